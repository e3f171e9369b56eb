import Foundation
import Testing

/// The API is asked of the compiler: `AccessibilityAPIUses.swift` uses every declaration of the list, and is a part of
/// this target.
@Suite("The checklist of the API")
struct APIChecklistTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func uses() throws -> APIUses {
    APIUses(list: try text("accessibility-api.txt"), missing: try text("accessibility-api-missing.txt"))
  }

  /// With `CURBCUT_WRITE_API_USES=1` the file is written anew; build and test again to ask the compiler.
  @Test("The file that the compiler sees uses every declaration of the list")
  func file() throws {
    let uses = try Self.uses()
    let file = Self.folder.appendingPathComponent("AccessibilityAPIUses.swift")
    if ProcessInfo.processInfo.environment["CURBCUT_WRITE_API_USES"] == "1" {
      try uses.source.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == uses.source,
      "AccessibilityAPIUses.swift is out of date: run this test with CURBCUT_WRITE_API_USES=1")
    #expect(uses.used.count > 500)
    #expect(!uses.source.contains("#error"))
  }

  @Test("What is missing is on the list, and has a reason")
  func missing() throws {
    let uses = try Self.uses()
    print("\(uses.used.count) declarations compile, \(uses.missing.count) are missing:")
    for (line, reason) in uses.missing { print("  \(line): \(reason)") }
    #expect(uses.unknown == [])
    #expect(uses.missing.filter { $0.reason.isEmpty }.map(\.line) == [])
    #expect(uses.missing.count <= 1, "a new declaration is missing")
  }

  @Test("A line that is used becomes a use of its kind")
  func kinds() {
    let list = """
      # A comment
      property view.a: Int?
      value UIView.b(x: 1): [Int]
      override UIView: func c() -> Int { super.c() }
      type D
      async E.f()
      value gone: Int
      """
    let uses = APIUses(list: list, missing: "value gone: Int # not here\nvalue other: Int # nowhere")
    #expect(uses.used.count == 5)
    #expect(uses.missing.map(\.reason) == ["not here"])
    #expect(uses.unknown == ["value other: Int"])
    for expected in [
      "let v0: Int? = view.a\n    view.a = v0", "let _: [Int] = UIView.b(x: 1)",
      ": UIView {\n  override func c() -> Int { super.c() }\n}", "_ = (D).self", "_ = try await E.f()",
    ] {
      #expect(uses.source.contains(expected))
    }
    #expect(APIUses(list: "what is this", missing: "").source.contains("#error"))
  }
}
