import AccessibilityTree
import Foundation

/// The page source of WebDriverAgent, which Appium returns: `<XCUIElementTypeButton label="…" traits="…" …>`.
enum PageSource: CaptureDialect {
  static let prefix = "XCUIElementType"
  static let wrappers: Set<String> = []
  static let knowsElements = true

  static func draft(
    _ name: String, _ attributes: [String: String], around: [CaptureDraft]
  ) throws(CaptureProblem) -> CaptureDraft {
    guard name.hasPrefix(prefix) else {
      throw CaptureProblem("<\(name)> is not an element of a page source: expected <\(prefix)…>")
    }
    var draft = CaptureDraft()
    draft.type = String(name.dropFirst(prefix.count))
    draft.label = attributes["label"]
    draft.value = attributes["value"]
    draft.name = attributes["name"]
    draft.placeholder = attributes["placeholderValue"]
    draft.isVisible = attributes["visible"] != "false"
    draft.isAccessible = attributes["accessible"] == "true"
    draft.frame = try frame(attributes, of: name)
    for trait in (attributes["traits"] ?? "").split(separator: ",") {
      draft.traits.formUnion(Self.trait(trait.trimmingCharacters(in: .whitespaces)))
    }
    // WebDriverAgent prints them separated by commas.
    draft.details.customActions = (attributes["customActions"] ?? "").split(separator: ",").map {
      AccessibilityElement.CustomAction(name: AccessibilityText($0.trimmingCharacters(in: .whitespaces)))
    }
    if attributes["enabled"] == "false" { draft.traits.insert(.notEnabled) }
    draft.place(
      inRow: around.last { $0.type == "Cell" }, screen: around.first?.frame ?? draft.frame)
    draft.complete(within: around.map(\.type))
    return draft
  }

  /// The trait with a name such as `NotEnabled`; empty for an unknown name.
  static func trait(_ name: String) -> AccessibilityTraits {
    AccessibilityTraits(name: name.prefix(1).lowercased() + name.dropFirst()) ?? []
  }
}
