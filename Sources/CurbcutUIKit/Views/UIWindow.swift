import Foundation

/// The root of a view hierarchy on a screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindow>.
open class UIWindow: UIView {
  /// The level of a window, which determines its z-order among the windows.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level; the same as ``init(rawValue:)``.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of an alert, above all others.
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level raised by an amount.
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    /// A level lowered by an amount.
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
    /// Raises a level.
    public static func += (level: inout Level, more: CGFloat) { level = level + more }
    /// Lowers a level.
    public static func -= (level: inout Level, less: CGFloat) { level = level - less }
  }

  /// Posted when a window becomes visible; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window becomes hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window; the object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window; the object is the window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// The level of the window: the highest window gets touches first. `normal` by default.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { accessibilityStructureDidChange() } }
  }
  /// Whether this is the key window.
  open private(set) var isKeyWindow = false
  /// Whether the window may become the key window; true unless a subclass says otherwise.
  open var canBecomeKey: Bool { true }
  /// Whether the window's content can be handed to another display; false by default.
  @Unsupported("UIWindow.canResizeToFitContent: there is no other display")
  open var canResizeToFitContent = false
  /// The scene to which the window belongs; without one, it is not among the app's windows.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.joinedWindows.removeAll { $0 === self }
      windowScene?.joinedWindows.append(self)
      accessibilityStructureDidChange()
    }
  }

  private let touchDispatcher = TouchDispatcher()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window as large as the scene's screen, hidden until it is made key and visible.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.joinedWindows.append(self)
  }

  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// The controller whose view fills the window; its view is loaded when the window becomes visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leaveWindow()
      if !isHidden { rootViewController?.enter(window: self) }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        rootViewController?.disappear()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
      } else {
        joinSceneIfNeeded()
        rootViewController?.enter(window: self)
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// In an app without scene support, a window that becomes visible joins the app's only scene.
  private func joinSceneIfNeeded() {
    guard windowScene == nil, let launch = AppLaunch.current, !launch.hasScenes else { return }
    windowScene = UIApplication.shared.windowScenes.first
    if frame.isEmpty { frame = screen.bounds }
  }

  /// Shows the window, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window; does nothing when ``canBecomeKey`` is false.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    for window in UIApplication.shared.windows + (windowScene?.joinedWindows ?? [])
    where window.isKeyWindow { window.giveUpKey() }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  private func giveUpKey() {
    isKeyWindow = false
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Called when the window has become the key window; does nothing by default.
  open func becomeKey() {}
  /// Called when the window is no longer the key window; does nothing by default.
  open func resignKey() {}

  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.viewController != nil && view.autoresizingMask.isEmpty {
      view.frame = bounds
    }
  }

  /// Delivers the touches of an event to the views and gesture recognisers under them.
  open func sendEvent(_ event: UIEvent) { touchDispatcher.dispatch(event, in: self) }

  // MARK: Injected touches

  /// Delivers an event through the app, as the system does: an app may intercept all events.
  final func deliver(_ event: UIEvent) {
    let app = UIApplication.shared
    if app.windows.contains(self) { app.sendEvent(event) } else { sendEvent(event) }
  }

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
    deliver(event)
    touch.phase = .ended
    deliver(event)
  }
}
