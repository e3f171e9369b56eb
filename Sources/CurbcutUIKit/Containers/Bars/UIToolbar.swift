import Foundation

/// A row of buttons at the bottom of the screen.
///
/// The geometry is that of iOS 26 (`ios26-netnewswire-article.xml`): capsules 44 points high, 28 from the sides.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  /// The delegate, which determines the bar's position; not retained, and never asked here.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Whether the bar is black; follows the appearance by default.
  open var barStyle = UIBarStyle.default { didSet { applyBackground() } }
  /// Whether the content shows through; true by default.
  @Unsupported("UIToolbar.isTranslucent: the bar lets the content through unless it has a colour")
  open var isTranslucent = true
  /// The colour of the bar if no appearance provides one; nil for none.
  open var barTintColor: UIColor? { didSet { applyBackground() } }
  /// How the bar looks; only the colour is used.
  open var standardAppearance = UIBarAppearance.initial(UIToolbarAppearance()) {
    didSet { applyBackground() }
  }
  /// How a compact-height bar looks; nil for ``standardAppearance``.
  @Unsupported("UIToolbar.compactAppearance: a low bar looks like any other")
  open var compactAppearance: UIToolbarAppearance? = nil
  /// How the bar looks while the content is scrolled to the bottom; nil for the usual look. Here its colour always
  /// shows.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { applyBackground() } }
  /// How a compact-height bar looks while the content is scrolled to the bottom; nil for ``scrollEdgeAppearance``.
  @Unsupported("UIToolbar.compactScrollEdgeAppearance: a low bar looks like any other")
  open var compactScrollEdgeAppearance: UIToolbarAppearance? = nil
  /// The position of the bar: at the bottom.
  open var barPosition: UIBarPosition { .bottom }
  final lazy var row = BarButtonRow(host: self)

  private var shadowImages: [UIBarPosition: UIImage] = [:]

  static var height: CGFloat { SystemMetrics.current.floatingToolbarHeight }

  /// Stores an image for the bar's edge; it is not drawn here.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }
  /// The stored image for the bar's edge; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The buttons and spaces, from the leading edge.
  open var items: [UIBarButtonItem]? {
    get { givenItems }
    set { setItems(newValue, animated: false) }
  }
  final private(set) var givenItems: [UIBarButtonItem] = []

  /// Sets the buttons and spaces, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    givenItems = items ?? []
    fieldFits = nil
    showItems()
  }

  /// The search whose field or button is in the bar.
  final weak var search: UISearchController? {
    didSet {
      guard search !== oldValue else { return }
      if let old = oldValue?.searchBar, old.superview === self { old.removeFromSuperview() }
      fieldFits = nil
      showItems()
    }
  }
  /// Whether the bar is there only for the search.
  final var showsOnlySearch = false {
    didSet {
      guard showsOnlySearch != oldValue else { return }
      fieldFits = nil
      showItems()
    }
  }
  /// The buttons after the search field.
  final lazy var rowAfterSearch = BarButtonRow(host: self)
  final lazy var searchPlatter = SearchPlatters()
  final lazy var spaceBeforeSearch = UIBarButtonItem.flexibleSpace()
  /// Whether the search field fits beside the buttons; nil until that was measured.
  final var fieldFits: Bool?
  private var measuredWidth: CGFloat = 0

  final func showItems() {
    let shown = searchArrangement
    if let bar = search?.searchBar {
      if shown.hasField, bar.superview !== self {
        addSubview(bar)
        accessibilityStructureDidChange()
      } else if !shown.hasField, bar.superview === self {
        bar.removeFromSuperview()
        accessibilityStructureDidChange()
      }
    }
    let changesAfter = !shown.after.elementsEqual(rowAfterSearch.items, by: { $0 === $1 })
    // An item that moves from one row to the other leaves the first before the other takes it.
    if changesAfter { rowAfterSearch.set([]) }
    if !shown.before.elementsEqual(row.items, by: { $0 === $1 }) { row.set(shown.before) }
    if changesAfter { rowAfterSearch.set(shown.after) }
    setNeedsLayout()
  }

  func itemDidChange(_ item: UIBarItem) {
    fieldFits = nil
    row.refresh(item)
    rowAfterSearch.refresh(item)
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func applyBackground() {
    backgroundColor =
      scrollEdgeAppearance?.fill ?? standardAppearance.fill ?? barTintColor
      ?? (barStyle == .black ? .black : nil)
    setNeedsLayout()
  }

  private lazy var background = BottomBarBackground { [weak self] in
    let stack = self?.superview?.next as? UINavigationController
    return stack?.topViewController?.viewIfLoaded
  }

  private func layOutBackground() {
    guard backgroundColor == nil else {
      if background.superview != nil { background.removeFromSuperview() }
      return
    }
    if background.superview == nil { insertSubview(background, at: 0) }
    if background.frame != bounds { background.frame = bounds }
    background.setNeedsDisplay()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SystemMetrics.current.toolbarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.current.toolbarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    let bottom = safeAreaInsets.bottom
    let isFloating = bounds.height >= Self.height
    let margin: CGFloat = bottom > 0 ? 28 : 16
    let clear = boundsClearOfSides
    let rect = CGRect(
      x: clear.minX + margin, y: isFloating ? Self.height - 42 : 0, width: max(0, clear.width - 2 * margin),
      height: min(isFloating ? 48 : SystemMetrics.current.toolbarHeight, bounds.height))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let tint: UIColor = tintColor ?? .systemBlue
    if measuredWidth != rect.width { fieldFits = nil }
    measuredWidth = rect.width
    layOutItems(in: rect, isRightToLeft: isRightToLeft, tint: tint)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIToolbar.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.label = { _ in SystemWord.toolbar.text }
  }
}

/// Determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
