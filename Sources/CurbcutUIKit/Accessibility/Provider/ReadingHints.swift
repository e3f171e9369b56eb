import AccessibilityTree

/// What an object tells the reading rules that UIKit does not make public.
///
/// Adopted by classes of UIKit, and by stand-ins for them in tests.
@MainActor
package protocol ReadingHints: AccessibleObject {
  /// The role of the contents as a whole.
  var readingRole: ReadingFacts.Role { get }
  /// True for the button of one item of a tab bar.
  var isTabButton: Bool { get }
  /// The number of items in a tab bar.
  var tabItemCount: Int { get }
  /// The object's index among its siblings, counted from 1, and their number.
  var readingPosition: (index: Int, count: Int)? { get }
}

extension ReadingHints {
  package var readingRole: ReadingFacts.Role { .none }
  package var isTabButton: Bool { false }
  package var tabItemCount: Int { 0 }
  package var readingPosition: (index: Int, count: Int)? { nil }
}
