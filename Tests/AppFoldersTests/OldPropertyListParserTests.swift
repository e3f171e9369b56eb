import Foundation
import Testing

@testable import AppFolders

@Suite("The reader of project files")
struct OldPropertyListParserTests {
  @Test("Reads words, quoted texts, lists, tables and comments")
  func reads() throws {
    let list = try OldPropertyListParser.parse(
      """
      // !$*UTF8*$!
      { isa = PBXGroup; children = ( A1 /* main */, "b c", ); "quoted key" = "line\\nbreak \\"x\\"";
        path = ../a/b-c.d; empty = (); inner = { a = 1; }; bytes = <0fbd 77>; }
      """)
    #expect(list["isa"]?.string == "PBXGroup")
    #expect(list["children"]?.strings == ["A1", "b c"])
    #expect(list["quoted key"]?.string == "line\nbreak \"x\"")
    #expect(list["path"]?.string == "../a/b-c.d")
    #expect(list["empty"]?.array == [])
    #expect(list["inner"]?["a"]?.string == "1")
    #expect(list["bytes"]?.string == "<0fbd 77>")
  }

  @Test(
    "Says where a damaged file is damaged",
    arguments: [
      ("{ a = 1", 1, 8), ("{ a 1; }", 1, 5), ("( a b )", 1, 5), ("{\n  a = \"x;\n}", 3, 2), ("", 1, 1),
      ("{ } x", 1, 5), ("{ a = 1; /* }", 1, 13), ("<<<<<<< HEAD", 1, 13),
    ])
  func places(text: String, line: Int, column: Int) {
    let failure = #expect(throws: OldPropertyListParser.Failure.self) {
      try OldPropertyListParser.parse(text)
    }
    #expect(failure?.place.line == line)
    #expect(failure?.place.column == column)
    #expect(failure?.expected.isEmpty == false)
  }

  @Test("Refuses braces without end before the stack does")
  func depth() {
    #expect(throws: OldPropertyListParser.Failure.self) {
      try OldPropertyListParser.parse(String(repeating: "(", count: 100_000))
    }
  }

  @Test("Survives any mutation of a project file")
  func mutations() {
    var random = SeededGenerator(seed: 7)
    let source = Array(TestProject.text().utf8)
    var read = 0
    for _ in 0..<400 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(UInt8(ascii: "{"), at: index)
        }
      }
      if (try? OldPropertyListParser.parse(String(decoding: bytes, as: UTF8.self))) != nil { read += 1 }
    }
    #expect(read > 0)
    #expect(read < 400)
  }
}

/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
