import Foundation

/// The display.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreen>.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The built-in display.
  public static var main: UIScreen { UIKitHost.shared.screen }

  /// Points.
  open internal(set) var bounds: CGRect
  /// Pixels to a point.
  open internal(set) var scale: CGFloat
  final var safeAreaInsets: UIEdgeInsets
  /// The environment that windows on the screen start from.
  open internal(set) var traitCollection: UITraitCollection

  init(bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    super.init()
  }

  /// How bright the display is, from 0 to 1; 0.5 by default. Nothing is drawn darker for it.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen is recorded or shown elsewhere; the host says so.
  open package(set) var isCaptured = false {
    didSet {
      guard isCaptured != oldValue else { return }
      NotificationCenter.default.post(name: Self.capturedDidChangeNotification, object: self)
    }
  }
  /// The display that this one shows a copy of; nil for none.
  open var mirrored: UIScreen? { nil }

  /// Pixels to a point of the physical display; the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The display in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many images a second the display can show: 120 for a Pro model unless Limit Frame Rate is on, else 60.
  open var maximumFramesPerSecond: Int {
    UIKitHost.shared.device.hasFastDisplay && !UIKitHost.shared.settings.limitFrameRate ? 120 : 60
  }
}

extension UIScreen {
  /// Posted when another display is connected. Never posted here: there is only one.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when a display is taken away. Never posted here: there is only one.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when a display has another mode. Never posted here.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when the brightness changed; the object is the screen.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when the screen begins or ends to be recorded or shown elsewhere; the object is the screen.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Every display: the built-in one.
  public static var screens: [UIScreen] { [main] }
  /// How much of the screen's height the status bar takes, in points.
  final var statusBarHeight: CGFloat { safeAreaInsets.top > 0 ? safeAreaInsets.top : 20 }
}
