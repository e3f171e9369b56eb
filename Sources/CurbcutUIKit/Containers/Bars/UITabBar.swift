import Foundation

/// The bar of tabs at the bottom of the screen.
///
/// The geometry is that of iOS 26 (`ios26-icecubes-tabbar.xml`): a capsule 62 points high, with tabs of 94 by 54
/// that overlap by 8.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
  /// How tabs are distributed across the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Depends on the kind of device.
    case automatic
    /// Across the whole width.
    case fill
    /// Centred, at their own width.
    case centered
  }

  /// The delegate, which is notified when a tab is selected; not retained.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether the bar is light or dark; `default` by default.
  @Unsupported("UITabBar.barStyle: the bar follows the appearance of the screen")
  open var barStyle = UIBarStyle.default
  /// Whether the content shows through; true by default.
  @Unsupported("UITabBar.isTranslucent: the bar lets the content through unless it has a colour")
  open var isTranslucent = true
  /// The colour of the bar if no appearance provides one; nil for none.
  open var barTintColor: UIColor? { didSet { refresh() } }
  /// The colour of unselected tabs; nil for the label colour.
  open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
  /// How tabs are distributed across the bar; `automatic` by default.
  @Unsupported("UITabBar.itemPositioning: tabs stand in the middle")
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs, in points; 0, the default, for the system's own.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between tabs, in points; 0 for the system's own.
  @Unsupported("UITabBar.itemSpacing: tabs have the system's distance")
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The image that fills the bar; nil for none.
  @Unsupported("UITabBar.backgroundImage: the bar shows its colour only")
  open var backgroundImage: UIImage? = nil
  /// The image at the bar's edge; nil for the system's own line.
  @Unsupported("UITabBar.shadowImage: no line is drawn at the bar's edge")
  open var shadowImage: UIImage? = nil
  /// The image behind the selected tab; nil for none.
  @Unsupported("UITabBar.selectionIndicatorImage: the chosen tab is marked in the system's way")
  open var selectionIndicatorImage: UIImage? = nil
  /// How the bar looks; only the colour is used.
  open var standardAppearance = UIBarAppearance.initial(UITabBarAppearance()) { didSet { refresh() } }
  /// How the bar looks while the content is scrolled to the bottom; nil for the usual look. Here its colour always
  /// shows.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { refresh() } }
  /// Whether the user is rearranging the tabs; always false here.
  open var isCustomizing: Bool { false }

  private var storedItems: [UITabBarItem] = []
  private(set) final var buttons: [UITabBarButton] = []
  private let platter = BarPlatter(frame: .zero)
  /// Behind the tab of a search, which stands apart.
  private let searchPlatter = BarPlatter(frame: .zero)
  private lazy var background = BottomBarBackground { [weak self] in
    let selected = (self?.delegate as? UITabBarController)?.selectedViewController
    let shown = selected.flatMap { UITabBarController.stack(of: $0) }?.topViewController ?? selected
    return shown?.viewIfLoaded
  }

  static let height: CGFloat = 49
  static let heightOnTop: CGFloat = 44

  /// Whether the tabs stand at the top of an iPad's screen, as words in a low capsule.
  final var isOnTop = false {
    didSet {
      guard isOnTop != oldValue else { return }
      for button in buttons { button.refresh() }
      setNeedsLayout()
    }
  }

  /// The width that the tabs need at the top, in points.
  final var widthOnTop: CGFloat {
    buttons.reduce(8 + (sidebarAction == nil ? 0 : Self.toggleWidth)) { $0 + $1.widthOnTop }
  }

  private static let toggleWidth: CGFloat = 44
  private lazy var toggle: UIButton = {
    let button = UIButton(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
        self?.sidebarAction?()
      })
    button.tintColor = .label
    button.accessibilityLabel = SystemWord.sidebar.text
    return button
  }()

  /// Shows the sidebar in place of the bar at the top; nil where there is none.
  final var sidebarAction: (() -> Void)? {
    didSet {
      guard (sidebarAction == nil) != (oldValue == nil) else { return }
      if sidebarAction == nil {
        toggle.removeFromSuperview()
      } else {
        insertSubview(toggle, aboveSubview: searchPlatter)
      }
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(platter)
    addSubview(searchPlatter)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(platter)
    addSubview(searchPlatter)
    coder.readInterfaceBuilder(self, as: UITabBar.self)
  }

  /// The tabs, from the leading edge.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for button in buttons { button.removeFromSuperview() }
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items ?? []
    buttons = storedItems.map { UITabBarButton(item: $0, bar: self) }
    for button in buttons {
      button.item.bar = self
      addSubview(button)
    }
    if let selectedItem, !storedItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    refresh()
  }

  /// The selected tab; nil for none. Setting it does not notify the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { refresh() } }
  }

  func itemDidChange(_ item: UIBarItem) {
    buttons.first { $0.item === item }?.refresh()
    accessibilityStructureDidChange()
  }

  private func refresh() {
    backgroundColor = scrollEdgeAppearance?.fill ?? standardAppearance.fill ?? barTintColor
    for button in buttons { button.refresh() }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func layOutBackground() {
    guard !isOnTop, backgroundColor == nil else {
      background.removeFromSuperview()
      return
    }
    if background.superview == nil { insertSubview(background, at: 0) }
    background.frame = bounds
  }

  /// What a tap on a tab does.
  final func userDidSelect(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let controller = delegate as? UITabBarController {
      controller.tabBarDidSelect(item)
    } else {
      selectedItem = item
    }
    delegate?.tabBar(self, didSelect: item)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SystemMetrics.current.tabBarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.current.tabBarHeight)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchPlatter.isHidden = true
    guard !buttons.isEmpty else {
      platter.frame = .zero
      return
    }
    platter.isHidden = !SystemMetrics.current.hasPlatters
    layOutBackground()
    if isOnTop { return layoutOnTop() }
    if !SystemMetrics.current.hasPlatters { return layoutAcross() }
    let search = searchButton
    let tabs = buttons.filter { $0 !== search }
    let count = CGFloat(tabs.count)
    // A search stands at the other end, in a circle as high as the platter (WWDC25 session 256).
    let apart: CGFloat = search == nil ? 0 : 62 + 8
    let room = bounds.width - 50 - apart
    // Recorded on iOS 26 at a width of 402: two tabs 94 wide every 86, four 98 every 84.7, six 74 every 55.6.
    let overlap = 8 + 2.6 * max(0, count - 2)
    let most = (room + overlap * (count - 1)) / count
    let width = itemWidth > 0 ? min(itemWidth, most) : count < 4 ? min(94, most) : most
    let whole = width * count - overlap * (count - 1)
    let top: CGFloat = bounds.height >= 62 ? 0 : (bounds.height - 62) / 2
    let start = search == nil ? (bounds.midX - whole / 2).rounded() : 25
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect {
      isRightToLeft ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect
    }
    platter.frame = placed(CGRect(x: start - 4, y: top, width: whole + 8, height: 62))
    for (index, button) in tabs.enumerated() {
      button.frame = placed(
        CGRect(x: start + CGFloat(index) * (width - overlap), y: top + 4, width: width, height: 54))
    }
    guard let search else { return }
    searchPlatter.isHidden = false
    searchPlatter.frame = placed(CGRect(x: bounds.width - 21 - 62, y: top, width: 62, height: 62))
    search.frame = searchPlatter.frame.insetBy(dx: 4, dy: 4)
  }

  /// The tab of a search where it stands apart from the others.
  private var searchButton: UITabBarButton? {
    buttons.count > 1 ? buttons.last { $0.isApart } : nil
  }

  /// As on iOS 18: across the whole width.
  private func layoutAcross() {
    let pitch = bounds.width / CGFloat(buttons.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: 2 + place * pitch, y: 1, width: pitch - 4, height: 48)
    }
  }

  private func layoutOnTop() {
    platter.frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let taken: CGFloat = sidebarAction == nil ? 0 : Self.toggleWidth
    let needed = widthOnTop - 8 - taken
    let shrink = widthOnTop > bounds.width ? (bounds.width - 8 - taken) / max(1, needed) : 1
    if taken > 0 {
      toggle.frame = CGRect(
        x: isRightToLeft ? bounds.width - 4 - taken : 4, y: 4, width: taken, height: bounds.height - 8)
    }
    var x: CGFloat = isRightToLeft ? 4 : 4 + taken
    for button in isRightToLeft ? buttons.reversed() : buttons {
      let width = button.widthOnTop * shrink
      button.frame = CGRect(x: x, y: 4, width: width, height: bounds.height - 8)
      x += width
    }
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITabBar.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.label = { _ in SystemWord.tabBar.text }
    answers.traits = { _ in .tabBar }
  }
}

