import Foundation

/// An open menu, with a row for each entry.
final class MenuView: UIView {
  private var rows: [UIView] = []
  /// The indices of the rows that have a separator above them. Since iOS 26 only groups are separated.
  private var groupStarts: Set<Int> = []
  private let choose: (UIMenuElement) -> Void
  private weak var source: UIResponder?
  weak var overlay: ControlOverlay?
  /// The menu shown: the one that was opened, or one of its submenus.
  private(set) var menu: UIMenu
  private let first: UIMenu
  /// The entries that deferred elements have resolved to while this menu is open.
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var waiting: Set<ObjectIdentifier> = []
  private var isFillingRows = false
  /// Called when the size that the menu needs has changed.
  var sizeDidChange: (() -> Void)?

  /// Whether it is a menu of the menu bar: there keys are shown, the title is that of the bar, and commands that nothing
  /// performs are dimmed.
  private let isOfMenuBar: Bool

  /// - Parameters:
  ///   - menu: The menu to show.
  ///   - source: Where the search along the responder chain for the target of a command starts.
  ///   - isOfMenuBar: Whether it is a menu of the menu bar.
  ///   - choose: Called with the action or command that the user chose.
  init(
    menu: UIMenu, source: UIResponder?, isOfMenuBar: Bool = false, choose: @escaping (UIMenuElement) -> Void
  ) {
    self.choose = choose
    self.source = source
    self.isOfMenuBar = isOfMenuBar
    self.menu = menu
    first = menu
    super.init(frame: .zero)
    isOpaque = false
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  /// Wider at the accessibility text sizes.
  private var width: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory || isOfMenuBar ? 320 : 250
  }

  /// Replaces the menu shown.
  func show(_ menu: UIMenu) {
    self.menu = menu
    for row in rows { row.removeFromSuperview() }
    rows = []
    groupStarts = []
    isFillingRows = true
    if !isOfMenuBar || menu !== first { addTitle(of: menu) }
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
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    label.textColor = .secondaryLabel
    rows.append(label)
    addSubview(label)
  }

  /// Adds rows for the entries of a deferred element, or a "Loading" row until they are known.
  private func addRows(for deferred: UIDeferredMenuElement) {
    let key = ObjectIdentifier(deferred)
    if resolved[key] == nil, waiting.insert(key).inserted {
      deferred.resolve(from: source) { [weak self] elements in
        guard let self else { return }
        resolved[key] = elements
        if isFillingRows { return }
        show(menu)
      }
    }
    if let elements = resolved[key] { return addRows(for: elements) }
    let label = UILabel()
    label.text = SystemWord.loading.text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    rows.append(label)
    addSubview(label)
  }

