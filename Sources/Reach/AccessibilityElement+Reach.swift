import AccessibilityTree
import AssistiveTechnology

extension AccessibilityElement {
  /// Whether something can be done with it, as every technology that acts sees it.
  public var isActionable: Bool { isInteractive }

  /// What it is, in a word.
  var reachRole: String {
    let roles: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search field"), (.textEntry, "text field"),
      (.textArea, "text view"),
      (.tabBarItem, "tab"), (.backButton, "back button"), (.adjustable, "adjustable"), (.link, "link"),
      (.keyboardKey, "key"), (.button, "button"), (.header, "heading"), (.image, "picture"),
      (.staticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? "element"
  }

  /// What it is called in a report.
  var reachName: String { label?.string ?? value?.string ?? "" }
}
