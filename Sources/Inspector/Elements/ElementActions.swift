import AccessibilityTree
import AssistiveTechnology

/// The actions that a page can perform on an element, by name.
enum ElementActions {
  private static let plain: [(name: String, title: String, action: Action)] = [
    ("activate", "Activate", .activate), ("longPress", "Long press", .longPress),
    ("increment", "Increment", .increment), ("decrement", "Decrement", .decrement),
    ("escape", "Escape", .escape), ("magicTap", "Magic tap", .magicTap),
    ("scrollToVisible", "Scroll to visible", .scrollToVisible), ("scrollUp", "Scroll up", .scroll(.up)),
    ("scrollDown", "Scroll down", .scroll(.down)), ("scrollLeft", "Scroll left", .scroll(.left)),
    ("scrollRight", "Scroll right", .scroll(.right)),
  ]

  /// The action of that name; `custom:2` is the third of the element's custom actions.
  static func action(named name: String) -> Action? {
    if name.hasPrefix("custom:") { return Int(name.dropFirst("custom:".count)).map { .custom($0) } }
    return plain.first { $0.name == name }?.action
  }

  /// The actions that make sense for an element.
  static func actions(of element: AccessibilityElement, isScrollable: Bool) -> [NameAndTitle] {
    let custom = element.hasDetails ? element.details.customActions : []
    return plain.filter { entry in
      switch entry.action {
      case .increment, .decrement: element.traits.contains(.adjustable)
      case .scroll, .scrollToVisible: isScrollable
      default: true
      }
    }.map { NameAndTitle(name: $0.name, title: $0.title) }
      + custom.enumerated().map { NameAndTitle(name: "custom:\($0)", title: $1.name.string) }
  }
}
