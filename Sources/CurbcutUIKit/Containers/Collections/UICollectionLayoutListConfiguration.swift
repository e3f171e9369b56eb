import Foundation

/// How a list in a collection view looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections with a background of their own, from edge to edge.
    case grouped
    /// Sections as rounded cards.
    case insetGrouped
    /// The first column of a split view.
    case sidebar
    /// The first column of a split view, without a background.
    case sidebarPlain
  }
  /// The kind of header of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// None.
    case none
    /// A supplementary view from the data source.
    case supplementary
    /// The first item of the section, which is drawn like any other here.
    case firstItemInSection
  }
  /// The kind of footer of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// None.
    case none
    /// A supplementary view from the data source.
    case supplementary
  }

  /// Returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether rows are separated by thin lines; true by default, except in sidebars.
  public var showsSeparators: Bool
  /// The background colour of the list; nil for that of its appearance.
  public var backgroundColor: UIColor?
  /// The kind of header of each section; none by default.
  public var headerMode = HeaderMode.none
  /// The kind of footer of each section; none by default.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; nil for the system's own.
  @Unsupported("UICollectionLayoutListConfiguration.headerTopPadding: headers have the system's room")
  public var headerTopPadding: CGFloat? = nil
  /// Provides the actions of a swipe from the leading edge, which VoiceOver offers as custom actions; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? = nil
  /// Provides the actions of a swipe from the trailing edge, which VoiceOver offers as custom actions; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? = nil

  /// Creates a configuration for an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The background colour to show.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .sidebarBackground
    case .plain, .sidebarPlain: .systemBackground
    }
  }

  /// The table style that the list's rows resemble.
  /// The background of rows whose background the app does not set; nil for none.
  var cellColor: UIColor? {
    switch appearance {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .sidebar, .sidebarPlain: nil
    }
  }

  var tableStyle: UITableView.Style {
    switch appearance {
    case .insetGrouped: .insetGrouped
    case .grouped: .grouped
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }
}
