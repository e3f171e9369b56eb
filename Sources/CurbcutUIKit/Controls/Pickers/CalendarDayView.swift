import Foundation

/// A day of a month.
final class CalendarDayView: UIControl {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The weekday, month and day in words.
  var name = ""
  var number = 0 { didSet { label.text = String(number) } }
  var isToday = false
  var design = UIFontDescriptor.SystemDesign.default
  /// Whether days can be chosen at all.
  var canBeChosen = false
  var choose: (() -> Void)?
  private let label = ControlContentLabel()

  /// What is shown below the number.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }
  /// How much of the day's height, in points, is below the number.
  var roomBelow: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    let font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.font =
      design == .default
      ? font : font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? font
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private var numberHeight: CGFloat { max(0, bounds.height - roomBelow) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: numberHeight)
    guard let decoration else { return }
    let room = CGSize(width: bounds.width, height: roomBelow)
    var size = decoration.sizeThatFits(room)
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    decoration.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: numberHeight + (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    guard isSelected else { return }
    let side = min(bounds.width, numberHeight)
    (isToday ? tintColor : tintColor.dimmed(by: 0.15, in: traitCollection)).setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: bounds.midX - side / 2, y: (numberHeight - side) / 2, width: side, height: side)
    ).fill()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside, canBeChosen { choose?() }
  }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: CalendarDayView.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { day in
      let name = day.isToday ? "\(SystemWord.today.text), \(day.name)" : day.name
      // What an app's own decoration says belongs to its day.
      let said = day.decoration?.accessibilityLabel ?? ""
      return said.isEmpty ? name : "\(name), \(said)"
    }
    answers.traits = { day in
      day.canBeChosen ? inherited.traits(of: day).union(.button) : [.staticText]
    }
    answers.activate = { day in
      guard day.isEnabled, day.canBeChosen else { return false }
      day.choose?()
      return true
    }
  }
}
