import Foundation

/// An open menu: a row for each entry.
final class MenuView: UIView {
  private var rows: [UIView] = []
  private let choose: (UIMenuElement) -> Void
  private weak var source: UIResponder?
  weak var overlay: ControlOverlay?
  /// The menu that shows: the one that was opened, or one inside it.
  private(set) var menu: UIMenu
  /// What deferred entries turned into, while this menu is open.
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var waiting: Set<ObjectIdentifier> = []
  private var isFillingRows = false
  /// Called when the menu needs other room.
  var sizeDidChange: (() -> Void)?

  /// - Parameters:
  ///   - menu: The entries.
  ///   - source: Where commands begin their way; they are brought up to date by whoever performs them.
  ///   - choose: Hears of the action or command that the user chose.
  init(menu: UIMenu, source: UIResponder?, choose: @escaping (UIMenuElement) -> Void) {
    self.choose = choose
    self.source = source
    self.menu = menu
    super.init(frame: .zero)
    isOpaque = false
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  private static let width: CGFloat = 250

  /// Shows a menu in place of the one that shows.
  func show(_ menu: UIMenu) {
    self.menu = menu
    for row in rows { row.removeFromSuperview() }
    rows = []
    isFillingRows = true
    addTitle(of: menu)
    addRows(for: menu.children)
    isFillingRows = false
    invalidateIntrinsicContentSize()
    overlay?.setNeedsLayout()
    sizeDidChange?()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func addTitle(of menu: UIMenu) {
    guard !menu.title.isEmpty else { return }
    let label = UILabel()
    label.text = menu.title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    rows.append(label)
    addSubview(label)
  }

  /// The entries that a deferred one stands for, or a line that says that they are on their way.
  private func addRows(for deferred: UIDeferredMenuElement) {
    let key = ObjectIdentifier(deferred)
    if resolved[key] == nil, waiting.insert(key).inserted {
      deferred.resolve { [weak self] elements in
        guard let self else { return }
        resolved[key] = elements
        if isFillingRows { return }
        show(menu)
      }
    }
    if let elements = resolved[key] { return addRows(for: elements) }
    let label = UILabel()
    label.text = ControlStrings.loading
    label.font = .systemFont(ofSize: 17)
    label.textColor = .secondaryLabel
    rows.append(label)
    addSubview(label)
  }

  private func addRows(for elements: [UIMenuElement]) {
    for element in elements {
      if let command = element as? UICommand { command.validate(from: source) }
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
        addTitle(of: inline)
        addRows(for: inline.children)
        continue
      }
      if let deferred = element as? UIDeferredMenuElement {
        addRows(for: deferred)
        continue
      }
      let row = MenuRow(element: element)
      guard !row.isHiddenByAttributes else { continue }
      row.menuView = self
      rows.append(row)
      addSubview(row)
    }
  }

  /// The first entry, on which an assistive technology starts.
  var firstRow: UIView? { rows.first { $0 is MenuRow } }

  fileprivate func chose(_ row: MenuRow) {
    if let submenu = row.element as? UIMenu {
      show(submenu)
      UIAccessibility.post(notification: .screenChanged, argument: firstRow)
      return
    }
    if !row.keepsMenuOpen { overlay?.close() }
    choose(row.element)
  }

  private func height(of row: UIView) -> CGFloat {
    guard let row = row as? MenuRow else { return 32 }
    return row.wantedHeight
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.width, height: rows.map { height(of: $0) }.reduce(0, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = bounds.minY
    for row in rows {
      let height = height(of: row)
      row.frame =
        row is MenuRow
        ? CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
        : CGRect(x: bounds.minX + 16, y: y, width: bounds.width - 32, height: height)
      y += height
    }
  }

  override func draw(_ rect: CGRect) {
    UIColor.separator.setFill()
    for row in rows.dropFirst() {
      UIRectFill(CGRect(x: bounds.minX + 16, y: row.frame.minY, width: bounds.width - 32, height: 0.5))
    }
  }
}

/// One entry of an open menu.
private final class MenuRow: UIControl {
  weak var menuView: MenuView?
  let element: UIMenuElement
  private let titleLabel = ControlContentLabel()
  private let subtitleLabel = ControlContentLabel()
  private let imageView = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)

  init(element: UIMenuElement) {
    self.element = element
    super.init(frame: .zero)
    isOpaque = false
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    titleLabel.text = element.title
    titleLabel.font = .systemFont(ofSize: 17)
    titleLabel.textColor = color
    subtitleLabel.text = element.subtitle
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    imageView.image = element.image
    imageView.contentMode = .center
    imageView.tintColor = color
    mark.contentMode = .center
    mark.tintColor = color
    if element is UIMenu {
      mark.image = UIImage(systemName: "chevron.forward")
    } else if isOn {
      mark.image = UIImage(systemName: "checkmark")
    }
    for view in [titleLabel, subtitleLabel, imageView, mark] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var attributes: UIMenuElement.Attributes {
    (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
  }

  private var isOn: Bool {
    ((element as? UIAction)?.state ?? (element as? UICommand)?.state) == .on
  }

  var isHiddenByAttributes: Bool { attributes.contains(.hidden) }
  var keepsMenuOpen: Bool { attributes.contains(.keepsMenuPresented) }
  var wantedHeight: CGFloat { element.subtitle?.isEmpty == false ? 60 : 44 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    place(mark, x: 4, y: 0, width: 24, height: bounds.height)
    let text = bounds.width - 32 - 48
    let hasSubtitle = element.subtitle?.isEmpty == false
    place(titleLabel, x: 32, y: hasSubtitle ? 9 : 0, width: text, height: hasSubtitle ? 22 : bounds.height)
    place(subtitleLabel, x: 32, y: 31, width: text, height: hasSubtitle ? 18 : 0)
    place(imageView, x: bounds.width - 44, y: 0, width: 32, height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    guard isHighlighted else { return }
    UIColor.systemFill.setFill()
    UIRectFill(bounds)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { menuView?.chose(self) }
  }

  // MARK: Accessibility defaults

  override var defaultIsAccessibilityElement: Bool { true }

  override var defaultAccessibilityLabel: String? {
    let texts = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }
    return texts.isEmpty ? element.image?.spokenName : texts.joined(separator: ", ")
  }

  override var defaultAccessibilityIdentifier: String? { element.accessibilityIdentifier }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = super.defaultAccessibilityTraits.union(.button)
    if isOn { traits.insert(.selected) }
    if element is UIMenu { traits.insert(.popUpButton) }
    return traits
  }

  override func defaultAccessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    menuView?.chose(self)
    return true
  }
}

extension UIMenu {
  /// Shows the menu in front of the screen, beside a view.
  ///
  /// - Parameters:
  ///   - source: The view that opens the menu.
  ///   - choose: Hears of the action or command that the user chose; performs it if nil.
  func present(from source: UIView, choose: ((UIMenuElement) -> Void)? = nil) {
    guard let window = source.window else { return }
    let view = MenuView(menu: self, source: source) { [weak source] element in
      if let choose { return choose(element) }
      element.perform(from: source)
    }
    let overlay = ControlOverlay(content: view, near: source)
    overlay.dismissLabel = ControlStrings.dismissMenu
    overlay.firstFocus = { [weak view] in view?.firstRow }
    view.overlay = overlay
    overlay.show(in: window)
  }
}

extension UIMenuElement {
  /// Does what choosing the entry does: performs an action, sends a command along the responder chain.
  func perform(from source: UIView?) {
    if let command = self as? UICommand {
      UIApplication.shared.sendAction(command.action, to: nil, from: source, for: nil)
    } else {
      (self as? UIAction)?.perform(from: source as AnyObject?)
    }
  }
}
