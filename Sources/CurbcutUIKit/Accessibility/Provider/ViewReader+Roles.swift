import AccessibilityTree
import Foundation

/// What the classes of UIKit mean to the reading rules.
extension ViewReader {
  static func flags(of object: AccessibleObject) -> ReadingFacts.Flags { [] }

  static func role(of object: AccessibleObject) -> ReadingFacts.Role { .none }
}
