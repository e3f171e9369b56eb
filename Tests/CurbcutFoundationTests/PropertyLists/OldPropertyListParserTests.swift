import Foundation
import TestNumbers
import Testing

@testable import CurbcutFoundation

@Suite("The reader of old property lists")
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
      ("{ } x", 1, 5), ("{ a = 1; /* }", 1, 10), ("<<<<<<< HEAD", 1, 13),
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

  @Test("Reads texts with every escape alike, with braces around them and without")
  func oneGrammar() throws {
    let entries = #"""
      "a" = "\"q\" \\ \n\t\r\a\b\f\v \U00e4\u00f6 \101 \Ud83d\Ude00 ü"; 'b c' = 'd"e'; /* x */ f.g-h = ../i/j; // k
      """#
    let list = try OldPropertyListParser.parse("{ \(entries)\n }")
    let read = OldPropertyListParser.entries(of: entries)
    #expect(read.failures.isEmpty)
    #expect(read.entries.mapValues { OldPropertyList.string($0) } == list.dictionary)
    #expect(read.entries["a"] == "\"q\" \\ \n\t\r\u{7}\u{8}\u{C}\u{B} äö A 😀 ü")
    #expect(read.entries["b c"] == "d\"e")
    #expect(read.entries["f.g-h"] == "../i/j")
  }

  @Test("Says where a comment begins that has no end, and reads what came before it")
  func comment() {
    let read = OldPropertyListParser.entries(of: "a = b;\n /* c = d;\ne = f;")
    #expect(read.entries == ["a": "b"])
    #expect(read.failures.map(\.place.description) == ["2:2"])
  }

  @Test("Survives any bytes as the inside of a dictionary, and understands with braces what it does without")
  func looseMutations() {
    var random = SeededNumbers(seed: 11)
    let source = Array("/* Class */ \"a-b.text\" = \"Tür \\U00e4 \\n\";\n\nb = c;\n'd e' = f;\n".utf8)
    var compared = 0
    for _ in 0..<2_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(UInt8(ascii: "\""), at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let list = try? OldPropertyListParser.parse("{\(text)\n}") else { continue }
      let texts = list.dictionary?.compactMapValues(\.string)
      guard texts?.count == list.dictionary?.count else { continue }
      compared += 1
      #expect(OldPropertyListParser.entries(of: text).entries == texts)
    }
    #expect(compared > 100)
  }

  @Test("Survives any mutation of a project file")
  func mutations() {
    var random = SeededNumbers(seed: 7)
    let source = Array(
      #"""
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; objects = {
        A1 = { isa = PBXGroup; children = (B1 /* a b.swift */, "C 1", ); path = "../x y"; sourceTree = "<group>"; };
        B1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = "T\U00fcr \"1\""; };
      }; rootObject = A1 /* Project */; }
      """#.utf8)
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
