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
