import AccessibilityTree
import Foundation

/// What the classes of UIKit mean to the reading rules.
extension ViewReader {
  static func flags(of object: AccessibleObject) -> ReadingFacts.Flags {
    var flags: ReadingFacts.Flags = []
    if (object as? any ReadingHints)?.isTabButton ?? false { flags.insert(.isTabButton) }
    return flags
  }

  static func role(of object: AccessibleObject) -> ReadingFacts.Role {
    (object as? any ReadingHints)?.readingRole ?? .none
  }

  func tabItemCount(of node: AccessibleObject) -> Int {
    (node as? any ReadingHints)?.tabItemCount ?? 0
  }
}
