import Foundation

/// What a navigation bar shows while a controller is on top.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is shown large, below the buttons.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As for the previous item; the first one is large.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
    /// Large among the buttons, at the leading edge.
    case inline
  }
  /// What the back button of the next screen shows.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of this screen.
    case `default`
    /// "Back".
    case generic
    /// No title, only an arrow.
    case minimal
  }
  /// The purpose of a screen, which decides how its bar is arranged.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// A hierarchy that the user navigates.
    case navigator
    /// Content with a history, as in a browser.
    case browser
    /// A document that the user edits.
    case editor
  }
  /// Where the search bar is placed.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum>.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// Among the buttons at the trailing edge; on an iPhone with iOS 26, in the toolbar.
    case integrated = 1
    /// Below the title.
    case stacked = 2
    /// Like `integrated`; centred in some wide bars, though not here.
    case integratedCentered = 3
    /// Like `integrated`, as a button until the search begins.
    case integratedButton = 4

    /// An older name of `integrated`.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// The title; nil for none.
  open var title: String? { didSet { itemDidChange() } }
  /// A smaller line below the title; nil for none.
  open var subtitle: String? { didSet { itemDidChange() } }
  /// The large title; nil for ``title``.
  open var largeTitle: String? { didSet { itemDidChange() } }
  /// The line below the large title; nil for ``subtitle``.
  @Unsupported("UINavigationItem.largeSubtitle: the same line stands below the title and the large title")
  open var largeSubtitle: String? = nil
  /// A view shown instead of the subtitle; nil for the subtitle.
  @Unsupported("UINavigationItem.subtitleView: the subtitle is shown as text")
  open var subtitleView: UIView? = nil
  /// A view shown below the large title; nil for the subtitle.
  @Unsupported("UINavigationItem.largeSubtitleView: the subtitle is shown as text")
  open var largeSubtitleView: UIView? = nil
  /// A view shown instead of the title; nil for the title.
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line above the buttons; nil for none.
  open var prompt: String? { didSet { itemDidChange() } }
  /// The item that provides the title and action of the next screen's back button; nil for the system's own.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The title of the next screen's back button; nil for ``title``.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// What the next screen's back button shows; `default` by default.
  @Unsupported(
    "UINavigationItem.backButtonDisplayMode: the back button is an arrow that is called after the title")
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// The action of this screen's back button; nil to go back.
  open var backAction: UIAction?
  /// Whether this screen's back button is hidden; false by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the back button is shown in addition to the leading items; false by default.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// The items at the leading edge, from the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The items at the trailing edge, from the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// Whether the title is shown large; by default as for the previous item.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// The purpose of the screen; `navigator` by default.
  @Unsupported("UINavigationItem.style: the items stand as in a navigator")
  open var style = ItemStyle.navigator
  /// The search controller whose search bar is shown; nil for none.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController, oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      itemDidChange()
    }
  }
  /// The search under way in what is shown below the bar, if any.
  final weak var activeSearch: UISearchController?
  /// Whether the search bar hides while the content scrolls; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// Where the search bar is placed; `automatic` by default: in the toolbar of an iPhone with iOS 26 that has no tab
  /// bar, at the trailing edge of an iPad's bar, otherwise below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { itemDidChange() } }
  /// Whether the search bar of an iPhone may be in the toolbar; true by default.
  open var searchBarPlacementAllowsToolbarIntegration = true { didSet { itemDidChange() } }
  /// Whether the search bar of a split view's column may be in the bar of another column; false by default.
  @Unsupported(
    "UINavigationItem.searchBarPlacementAllowsExternalIntegration: a search bar stays in the bar of its own column"
  )
  open var searchBarPlacementAllowsExternalIntegration = false
  /// Stands for the search bar among the items of the toolbar: `toolbarItems` with this item determine the place of the
  /// search bar there, which otherwise follows all of them. Ignored while the search bar is elsewhere.
  open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = SearchBarButtonItem(self)
  /// Where the search bar is: `stacked` below the title, or, among the buttons or in the toolbar, `integrated` or
  /// `integratedButton`.
  open var searchBarPlacement: SearchBarPlacement {
    if searchPlace == .stacked, !isSearchButtonOpen { return .stacked }
    return preferredSearchBarPlacement == .integratedButton ? .integratedButton : .integrated
  }
  /// How the bar looks while this item is on top; nil for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How a compact-height bar looks while this item is on top; nil for the bar's own look.
  @Unsupported("UINavigationItem.compactAppearance: a low bar looks like any other")
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// How the bar looks while this item is on top and the content is scrolled to the top; nil for the bar's own
  /// look.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// Like ``scrollEdgeAppearance``, for a compact-height bar; nil for the bar's own look.
  @Unsupported("UINavigationItem.compactScrollEdgeAppearance: a low bar looks like any other")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The bar whose stack contains the item.
  final weak var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  public required init?(coder: NSCoder) { super.init() }

  /// The first item at the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the only item at the leading edge, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only item at the trailing edge, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items from the leading edge inwards, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items from the trailing edge inwards, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemDidChange() { bar?.itemDidChange() }

  /// The title of the back button of the item above this one.
  final var backTitle: String {
    if let given = backBarButtonItem?.title, !given.isEmpty { return given }
    if let given = backButtonTitle, !given.isEmpty { return given }
    if let title, !title.isEmpty { return title }
    return SystemWord.back.text
  }
}
