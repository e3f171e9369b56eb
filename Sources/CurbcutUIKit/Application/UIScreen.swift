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

  /// Pixels to a point of the physical display; the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The display in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many images a second the display can show; 60.
  open var maximumFramesPerSecond: Int { 60 }
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that runs the app.
  public static let current = UIDevice()

  /// The notification that the device was turned. Never posted here.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitHost.shared.traits.userInterfaceIdiom }
  /// The model, as `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the person's language; the same in all languages.
  open var localizedModel: String { model }
  /// The name that the person gave the device.
  open var name: String { UIKitHost.shared.device.name }
  /// The name of the system, `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that is followed, such as `26.0`.
  open var systemVersion: String { "26.0" }
  /// How the device is held: `landscapeLeft` when its screen is wider than high, `portrait` otherwise.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
}
