import Foundation

/// The bar at the top: back button, title, buttons.
///
/// The geometry is that of iOS 26 (`ios26-settings-root.xml`, `ios26-netnewswire-article.xml`): 54 points high,
/// with the buttons in the upper 44; a large title adds 52 below.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarItemHost {
  /// The delegate, which is notified when items are pushed and popped; not retained.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether the bar has white text on black; follows the appearance by default.
  open var barStyle = UIBarStyle.default { didSet { itemDidChange() } }
  /// Stored for apps that set it; bars let the content through unless they have a colour.
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// The colour of the bar if no appearance provides one; nil for none.
  open var barTintColor: UIColor? { didSet { itemDidChange() } }
  /// Whether titles are large, below the buttons; false by default. Each item can override it.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  /// The font and colour of the title, instead of the appearance's; nil to use those.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The font and colour of a large title, instead of the appearance's; nil to use those.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The image at the bar's edge; nil for the system's own line.
  @Unsupported("UINavigationBar.shadowImage: no line is drawn at the bar's edge")
  open var shadowImage: UIImage? = nil
  /// The image of the back button; nil for that of the appearance.
  open var backIndicatorImage: UIImage? { didSet { itemDidChange() } }
  /// The mask for titles as they move past the back indicator; nil for the system's own.
  @Unsupported("UINavigationBar.backIndicatorTransitionMaskImage: bars change without a mask")
  open var backIndicatorTransitionMaskImage: UIImage? = nil
  /// How the bar looks.
  open var standardAppearance = UIBarAppearance.initial(UINavigationBarAppearance()) {
    didSet { itemDidChange() }
  }
  /// How a compact-height bar looks; nil for ``standardAppearance``.
  @Unsupported("UINavigationBar.compactAppearance: a low bar looks like any other")
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// How the bar looks while the content is scrolled to the top; nil for the usual look. Here its colour always
  /// shows.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How a compact-height bar looks while the content is scrolled to the top; nil for ``scrollEdgeAppearance``.
  @Unsupported("UINavigationBar.compactScrollEdgeAppearance: a low bar looks like any other")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The position of the bar: attached to the top in a navigation controller.
  open var barPosition: UIBarPosition { navigationController == nil ? .any : .topAttached }
  private var images: [BarImagePlace: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Stores a background image; it is not drawn here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Stores a background image for a bar position; see ``setBackgroundImage(_:for:)``.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { images[BarImagePlace(position: barPosition, metrics: barMetrics)] = backgroundImage }
  /// The stored background image; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// The stored background image for a bar position; nil for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[BarImagePlace(position: barPosition, metrics: barMetrics)]
  }
  /// Stores the downward offset of the title, in points; it is not applied here.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }
  /// The stored downward offset of the title, in points; 0 by default.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }
  /// The raw value of a behavioural style, for apps on a Mac.
  @Unsupported("UINavigationBar.preferredBehavioralStyle: the bar looks as on a phone or tablet")
  open var preferredBehavioralStyle = 0

  /// The controller whose bar this is.
  final weak var navigationController: UINavigationController?
  private var storedItems: [UINavigationItem] = []
  private lazy var leading = BarButtonRow(host: self)
  private lazy var trailing = BarButtonRow(host: self)
  private lazy var titles = NavigationBarTitles(bar: self)
  /// Whether a label is one of those in which the bar shows what an item says.
  final func ownsTitle(_ label: UILabel) -> Bool { titles.labels.contains { $0 === label } }
  final let background = NavigationBarBackground()
  /// The glass behind a search field among the buttons.
  final lazy var searchPlatter = SearchPlatters()
  private lazy var backButton = BackButton(bar: self)

  static let contentHeight: CGFloat = 44
  static var regularHeight: CGFloat { SystemMetrics.current.navigationBarHeight }
  /// The height of a large title at the default text size.
  static let largeTitleHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30
  /// What a subtitle below a large title adds to the bar.
  static let largeSubtitleHeight: CGFloat = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UINavigationBar.self)
  }

  private func setUp() {
    for view in [background] + titles.labels { addSubview(view) }
    background.isUserInteractionEnabled = false
    background.bar = self
    itemDidChange()
  }

  // MARK: Items

  /// The items, from the bottom of the stack to the top.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item at the top of the stack, which is the one shown; nil for an empty stack.
  open var topItem: UINavigationItem? { storedItems.last }
  /// The item that the back button leads to; nil when there is none.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items ?? []
    for item in storedItems { item.bar = self }
    itemDidChange()
  }

  /// Pushes an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(storedItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, if the delegate allows it, and returns it; nil otherwise.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(Array(storedItems.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// What a tap on the back button does.
  @discardableResult
  final func goBack() -> Bool {
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
      return true
    }
    if let item = backItem?.backBarButtonItem, item.trigger() { return true }
    if let navigationController { return navigationController.popViewController(animated: true) != nil }
    return popItem(animated: true) != nil
  }

  // MARK: Height

  /// Whether the title is large, below the buttons.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !hidesTitleRow, let topItem,
      !(shownTitle ?? "").isEmpty || topItem.largeTitle != nil
    else {
      return false
    }
    if traitCollection.verticalSizeClass == .compact { return false }
    for item in storedItems.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Whether the title is large among the buttons.
  final var showsInlineLargeTitle: Bool {
    topItem?.largeTitleDisplayMode == .inline && traitCollection.verticalSizeClass != .compact
  }

  /// The height of the large title, in points.
  final var largeTitleHeight: CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    let below = topItem?.subtitle == nil ? 0 : Self.largeSubtitleHeight
    return Self.largeTitleHeight + max(0, titles.usualLargeFont.lineHeight - usual).rounded(.up) + below
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      itemDidChange()
    }
  }

  /// How much of the large title has collapsed, in points, because the content was scrolled.
  final var collapse: CGFloat = 0 {
    didSet {
      guard collapse != oldValue else { return }
      if (collapse >= largeTitleHeight) != (oldValue >= largeTitleHeight) { applyTitles(topItem) }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      accessibilityStructureDidChange()
    }
  }

  /// How much of the search bar has collapsed, in points, because the content was scrolled.
  final var searchCollapse: CGFloat = 0 {
    didSet {
      guard searchCollapse != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      accessibilityStructureDidChange()
    }
  }

  /// The height that the bar's content asks for, in points.
  final var fittingHeight: CGFloat {
    let scopes = scopesOfIntegratedSearch == nil ? 0 : Self.scopeRowHeight
    if hidesTitleRow { return stackedSearch?.barHeight ?? scopes }
    var height = Self.regularHeight
    if topItem?.prompt != nil { height += Self.promptHeight }
    if showsLargeTitle { height += largeTitleHeight - collapse }
    if let search = stackedSearch { height += max(0, search.barHeight - searchCollapse) }
    height += scopes
    return height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: navigationController == nil ? Self.contentHeight : fittingHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  private var shownTitle: String? { topItem?.title }

  // MARK: Content

  /// Updates the bar from its items.
  final func itemDidChange() {
    let item = topItem
    let showsBack = showsBackButton
    leading.set(hidesTitleRow ? [] : leadingItems(of: item))
    trailing.set(hidesTitleRow ? [] : shownTrailingItems)
    if showsBack {
      if backButton.superview == nil { addSubview(backButton) }
      backButton.refresh()
    } else if backButton.superview != nil {
      backButton.removeFromSuperview()
    }
    applyTitles(item)
    applyBackground(item)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    accessibilityStructureDidChange()
    navigationController?.navigationBarDidChange()
  }

  /// The items at the leading edge, after the button of a split view that shows and hides columns.
  private func leadingItems(of item: UINavigationItem?) -> [UIBarButtonItem] {
    let own = item?.leftBarButtonItems ?? []
    guard let button = navigationController?.columnButton, !own.contains(where: { $0 === button }),
      item?.rightBarButtonItems?.contains(where: { $0 === button }) != true
    else { return own }
    return [button] + own
  }

  func itemDidChange(_ item: UIBarItem) {
    leading.refresh(item)
    trailing.refresh(item)
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private var showsBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton, !hidesTitleRow else { return false }
    return topItem.leftItemsSupplementBackButton || (topItem.leftBarButtonItems ?? []).isEmpty
  }

  private func applyTitles(_ item: UINavigationItem?) {
    titles.apply(item)
    if let search = ownSearchBar, search.superview !== self { addSubview(search) }
    takeScopes()
    for view in subviews where view is UISearchBar && view !== titles.shownView && view !== ownSearchBar {
      view.removeFromSuperview()
    }
  }

  private func applyBackground(_ item: UINavigationItem?) {
    let appearance = item?.standardAppearance ?? standardAppearance
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    // At the scroll edge, iOS draws no background of its own, but does show colours that the app set.
    background.backgroundColor =
      edge?.fill ?? appearance.fill ?? barTintColor ?? (barStyle == .black ? .black : nil)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The background extends under the status bar.
    let above = navigationController == nil ? 0 : max(0, frame.minY)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    sendSubviewToBack(background)
    if hidesTitleRow {
      searchPlatter.remove()
      // Takes their capsules away.
      for row in [leading, trailing] {
        row.layout(in: .zero, isReversed: false, isRightToLeft: isRightToLeft, tint: .systemBlue)
      }
      layOutScopes(at: 0)
      return layOutSearchBar(at: 0)
    }
    var y: CGFloat = 0
    if titles.layOutPrompt() { y += Self.promptHeight }
    let clear = boundsClearOfSides
    let row = CGRect(
      x: clear.minX, y: y, width: clear.width, height: min(Self.contentHeight, max(0, bounds.height - y)))
    let inner = row.insetBy(dx: ListMetrics.insetContentMargin(forWidth: bounds.width), dy: 0)
    var start = inner.minX
    if backButton.superview === self {
      let size: CGFloat = 44
      if SystemMetrics.current.hasPlatters {
        backButton.frame = CGRect(
          x: isRightToLeft ? inner.maxX - size : inner.minX, y: row.midY - size / 2, width: size, height: size
        )
        start += size + 12
      } else {
        let width = backButton.width(within: row.width / 2)
        backButton.frame = CGRect(
          x: isRightToLeft ? row.maxX - width : row.minX, y: row.midY - size / 2, width: width, height: size)
        start = row.minX + width + 8
      }
    }
    var leadingWidth = leading.fittingWidth
    var trailingWidth = trailing.fittingWidth
    let fieldWidth = layOutBarSearch(in: inner, isRightToLeft: isRightToLeft)
    if leadingWidth > 0, trailingWidth > 0 {
      // Views at the leading edge give way to buttons at the trailing one, and then the other way round.
      let room = inner.maxX - fieldWidth - start - BarButtonRow.gapBetweenPlatters
      leadingWidth -= min(leading.narrowableWidth, max(0, leadingWidth + trailingWidth - room))
      trailingWidth -= min(trailing.narrowableWidth, max(0, leadingWidth + trailingWidth - room))
    }
    let leadingRect = CGRect(x: start, y: row.minY, width: leadingWidth, height: row.height)
    let trailingRect = CGRect(
      x: inner.maxX - fieldWidth - trailingWidth, y: row.minY, width: trailingWidth, height: row.height)
    func flip(_ rect: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(x: row.minX + row.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    let tint = tintColor ?? .systemBlue
    leading.layout(in: flip(leadingRect), isReversed: false, isRightToLeft: isRightToLeft, tint: tint)
    trailing.layout(in: flip(trailingRect), isReversed: true, isRightToLeft: isRightToLeft, tint: tint)
    let takenLeft = start - inner.minX + (leadingWidth > 0 ? leadingWidth + 8 : 0)
    let takenRight = fieldWidth + (trailingWidth > 0 ? trailingWidth + 8 : 0)
    titles.layOut(
      in: row, inner: inner, before: isRightToLeft ? takenRight : takenLeft,
      after: isRightToLeft ? takenLeft : takenRight)
    var below = row.maxY + (Self.regularHeight - Self.contentHeight)
    if titles.layOutLarge(at: below, isRightToLeft: isRightToLeft) { below += largeTitleHeight - collapse }
    layOutScopes(at: below)
    layOutSearchBar(at: below)
  }
}

/// Notified when items are pushed and popped.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; true unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may be popped; true unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after the top item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
