import AccessibilityTree

// Describes bars and alerts to the reading rules.

extension UITabBar: ReadingHints {
  package var readingRole: ReadingFacts.Role { .tabBar }
  package var tabItemCount: Int { buttons.count }
}

extension UITabBarButton: ReadingHints {
  package var isTabButton: Bool { true }
  package var readingPosition: (index: Int, count: Int)? {
    guard let buttons = (superview as? UITabBar)?.buttons,
      let index = buttons.firstIndex(where: { $0 === self })
    else { return nil }
    return (index + 1, buttons.count)
  }
}

extension UINavigationBar: ReadingHints {
  package var readingRole: ReadingFacts.Role { .navigationBar }
}

extension UIToolbar: ReadingHints {
  package var readingRole: ReadingFacts.Role { .toolbar }
}

extension AlertCard: ReadingHints {
  package var readingRole: ReadingFacts.Role { .alert }
}
