import Foundation

/// How a list in a collection view looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>.
@MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Hashable, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Hashable, Sendable { case none, supplementary }

  /// The actions behind a swipe on an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The ground that the list stands on.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    return appearance == .grouped || appearance == .insetGrouped
      ? .systemGroupedBackground : .systemBackground
  }

  /// The table style that rows of the list look like.
  var tableStyle: UITableView.Style {
    switch appearance {
    case .insetGrouped: .insetGrouped
    case .grouped: .grouped
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }
}
