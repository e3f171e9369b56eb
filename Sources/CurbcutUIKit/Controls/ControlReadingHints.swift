import AccessibilityTree

// What controls mean to the reading rules.

extension UISegmentedControl: ReadingHints {
  package var readingRole: ReadingFacts.Role { .segmentedControl }
}
