import Foundation
import Testing

/// Every name in the table of the API stands in the sources.
@Suite("The checklist of the API")
struct APIChecklistTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let table = package.deletingLastPathComponent()
    .appendingPathComponent("shared/reference/api_uikit.md")

  /// Names that the table only explains: other systems, misspellings, private types.
  private static let explained: Set<String> = [
    "NSObject", "isReducedMotionEnabled", "UIGuidedAccessRestrictionsDelegate", "UIAccessibiliyElement",
    "setAccessibilityHind", "displayGamut", "UIDragInteraction", "UIDropInteraction",
    "UIAccessibilityElementFocusedKeyElement", "UIAccessibilityAnnouncementKeyString",
    "NSNotificationCenter", "BrowserEngineKit", "StatusDidChangeNotification", "UIAccessibilityTrait",
  ]

  @Test(
    "Every name in the table stands in the sources",
    .enabled(if: FileManager.default.fileExists(atPath: table.path)))
  func names() throws {
    let text = try String(contentsOf: Self.table, encoding: .utf8)
    let sources = try Self.sources()
    var missing: Set<String> = []
    for code in text.matches(of: /`([^`\n]+)`/) {
      for name in code.output.1.matches(of: /[A-Za-z_][A-Za-z0-9_]{6,}/) {
        let name = String(name.output)
        let isOfTheAPI =
          name.hasPrefix("accessibility") || name.hasPrefix("UIAccessibility") || name.hasPrefix("AX")
          || name.hasPrefix("UIGuided") || name.hasPrefix("UILarge") || name.contains("Notification")
          || name.hasPrefix("is") && name.hasSuffix("Enabled")
        if isOfTheAPI, !Self.explained.contains(name), !sources.contains(name) { missing.insert(name) }
      }
    }
    #expect(missing.sorted() == [])
  }

  /// The words of all sources.
  private static func sources() throws -> Set<String> {
    let root = package.appendingPathComponent("Sources")
    var words: Set<String> = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