  private func addRows(for elements: [UIMenuElement]) {
    for element in elements {
      if let command = element as? UICommand { command.validate(from: source) }
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
        groupStarts.insert(rows.count)
        addTitle(of: inline)
        let first = rows.count
        addRows(for: inline.children)
        let isSideBySide = [.small, .medium].contains(inline.preferredElementSize)
        if inline.options.contains(.displayAsPalette) || isSideBySide {
          for case let row as MenuRow in rows[first...] {
            row.isPaletteCell = true
            row.showsPictureOnly = inline.preferredElementSize == .small
          }
        }
        groupStarts.insert(rows.count)
        continue
      }
      if let deferred = element as? UIDeferredMenuElement {
        addRows(for: deferred)
        continue
      }
      let row = MenuRow(element: element, isOfMenuBar: isOfMenuBar, isReachable: isReachable(element))
      guard !row.isHiddenByAttributes else { continue }
      row.menuView = self
      rows.append(row)
      addSubview(row)
    }
  }

  /// Whether something performs an entry.
  private func isReachable(_ element: UIMenuElement) -> Bool {
    guard let command = element as? UICommand else { return true }
    return source?.target(forAction: command.action, withSender: command) != nil
  }

  /// Whether an entry has an image before its title, so that the titles of all begin after the images.
  fileprivate var hasLeadingImages: Bool {
    SystemMetrics.current.hasLeadingMenuImages
      && rows.contains { row in
        (row as? MenuRow).map { !$0.isPaletteCell && $0.element.image != nil } ?? false
      }
  }

  /// Whether an entry has a checkmark or leads to a submenu, so that the titles of all leave room for marks.
  fileprivate var hasMarks: Bool { rows.contains { ($0 as? MenuRow)?.hasMark == true } }

  /// The row of the first entry, on which an assistive technology starts.
  var firstRow: UIView? { rows.first { $0 is MenuRow } }

  /// Where the entry stands that is chosen; nil where none is.
  var frameOfChosenRow: CGRect? {
    layoutIfNeeded()
    return rows.first { ($0 as? MenuRow)?.isOn == true }?.frame
  }

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
    if let row = row as? MenuRow { return row.wantedHeight(forWidth: width) }
    let text = row.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
    return max(32, text.rounded(.up) + 12)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: arrange(width: width).height) }

  /// The frames of the rows in a menu of a given width, the lines between groups, and the height of it all.
  private func arrange(
    width: CGFloat
  ) -> (frames: [CGRect], lines: [CGFloat], rules: [CGFloat], height: CGFloat) {
    let metrics = SystemMetrics.current
    var frames: [CGRect] = []
    var lines: [CGFloat] = []
    // Between the rows of a group.
    var rules: [CGFloat] = []
    var y = metrics.menuPadding
    var index = 0
    while index < rows.count {
      let followsPalette = index > 0 && (rows[index - 1] as? MenuRow)?.isPaletteCell == true
      if index > 0, groupStarts.contains(index) {
        if !followsPalette { lines.append(y + metrics.menuGroupGap / 2) }
        y += followsPalette ? metrics.menuPadding : metrics.menuGroupGap
      } else if index > 0, metrics.separatesMenuRows {
        rules.append(y)
      }
      let palette = rows[index...].prefix { ($0 as? MenuRow)?.isPaletteCell == true }.count
      if palette > 0 {
        let cell = (width - 2 * Self.paletteMargin) / CGFloat(palette)
        for place in 0..<palette {
          frames.append(
            CGRect(
              x: Self.paletteMargin + CGFloat(place) * cell, y: y, width: cell, height: Self.paletteHeight))
        }
        y += Self.paletteHeight
        index += palette
        continue
      }
      let row = rows[index]
      let height = height(of: row)
      let margin: CGFloat = row is MenuRow ? 0 : 16
      frames.append(CGRect(x: margin, y: y, width: width - 2 * margin, height: height))
      y += height
      index += 1
    }
    return (frames, lines, rules, y + metrics.menuPadding)
  }

  private static let paletteMargin: CGFloat = 8
  private static let paletteHeight: CGFloat = 53

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (row, frame) in zip(rows, arrange(width: bounds.width).frames) {
      let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      row.frame = CGRect(
        x: bounds.minX + x, y: bounds.minY + frame.minY, width: frame.width, height: frame.height)
    }
  }

  override func draw(_ rect: CGRect) {
    UIColor.separator.setFill()
    let hairline = 1 / max(1, traitCollection.displayScale)
    let metrics = SystemMetrics.current
    let arranged = arrange(width: bounds.width)
    for y in arranged.rules {
      UIRectFill(CGRect(x: bounds.minX, y: bounds.minY + y, width: bounds.width, height: hairline))
    }
    if metrics.separatesMenuRows { UIColor.tertiarySystemFill.setFill() }
    for y in arranged.lines {
      if metrics.separatesMenuRows {
        UIRectFill(
          CGRect(
            x: bounds.minX, y: bounds.minY + y - metrics.menuGroupGap / 2, width: bounds.width,
            height: metrics.menuGroupGap))
        continue
      }
      UIRectFill(
        CGRect(x: bounds.minX + 16, y: bounds.minY + y, width: bounds.width - 32, height: hairline))
    }
  }
}

/// One entry of an open menu.
private final class MenuRow: UIControl {
  weak var menuView: MenuView?
  let element: UIMenuElement
  /// Whether an entry in a row with others has no title that is seen.
  var showsPictureOnly = false
  /// Whether the entry stands in a row with others, its picture above its title.
  var isPaletteCell = false {
    didSet {
      titleLabel.font = .preferredFont(forTextStyle: isPaletteCell ? .caption2 : .body)
      titleLabel.textAlignment = isPaletteCell ? .center : .natural
      titleLabel.numberOfLines = isPaletteCell ? 1 : 0
      setNeedsLayout()
    }
  }
  private let titleLabel = ControlContentLabel()
  private let subtitleLabel = ControlContentLabel()
  private let imageView = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  /// The keys that do the same; empty where they are not shown.
  private let keyLabel = ControlContentLabel()

