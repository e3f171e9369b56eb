import Foundation

/// A control that is on or off.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswitch>.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The appearance of a switch.
  public enum Style: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// A checkbox, in an app for the Mac.
    case checkbox = 1
    /// A thumb on a track.
    case sliding = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UISwitch.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Value

  private var isOnStorage = false

  /// Whether the switch is on; false by default. Setting it sends no event.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }

  /// The position of the thumb during an animation, from 0 (off) to 1 (on).
  private var motion = ShownNumber()
  private var shownOn: CGFloat { motion.shown(isOnStorage ? 1 : 0) }

  /// Turns the switch on or off without sending an event. If animated, the thumb slides.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    if animated { motion.move(from: shownOn, for: 0.25, in: self) } else { motion.stop() }
    isOnStorage = on
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  private func toggle(with event: UIEvent?) {
    setOn(!isOnStorage, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Appearance

  /// The colour of the track while the switch is on; nil for green.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Present for old code; without effect since iOS 7.
  open var onImage: UIImage?

  /// Present for old code; without effect since iOS 7.
  open var offImage: UIImage?

  /// The title, shown only by a checkbox on a Mac; nil by default.
  open var title: String?

  /// The preferred style; `automatic` by default. ``style`` is the one in use.
  open var preferredStyle: Style = .automatic

  /// The style in use; always `sliding`.
  open var style: Style { .sliding }

  // MARK: Layout

  /// The size of a switch on iOS 26, in points.
  private static var size: CGSize { SystemMetrics.current.switchSize }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touch

  private var hasMovedThumb = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMovedThumb = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRight = x > bounds.midX
    let wantsOn = effectiveUserInterfaceLayoutDirection == .rightToLeft ? !isRight : isRight
    if abs(x - touch.previousLocation(in: self).x) > 0, wantsOn != isOn {
      hasMovedThumb = true
      toggle(with: event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasMovedThumb { toggle(with: event) }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - Self.size.height / 2, width: min(bounds.width, Self.size.width),
      height: Self.size.height)
    let offColor = UIColor.systemFill
    let part = shownOn
    let onColor = onTintColor ?? .systemGreen
    for (color, share) in [(offColor, 1 - part), (onColor, part)] where share > 0 {
      let factor = alpha * share
      (factor == 1 ? color : color.dimmed(by: factor, in: traitCollection)).setFill()
      UIBezierPath(roundedRect: track, cornerRadius: track.height / 2).fill()
    }
    ControlEdges.stroke(track, cornerRadius: track.height / 2)

    let thumbHeight = track.height - 4
    let thumbWidth = SystemMetrics.current.switchThumbWidth ?? thumbHeight
    let thumbSize = CGSize(width: isHighlighted ? thumbWidth + 3 : thumbWidth, height: thumbHeight)
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let toRight = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part
    let thumb = CGRect(
      x: track.minX + 2 + (track.width - thumbSize.width - 4) * toRight, y: track.minY + 2,
      width: thumbSize.width, height: thumbSize.height)
    ControlDrawing.fillThumb(
      thumb, color: (thumbTintColor ?? .white).resolvedColor(with: traitCollection))

    if UIAccessibility.isOnOffSwitchLabelsEnabled { drawOnOffLabels(track: track, isAtRight: isAtRight) }
  }

  private func drawOnOffLabels(track: CGRect, isAtRight: Bool) {
    let room = CGRect(
      x: isAtRight ? track.minX : track.maxX - 22, y: track.minY, width: 22, height: track.height)
    if isOn {
      UIColor.white.setFill()
      UIRectFill(CGRect(x: room.midX - 0.75, y: room.midY - 5, width: 1.5, height: 10))
    } else {
      UIColor.systemGray.setStroke()
      let ring = UIBezierPath(ovalIn: CGRect(x: room.midX - 5, y: room.midY - 5, width: 10, height: 10))
      ring.lineWidth = 1.5
      ring.stroke()
    }
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISwitch.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { control in control.labelFromSurroundings }
    answers.value = { control in control.isOn ? "1" : "0" }
    answers.traits = { control in inherited.traits(of: control).union([.button, .toggleButton]) }
    answers.activate = { control in
      guard control.isEnabled else { return false }
      control.toggle(with: nil)
      control.send(.touchUpInside, with: nil)
      return true
    }
  }

  /// As on iOS, a switch always reports its own state, whatever value the app has stored.
  open override var accessibilityValue: String? {
    get { accessibilityStorage?.blocks?.accessibilityValueBlock?() ?? accessibilityDefaults.value(of: self) }
    set { super.accessibilityValue = newValue }
  }

}