/// One tab: image above title, and a badge.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let imageView = UIImageView(image: nil)
  private let label = UILabel()
  private let badge = UILabel()
  private let highlight = UIView()

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    for view in [highlight, imageView, label, badge] as [UIView] { addSubview(view) }
    highlight.isUserInteractionEnabled = false
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 10, weight: .semibold)
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.clipsToBounds = true
    addAction(
      UIAction { [weak self] _ in
        self?.choose()
      }, for: .touchUpInside)
    showsLargeContentViewer = true
    refresh()
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  private func choose() { bar?.userDidSelect(item) }

  private var isChosen: Bool { bar?.selectedItem === item }

  private var isOnTop: Bool { bar?.isOnTop ?? false }

  /// Whether the tab stands apart from the others, as its image alone.
  var isApart: Bool {
    item.isSearch && item.image != nil && (SystemMetrics.current.hasPlatters || isOnTop)
  }

  private var hasTitle: Bool { !isApart && !(item.title ?? "").isEmpty }

  /// The width that the tab needs at the top, in points.
  var widthOnTop: CGFloat {
    let all = CGFloat.greatestFiniteMagnitude
    let text = label.sizeThatFits(CGSize(width: all, height: all)).width
    return (hasTitle ? text : 24).rounded(.up) + 2 * 16
  }

  func refresh() {
    isEnabled = item.isEnabled
    isSelected = isChosen
    label.text = item.title
    label.font =
      isOnTop ? .systemFont(ofSize: 15, weight: .medium) : .systemFont(ofSize: 10, weight: .semibold)
    imageView.image = isChosen ? item.selectedImage ?? item.image : item.image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 18, weight: .medium, scale: .large)
    let color: UIColor =
      if !item.isEnabled {
        .tertiaryLabel
      } else if isChosen {
        bar?.tintColor ?? .systemBlue
      } else {
        bar?.unselectedItemTintColor ?? (SystemMetrics.current.hasPlatters ? .label : .secondaryLabel)
      }
    label.textColor = color
    imageView.tintColor = color
    let isMarked = isChosen && (SystemMetrics.current.hasPlatters || isOnTop)
    highlight.backgroundColor = isMarked ? .tertiarySystemFill : nil
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    largeContentTitle = item.title
    largeContentImage = item.largeContentSizeImage ?? item.image
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    highlight.layer.cornerRadius = bounds.height / 2
    label.isHidden = !hasTitle
    imageView.isHidden = isOnTop && hasTitle
    if isOnTop, hasTitle {
      label.frame = bounds.insetBy(dx: 4, dy: 0)
      let width = max(18, badge.sizeThatFits(CGSize(width: 100, height: 18)).width + 8)
      badge.frame = CGRect(x: bounds.maxX - width, y: 0, width: width, height: 18)
      badge.layer.cornerRadius = 9
      return
    }
    imageView.frame = CGRect(
      x: bounds.midX - 15, y: hasTitle ? 6 : (bounds.height - 30) / 2, width: 30, height: 30)
    label.frame = CGRect(
      x: 2, y: item.image == nil ? bounds.midY - 7 : 37, width: bounds.width - 4, height: 13)
    let width = max(18, badge.sizeThatFits(CGSize(width: 100, height: 18)).width + 8)
    badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
    badge.layer.cornerRadius = 9
  }

  // MARK: Accessibility

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITabBarButton.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { button in button.item.accessibilityStorage?.isElement ?? true }
    answers.label = { button in button.item.accessibilityLabel }
    answers.value = { button in button.item.accessibilityValue }
    answers.hint = { button in button.item.accessibilityHint }
    answers.traits = { button in
      var traits: UIAccessibilityTraits = [.button, .tabBarItem]
      if button.isChosen { traits.insert(.selected) }
      // iOS does not expose a disabled tab as dimmed.
      return traits.union(button.item.accessibilityTraits.subtracting(.notEnabled))
    }
    answers.identifier = { button in button.item.accessibilityIdentifier }
    answers.activate = { button in
      guard button.item.isEnabled else { return false }
      button.choose()
      return true
    }
  }
}

/// Notified when the user selects a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user selected a tab, even one that was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
