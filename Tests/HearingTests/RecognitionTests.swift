import AssistiveTechnology
import Foundation
import Testing
import VoiceControl

@testable import Hearing

/// These speak and hear for real.
@Suite("Commands that espeak-ng says are heard", .serialized)
struct RecognitionTests {
  @Test("Of sixty commands in three voices nearly all are heard, in a fraction of their length")
  func rate() throws {
    let recognizer = try Recognizer()
    var (said, heard) = (0, 0)
    var (length, time) = (0.0, 0.0)
    var wrong: [String] = []
    var doubt: [Bool: [Double]] = [:]
    for (screen, commands) in SpokenCommands.all {
      let grammar = SpokenCommands.grammar(of: screen)
      for command in commands {
        for voice in SpokenCommands.voices {
          let sound = try SpokenCommands.sound(command, voice: voice)
          let start = CPUTime.now
          let phrase = try recognizer.hear(sound, grammar: grammar)
          time += CPUTime.now - start
          length += sound.duration
          said += 1
          let isRight = phrase?.text == command.lowercased()
          doubt[isRight, default: []].append(phrase?.confidence ?? 0)
          if isRight {
            heard += 1
          } else {
            wrong.append("\(voice): \(command) → \(phrase?.text ?? "nothing")")
          }
        }
      }
    }
    func mean(_ values: [Double]?) -> Double {
      (values ?? []).reduce(0, +) / Double(max(values?.count ?? 0, 1))
    }
    print("heard \(heard) of \(said), time \(time / length) of the length")
    print("confidence: right \(mean(doubt[true])), wrong \(mean(doubt[false]))")
    for line in wrong { print(line) }
    #expect(said == 180)
    #expect(Double(heard) / Double(said) >= 0.9)
    #expect(time / length <= 0.3)
  }
}

/// The time that this thread has used, so that what else runs does not count.
enum CPUTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
