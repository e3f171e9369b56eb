import AccessibilityTree
import Foundation

/// Maps the classes of UIKit to the roles of the reading rules.
extension ViewReader {
  static func flags(of object: AccessibleObject, _ hints: (any ReadingHints)?) -> ReadingFacts.Flags {
    var flags: ReadingFacts.Flags = []
    if object is UIScrollView { flags.insert(.scrolls) }
    if object is ContentUnderBar { flags.insert(.liesUnderBar) }
    if hints?.isTabButton ?? false { flags.insert(.isTabButton) }
    return flags
  }

  /// Whether an object of UIKit's own conforms to `ReadingHints`.
  static func hasHints(_ object: AccessibleObject) -> Bool {
    object is UITabBar || object is UITabBarButton || object is UINavigationBar || object is UIToolbar
      || object is AlertCard || object is UISegmentedControl
  }

  /// The part of a scroll view that bars and the keyboard do not cover.
  func visibleRect(of node: AccessibleObject) -> CGRect {
    if let view = node as? ContentUnderBar { return view.convertToScreen(view.uncovered) }
    guard let view = node as? UIScrollView else { return node.accessibilityFrame }
    return view.convertToScreen(view.bounds.inset(by: view.adjustedContentInset))
  }

  func tabItemCount(of node: AccessibleObject) -> Int {
    (node as? any ReadingHints)?.tabItemCount ?? 0
  }
}
