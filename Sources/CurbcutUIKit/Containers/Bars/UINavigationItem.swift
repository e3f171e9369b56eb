import Foundation

/// What a navigation bar shows while a controller is on top.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Hashable, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  open var title: String? { didSet { itemDidChange() } }
  open var subtitle: String? { didSet { itemDidChange() } }
  open var largeTitle: String? { didSet { itemDidChange() } }
  open var titleView: UIView? { didSet { itemDidChange() } }
  open var prompt: String? { didSet { itemDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// From the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// From the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  open var style = ItemStyle.navigator
  open var searchController: UISearchController? { didSet { itemDidChange() } }
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar that shows the item, as the top one or the one to go back to.
  final weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemDidChange() { bar?.itemDidChange() }

  /// What the back button of the item above this one is called.
  final var backTitle: String {
    if let given = backBarButtonItem?.title, !given.isEmpty { return given }
    if let given = backButtonTitle, !given.isEmpty { return given }
    if let title, !title.isEmpty { return title }
    return "Back"
  }
}
