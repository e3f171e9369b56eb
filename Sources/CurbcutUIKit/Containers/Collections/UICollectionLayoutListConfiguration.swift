import Foundation

/// How a list in a collection view looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from side to side.
    case plain
    /// Sections with a background of their own, from side to side.
    case grouped
    /// Sections as rounded cards.
    case insetGrouped
    /// The first column of a split view.
    case sidebar
    /// The first column of a split view, without a background.
    case sidebarPlain
  }
  /// What heads a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source gives.
    case supplementary
    /// The first item of the section, which is drawn as any other here.
    case firstItemInSection
  }
  /// What ends a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source gives.
    case supplementary
  }

  /// The actions behind a swipe on an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The look that the configuration was made for.
  public let appearance: Appearance
  /// Whether thin lines stand between rows; true by default but in sidebars.
  public var showsSeparators: Bool
  /// What the list stands on; nil for what its look has.
  public var backgroundColor: UIColor?
  /// What heads each section; nothing by default.
  public var headerMode = HeaderMode.none
  /// What ends each section; nothing by default.
  public var footerMode = FooterMode.none
  /// Room above headers in points, nil for the system's own.
  @Unsupported("UICollectionLayoutListConfiguration.headerTopPadding: headers have the system's room")
  public var headerTopPadding: CGFloat? = nil
  /// Gives the actions of a swipe that starts where reading begins; nil for none.
  @Unsupported(
    "UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider: the actions are not offered"
  )
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? = nil
  /// Gives the actions of a swipe that starts where reading ends; nil for none.
  @Unsupported(
    "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider: the actions are not offered"
  )
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? = nil

  /// Makes a configuration of a look.
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
