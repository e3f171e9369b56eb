import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import AccessibilityTree

@MainActor
@Suite("Recording a session")
struct RecordingTests {
  private func recorded() throws -> (log: Data, session: Session) {
    let screen = LabelScreen(["one", "two", "three"])
    let session = Session(provider: screen, engines: [CountingEngine(), CountingEngine(bias: 10)])
    var log = Data()
    let recorder = SessionRecorder(session) { log += $0 }
    session.send(.start(appName: "App", isSwitchedOn: true))
    screen.rename(1, "zwei \"\n")
    session.send(.command("next"))
    session.settle()
    session.settings.voiceOver.speakingRate = 0.75
    session.send(.command("next"))
    screen.show(["alone"])
    session.send(.command("next"), at: 1000.25)
    session.settle()
    recorder.finish()
    session.send(.command("not recorded"))
    #expect(recorder.failure == nil)
    return (log, session)
  }

  private func lines(_ log: Data) -> [String] {
    String(decoding: log, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("The first line names the form; a screen is written again only as far as it changed")
  func form() throws {
    let lines = lines(try recorded().log)
    #expect(lines[0].contains(#""format":"curbcut.session""#))
    #expect(lines[0].contains(#""engines":["counting","counting"]"#))
    #expect(lines.filter { $0.contains(#"{"screen":{"c"#) }.count == 2)
    #expect(lines.filter { $0.contains(#"{"elements":"#) }.count == 1)
    #expect(lines.filter { $0.hasPrefix(#"{"settings":"#) }.count == 1)
    #expect(lines.last == #"{"end":true}"#)
    #expect(!lines.contains { $0.contains("not recorded") })
  }

  @Test("A replay says the same, and knows which utterances came to their end")
  func replay() throws {
    let (data, session) = try recorded()
    let log = try SessionLog(data, file: "log")
    #expect(log.isComplete)
    #expect(log.engines == ["counting", "counting"])
    let replay = SessionReplay(log, engines: [CountingEngine(), CountingEngine(bias: 10)])
    #expect(replay.difference == nil)
    #expect(replay.transcript.map(\.text) == session.transcript.map(\.text))
    #expect(replay.transcript.map(\.time) == session.transcript.map(\.time))
    #expect(replay.transcript.count >= 6)
  }

  @Test("A replay by another engine tells the line of the first difference")
  func difference() throws {
    let data = try recorded().log
    let log = try SessionLog(data, file: "log")
    let replay = SessionReplay(log, engines: [CountingEngine(), CountingEngine(bias: 11)])
    let difference = try #require(replay.difference)
    let line = lines(data)[difference.line - 1]
    #expect(line.contains("one 11 at 0.5"))
    guard case .speak(let request) = difference.got else {
      Issue.record("\(difference)")
      return
    }
    #expect(request.utterance.text() == "one 12 at 0.5")
  }

  @Test("A log that stops in front of an effect differs there")
  func missingEffect() throws {
    let all = lines(try recorded().log)
    let cut = try #require(all.firstIndex { $0.contains(#""focus""#) && $0.contains(#""effect""#) })
    let log = try SessionLog(Data(all[..<cut].joined(separator: "\n").utf8), file: "log")
    #expect(!log.isComplete)
    let replay = SessionReplay(log, engines: [CountingEngine(), CountingEngine(bias: 10)])
    #expect(replay.difference?.expected == nil)
    #expect(replay.difference?.line == cut)
  }

  @Test("A recording that cannot be written ends and says why")
  func full() {
    struct DiskFull: Error {}
    let session = Session(provider: LabelScreen(["one"]), engines: [CountingEngine()])
    var written = 0
    let recorder = SessionRecorder(session) { _ in
      written += 1
      if written == 3 { throw DiskFull() }
    }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    #expect(recorder.failure is DiskFull)
    #expect(written == 3)
  }

  @Test("A file holds the same as the lines, and a path that cannot be written is an error")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let session = Session(provider: LabelScreen(["one"]), engines: [CountingEngine()])
    let recorder = try SessionRecorder(session, path: path)
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    recorder.finish()
    let replay = SessionReplay(try SessionLog(contentsOf: path), engines: [CountingEngine()])
    #expect(replay.difference == nil)
    #expect(replay.transcript.map(\.text) == ["one 1 at 0.5"])
    #expect(throws: (any Error).self) { try SessionRecorder(session, path: "/nowhere/at/all") }
    #expect(throws: SessionLogError.self) { try SessionLog(contentsOf: "/nowhere/at/all") }
  }

  @Test("Numbers that JSON does not know come back")
  func strangeNumbers() throws {
    let session = Session(provider: LabelScreen(["one"]), engines: [CountingEngine()])
    var data = Data()
    let recorder = SessionRecorder(session) { data += $0 }
    let touch = Touch(phase: .began, point: CGPoint(x: Double.infinity, y: -Double.infinity))
    session.send(.touch(touch))
    recorder.finish()
    let log = try SessionLog(data, file: "log")
    let events = log.entries.compactMap { entry -> Event? in
      if case .event(let event, _, _) = entry.content { event } else { nil }
    }
    #expect(events.contains(.touch(touch)))
  }
}

@Suite("A damaged log")
struct RecordingErrorTests {
  private static let header = #"{"format":"curbcut.session","version":1,"engines":["a"],"settings":{}}"#

