import AccessibilityTree

extension UISegmentedControl: ReadingHints {
  package var readingRole: ReadingFacts.Role { .segmentedControl }
}
