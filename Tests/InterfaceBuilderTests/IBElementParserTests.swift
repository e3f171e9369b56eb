import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Reading XML")
struct IBElementParserTests {
  func parse(_ text: String) throws -> IBElement {
    try IBElementParser.parse(Data(text.utf8), file: "a.xib")
  }

  @Test("Elements keep their order, attributes and text")
  func tree() throws {
    let root = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment with <tags> -->
      <document type='x' b="&lt;&amp;&#65;&#x1F600;&quot;">
          <a/><b><string key="text">One &amp; <![CDATA[<two>]]>
      three</string></b>
      </document>

      """)
    #expect(root.name == "document")
    #expect(root["type"] == "x")
    #expect(root["b"] == "<&A😀\"")
    #expect(root.children.map(\.name) == ["a", "b"])
    #expect(root.child("b")?.child("string", key: "text")?.text == "One & <two>\nthree")
    #expect(root.children.map(\.ordinal) == [1, 2])
  }

  @Test("Line ends in attributes are spaces, but not those that are written as numbers")
  func normalisation() throws {
    let root = try parse("<document a=\"one\ntwo\r\nthree&#10;four\"/>")
    #expect(root["a"] == "one two three\nfour")
  }

  @Test("The place of an element is the place of its ‘<’, in characters")
  func places() throws {
    let root = try parse("<document>\r\n  <a\n    x='1'/><b/>\n<!-- äöü😀 --><c t=\"ü\"/><d/>\n</document>")
    let places = root.children.map { "\($0.name) \($0.place)" }
    #expect(places == ["a 2:3", "b 3:12", "c 4:14", "d 4:24"])
  }

  @Test("UTF-16 and byte order marks are read")
  func encodings() throws {
    let text = "<document a=\"ü\"/>"
    for data in [
      Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8),
      Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data()),
      Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? Data()),
    ] {
      #expect(try IBElementParser.parse(data, file: "a.xib")["a"] == "ü")
    }
  }

  @Test(
    "What breaks XML's rules is an error with a place",
    arguments: [
      ("", .truncated, "1:1"),
      ("hello", .notXML, "1:1"),
      ("<document><a></document>", .malformed, "1:14"),
      ("<document>\n  <a b=\"1\" b=\"2\"/></document>", .malformed, "2:12"),
      ("<document>\n  <a b=1/></document>", .malformed, "2:8"),
      ("<document>\n  <a b=\"x<y\"/></document>", .malformed, "2:10"),
      ("<document>\n  <a b=\"&nbsp;\"/></document>", .malformed, "2:9"),
      ("<document>\n  <a", .truncated, "2:3"),
      ("<document>\n  <a/>\n", .truncated, "3:1"),
      ("<document><!-- never ends", .truncated, "1:11"),
      ("<document/><document/>", .malformed, "1:12"),
      ("<!DOCTYPE lolz [<!ENTITY a \"ha\">]>\n<document/>", .documentType, "1:1"),
      ("<document>< a/></document>", .malformed, "1:12"),
      ("</document>", .malformed, "1:1"),
    ] as [(String, InterfaceBuilderError.Kind, String)])
  func errors(text: String, kind: InterfaceBuilderError.Kind, place: String) throws {
    let error = try #require(throws: InterfaceBuilderError.self) { try parse(text) }
    #expect(error.kind == kind)
    #expect(error.place?.description == place)
    #expect(error.description.hasPrefix("a.xib:\(place): error: "))
  }

  @Test("Nesting without end is refused before it exhausts the stack")
  func depth() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try parse(String(repeating: "<a>", count: 100_000))
    }
    #expect(error.kind == .tooLarge)
  }

  @Test("Damaged documents give a tree or an error, and never more")
  func fuzz() throws {
    var numbers = SeededNumbers(seed: 2)
    let original = [UInt8](try Data(contentsOf: Fixture.url("Fields.storyboard")))
    var trees = 0
    var errors = 0
    for _ in 0..<600 {
      do {
        _ = try IBElementParser.parse(Data(mutated(original, by: &numbers)), file: "a.xib")
        trees += 1
      } catch is InterfaceBuilderError {
        errors += 1
      }
    }
    // Were all of one kind, the damage would test nothing.
    #expect(trees > 20 && errors > 100)
  }

  @Test("Every real document is read, and each element's place is right", .enabled(if: Corpus.folder != nil))
  func corpus() throws {
    #expect(Corpus.documents.count > 200)
    for url in Corpus.documents {
      let root = try IBElement.document(at: url)
      let lines = try String(contentsOf: url, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      root.visit { element in
        let rest = lines[element.line - 1].unicodeScalars.dropFirst(element.column - 1)
        #expect(String(rest).hasPrefix("<\(element.name)"), "\(url.path):\(element.place)")
      }
    }
  }
}