  @Test(
    "is an error with its line",
    arguments: [
      ("", 1, "a first line with the format"),
      ("{}", 1, "format"),
      (#"{"format":"curbcut.tree","version":1}"#, 1, "curbcut.session"),
      (#"{"format":"curbcut.session","version":2}"#, 1, "version: expected 1, found 2"),
      (#"{"format":"curbcut.session","version":1,"settings":{}}"#, 1, "engines"),
      ("HEADER\n{\"event\":", 2, "JSON object"),
      ("HEADER\n\n{}", 2, "JSON object"),
      ("HEADER\n[]", 2, "expected"),
      ("HEADER\n{}", 2, "screen, elements"),
      (
        "HEADER\n{\"event\":{\"tick\":{}},\"engine\":1,\"at\":0}", 2, "engine: expected the place of one of 1"
      ),
      ("HEADER\n{\"event\":{\"tick\":{}},\"engine\":-1,\"at\":0}", 2, "engine"),
      ("HEADER\n{\"event\":{\"tick\":{}},\"at\":0}", 2, "engine"),
      ("HEADER\n{\"event\":{\"tick\":{}},\"engine\":0}", 2, "at: expected a time"),
      ("HEADER\n{\"event\":{\"tick\":{}},\"engine\":0,\"at\":\"nan\"}", 2, "at: expected a time"),
      (
        "HEADER\n{\"event\":{\"tick\":{}},\"engine\":0,\"at\":5}\n{\"event\":{\"tick\":{}},\"engine\":0,\"at\":4}",
        3, "not before 5.0, found 4.0"
      ),
      ("HEADER\n{\"event\":{\"dance\":{}},\"engine\":0,\"at\":0}", 2, "event"),
      ("HEADER\n{\"elements\":[{\"index\":0,\"id\":7,\"frame\":[0,0,1,1]}]}", 2, "found the id 7"),
      (
        "HEADER\n{\"screen\":{\"version\":1,\"elements\":[],\"containers\":[],\"roots\":[{\"element\":0}]}}",
        2,
        "screen"
      ),
      ("HEADER\n{\"end\":true}\n{\"end\":true}", 3, "nothing behind the end"),
    ])
  func errors(text: String, line: Int, words: String) {
    let text = text.replacingOccurrences(of: "HEADER", with: Self.header)
    let error = #expect(throws: SessionLogError.self) { try SessionLog(Data(text.utf8), file: "a.jsonl") }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("a.jsonl:\(line):") == true)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
