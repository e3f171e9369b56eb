import Foundation

/// A control with two buttons that decrement and increment a value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistepper>.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIStepper.self)
  }

  private let decrementHalf = StepperHalf(isIncrement: false)
  private let incrementHalf = StepperHalf(isIncrement: true)

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for half in [decrementHalf, incrementHalf] {
      half.stepper = self
      addSubview(half)
    }
    valueDidChange()
  }

  // MARK: Value

  /// The value, between ``minimumValue`` and ``maximumValue``; 0 by default. Setting it sends no event.
  open var value: Double = 0 {
    didSet {
      let clamped = min(max(value, minimumValue), max(minimumValue, maximumValue))
      if clamped != value { value = clamped }
      if value != oldValue { valueDidChange() }
    }
  }

  /// The smallest value; 0 by default.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
      valueDidChange()
    }
  }

  /// The largest value; 100 by default.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
      valueDidChange()
    }
  }

  /// How much one tap changes the value; greater than 0, 1 by default.
  open var stepValue: Double = 1 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }

  /// Whether a step past one end of the range wraps to the other; false by default.
  open var wraps = false {
    didSet { valueDidChange() }
  }

  /// Whether holding a button keeps changing the value; true by default.
  @Unsupported("UIStepper.autorepeat: a button that is held changes the value once")
  open var autorepeat = true

  /// Whether events are sent while a button is held, not only at the end; true by default.
  @Unsupported("UIStepper.isContinuous: a button that is held sends one event")
  open var isContinuous = true

  private func valueDidChange() {
    decrementHalf.isEnabled = isEnabled && (wraps || value > minimumValue)
    incrementHalf.isEnabled = isEnabled && (wraps || value < maximumValue)
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    valueDidChange()
  }

  /// The value with as many decimal places as ``stepValue``.
  fileprivate var spokenValue: String {
    let decimals = (0...6).first { digits in
      let scaled = stepValue * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-6
    }
    return String(format: "%.\(decimals ?? 6)f", value)
  }

  fileprivate func step(up: Bool, with event: UIEvent?) {
    guard isEnabled else { return }
    let old = value
    let next = value + (up ? stepValue : -stepValue)
    if wraps && next > maximumValue {
      value = minimumValue
    } else if wraps && next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  // MARK: Appearance

  private var backgroundImages: [UInt: UIImage] = [:]
  private var dividerImages: [[UInt]: UIImage] = [:]
  private var incrementImages: [UInt: UIImage] = [:]
  private var decrementImages: [UInt: UIImage] = [:]

  /// Sets the image drawn behind both buttons in a state; nil falls back to that for `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    setNeedsDisplay()
  }

  /// The image behind both buttons in a state; nil for the system's shape.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// Sets the image between the buttons, by their states. Only the one for `normal` on both sides is drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
  ) {
    dividerImages[[left.rawValue, right.rawValue]] = image
    setNeedsDisplay()
  }

  /// The image between the buttons by their states, or else for `normal` on both sides; nil for a line.
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    dividerImages[[left.rawValue, right.rawValue]] ?? dividerImages[[0, 0]]
  }

  /// Sets the image drawn in place of the plus sign in a state; nil falls back to that for `normal`.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state.rawValue] = image
    incrementHalf.setNeedsDisplay()
  }

  /// The image in place of the plus sign in a state; nil for the plus sign.
  open func incrementImage(for state: State) -> UIImage? {
    incrementImages[state.rawValue] ?? incrementImages[0]
  }

  /// Sets the image drawn in place of the minus sign in a state; nil falls back to that for `normal`.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state.rawValue] = image
    decrementHalf.setNeedsDisplay()
  }

  /// The image in place of the minus sign in a state; nil for the minus sign.
  open func decrementImage(for state: State) -> UIImage? {
    decrementImages[state.rawValue] ?? decrementImages[0]
  }

  // MARK: Layout

  private static let size = CGSize(width: 94, height: 32)

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    decrementHalf.frame = isRightToLeft ? right : left
    incrementHalf.frame = isRightToLeft ? left : right
  }

  open override func draw(_ rect: CGRect) {
    if let image = backgroundImage(for: state) {
      image.draw(in: bounds)
    } else {
      UIColor.tertiarySystemFill.setFill()
      let radius = SystemMetrics.current.controlCornerRadius ?? bounds.height / 2
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
      ControlEdges.stroke(bounds, cornerRadius: radius)
    }
    let line = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    if let divider = dividerImage(forLeftSegmentState: [], rightSegmentState: []) {
      divider.draw(
        in: CGRect(
          x: bounds.midX - divider.size.width / 2, y: bounds.minY, width: divider.size.width,
          height: bounds.height))
    } else {
      UIColor.systemFill.setFill()
      UIRectFill(line)
    }
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIStepper.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.value = { stepper in
      stepper.value == stepper.value.rounded() && abs(stepper.value) < 1e15
        ? String(Int(stepper.value)) : String(stepper.value)
    }
    answers.elements = { stepper in [stepper.decrementHalf, stepper.incrementHalf] }
  }

}

/// One of the two buttons of a stepper.
private final class StepperHalf: UIControl {
  weak var stepper: UIStepper?
  let isIncrement: Bool

  init(isIncrement: Bool) {
    self.isIncrement = isIncrement
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { stepper?.step(up: isIncrement, with: event) }
  }

  override func draw(_ rect: CGRect) {
    let custom = isIncrement ? stepper?.incrementImage(for: state) : stepper?.decrementImage(for: state)
    let color = isEnabled ? UIColor.label : .tertiaryLabel
    if let custom {
      let place = UIView.ContentMode.center.rect(for: custom.size, in: bounds)
      (custom.renderingMode == .alwaysOriginal ? custom : custom.withTintColor(color)).draw(in: place)
      return
    }
    let arm: CGFloat = 7.5
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    ControlDrawing.strokeLine(
      [CGPoint(x: middle.x - arm, y: middle.y), CGPoint(x: middle.x + arm, y: middle.y)], width: 2,
      color: color)
    if isIncrement {
      ControlDrawing.strokeLine(
        [CGPoint(x: middle.x, y: middle.y - arm), CGPoint(x: middle.x, y: middle.y + arm)], width: 2,
        color: color)
    }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: StepperHalf.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { half in half.isIncrement ? SystemWord.increment.text : SystemWord.decrement.text }
    // Dimmed only if the whole stepper is disabled. Up to iOS 17 the half at its limit was dimmed too; on iOS 26 it
    // is not, as AccessibilitySnapshot's reference pictures of 26.2 show (testStepperAtMin).
    answers.traits = { half in half.stepper?.isEnabled == false ? [.button, .notEnabled] : .button }
    answers.activate = { half in
      guard half.isEnabled, let stepper = half.stepper else { return false }
      stepper.step(up: half.isIncrement, with: nil)
      // The button's accessibility value does not include the stepper's value, so it is announced: "1.05" was
      // recorded after "Increment, button" (a caption of the toggle screens of T-Mobile's MagentaA11y).
      UIAccessibility.post(notification: .announcement, argument: stepper.spokenValue)
      return true
    }
  }

}
