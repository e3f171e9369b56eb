import Foundation
import Testing

/// Cases with views in Swift, compiled and shown by the command.
@Suite("Cases of SwiftUI views")
struct ViewCaseTests {
  private static func entry(_ name: String, _ body: String, expected: [[String: Any]], extra: String = "")
    -> [String: Any]
  {
    [
      "name": name, "source": "a test", "evidence": "documented", "device": "any iOS", "note": "",
      "swift": "\(extra)\nstruct Case: View {\n  var body: some View {\n    \(body)\n  }\n}",
      "expected": expected,
    ]
  }

  @Test("Each ends in its own way, and none takes the others with it")
  func outcomes() throws {
    let folder = try TemporaryFolder()
    var framed = Self.entry(
      "frame", "Color.red.frame(width: 20, height: 10).accessibilityIdentifier(\"a\")", expected: [])
    framed["expectedLayout"] = [["id": "a", "width": 20, "height": 11]]
    let file: [String: Any] = [
      "format": "curbcut-swiftui-1",
      "cases": [
        Self.entry(
          "right", "Text(\"Hello\").modifier(Own())", expected: [["label": "Hello", "value": "there"]],
          extra:
            "struct Own: ViewModifier { func body(content: Content) -> some View { content.accessibilityValue(\"there\") } }"
        ),
        Self.entry(
          "wrong", "Text(\"Hello\").modifier(Own())", expected: [["label": "Goodbye"]],
          extra: "struct Own: ViewModifier { func body(content: Content) -> some View { content } }"),
        Self.entry("ends", "let numbers = [Int](); Text(\"\\(numbers[3])\")", expected: [["label": "3"]]),
        Self.entry("unknown", "Text(\"Hello\").noSuchModifier()", expected: [["label": "Hello"]]),
        Self.entry("lines", "Text(\"a\").onAppear { log(\"appeared\") }", expected: [["label": "appeared"]]),
        framed,
      ],
    ]
    let path = try folder.file(
      "views with a space.json", String(decoding: JSONSerialization.data(withJSONObject: file), as: UTF8.self)
    )
    let result = try CommandLineTool.run(
      ["conformance", path], environment: ["XDG_CACHE_HOME": folder.url("cache").path])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.last == "2 passed, 4 failed")
    #expect(lines.contains("FAILED  swiftui/wrong"))
    #expect(lines.contains("- Goodbye"))
    #expect(lines.contains("FAILED  swiftui/ends"))
    #expect(result.output.contains("the process ended with signal"))
    #expect(result.output.contains("has no member 'noSuchModifier'"))
    #expect(lines.contains("+ height 10 instead of 11"))
  }

  @Test("No committed case fails, and no exception is out of date")
  func committed() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(
      ["conformance", CommandLineTool.package.appendingPathComponent("Tests/Conformance/swiftui.json").path],
      environment: ["XDG_CACHE_HOME": folder.url("cache").path])
    #expect(result.status == 0, "\(result.output)\n\(result.errors)")
  }
}