  init(element: UIMenuElement, isOfMenuBar: Bool, isReachable: Bool) {
    self.element = element
    super.init(frame: .zero)
    isOpaque = false
    isEnabled = !attributes.contains(.disabled) && (isReachable || !isOfMenuBar)
    if isOfMenuBar { keyLabel.text = (element as? UIKeyCommand)?.keyText }
    keyLabel.font = .preferredFont(forTextStyle: .body)
    keyLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    titleLabel.text = element.title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.textColor = color
    subtitleLabel.text = element.subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
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
    for label in [titleLabel, subtitleLabel, keyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    for view in [titleLabel, subtitleLabel, imageView, mark, keyLabel] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var attributes: UIMenuElement.Attributes {
    (element as? any UIMenuLeaf)?.attributes ?? []
  }

  fileprivate var isOn: Bool {
    (element as? any UIMenuLeaf)?.state == .on
  }

  var isHiddenByAttributes: Bool { attributes.contains(.hidden) }
  var keepsMenuOpen: Bool { attributes.contains(.keepsMenuPresented) }

  /// Where the title begins, after the checkmark or chevron and on iOS 26 the image, in points from the leading edge.
  private var textStart: CGFloat {
    if SystemMetrics.current.separatesMenuRows { return menuView?.hasMarks == true ? 36 : 16 }
    return menuView?.hasLeadingImages == true ? Self.imageStart + 36 : 32
  }
  var hasMark: Bool { mark.image != nil && !isPaletteCell }
  /// What is kept free after the title, on iOS 18 for the image.
  private var textEnd: CGFloat {
    let image: CGFloat = SystemMetrics.current.hasLeadingMenuImages ? 16 : 48
    return keyWidth > 0 ? image + keyWidth + 12 : image
  }
  private var keyWidth: CGFloat {
    keyLabel.text == nil
      ? 0
      : keyLabel.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      ).width.rounded(.up)
  }
  private var besideText: CGFloat { textStart + textEnd }
  private static let imageStart: CGFloat = 30

  private func heights(forWidth width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: max(0, width - besideText), height: .greatestFiniteMagnitude)
    let hasSubtitle = element.subtitle?.isEmpty == false
    return (
      titleLabel.sizeThatFits(room).height.rounded(.up),
      hasSubtitle ? subtitleLabel.sizeThatFits(room).height.rounded(.up) : 0
    )
  }

  func wantedHeight(forWidth width: CGFloat) -> CGFloat {
    let text = heights(forWidth: width)
    return max(
      text.subtitle > 0 ? 60 : SystemMetrics.current.menuRowHeight, text.title + text.subtitle + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    if isPaletteCell {
      let hasImage = element.image != nil
      titleLabel.isHidden = showsPictureOnly && hasImage
      let top = titleLabel.isHidden ? (bounds.height - 26) / 2 : 6
      place(imageView, x: 0, y: top, width: bounds.width, height: 26)
      place(titleLabel, x: 2, y: hasImage ? 34 : 16, width: bounds.width - 4, height: 16)
      mark.isHidden = true
      subtitleLabel.isHidden = true
      return
    }
    place(mark, x: SystemMetrics.current.separatesMenuRows ? 8 : 4, y: 0, width: 24, height: bounds.height)
    let text = max(0, bounds.width - besideText)
    let heights = heights(forWidth: bounds.width)
    let top = ((bounds.height - heights.title - heights.subtitle) / 2).rounded()
    place(titleLabel, x: textStart, y: top, width: text, height: heights.title)
    place(subtitleLabel, x: textStart, y: top + heights.title, width: text, height: heights.subtitle)
    place(keyLabel, x: bounds.width - 16 - keyWidth, y: 0, width: keyWidth, height: bounds.height)
    let image = SystemMetrics.current.hasLeadingMenuImages ? Self.imageStart : bounds.width - 44
    place(imageView, x: image, y: 0, width: 28, height: bounds.height)
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

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: MenuRow.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { row in
      let texts = [row.element.title, row.element.subtitle ?? ""].filter { !$0.isEmpty }
      return texts.isEmpty ? row.element.image?.spokenName : texts.joined(separator: ", ")
    }
    answers.traits = { row in
      var traits = inherited.traits(of: row).union(.button)
      if row.isOn { traits.insert(.selected) }
      if row.element is UIMenu { traits.insert(.popUpButton) }
      return traits
    }
    answers.identifier = { row in row.element.accessibilityIdentifier }
    answers.activate = { row in
      guard row.isEnabled else { return false }
      row.menuView?.chose(row)
      return true
    }
  }

}

extension UIMenu {
  /// Opens the menu in front of the screen, near a view.
  ///
  /// - Parameters:
  ///   - source: The view that opens the menu.
  ///   - choose: Called with the action or command that the user chose; if nil, it is performed.
  func present(from source: UIView, choose: ((UIMenuElement) -> Void)? = nil) {
    guard let window = source.window else { return }
    let view = MenuView(menu: self, source: source) { [weak source] element in
      if let choose { return choose(element) }
      element.perform(from: source)
    }
    let overlay = ControlOverlay(content: view, near: source)
    overlay.dismissLabel = SystemWord.dismissMenu.text
    overlay.firstFocus = { [weak view] in view?.firstRow }
    overlay.firstShown = { [weak view] in view?.frameOfChosenRow }
    if (source as? any MenuSource)?.opensMenuAtTrailingEdge == true { overlay.alignment = .trailing }
    view.overlay = overlay
    overlay.show(in: window)
  }
}

/// A view that says where its menu stands.
@MainActor
package protocol MenuSource: UIView {
  /// Whether the menu is aligned with the end of the view, and not with its middle.
  var opensMenuAtTrailingEdge: Bool { get }
}

extension UIMenuElement {
  /// Performs the entry as if the user had chosen it: runs an action, or sends a command along the responder chain.
  func perform(from source: UIResponder?) {
    (self as? any UIMenuLeaf)?.performWithSender(source, target: nil)
  }
}
