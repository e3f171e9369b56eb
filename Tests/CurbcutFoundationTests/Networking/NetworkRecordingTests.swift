import TestNumbers
import Testing

@testable import CurbcutFoundation

/// What a recording answers.
@Suite struct NetworkRecordingTests {
  /// A folder of files, by their paths, which goes when the test is done.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("network-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func request(_ address: String, _ method: String = "GET", body: String? = nil) throws
    -> _NetworkRequest
  {
    _NetworkRequest(try #require(URL(string: address)), method: method, body: body.map { Data($0.utf8) })
  }

  private func text(
    _ recording: inout NetworkRecording, _ address: String, _ method: String = "GET", body: String? = nil
  ) throws -> String? {
    recording.answer(to: try request(address, method, body: body)).map {
      String(decoding: $0.answer.body, as: UTF8.self)
    }
  }

  private func entry(_ method: String, _ url: String, status: Int = 200, _ more: String) -> String {
    """
    {"request": {"method": "\(method)", "url": "\(url)"}, "response": {"status": \(status), \(more)}}
    """
  }

  private func archive(_ entries: [String]) -> String {
    #"{"log": {"version": "1.2", "creator": {"name": "Test", "version": "1"}, "entries": [\#(entries.joined(separator: ","))]}}"#
  }

  @Test func aFileHasTheAddressOfItsPath() throws {
    let folder = try Folder([
      "example.com/dogs/list.json": "dogs", "example.com/dogs/list?page=2.json": "second",
      "example.com/index.html": "home",
      "example.com/dogs/index.json": "all", "example.com/dogs.POST.json": "made", "localhost:8080/a": "local",
      "example.com/raw": "raw",
    ])
    var recording = NetworkRecording()
    try recording.add(folder.url)
    #expect(try text(&recording, "https://example.com/dogs/list.json") == "dogs")
    #expect(try text(&recording, "https://example.com/dogs/list") == "dogs")
    #expect(try text(&recording, "https://example.com/dogs/list?page=2") == "second")
    #expect(try text(&recording, "https://example.com/dogs/list?page=3") == "dogs")
    #expect(try text(&recording, "https://example.com") == "home")
    #expect(try text(&recording, "https://example.com/") == "home")
    #expect(try text(&recording, "https://example.com/dogs/") == "all")
    #expect(try text(&recording, "https://example.com/dogs") == "all")
    #expect(try text(&recording, "https://example.com/dogs", "POST") == "made")
    #expect(try text(&recording, "http://localhost:8080/a") == "local")
    #expect(try text(&recording, "https://example.com/raw") == "raw")
    #expect(try text(&recording, "https://example.com/dogs/list", "DELETE") == nil)
    #expect(try text(&recording, "https://example.org/dogs/list") == nil)
    let answer = try #require(recording.answer(to: try request("https://example.com/dogs/list")))
    #expect(answer.answer.headers["Content-Type"] == "application/json")
    #expect(try text(&recording, "https://example.com/dogs/list", "HEAD") == "")
  }

  @Test func nothingOutsideTheFolderIsAnswered() throws {
    let folder = try Folder(["inside/example.com/a": "a", "secret": "secret"])
    var recording = NetworkRecording()
    try recording.add(folder.url.appendingPathComponent("inside"))
    for address in [
      "https://../secret", "https://example.com/../../secret", "https://example.com/%2e%2e/%2e%2e/secret",
      "https://example.com/..%2F..%2Fsecret",
    ] {
      guard URL(string: address) != nil else { continue }
      #expect(try text(&recording, address) == nil, "\(address)")
    }
  }

  @Test func anArchiveAnswersInTheOrderInWhichItWasRecorded() throws {
    let folder = try Folder([
      "app.har": archive([
        entry("GET", "https://example.com/a?x=1&y=2", #""content": {"text": "first"}"#),
        entry("GET", "https://EXAMPLE.com:443/a?x=1&y=2", #""content": {"text": "second"}"#),
        entry("GET", "https://example.com/b", #""content": {"text": "aGk=", "encoding": "base64"}"#),
        entry("GET", "https://example.com/file", #""content": {"_file": "body.txt"}"#),
        entry("GET", "https://example.com/cancelled", status: 0, #""content": {}"#),
      ]), "body.txt": "from a file",
    ])
    var recording = NetworkRecording()
    try recording.add(folder.url.appendingPathComponent("app.har"))
    #expect(try text(&recording, "https://example.com/a?x=1&y=2") == "first")
    #expect(try text(&recording, "https://example.com/a?y=2&x=1") == "second")
    #expect(try text(&recording, "https://example.com/a?x=1&y=2") == "second")
    #expect(try text(&recording, "https://example.com/a?x=1") == nil)
    #expect(try text(&recording, "https://example.com/b") == "hi")
    #expect(try text(&recording, "https://example.com/b", "HEAD") == "")
    #expect(try text(&recording, "https://example.com/b", "POST") == nil)
    #expect(try text(&recording, "https://example.com/file") == "from a file")
    #expect(try text(&recording, "https://example.com/cancelled") == nil)
  }

  @Test func theBodyTellsRequestsApart() throws {
    func post(_ asked: String, _ answer: String) -> String {
      """
      {"request": {"method": "POST", "url": "https://example.com/q", "postData": {"text": "\(asked)"}},
       "response": {"status": 200, "content": {"text": "\(answer)"}}}
      """
    }
    let folder = try Folder(["a.har": archive([post("one", "1"), post("two", "2")])])
    var recording = NetworkRecording()
    try recording.add(folder.url)
    #expect(try text(&recording, "https://example.com/q", "POST", body: "two") == "2")
    #expect(try text(&recording, "https://example.com/q", "POST", body: "one") == "1")
  }

  @Test func redirectionsAreFollowed() throws {
    let to = { (place: String) in #""headers": [{"name": "location", "value": "\#(place)"}]"# }
    let folder = try Folder([
      "a.har": archive([
        entry("GET", "http://example.com/old", status: 301, to("https://example.com/new")),
        entry("GET", "https://example.com/new", #""content": {"text": "new"}"#),
        entry("POST", "https://example.com/made", status: 303, to("/new")),
        entry("GET", "https://example.com/loop", status: 302, to("/loop")),
      ])
    ])
    var recording = NetworkRecording()
    try recording.add(folder.url)
    let found = try #require(recording.answer(to: try request("http://example.com/old")))
    #expect(found.url.absoluteString == "https://example.com/new")
    #expect(try text(&recording, "https://example.com/made", "POST") == "new")
    #expect(try text(&recording, "https://example.com/loop") == nil)
  }

  @Test(arguments: ["", "{", "[]", "{\"log\": {}}", "{\"log\": {\"entries\": [{\"request\": {}}]}}"])
  func aFileThatIsNoArchiveIsToldApart(text: String) throws {
    let folder = try Folder(["a.har": text])
    var recording = NetworkRecording()
    #expect(throws: NetworkRecording.Fault.self) { try recording.add(folder.url) }
    let fault = #expect(throws: NetworkRecording.Fault.self) {
      try recording.add(folder.url.appendingPathComponent("missing"))
    }
    #expect(fault?.problem == "there is no such file")
  }

  @Test func whatIsKeptAnswersAgain() throws {
    let folder = try Folder([:])
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("kept.har")
    let recorder = NetworkRecorder(write: { try $0.write(to: file) }) { Issue.record($0) }
    let bytes = Data([0xFF, 0x00, 0x80])
    for (address, body) in [("https://example.com/t", Data("text".utf8)), ("https://example.com/b", bytes)] {
      recorder.record(
        NetworkExchange(
          request: try request(address), answer: _NetworkAnswer(headers: ["Content-Type": "x/y"], body: body)),
        seconds: 0.5)
    }
    recorder.flush()
    var recording = NetworkRecording()
    try recording.add(file)
    #expect(try text(&recording, "https://example.com/t") == "text")
    #expect(recording.answer(to: try request("https://example.com/b"))?.answer.body == bytes)
  }

  @Test func damagedArchivesNeverEndTheProgram() throws {
    let whole = Array(
      archive([
        entry("GET", "https://example.com/a?x=1", #""content": {"text": "aGk=", "encoding": "base64"}"#),
        entry(
          "GET", "https://example.com/b", status: 301, #""headers": [{"name": "location", "value": "/a"}]"#),
      ]).utf8)
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let folder = try Folder(["a.har": ""])
    let file = folder.url.appendingPathComponent("a.har")
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.remove(at: index)
        }
      }
      try Data(bytes).write(to: file)
      var recording = NetworkRecording()
      do {
        try recording.add(file)
        _ = try text(&recording, "https://example.com/a?x=1")
        _ = try text(&recording, "https://example.com/b")
      } catch let fault as NetworkRecording.Fault {
        #expect(!fault.problem.isEmpty, "seed \(seed)")
      }
    }
  }
}
