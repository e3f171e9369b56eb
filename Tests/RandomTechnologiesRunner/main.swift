import Foundation
import RandomTechnologies

// Uses an app with every technology by chance: `random-technologies --events N --seed S`.
// Or asks of N screens whether every technology leads everywhere: `random-technologies --trees N --seed S`.
func argument(_ name: String) -> UInt64? {
  guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else {
    return nil
  }
  return UInt64(CommandLine.arguments[place + 1])
}

/// A step as it is written in a test.
func short(_ step: TechnologyStep) -> String {
  let modules = ["AssistiveTechnology", "DeviceSettings", "Foundation", "RandomTechnologies"]
  let types = [
    "TechnologyStep.Mutation", "TechnologyStep.Guiding", "TechnologyStep.DisabledRegionShape", "Event",
    "Touch.Phase", "Technology", "SettingValue",
  ]
  var text = "\(step)"
  for module in modules { text = text.replacing(module + ".", with: "") }
  for type in types { text = text.replacing(type + ".", with: ".") }
  return text
}

let first = argument("--seed") ?? 1
if let trees = argument("--trees") {
  let faults = (first..<first + trees).lazy.compactMap { seed in
    Reachability.fault(seed: seed).map { "seed \(seed): \($0)" }
  }
  let shown = Array(faults.prefix(5))
  for fault in shown { print(fault) }
  print("\(trees) screens, seeds \(first) to \(first + trees - 1)")
  exit(shown.isEmpty ? 0 : 1)
}
let wanted = argument("--events") ?? 100_000
var seed = first
var events: UInt64 = 0
var failures = 0
let begin = Date()
print("seeds from \(first)")
while events < wanted {
  let steps = TechnologyStep.random(400, seed: seed)
  // Every fiftieth run is recorded and played again.
  let isRecorded = seed % 50 == 0
  let (count, failure) = TechnologySession.run(steps, isRecorded: isRecorded)
  events += UInt64(count)
  if let failure {
    failures += 1
    print("seed \(seed): \(failure)")
    let small = TechnologySession.shrink(steps, isRecorded: isRecorded)
    print("  \(TechnologySession.run(small, isRecorded: isRecorded).failure.map { "\($0)" } ?? "")")
    for step in small { print("  .\(short(step)),") }
    if failures == 5 { break }
  }
  seed += 1
}
let seconds = Int(Date().timeIntervalSince(begin))
print("\(events) events in \(seconds) s, \(failures) failures, seeds \(first) to \(seed - 1)")
exit(failures == 0 ? 0 : 1)
