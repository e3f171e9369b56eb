import Foundation

/// The menu bar of an iPad, over the screen, until something is chosen or it is dismissed.
///
/// Follows <https://support.apple.com/guide/ipad/ipadd1b14c57/ipados> and
/// <https://developer.apple.com/design/human-interface-guidelines/the-menu-bar>: it is hidden until it is revealed, and its
/// titles are in the middle.
final class MenuBar: UIView {
  /// Where the search for who performs a command begins.
  private weak var responder: UIResponder?
  private let strip = GlassView(frame: .zero)
  private let dismissRegion = DismissRegion(frame: .zero)
  private var titles: [MenuBarTitle] = []
  /// What an assistive technology was on before.
  private weak var focusedBefore: AnyObject?
  private weak var openMenu: ControlOverlay?

  init(menu: UIMenu, responder: UIResponder) {
    self.responder = responder
    super.init(frame: .zero)
    isOpaque = false
    focusedBefore = UIAccessibility.focusedElement(using: nil) as AnyObject?
    dismissRegion.label = SystemWord.dismissMenu.text
    dismissRegion.close = { [weak self] in self?.close() }
    strip.cornerRadius = 0
    strip.density = 0.86
    addSubview(dismissRegion)
    addSubview(strip)
    for case let menu as UIMenu in menu.children {
      let title = MenuBarTitle(menu: menu, isApplication: menu.identifier == .application)
      title.open = { [weak self] in self?.open($0) }
      titles.append(title)
      strip.addSubview(title)
    }
    accessibilityElements = [strip, dismissRegion]
  }

  required init?(coder: NSCoder) { nil }

  /// The menu bar that is shown in a window; nil for none.
  static func shown(in window: UIWindow) -> MenuBar? {
    window.storedSubviews.lazy.compactMap { $0 as? MenuBar }.first
  }

  func show(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    layoutIfNeeded()
    UIAccessibility.post(notification: .screenChanged, argument: titles.first)
  }

  func close() {
    guard superview != nil else { return }
    openMenu?.removeFromSuperview()
    removeFromSuperview()
    UIAccessibility.post(notification: .screenChanged, argument: focusedBefore)
  }

  // MARK: Menus

  private func open(_ title: MenuBarTitle) {
    guard let window else { return }
    openMenu?.close()
    let view = MenuView(menu: title.menu, source: responder, isOfMenuBar: true) {
      [weak self, weak responder] element in
      let keepsOpen = (element as? any UIMenuLeaf)?.attributes.contains(.keepsMenuPresented) ?? false
      if !keepsOpen { self?.close() }
      element.perform(from: responder)
    }
    let overlay = ControlOverlay(content: view, near: title)
    overlay.alignment = .leading
    overlay.dismissLabel = SystemWord.dismissMenu.text
    overlay.firstFocus = { [weak view] in view?.firstRow }
    overlay.tapOutside = { [weak self, weak overlay] point in
      guard let self, let other = titles.first(where: { $0.bounds.contains($0.convert(point, from: nil)) })
      else { return false }
      if other === title { overlay?.close() } else { open(other) }
      return true
    }
    overlay.didClose = { [weak title] in title?.isSelected = false }
    view.overlay = overlay
    title.isSelected = true
    openMenu = overlay
    overlay.show(in: window)
  }

  // MARK: Layout

  /// In points, from the upper edge of the screen; the bar of an iPad that shows the time is as high.
  private static let height: CGFloat = 32
  /// The room that the status bar needs on either side, in points.
  private static let statusWidth: CGFloat = 72

  override func layoutSubviews() {
    super.layoutSubviews()
    dismissRegion.frame = bounds
    let height = max(Self.height, safeAreaInsets.top)
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let room = max(0, bounds.width - 2 * Self.statusWidth)
    let texts = titles.map(\.textWidth)
    let free = (room - texts.reduce(0, +)) / CGFloat(2 * max(1, titles.count))
    // Beside one another they stand closer, and then are cut off alike, rather than below the time and the battery.
    let padding = min(MenuBarTitle.padding, max(MenuBarTitle.leastPadding, free))
    let widths = texts.map { $0 + 2 * padding }
    let total = widths.reduce(0, +)
    let scale = min(1, room / max(1, total))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = ((bounds.width - total * scale) / 2).rounded()
    for (title, width) in zip(titles, widths) {
      let width = width * scale
      title.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: height)
      x += width
    }
  }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: MenuBar.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.viewIsModal = { _ in true }
    answers.performEscape = { bar in
      bar.close()
      return true
    }
  }
}

/// The title of a menu in the menu bar.
private final class MenuBarTitle: UIControl {
  let menu: UIMenu
  var open: ((MenuBarTitle) -> Void)?
  private let label = ControlContentLabel()

  override var isSelected: Bool { didSet { setNeedsDisplay() } }
  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }

  init(menu: UIMenu, isApplication: Bool) {
    self.menu = menu
    super.init(frame: .zero)
    isOpaque = false
    label.text = menu.title
    // As the status bar, it does not grow with the text size, but can be enlarged by a touch.
    label.font = .systemFont(ofSize: 15, weight: isApplication ? .semibold : .medium)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    showsLargeContentViewer = true
    largeContentTitle = menu.title
    addInteraction(UILargeContentViewerInteraction())
  }

  required init?(coder: NSCoder) { nil }

  /// The room before and after the words, in points.
  static let padding: CGFloat = 12
  static let leastPadding: CGFloat = 4

  /// The width of the words, in points.
  var textWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      .width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 2, dy: 0)
  }

  override func draw(_ rect: CGRect) {
    guard isSelected || isHighlighted else { return }
    UIColor.systemFill.setFill()
    UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 3), cornerRadius: bounds.height / 2 - 3).fill()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside { open?(self) } }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: MenuBarTitle.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { title in title.menu.title }
    // As of any button that opens a menu.
    answers.traits = { title in inherited.traits(of: title).union([.button, .popUpButton]) }
    answers.activate = { title in
      title.open?(title)
      return true
    }
  }
}

extension UIKitHost {
  /// Whether the device has a menu bar: an iPad since iPadOS 26.
  package var hasMenuBar: Bool { device.idiom == .pad && settings.system == .iOS26 }

  /// Shows the menu bar of the app in front, or hides it when it is shown: what Globe-M, or a swipe down from the upper
  /// edge, does. False on a device without one.
  @discardableResult
  package func toggleMenuBar() -> Bool {
    guard hasMenuBar, let window = UIApplication.shared.keyWindow else { return false }
    if let shown = MenuBar.shown(in: window) {
      shown.close()
    } else {
      let responder = KeyCommands.first
      MenuBar(menu: UIMainMenuSystem.shared.shownMenu, responder: responder).show(in: window)
    }
    return true
  }
}
