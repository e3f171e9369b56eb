import Foundation
import RandomSessions

// Uses an app with VoiceOver by chance, for as many events as asked: `random-sessions 10000000 [seed] [swiftUI]`.
let interface: RandomSession.Interface = CommandLine.arguments.contains("swiftUI") ? .swiftUI : .uiKit
let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let wanted = arguments.first ?? 100_000
var seed = arguments.dropFirst().first ?? 1
var events: UInt64 = 0
var failures = 0
while events < wanted {
  let steps = RandomSession.steps(seed: seed, count: 400)
  // Every tenth run is recorded and played again.
  let isRecorded = seed % 10 == 0
  let (count, failure) = RandomSession.run(steps, interface, isRecorded: isRecorded)
  events += UInt64(count)
  if let failure {
    failures += 1
    print("seed \(seed): \(failure)")
    let small = RandomSession.shrink(steps, interface, isRecorded: isRecorded)
    print("  \(RandomSession.run(small, interface, isRecorded: isRecorded).failure.map { "\($0)" } ?? "")")
    for step in small { print("  .\(step),") }
    if failures == 5 { break }
  }
  seed += 1
}
print("\(events) events, \(failures) failures, seeds up to \(seed - 1)")
exit(failures == 0 ? 0 : 1)
