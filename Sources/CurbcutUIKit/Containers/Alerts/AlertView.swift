import Foundation

/// The dimmed screen and the card of an alert or action sheet.
///
/// The alert's geometry is that of iOS 26 (`ios-app-alert.xml`): 320 points wide, centred in the safe area, with
/// the text inset by 30, and buttons 48 high, 16 from the edges and 8 apart; two buttons are side by side.
final class AlertView: UIView {
  private(set) weak var controller: UIAlertController?
  let card = AlertCard(frame: .zero)
  let texts = UIScrollView(frame: .zero)
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private(set) var buttons: [AlertButton] = []
  /// What the Cancel button of an action sheet lies on, where it stands by itself.
  let cancelCard = GlassView(frame: .zero)
  /// What moves when the alert appears, from the top.
  var cards: [UIView] { cancelCard.superview === self ? [card, cancelCard] : [card] }
  /// Whether lines separate the buttons: before iOS 26.
  private var isSeparated = false
  /// Beside an action sheet that is a popover: there is no button that cancels it.
  private var region: DismissRegion?
  /// The lines between buttons, where there are any.
  var lines: [UIView] = []

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(card)
    cancelCard.fill = .secondarySystemGroupedBackground
    card.addSubview(texts)
    texts.addSubview(titleLabel)
    texts.addSubview(messageLabel)
    texts.contentInsetAdjustmentBehavior = .never
    refresh()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var isSheet: Bool { controller?.preferredStyle == .actionSheet }

  func refresh() {
    guard let controller else { return }
    let isPopover = controller.isPopover
    backgroundColor = isPopover ? nil : UIColor.black.withAlphaComponent(0.2)
    showRegion(isPopover)
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    titleLabel.font = .preferredFont(forTextStyle: isSheet ? .footnote : .headline)
    let metrics = SystemMetrics.current
    isSeparated = metrics.hasSeparatedAlertButtons
    card.cornerRadius = isSheet ? metrics.actionSheetCornerRadius : metrics.alertCornerRadius
    cancelCard.cornerRadius = metrics.actionSheetCornerRadius
    messageLabel.font = .preferredFont(forTextStyle: isSheet || isSeparated ? .footnote : .subheadline)
    if isSheet { titleLabel.font = .systemFont(ofSize: titleLabel.font.pointSize, weight: .semibold) }
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.isHidden = !label.hasListText
      label.textAlignment = isSheet || isSeparated ? .center : .natural
    }
    for field in controller.textFields ?? [] where field.superview !== card { card.addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    let cancel = isPopover ? [] : controller.actions.filter { $0.style == .cancel }
    let others = controller.actions.filter { $0.style != .cancel }
    buttons = (others + cancel).map { AlertButton(action: $0, controller: controller) }
    let hasCancelCard = isSeparated && isSheet && !cancel.isEmpty
    if hasCancelCard { addSubview(cancelCard) } else { cancelCard.removeFromSuperview() }
    for button in buttons { (hasCancelCard && button.isCancel ? cancelCard : card).addSubview(button) }
    card.label = controller.title ?? controller.message
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func showRegion(_ shown: Bool) {
    guard shown != (region != nil) else { return }
    region?.removeFromSuperview()
    region = nil
    guard shown else { return }
    let made = DismissRegion(frame: bounds)
    made.close = { [weak self] in _ = self?.controller?.leave() }
    insertSubview(made, belowSubview: card)
    region = made
  }

  /// Where the card stands when an action sheet is a popover.
  private func placeAsPopover(in safe: CGRect) {
    guard let popover = controller?.popoverPresentationController else { return }
    region?.frame = bounds
    let place = PopoverPlace(
      of: card.bounds.size, at: popover.anchor(in: self), in: safe.inset(by: popover.popoverLayoutMargins),
      directions: popover.permittedArrowDirections, mayOverlap: popover.canOverlapSourceViewRect)
    card.frame.origin = place.frame.origin
  }

  /// Two buttons as they stand in a row: the cancel button is last in a stack, but first in a row of two.
  var buttonsInRow: [AlertButton] { buttons.filter(\.isCancel) + buttons.filter { !$0.isCancel } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var safe = bounds.inset(by: safeAreaInsets)
    // An alert that is written into stands in the middle of what the keyboard leaves.
    if controller?.textFields?.contains(where: \.isFirstResponder) == true, Keyboard.shared.coversSomething {
      safe.size.height = min(safe.maxY, bounds.maxY - Keyboard.shared.coveredHeight(of: self)) - safe.minY
    }
    // Another system was chosen while the alert shows.
    let isPopover = controller?.isPopover == true
    if isSeparated != SystemMetrics.current.hasSeparatedAlertButtons || isPopover != (region != nil) {
      refresh()
    }
    defer { if isPopover { placeAsPopover(in: safe) } }
    if isSeparated { return layOutSeparated(in: safe) }
    showLines([])
    let width =
      isSheet && !isPopover
      ? min(safe.width - 16, 480) : min(SystemMetrics.current.alertWidth, safe.width - 16)
    let inset: CGFloat = isSheet ? 16 : 30
    let inner = width - 2 * inset
    var y: CGFloat = 22
    var textHeight: CGFloat = 0
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      label.frame = CGRect(x: inset, y: y, width: inner, height: size.height)
      y += size.height + 6
      textHeight = y
    }
    let buttonHeight = max(48, UIFontMetrics(forTextStyle: .body).scaledValue(for: 22) + 26)
    let isRow = !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.fits(width: (width - 40) / 2) }
    let lines = isRow ? 1 : buttons.count
    let fields = controller?.textFields ?? []
    let below =
      CGFloat(fields.count) * 44 + 16 + CGFloat(lines) * buttonHeight + CGFloat(max(0, lines - 1)) * 8 + 16
    let room = max(60, safe.height - below - 16)
    texts.frame = CGRect(x: 0, y: 0, width: width, height: min(textHeight, room))
    texts.contentSize = CGSize(width: width, height: textHeight)
    y = texts.frame.maxY
    for field in fields {
      field.frame = CGRect(x: 16, y: y + 4, width: width - 32, height: 36)
      y += 44
    }
    y += 16
    for (index, button) in (isRow ? buttonsInRow : buttons).enumerated() {
      if isRow {
        let half = (width - 32 - 8) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isRightToLeft ? CGFloat(1 - index) : CGFloat(index)
        button.frame = CGRect(x: 16 + place * (half + 8), y: y, width: half, height: buttonHeight)
      } else {
        button.frame = CGRect(
          x: 16, y: y + CGFloat(index) * (buttonHeight + 8), width: width - 32, height: buttonHeight)
      }
    }
    let height = texts.frame.height + below
    let top = isSheet ? safe.maxY - height - 8 : max(safe.minY, safe.midY - height / 2)
    card.frame = CGRect(
      x: (bounds.midX - width / 2).rounded(), y: top.rounded(), width: width, height: height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A tap outside an action sheet cancels it; an alert has to be answered.
    if isSheet { _ = controller?.leave() }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: AlertView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.viewIsModal = { _ in true }
  }
}

