import Foundation

/// What a navigation bar shows while a controller is on top.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title stands large below the buttons.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As with the item before; the first one is large.
    case automatic
    /// It does.
    case always
    /// It does not.
    case never
    /// It does not: it stands among the buttons.
    case inline
  }
  /// What the back button of the next screen says.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of this screen.
    case `default`
    /// "Back".
    case generic
    /// Nothing: an arrow alone.
    case minimal
  }
  /// What a screen is for, which decides how its bar is arranged.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// One of a series that the user moves through.
    case navigator
    /// One with a history, as a browser has.
    case browser
    /// One in which a document is edited.
    case editor
  }
  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// Where the system thinks best.
    case automatic
    /// Among the buttons; an older name.
    case inline
    /// Below the title.
    case stacked
    /// Among the buttons, or in the toolbar.
    case integrated
    /// In the middle among the buttons.
    case integratedCentered
    /// As a button that opens it.
    case integratedButton
  }

  /// The title; nil for none.
  open var title: String? { didSet { itemDidChange() } }
  /// A smaller line below the title; nil for none.
  open var subtitle: String? { didSet { itemDidChange() } }
  /// The title where it stands large; nil for ``title``.
  open var largeTitle: String? { didSet { itemDidChange() } }
  /// A view in place of the title; nil for the title.
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line above the buttons; nil for none.
  open var prompt: String? { didSet { itemDidChange() } }
  /// An item that gives the next screen's back button its name and action; nil for the system's own.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// What the next screen's back button is called; nil for ``title``.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// What the next screen's back button shows; `default` by default.
  @Unsupported(
    "UINavigationItem.backButtonDisplayMode: the back button is an arrow that is called after the title")
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// What this screen's back button does in place of going back; nil for going back.
  open var backAction: UIAction?
  /// Whether this screen has no back button; false by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the back button stays beside items of the leading edge; false by default.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// From the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// From the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// Whether the title stands large; as with the item before, at first.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// What the screen is for; `navigator` by default.
  @Unsupported("UINavigationItem.style: the items stand as in a navigator")
  open var style = ItemStyle.navigator
  /// The search whose bar stands below the title; nil for none.
  open var searchController: UISearchController? { didSet { itemDidChange() } }
  /// Whether the search bar hides while the content scrolls; true by default.
  @Unsupported("UINavigationItem.hidesSearchBarWhenScrolling: the search bar always shows")
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar stands; `automatic` by default.
  @Unsupported("UINavigationItem.preferredSearchBarPlacement: the search bar stands below the title")
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the bar looks while this item is on top; nil for the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How a low bar looks while this item is on top; nil for the bar's.
  @Unsupported("UINavigationItem.compactAppearance: a low bar looks like any other")
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// How the bar looks at the beginning of the content while this item is on top; nil for the bar's own
  /// look.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// As ``scrollEdgeAppearance``, for a low bar; nil for the bar's.
  @Unsupported("UINavigationItem.compactScrollEdgeAppearance: a low bar looks like any other")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The bar that shows the item, as the top one or the one to go back to.
  final weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  public required init?(coder: NSCoder) { super.init() }

  /// The first item of the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item of the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the one item of the leading edge; it shows at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the one item of the trailing edge; it shows at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items from the leading edge; they show at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items from the trailing edge; they show at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemDidChange() { bar?.itemDidChange() }

  /// What the back button of the item above this one is called.
  final var backTitle: String {
    if let given = backBarButtonItem?.title, !given.isEmpty { return given }
    if let given = backButtonTitle, !given.isEmpty { return given }
    if let title, !title.isEmpty { return title }
    return SystemWord.back.text
  }
}
