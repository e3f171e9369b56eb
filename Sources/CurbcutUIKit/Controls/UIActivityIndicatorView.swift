import Foundation

/// A spinning indicator that shows that a task is in progress.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// White, 37 points; deprecated.
    case whiteLarge = 0
    /// White, 20 points; deprecated.
    case white = 1
    /// Grey, 20 points; deprecated.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// Makes an indicator of a style, not animating.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isOpaque = false
    isHidden = hidesWhenStopped
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The size of the indicator; `medium` by default.
  open var style: Style = .medium {
    didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() }
  }

  /// Whether the indicator is hidden while it is not animating; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour of the spokes; the system's grey by default.
  open var color: UIColor! {
    get { colorStorage ?? (style == .white || style == .whiteLarge ? .white : .secondaryLabel) }
    set { colorStorage = newValue; setNeedsDisplay() }
  }

  private var colorStorage: UIColor?

  /// Whether the indicator is animating; false by default.
  open private(set) var isAnimating = false

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    UIKitHost.shared.motionMonitor.movesWithoutEnd(self)
    isHidden = false
    accessibilityAttributesDidChange()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    accessibilityAttributesDidChange()
  }

  /// The duration of one revolution, in seconds.
  private static let turn = 1.0

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let side = Self.size(of: style).width
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let newest = isAnimating ? Int(UIKitHost.shared.clock.now / Self.turn * 8) % 8 : 0
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let direction = CGPoint(x: sin(angle), y: -cos(angle))
      // The newest spoke advances clockwise from the top; the older a spoke, the more it has faded.
      let alpha = 1 - CGFloat((8 + newest - spoke) % 8) * 0.1
      func at(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: middle.x + direction.x * distance * side, y: middle.y + direction.y * distance * side)
      }
      ControlDrawing.strokeLine(
        [at(0.24), at(0.42)], width: side * 0.11, color: color.dimmed(by: alpha, in: traitCollection))
    }
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIActivityIndicatorView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { view in view.isAnimating ? SystemWord.inProgress.text : SystemWord.progressHalted.text }
    answers.traits = { _ in .updatesFrequently }
  }

}

extension UIActivityIndicatorView: EndlessMover {
  var isStillMoving: Bool { isAnimating }
  var isSeen: Bool { isOnScreen }
}
