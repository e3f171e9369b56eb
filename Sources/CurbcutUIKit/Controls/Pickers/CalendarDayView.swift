import Foundation

/// The month above a calendar view, whose value can be raised and lowered.
final class CalendarMonthHeader: UILabel {
  var turn: ((Int) -> Void)?

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: CalendarMonthHeader.self, over: UILabel.accessibilityDefaults
  ) { answers, _ in
    answers.traits = { _ in [.header, .adjustable] }
    answers.increment = { header in header.turn?(1) }
    answers.decrement = { header in header.turn?(-1) }
  }
}

/// A day of a calendar view.
final class CalendarDayView: UIControl {
  var components = DateComponents()
  /// The weekday, month and day in words.
  var name = ""
  var number = 0 { didSet { label.text = "\(number)" } }
  var isToday = false
  var design = UIFontDescriptor.SystemDesign.default
  /// Whether the calendar lets days be chosen.
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

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    let font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.font = font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? font
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private var numberHeight: CGFloat { min(bounds.height, 38) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: numberHeight)
    guard let decoration else { return }
    let room = CGSize(width: bounds.width, height: max(0, bounds.height - numberHeight))
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

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside { choose?() } }

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