/// The card, whose label is spoken when the alert appears.
final class AlertCard: GlassView {
  var label: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    density = 0.86
    shadowStrength = 0.2
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: AlertCard.self, over: GlassView.accessibilityDefaults
  ) { answers, _ in
    answers.label = { card in card.label }
    answers.traits = { _ in .alert }
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private weak var controller: UIAlertController?
  private let label = UILabel()

  init(action: UIAlertAction, controller: UIAlertController) {
    self.action = action
    self.controller = controller
    super.init(frame: .zero)
    action.button = self
    addSubview(label)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addAction(
      UIAction { [weak self] _ in
        self?.choose()
      }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(coder: coder)
  }

  private func choose() { controller?.choose(action) }

  var isCancel: Bool { action.style == .cancel }

  func refresh() {
    isEnabled = action.isEnabled
    label.text = action.title
    if SystemMetrics.current.hasSeparatedAlertButtons {
      refreshSeparated()
      return accessibilityAttributesDidChange()
    }
    let isPreferred = controller?.preferredAction === action
    label.font = isPreferred ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
    backgroundColor = isPreferred ? .systemBlue : .tertiarySystemFill
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if action.style == .destructive { .systemRed } else { isPreferred ? .white : .label }
    accessibilityAttributesDidChange()
  }

  /// On iOS 18, titles have the tint colour; Cancel is bold unless the app prefers another button.
  private func refreshSeparated() {
    let isSheet = controller?.preferredStyle == .actionSheet
    let isBold = controller?.preferredAction.map { $0 === action } ?? isCancel
    label.font =
      isSheet
      ? UIFontMetrics(forTextStyle: .title3).scaledFont(
        for: .systemFont(ofSize: 20, weight: isBold ? .semibold : .regular))
      : .preferredFont(forTextStyle: isBold ? .headline : .body)
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
  }

  func fits(width: CGFloat) -> Bool {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width <= width - 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = SystemMetrics.current.hasSeparatedAlertButtons ? 0 : bounds.height / 2
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func draw(_ rect: CGRect) {
    guard SystemMetrics.current.hasSeparatedAlertButtons else {
      return ControlEdges.stroke(bounds, cornerRadius: bounds.height / 2)
    }
    guard isHighlighted else { return }
    UIColor.systemFill.setFill()
    UIRectFill(bounds)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: AlertButton.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { button in button.action.accessibilityLabel }
    answers.hint = { button in button.action.accessibilityHint }
    answers.traits = { button in button.action.accessibilityTraits }
    answers.identifier = { button in button.action.accessibilityIdentifier }
    answers.activate = { button in
      guard button.action.isEnabled else { return false }
      button.choose()
      return true
    }
  }
}
