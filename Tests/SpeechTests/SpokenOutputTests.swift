import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Synchronization
import Testing

@testable import Speech

/// Real speech, into memory instead of a sound card.
@MainActor
@Suite("Speech while a session runs", .serialized)
struct SpokenOutputTests {
  private func request(_ id: Int, _ texts: AccessibilityText...) -> SpeechRequest {
    SpeechRequest(id: id, utterance: Utterance(texts.map { .init(.label, $0) }), cause: Cause(.start))
  }

  /// Lets real time pass until a request has ended, and returns what was reported.
  private func finish(
    _ output: SpokenOutput, _ id: Int
  ) async throws -> [SpeechProgress] {
    var progress: [SpeechProgress] = []
    let start = ContinuousClock.now
    // Counts looks, not seconds: other suites may keep the main actor busy for long.
    for _ in 0..<10_000 {
      progress += output.takeProgress(until: (ContinuousClock.now - start).inSeconds)
      if progress.contains(where: { $0.isEnd && $0.request == id }) { return progress }
      try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record("Request \(id) did not end; reported: \(progress)")
    return progress
  }

  private func began(_ output: SpokenOutput, _ id: Int) async throws {
    for _ in 0..<5_000 {
      if output.takeProgress(until: 0).contains(.began(id)) { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("Request \(id) did not begin")
  }

  private func duration(_ texts: AccessibilityText...) throws -> Double {
    let script = SpokenText().script(for: Utterance(texts.map { .init(.label, $0) }))
    return try EspeakSynthesizer().synthesize(script, settings: SpeechSettings(Settings())).duration
  }

  @Test("An utterance is heard whole, word by word")
  func whole() async throws {
    let device = MemoryDevice()
    let output = SpokenOutput(device: device)
    output.speak(request(1, "Favourite dogs", "Button"), settings: Settings(), at: 0)
    let progress = try await finish(output, 1)
    #expect(progress.first == .began(1))
    #expect(progress.last == .finished(1))
    let words = progress.dropFirst().dropLast()
    #expect(
      Array(words) == [
        .reached(1, part: 0, offset: 0), .reached(1, part: 0, offset: 10), .reached(1, part: 1, offset: 0),
      ])
    let heard = Double(device.samples.count) / Double(SpeechAudio.liveRate)
    let expected = try duration("Favourite dogs", "Button")
    // It may be longer, by silence, where the processor is busy; never shorter.
    #expect(heard > expected * 0.95 - 0.05)
    #expect(device.samples.contains { abs(Int($0)) > 3_000 })
    #expect(output.nextProgress == nil)
  }

  @Test("A stop silences at once, without a click")
  func stop() async throws {
    let device = MemoryDevice(isPaced: true)
    let output = SpokenOutput(device: device)
    output.speak(request(1, "A long story about very many dogs"), settings: Settings(), at: 0)
    try await began(output, 1)
    try await Task.sleep(for: .milliseconds(300))
    output.stop(at: 0.3)
    let before = device.samples.count
    try await Task.sleep(for: .milliseconds(200))
    // What is being handed over at that moment, and a fade.
    let after = device.samples[before...]
    let heard = (after.lastIndex { $0 != 0 } ?? before) - before
    #expect(heard <= Mixer.blockLength * 2 + Mixer.fadeLength)
    #expect(output.takeProgress(until: 1).isEmpty)
    #expect(output.nextProgress == nil)
  }

  @Test("Speech is held and goes on where it was")
  func pause() async throws {
    let device = MemoryDevice(isPaced: true)
    let output = SpokenOutput(device: device)
    // Long enough not to come to its end while other suites keep the main actor busy.
    let numbers = (1...200).map { "number \($0)" }.joined(separator: ", ")
    output.speak(request(1, .init(numbers)), settings: Settings(), at: 0)
    try await began(output, 1)
    output.pause(at: 0.1)
    #expect(output.nextProgress == nil)
    try await Task.sleep(for: .milliseconds(150))
    let held = device.samples.count
    try await Task.sleep(for: .milliseconds(150))
    #expect(device.samples.count == held, "Nothing is played while speech is held")
    _ = output.takeProgress(until: 0.2)
    output.resume(at: 0.4)
    var words: [Int] = []
    for _ in 0..<10_000 where words.count < 2 {
      for case .reached(1, part: 0, let offset) in output.takeProgress(until: 0.5) { words.append(offset) }
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(words.count >= 2 && words == words.sorted(), "It goes on with the words that follow")
    #expect(device.samples.count > held)
    output.stop(at: 1)
  }

  @Test("At twenty moves a second no utterance is lost, and the last is said whole")
  func twentyMovesASecond() async throws {
    let device = MemoryDevice(isPaced: true)
    let output = SpokenOutput(device: device)
    output.speak(request(0, "Ready"), settings: Settings(), at: 0)
    _ = try await finish(output, 0)
    var begun: [Int] = []
    var start = 0
    for id in 1...30 {
      start = device.samples.count
      let text = id == 30 ? "Call the shelter, it is open" : "Element number \(id), Button"
      output.speak(request(id, .init(text)), settings: Settings(), at: Double(id) * 0.05)
      try await Task.sleep(for: .milliseconds(50))
      for case .began(let id) in output.takeProgress(until: Double(id) * 0.05) { begun.append(id) }
    }
    let rest = try await finish(output, 30)
    for case .began(let id) in rest { begun.append(id) }
    #expect(begun == Array(1...30))
    #expect(rest.last == .finished(30))
    let heard = Double(device.samples.count - start) / Double(SpeechAudio.liveRate)
    #expect(try heard >= duration("Call the shelter, it is open") * 0.97)
  }

  @Test("Only the newest of many requests is spoken, however fast they come")
  func flood() async throws {
    let output = SpokenOutput(device: MemoryDevice())
    for id in 1...500 {
      output.speak(request(id, AccessibilityText("Element \(id)")), settings: Settings(), at: 0)
    }
    let progress = try await finish(output, 500)
    #expect(progress.allSatisfy { $0.request == 500 })
  }

  @Test("Sounds are heard beside speech and without it")
  func sounds() async throws {
    let device = MemoryDevice()
    let output = SpokenOutput(device: device)
    output.show(.play(.boundaryReached), of: "VoiceOver", at: 0)
    try await Task.sleep(for: .milliseconds(200))
    let sound = EarconSound.samples(of: .boundaryReached)
    #expect(Array(device.samples.prefix(sound.count)) == sound)
    output.speak(request(1, "Wait"), settings: Settings(), at: 1)
    output.show(.play(.itemFocused), of: "VoiceOver", at: 1)
    output.show(.vibrate(.itemFocused), of: "VoiceOver", at: 1)
    #expect(try await finish(output, 1).last == .finished(1))
  }

  @Test("An utterance without words ends", arguments: ["", " ", "🎉"])
  func nothing(text: String) async throws {
    let output = SpokenOutput(device: MemoryDevice())
    var settings = Settings()
    settings.voiceOver.speaksEmoji = false
    output.speak(request(1, .init(text)), settings: settings, at: 0)
    #expect(try await finish(output, 1) == [.began(1), .finished(1)])
  }

  @Test("A voice that is not there gives way to another")
  func unknownVoice() async throws {
    let output = SpokenOutput(device: MemoryDevice())
    var settings = Settings()
    settings.voiceOver.voice = "Samantha"
    output.speak(request(1, "Hello"), settings: settings, at: 0)
    #expect(try await finish(output, 1).last == .finished(1))
  }

  /// Fails after a few blocks.
  private final class BrokenDevice: AudioDevice {
    let left = Mutex(5)

    func play(_ samples: [Int16]) throws(SpeechError) {
      let isBroken = left.withLock {
        $0 -= 1
        return $0 < 0
      }
      if isBroken { throw .playerFailed(program: "aplay", reason: "gone") }
    }

    func close() {}
  }

  @Test("Without sound the session goes on, and is told so once")
  func fallback() async throws {
    let warnings = WarningList()
    let output = SpokenOutput(device: BrokenDevice()) { warnings.add($0) }
    let start = ContinuousClock.now
    output.speak(request(1, "Hello there"), settings: Settings(), at: 0)
    _ = try await finish(output, 1)
    output.speak(request(2, "Again"), settings: Settings(), at: 0)
    _ = try await finish(output, 2)
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains("goes on without sound") == true)
    #expect((ContinuousClock.now - start).inSeconds > 0.8, "Speech keeps its time")
  }

  @Test("On this machine, with or without a sound card, speech comes to its end")
  func thisMachine() async throws {
    let output = SpokenOutput { _ in }
    output.speak(request(1, "Hello"), settings: Settings(), at: 0)
    #expect(try await finish(output, 1).last == .finished(1))
  }

  @Test("Its threads end with it")
  func end() async throws {
    let device = MemoryDevice()
    var output: SpokenOutput? = SpokenOutput(device: device)
    output?.stop(at: 0)
    output = nil
    for _ in 0..<1_000 where !device.isClosed { try await Task.sleep(for: .milliseconds(2)) }
    #expect(device.isClosed)
  }
}

/// Collects warnings from any thread.
private final class WarningList: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

@Suite("Feeding a player program")
struct PlayerDeviceTests {
  @Test("Without a program there is a clear error")
  func none() {
    #expect(throws: SpeechError.noPlayer(tried: ["pw-cat", "pacat", "aplay"])) {
      try PlayerDevice.open(searchPath: "/nonexistent")
    }
  }

  @Test("A program that cannot play gives way, and the last says why")
  func failing() throws {
    try ProgramFolder.with(["pw-cat": "exit 3", "aplay": "exit 1"]) { folder in
      #expect(throws: SpeechError.playerFailed(program: "aplay", reason: "it ended with status 1")) {
        try PlayerDevice.open(searchPath: folder)
      }
    }
  }

