import Foundation

/// A control that picks a value from a range.
///
/// Follows <https://developer.apple.com/documentation/uikit/uislider>.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// How the slider looks and behaves on a Mac; `automatic` by default.
  @Unsupported("UISlider.preferredBehavioralStyle: the slider looks as on a phone or tablet")
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the slider looks and behaves: always `pad`, as everywhere except on a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UISlider.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Value

  private var valueStorage: Float = 0

  /// The value, between ``minimumValue`` and ``maximumValue``; 0 by default. Setting it sends no event.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }

  /// The lower bound of the range; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The upper bound of the range; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  private func rangeDidChange() {
    setValue(valueStorage, animated: false)
    valueDidChange()
  }

  /// How the slider looks.
  public enum Style: Int, Hashable, Sendable {
    /// With a thumb.
    case `default`
    /// Without a thumb.
    case thumbless
  }

  /// How the slider looks.
  @Unsupported("UISlider.sliderStyle: the slider has a thumb")
  open var sliderStyle = Style.default
  /// The marks of the track, at which the thumb rests; nil for none.
  open var trackConfiguration: TrackConfiguration? { didSet { setValue(value, animated: false) } }

  /// Whether `.valueChanged` is sent while the thumb moves, not only at the end; true by default.
  open var isContinuous = true

  private var motion = ShownNumber()

  /// Sets the value, clamped to the range, without sending an event. If animated, the thumb slides to it.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    var clamped = min(max(value, minimumValue), max(minimumValue, maximumValue))
    let span = maximumValue - minimumValue
    if let trackConfiguration, span > 0 {
      clamped = minimumValue + span * trackConfiguration.resting(at: (clamped - minimumValue) / span)
    }
    guard clamped != valueStorage else { return }
    if animated {
      motion.move(from: motion.shown(CGFloat(valueStorage)), for: 0.25, in: self)
    } else {
      motion.stop()
    }
    valueStorage = clamped
    valueDidChange()
  }

  private func valueDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  /// The position of the value within the range, from 0 to 1.
  var share: Float {
    let span = maximumValue - minimumValue
    return span > 0 ? (valueStorage - minimumValue) / span : 0
  }

  // MARK: Appearance

  /// The colour of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the track after the thumb; nil for the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image at the minimum end of the track, if any.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout(); setNeedsDisplay() }
  }

  /// The image at the maximum end of the track, if any.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout(); setNeedsDisplay() }
  }

  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  /// Sets the image drawn in place of the thumb in a state; nil falls back to that for `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Sets the image drawn in place of the track before the thumb in a state; nil falls back to that for `normal`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Sets the image drawn in place of the track after the thumb in a state; nil falls back to that for `normal`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
    setNeedsDisplay()
  }

  /// The thumb's image in a state; nil for the system's thumb.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] ?? thumbImages[0] }

  /// The image of the track before the thumb in a state; nil if a colour is used.
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[0]
  }

  /// The image of the track after the thumb in a state; nil if a colour is used.
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[0]
  }

  /// The thumb's image in the current state; nil for the system's thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb in the current state; nil if a colour is used.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb in the current state; nil if a colour is used.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Where the filled part of the track begins, in the range of the values; nil for the start of the track.
  package var neutralValue: Float? { didSet { if neutralValue != oldValue { setNeedsDisplay() } } }

  /// The values at which the track has marks.
  package var ticks: [Float] = [] { didSet { if ticks != oldValue { setNeedsDisplay() } } }

  /// Whether only the track is seen.
  package var isThumbHidden = false { didSet { if isThumbHidden != oldValue { setNeedsDisplay() } } }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 118, height: 34)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The rectangle of the image at the minimum end, in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isRightToLeft, bounds: bounds)
  }

  /// The rectangle of the image at the maximum end, in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isRightToLeft, bounds: bounds)
  }

  private func imageRect(_ image: UIImage?, atLeft: Bool, bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle of the track, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let low = minimumValueImage.map { $0.size.width + 13 } ?? 0
    let high = maximumValueImage.map { $0.size.width + 13 } ?? 0
    let (left, right) = isRightToLeft ? (high, low) : (low, high)
    let height = SystemMetrics.current.sliderTrackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
      height: height)
  }

  /// The rectangle of the thumb for a value, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? SystemMetrics.current.sliderThumbSize
    let span = maximumValue - minimumValue
    let share = CGFloat(span > 0 ? (value - minimumValue) / span : 0)
    let way = max(0, rect.width - size.width)
    let x = rect.minX + way * (isRightToLeft ? 1 - share : share)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Touch

  private var grip: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = currentThumbRect
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -15, dy: -15).contains(point) else { return false }
    grip = point.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = currentThumbRect
    let way = track.width - thumb.width
    guard way > 0 else { return true }
    var share = Float((touch.location(in: self).x - grip - track.minX - thumb.width / 2) / way)
    if isRightToLeft { share = 1 - share }
    let old = value
    setValue(minimumValue + min(max(share, 0), 1) * (maximumValue - minimumValue), animated: false)
    if isContinuous && value != old { send(.valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send(.valueChanged, with: event) }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    let factor: CGFloat = isEnabled ? 1 : 0.5
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(
      forBounds: bounds, trackRect: track, value: Float(motion.shown(CGFloat(value))))

    drawTrack(
      track, image: currentMaximumTrackImage,
      color: (maximumTrackTintColor ?? .systemFill).dimmed(by: factor, in: traitCollection))
    func middle(_ value: Float) -> CGFloat {
      thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }
    let start = neutralValue.map { middle(min(max($0, minimumValue), maximumValue)) }
    let filled =
      start.map {
        CGRect(x: min($0, thumb.midX), y: track.minY, width: abs(thumb.midX - $0), height: track.height)
      }
      ?? (isRightToLeft
        ? CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
        : CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height))
    drawTrack(
      filled, image: currentMinimumTrackImage,
      color: (minimumTrackTintColor ?? tintColor).dimmed(by: factor, in: traitCollection))

    for tick in ticks where tick >= minimumValue && tick <= maximumValue {
      UIColor.tertiaryLabel.dimmed(by: factor, in: traitCollection).setFill()
      UIBezierPath(ovalIn: CGRect(x: middle(tick) - 2, y: track.maxY + 6, width: 4, height: 4)).fill()
    }
    if isThumbHidden {
      // Only the track is seen.
    } else if let image = currentThumbImage {
      image.draw(in: thumb)
    } else {
      ControlDrawing.fillThumb(thumb, color: (thumbTintColor ?? .white).resolvedColor(with: traitCollection))
      ControlEdges.stroke(thumb, cornerRadius: thumb.height / 2)
    }
    drawEnd(minimumValueImage, in: minimumValueImageRect(forBounds: bounds))
    drawEnd(maximumValueImage, in: maximumValueImageRect(forBounds: bounds))
  }

  private func drawTrack(_ rect: CGRect, image: UIImage?, color: UIColor) {
    guard rect.width > 0 else { return }
    if let image {
      image.draw(
        in: CGRect(
          x: rect.minX, y: rect.midY - image.size.height / 2, width: rect.width, height: image.size.height))
    } else {
      color.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
      ControlEdges.stroke(rect, cornerRadius: rect.height / 2)
    }
  }

  private func drawEnd(_ image: UIImage?, in rect: CGRect) {
    guard let image else { return }
    let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
    (isTemplate ? image.withTintColor(tintColor) : image).draw(in: rect)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISlider.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.value = { slider in SystemWord.percent(Double(slider.share)) }
    answers.traits = { slider in inherited.traits(of: slider).union(.adjustable) }
    answers.activationPoint = { slider in
      let thumb = slider.currentThumbRect
      let onScreen = UIAccessibility.convertToScreenCoordinates(thumb, in: slider)
      return CGPoint(x: onScreen.midX, y: onScreen.midY)
    }
    answers.increment = { slider in slider.step(by: 0.1) }
    answers.decrement = { slider in slider.step(by: -0.1) }
  }

  /// Changes the value by a fraction of the range, as a flick up or down with VoiceOver does.
  private func step(by part: Float) {
    guard isEnabled else { return }
    let old = value
    setValue(value + part * (maximumValue - minimumValue), animated: true)
    if value != old { send(.valueChanged, with: nil) }
  }
}
