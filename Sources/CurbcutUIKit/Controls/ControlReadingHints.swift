import AccessibilityTree

// The roles of controls in the reading rules.

extension UISegmentedControl: ReadingHints {
  package var readingRole: ReadingFacts.Role { .segmentedControl }
}
