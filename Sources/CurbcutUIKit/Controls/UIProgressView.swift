import Foundation

/// A bar that shows the progress of a task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprogressview>.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The appearance of a progress view.
  public enum Style: Int, Sendable {
    /// With the track.
    case `default` = 0
    /// Without the track.
    case bar = 1
  }

  /// Makes a progress view of a style.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIProgressView.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The appearance of the bar; `default` by default.
  open var progressViewStyle: Style = .default {
    didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() }
  }

  /// The progress, from 0 to 1; 0 by default. While there is an ``observedProgress``, that one's fraction.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted), 0) } ?? ownProgress }
    set { ownProgress = Self.clamped(newValue, ownProgress) }
  }

  private var ownProgress: Float = 0 {
    didSet {
      guard ownProgress != oldValue else { return }
      setNeedsDisplay()
      accessibilityAttributesDidChange()
    }
  }

  private static func clamped(_ value: Float, _ before: Float) -> Float {
    value.isNaN ? before : min(max(value, 0), 1)
  }

  private var motion = ShownNumber()

  /// Sets ``progress``, optionally animating the bar.
  open func setProgress(_ progress: Float, animated: Bool) {
    let before = motion.shown(CGFloat(self.progress))
    self.progress = progress
    if animated { motion.move(from: before, for: 0.25, in: self) } else { motion.stop() }
  }

  /// A progress object that ``progress`` follows; nil by default.
  open var observedProgress: Progress? {
    didSet {
      // The last fraction stays when the object is taken away.
      if let oldValue { ownProgress = Self.clamped(Float(oldValue.fractionCompleted), ownProgress) }
      setNeedsDisplay()
      accessibilityAttributesDidChange()
    }
  }

  /// The colour of the completed part; nil for the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the track; nil for the system's.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The image that fills the completed part in place of a colour; nil by default.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image that fills the track in place of a colour; nil by default.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func draw(_ rect: CGRect) {
    let radius = bounds.height / 2
    if let trackImage {
      trackImage.draw(in: bounds)
    } else if let color = trackTintColor ?? (progressViewStyle == .default ? .systemFill : nil) {
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
      ControlEdges.stroke(bounds, cornerRadius: radius)
    }
    let width = bounds.width * motion.shown(CGFloat(progress))
    guard width > 0 else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let done = CGRect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    if let progressImage {
      progressImage.draw(in: done)
    } else {
      (progressTintColor ?? tintColor).setFill()
      UIBezierPath(roundedRect: done, cornerRadius: radius).fill()
    }
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
    of: UIProgressView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { _ in SystemWord.progress.text }
    answers.value = { view in SystemWord.percent(Double(view.progress)) }
    answers.traits = { _ in .updatesFrequently }
  }
}
