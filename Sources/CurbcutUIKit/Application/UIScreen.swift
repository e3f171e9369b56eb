import Foundation

/// The display.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreen>.
@MainActor
open class UIScreen: NSObject {
  public static var main: UIScreen { UIKitHost.shared.screen }

  /// Points.
  open internal(set) var bounds: CGRect
  /// Pixels to a point.
  open internal(set) var scale: CGFloat
  final var safeAreaInsets: UIEdgeInsets
  open internal(set) var traitCollection: UITraitCollection

  init(bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    super.init()
  }

  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var maximumFramesPerSecond: Int { 60 }
}

/// The device.
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitHost.shared.traits.userInterfaceIdiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { UIKitHost.shared.device.name }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "26.0" }
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
}
