import Foundation

/// Tabs of a tab bar controller that stand together in its sidebar, and share one place in a bar at the top.
@MainActor
package final class TabBarSection {
  /// The title and image of the section.
  package let item = UITabBarItem()
  /// The controllers of its tabs, in order.
  package var controllers: [UIViewController] = []
  /// The actions below its tabs in the sidebar.
  package var actions: [UIAction] = []
  /// Whether the bar has no place for it.
  package var isInSidebarOnly = false
  /// The tab that was selected last; nil for none.
  weak var last: UIViewController?

  package init() {}

  /// What the section shows when it is selected in a bar.
  var chosen: UIViewController? { controllers.first { $0 === last } ?? controllers.first }
}
