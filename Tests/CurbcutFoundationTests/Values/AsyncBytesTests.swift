import CurbcutFoundation
import Testing

@Suite("Bytes that come one after the other")
struct AsyncBytesTests {
  private func lines(_ text: String) async throws -> [String] {
    var lines: [String] = []
    for try await line in URLSession.AsyncBytes(Data(text.utf8)).lines { lines.append(line) }
    return lines
  }

  @Test func haveLines() async throws {
    #expect(try await lines("a\nb\r\n\nç 👩‍💻\u{2028}d\u{85}e") == ["a", "b", "ç 👩‍💻", "d", "e"])
    #expect(try await lines("").isEmpty)
    #expect(try await lines("\n\n").isEmpty)
    // The last bytes of separators alone do not end a line.
    #expect(try await lines("é Å ©") == ["é Å ©"])
  }

  @Test(arguments: ["", "a", "é👩‍💻🇩🇪e\u{301}z", "\r\n\n"])
  func haveCharacters(text: String) async throws {
    var characters: [Character] = []
    for try await character in URLSession.AsyncBytes(Data(text.utf8)).characters {
      characters.append(character)
    }
    #expect(characters == Array(text))
  }

  @Test func areThoseOfAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    try Data("one\ntwo".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await file.lines.reduce(into: []) { $0.append($1) } == ["one", "two"])
    #expect(try await file.resourceBytes.reduce(0) { count, _ in count + 1 } == 7)
    let handle = try FileHandle(forReadingFrom: file)
    try handle.seek(toOffset: 4)
    #expect(try await handle.bytes.lines.first { _ in true } == "two")
    await #expect(throws: (any Error).self) {
      for try await _ in file.appendingPathExtension("none").lines {}
    }
  }
}
