import AccessibilityTree

/// What an object tells the reading rules that UIKit keeps to itself.
///
/// Classes of UIKit, and stand-ins for them in test cases, adopt it.
@MainActor
package protocol ReadingHints: AccessibleObject {
  /// What the contents mean together.
  var readingRole: ReadingFacts.Role { get }
  /// True for the button of one item of a tab bar.
  var isTabButton: Bool { get }
  /// The items of a tab bar.
  var tabItemCount: Int { get }
  /// Which one of how many the object is; the index counts from 1.
  var readingPosition: (index: Int, count: Int)? { get }
}

extension ReadingHints {
  package var readingRole: ReadingFacts.Role { .none }
  package var isTabButton: Bool { false }
  package var tabItemCount: Int { 0 }
  package var readingPosition: (index: Int, count: Int)? { nil }
}
