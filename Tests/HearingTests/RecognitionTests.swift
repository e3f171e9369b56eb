import AssistiveTechnology
import Foundation
import Testing
import VoiceControl

@testable import Hearing

/// These speak and hear for real.
@Suite(
  "Commands that espeak-ng says are heard", .serialized,
  .enabled(if: SpokenCommands.canHear, Comment(rawValue: SpokenCommands.advice)))
struct RecognitionTests {
  @Test(
    "Of sixty commands in three voices nearly all are heard and carried out")
  func rate() throws {
    let recognizer = try Recognizer()
    var (said, heard) = (0, 0)
    var (length, time) = (0.0, 0.0)
    var wrong: [String] = []
    var doubt: [Bool: [Double]] = [:]
    for (name, commands) in SpokenCommands.all {
      var screen = SpokenCommands.Screen(name)
      let grammar = screen.grammar
      for command in commands {
        for voice in SpokenCommands.voices {
          let sound = try SpokenCommands.sound(command, voice: voice)
          let start = CPUTime.now
          let phrase = try recognizer.hear(sound, grammar: grammar)
          time += CPUTime.now - start
          length += sound.duration
          said += 1
          let isRight = phrase.map { screen.understands($0.text, as: command) } ?? false
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
    print("heard and carried out: \(heard) of \(said), time \(time / length) of the length")
    print("confidence: right \(mean(doubt[true])), wrong \(mean(doubt[false]))")
    for line in wrong { print(line) }
    #expect(said == 180)
    // 170 with espeak-ng 1.51; another version may cost some.
    #expect(Double(heard) / Double(said) >= 0.9)
    #expect(mean(doubt[true]) > mean(doubt[false]))
  }

  @Test("A name that no dictionary has is heard by the sounds that espeak-ng gives it")
  func unknownWords() throws {
    let recognizer = try Recognizer()
    let names = ["Zyxqua", "Brontowex", "Kalimdor"]
    let grammar = SpokenGrammar(
      language: "en", phrases: [[.word("tap"), .rule("item")]],
      rules: ["item": names.map { [.word($0.lowercased())] }])
    for name in names {
      let phrase = try recognizer.hear(
        try SpokenCommands.sound("tap \(name)", voice: "en-us"), grammar: grammar)
      #expect(phrase?.text == "tap \(name.lowercased())")
    }
  }

  @Test("Silence and an empty grammar are nothing; the same sound is heard the same again")
  func nothing() throws {
    let recognizer = try Recognizer()
    var screen = SpokenCommands.Screen("dogs")
    let sound = try SpokenCommands.sound("tap Layla", voice: "en-us")
    let grammar = screen.grammar
    let silence = RecordedSound(sampleRate: 16_000, samples: [Float](repeating: 0, count: 16_000))
    #expect(try recognizer.hear(silence, grammar: grammar) == nil)
    #expect(try recognizer.hear(sound, grammar: SpokenGrammar(language: "en", phrases: [])) == nil)
    let first = try recognizer.hear(sound, grammar: grammar)
    #expect(first?.text == "tap layla")
    #expect(try recognizer.hear(sound, grammar: grammar) == first)
  }

  @Test("Two phrases in a stream of raw sound are heard one after the other")
  func stream() throws {
    var samples = [Float](repeating: 0, count: 16_000)
    for text in ["go home", "scroll down"] {
      samples += try SpokenCommands.sound(text, voice: "en-us").resampled(to: 16_000).samples
      samples += [Float](repeating: 0, count: 16_000)
    }
    let pipe = Pipe()
    let bytes = Data(
      samples.flatMap { sample -> [UInt8] in
        let value = UInt16(bitPattern: Int16(max(-1, min(1, sample)) * 32_767))
        return [UInt8(value & 0xFF), UInt8(value >> 8)]
      })
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: bytes)
      try? writer.close()
    }
    let grammar = SpokenGrammar(
      language: "en",
      phrases: [
        [.word("go"), .word("home")], [.word("scroll"), .word("down")], [.word("swipe"), .word("left")],
      ])
    var heard: [String] = []
    var seconds = 0.0
    try Listener(Recognizer()).listen(
      to: { try pipe.fileHandleForReading.read(upToCount: 3_200) ?? Data() }, passed: { seconds += $0 },
      grammar: { grammar }
    ) {
      heard.append($0?.text ?? "nothing")
      return true
    }
    #expect(abs(seconds - Double(samples.count) / 16_000) < 0.001)
    #expect(heard == ["go home", "scroll down"])
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
