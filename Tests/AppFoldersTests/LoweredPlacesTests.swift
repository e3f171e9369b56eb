import Testing

@testable import AppFolders

@Suite("Places in lowered files")
struct LoweredPlacesTests {
  private static let own = "class A {\n  let a = 1\n\n"
  private static let lowered = """
    #sourceLocation(file: "/app/A.swift", line: 1)
    class A {
      let a = 1

    import CurbcutFoundation
    #sourceLocation(file: "/app/A.swift", line: 2)
    registration

    """

  private func original(_ file: String, _ line: Int, _ column: Int) -> CompilerMessage {
    var places = LoweredPlaces()
    places.add("/app/A.swift", text: Self.own, lowered: Self.lowered, at: "/cache/A.lowered.swift")
    return places.original(CompilerMessage(file: file, line: line, column: column, text: "expected x"))
  }

  @Test("are those of the user's file", arguments: [(2, 1), (3, 2), (7, 2)])
  func lines(lowered: Int, own: Int) {
    let message = original("/cache/A.lowered.swift", lowered, 5)
    #expect(message.file == "/app/A.swift")
    #expect(message.line == own)
    #expect(message.column == 5)
  }

  @Test("behind the end of the user's file are behind its last word", arguments: [5, 8])
  func end(line: Int) {
    let message = original(line == 8 ? "/app/A.swift" : "/cache/A.lowered.swift", line, 1)
    #expect(message.file == "/app/A.swift")
    #expect(message.line == 2)
    #expect(message.column == 12)
  }

  @Test("in other files stay")
  func others() {
    #expect(original("/app/B.swift", 30, 2).line == 30)
    #expect(original("/app/A.swift", 2, 3).line == 2)
  }
}