  @Test("The samples arrive as they are")
  func samples() throws {
    try ProgramFolder.with(["pacat": "exec /bin/cat > \"$(/usr/bin/dirname \"$0\")/heard\""]) { folder in
      let device = try PlayerDevice.open(searchPath: folder)
      try device.play([0, 1, -1, .max, .min])
      let file = URL(fileURLWithPath: folder + "/heard")
      var heard = Data()
      for _ in 0..<500 where heard.count < 10 {
        heard = (try? Data(contentsOf: file)) ?? Data()
        Thread.sleep(forTimeInterval: 0.01)
      }
      #expect([UInt8](heard) == [0, 0, 1, 0, 0xFF, 0xFF, 0xFF, 0x7F, 0, 0x80])
      device.close()
    }
  }

  @Test("It is never fed further ahead than can be taken back")
  func pace() {
    var pace = Pace()
    let start = ContinuousClock.now
    #expect(pace.add(220, rate: 22_050, now: start) == 0)
    let wait = pace.add(2_205, rate: 22_050, now: start)
    #expect(abs(wait - (0.11 - Pace.lead)) < 0.001)
    // Behind a silence there is nothing left to wait for.
    #expect(pace.add(110, rate: 22_050, now: start + .seconds(5)) == 0)
  }
}

/// A folder with programs that are shell scripts.
enum ProgramFolder {
  static func with(_ scripts: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, script) in scripts {
      let text = folder + "/\(name).text"
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: text))
      // Another process makes the program: a child that a parallel test starts just then would inherit a file that is
      // open for writing here, and as long as it holds it, nobody can run it ("Text file busy").
      let install = Process()
      install.executableURL = URL(fileURLWithPath: "/usr/bin/install")
      install.arguments = ["-m", "755", text, folder + "/" + name]
      try install.run()
      install.waitUntilExit()
    }
    try body(folder)
  }
}
