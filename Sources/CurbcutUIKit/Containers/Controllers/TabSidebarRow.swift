import Foundation

/// A row of the sidebar of a tab bar controller: a tab, a group of them, or an action below a group.
@MainActor
struct TabSidebarRow {
  /// What the row is, which keeps its identity while it changes.
  let id: AnyHashable
  /// What it shows and says.
  let item: UITabBarItem
  /// The second line; nil for none.
  var subtitle: String?
  /// The rows below a group; empty for others.
  var children: [TabSidebarRow] = []
  /// Whether it is a group, which a person expands and collapses.
  var isGroup = false
  /// Whether its tab is selected.
  var isSelected = false
  /// What a tap does; nil for a group that leads nowhere.
  var choose: (() -> Void)?
}

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
