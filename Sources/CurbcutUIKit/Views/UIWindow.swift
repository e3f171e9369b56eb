import Foundation

/// The topmost view of a screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindow>.
open class UIWindow: UIView {
  /// How high the window stands among the others.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of an alert, above all others.
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// How high the window stands among the others; `normal` by default. Kept, but without effect here.
  open var windowLevel = Level.normal
  /// Whether keys go to this window.
  open private(set) var isKeyWindow = false
  /// The scene that the window belongs to; nil keeps it out of the app's windows.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  private let touchDispatcher = TouchDispatcher()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window as large as the scene's screen, hidden until it is made key and visible.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leaveWindow()
      rootViewController?.enter(window: self)
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Shows the window, and sends keys to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Sends keys to the window.
  open func makeKey() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.viewController != nil && view.autoresizingMask.isEmpty {
      view.frame = bounds
    }
  }

  /// Gives the touches of an event to the views and gesture recognisers under them.
  open func sendEvent(_ event: UIEvent) { touchDispatcher.dispatch(event, in: self) }

  // MARK: Touches from outside

  /// Taps at a point of the window, as a finger does.
  ///
  /// - Parameter time: in seconds; nil for the time of the host's clock.
  package func tap(at point: CGPoint, time: TimeInterval? = nil) {
    let time = time ?? UIKitHost.shared.clock.now
    let touch = UITouch()
    touch.window = self
    touch.point = point
    touch.previousPoint = point
    touch.view = hitTest(point, with: nil)
    touch.timestamp = time
    let event = UIEvent(touches: [touch], timestamp: time)
    sendEvent(event)
    touch.phase = .ended
    sendEvent(event)
  }
}
