import Foundation

/// The display.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreen>.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The built-in display.
  public static var main: UIScreen { UIKitHost.shared.screen }

  /// The bounds of the display, in points.
  open internal(set) var bounds: CGRect
  /// The number of pixels per point.
  open internal(set) var scale: CGFloat
  final var safeAreaInsets: UIEdgeInsets
  /// The height of the status bar, in points.
  final var statusBarHeight: CGFloat = 20
  /// The traits that windows on the screen inherit.
  open internal(set) var traitCollection: UITraitCollection

  init(bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    super.init()
  }

  /// The brightness of the display, from 0 to 1; 0.5 by default. It does not affect what is drawn.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen is being recorded or mirrored; set by the host.
  open package(set) var isCaptured = false {
    didSet {
      guard isCaptured != oldValue else { return }
      NotificationCenter.default.post(name: Self.capturedDidChangeNotification, object: self)
    }
  }
  /// The display that this one mirrors; nil for none.
  open var mirrored: UIScreen? { nil }

  /// The number of pixels per point of the physical display; the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The bounds of the physical display, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The maximum frame rate of the display: 120 for a Pro model unless Limit Frame Rate is on, else 60.
  open var maximumFramesPerSecond: Int {
    UIKitHost.shared.device.hasFastDisplay && !UIKitHost.shared.settings.limitFrameRate ? 120 : 60
  }
}

extension UIScreen {
  /// Posted when another display is connected. Never posted here: there is only one.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when a display is disconnected. Never posted here: there is only one.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a display changed. Never posted here.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when the brightness changed; the object is the screen.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when recording or mirroring of the screen starts or stops; the object is the screen.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Every display: the built-in one.
  public static var screens: [UIScreen] { [main] }
}
