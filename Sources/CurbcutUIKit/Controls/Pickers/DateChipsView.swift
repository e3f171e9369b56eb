import Foundation

/// The compact style of a date picker: one button for the date, one for the time.
final class DateChipsView: UIView, DatePickerContent {
  private weak var datePicker: UIDatePicker?
  private var chips: [DateChip] = []

  init(datePicker: UIDatePicker) {
    self.datePicker = datePicker
    super.init(frame: .zero)
    isOpaque = false
    let mode = datePicker.datePickerMode
    if mode != .time { chips.append(DateChip(datePicker: datePicker, showsTime: false)) }
    if mode != .date { chips.append(DateChip(datePicker: datePicker, showsTime: true)) }
    for chip in chips { addSubview(chip) }
  }

  required init?(coder: NSCoder) { nil }

  private static let gap: CGFloat = 6

  /// Whether the chips are stacked: at the accessibility text sizes two do not fit side by side.
  private var isStacked: Bool {
    chips.count > 1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  var contentSize: CGSize {
    let sizes = chips.map(\.intrinsicContentSize)
    let gaps = CGFloat(max(0, chips.count - 1)) * Self.gap
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isStacked
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func dateDidChange() {
    for chip in chips { chip.update() }
    invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStacked { return stack() }
    var x = bounds.minX
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for chip in chips {
      let size = chip.intrinsicContentSize
      chip.frame = CGRect(
        x: isRightToLeft ? bounds.maxX - (x - bounds.minX) - size.width : x, y: bounds.minY,
        width: size.width, height: bounds.height)
      x += size.width + Self.gap
    }
  }

  private func stack() {
    var y = bounds.minY
    for chip in chips {
      let size = chip.intrinsicContentSize
      chip.frame = CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
      y += size.height + Self.gap
    }
  }
}

/// A grey button with a date or a time in it.
final class DateChip: UIControl {
  private weak var datePicker: UIDatePicker?
  private let showsTime: Bool
  private let label = ControlContentLabel()

  init(datePicker: UIDatePicker, showsTime: Bool) {
    self.datePicker = datePicker
    self.showsTime = showsTime
    super.init(frame: .zero)
    isOpaque = false
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var text: String {
    guard let datePicker else { return "" }
    return datePicker.text(datePicker.date) {
      $0.dateStyle = showsTime ? .none : .medium
      $0.timeStyle = showsTime ? .short : .none
    }
  }

  func update() {
    isEnabled = datePicker?.isEnabled ?? false
    label.text = text
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.textColor = isEnabled ? .label : .tertiaryLabel
    invalidateIntrinsicContentSize()
    accessibilityAttributesDidChange()
  }

  override var intrinsicContentSize: CGSize {
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let all = CGFloat.greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: all, height: all))
    return CGSize(
      width: (size.width + 24).rounded(.up),
      height: (size.height + SystemMetrics.current.dateChipPadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 6, dy: 0)
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    let radius = SystemMetrics.current.controlCornerRadius ?? min(17, bounds.height / 2)
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    ControlEdges.stroke(bounds, cornerRadius: radius)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { open() }
  }

  /// Opens the calendar or the wheels in front of the screen.
  private func open() {
    guard let datePicker, let window else { return }
    datePicker.send(.editingDidBegin, with: nil)
    let mode: UIDatePicker.Mode = showsTime ? .time : .date
    let part = UIDatePicker(frame: .zero)
    part.datePickerMode = mode
    part.preferredDatePickerStyle = showsTime ? .wheels : .inline
    part.locale = datePicker.locale
    part.calendar = datePicker.calendar
    part.timeZone = datePicker.timeZone
    part.minimumDate = datePicker.minimumDate
    part.maximumDate = datePicker.maximumDate
    part.minuteInterval = datePicker.minuteInterval
    part.date = datePicker.date
    part.addAction(
      UIAction { [weak datePicker, weak part] _ in
        if let part { datePicker?.userChose(part.date) }
      }, for: .valueChanged)
    let overlay = ControlOverlay(content: part, near: self)
    overlay.didClose = { [weak datePicker] in datePicker?.send(.editingDidEnd, with: nil) }
    overlay.show(in: window)
  }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: DateChip.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { chip in chip.showsTime ? SystemWord.timePicker.text : SystemWord.datePicker.text }
    answers.value = { chip in chip.text }
    answers.traits = { chip in inherited.traits(of: chip).union(.button) }
    answers.activate = { chip in
      guard chip.isEnabled, chip.window != nil else { return false }
      chip.open()
      return true
    }
  }

}
