import Foundation
import Testing

@testable import AppFolders

@Suite("The folder with lowered sources")
struct LoweredSourcesTests {
  private let sources = LoweredSources(
    folder: FileManager.default.temporaryDirectory.appendingPathComponent("Lowered-\(UUID().uuidString)"))

  private func second(of name: String) throws -> Int {
    let values = try FileManager.default.attributesOfItem(
      atPath: sources.folder.appendingPathComponent(name).path)
    return Int(try #require(values[.modificationDate] as? Date).timeIntervalSince1970)
  }

  @Test("gives each text of a file another second, and leaves alone what has not changed")
  func dates() throws {
    try FileManager.default.createDirectory(at: sources.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: sources.folder) }
    let name = "A.lowered.swift"
    var seconds: [Int] = []
    for text in ["let a = 1", "let a = 2", "let a = 1"] {
      _ = try sources.write([(name, text)])
      seconds.append(try second(of: name))
      #expect(try sources.write([(name, text)]) == LoweredSources.Written())
      #expect(try second(of: name) == seconds.last)
    }
    #expect(seconds == seconds.sorted() && Set(seconds).count == 3)
  }

  @Test("empties what is no longer there, and says whether others may depend on what has changed")
  func changes() throws {
    try FileManager.default.createDirectory(at: sources.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: sources.folder) }
    let b = sources.folder.appendingPathComponent("B.lowered.swift")
    let first = [("A.lowered.swift", "func a() -> Int { 1 }"), ("B.lowered.swift", "let b = 1")]
    #expect(try sources.write(first) == LoweredSources.Written(emptied: [], changesInterface: true))
    let body = [("A.lowered.swift", "// new\nfunc a() -> Int { 2 }"), first[1]]
    #expect(try sources.write(body) == LoweredSources.Written(emptied: [], changesInterface: false))
    #expect(try sources.write([body[0]]) == LoweredSources.Written(emptied: [b], changesInterface: true))
    #expect(try String(contentsOf: b, encoding: .utf8) == "")
    #expect(try sources.write([body[0]]) == LoweredSources.Written(emptied: [b], changesInterface: false))
  }

  @Test(
    "Others depend on all but bodies",
    arguments: [
      ("func a() -> Int { 1 }", "func a() -> Int { 2 }", true),
      ("func a() -> Int { 1 }", "func a() -> Double { 1 }", false),
      ("var a: Int { 1 }", "var a: Int { get { 2 } }", false),
      ("var a: Int { get { 1 } }", "var a: Int { get { 2 } }", true),
      ("struct A { init() { f() } }", "struct A { init() { g() } }", true),
      ("let a = { if x { return 1 }\n return 1 }()", "let a = { if x { return 1.5 }\n return 1 }()", false),
      ("let a = 1", "let a = 1.5", false), ("struct A {}", "struct A {} // b", true),
      (
        "#sourceLocation(file: \"a\", line: 1)\nlet a = 1",
        "\n#sourceLocation(file: \"a\", line: 9)\nlet a = 1", true
      ),
    ])
  func interface(before: String, after: String, isSame: Bool) {
    #expect((SourceInterface.words(in: before) == SourceInterface.words(in: after)) == isSame)
  }

  @Test("Names are those after a word that declares something")
  func names() {
    let text =
      "class A<T> { static let\n b = c; func `d`() {} }; enum E { case f, g; case _h(i: Int) } // plain let4 x é var jö"
    #expect(DeclaredNames.names(in: text) == ["A", "b", "E", "f", "_h", "jö"])
  }
}
