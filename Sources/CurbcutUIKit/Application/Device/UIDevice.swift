import DeviceSettings
import Foundation

/// The device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that runs the app.
  public static let current = UIDevice()

  /// Whether the device is plugged in.
  public enum BatteryState: Int, Hashable, Sendable {
    /// It is not told: monitoring is off.
    case unknown
    /// It runs on its battery.
    case unplugged
    /// It is plugged in, and the battery is not full.
    case charging
    /// It is plugged in, and the battery is full.
    case full
  }

  /// Posted when the device was turned, while somebody asked to hear of it.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the device was plugged in or out, while the battery is monitored.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the charge changed, while the battery is monitored.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when something came near the device, while that is monitored. Never posted here.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitHost.shared.traits.userInterfaceIdiom }
  /// The model, as `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the person's language; the same in all languages.
  open var localizedModel: String { model }
  /// The name of the device: the model, as apps get it since iOS 16.
  open var name: String { UIKitHost.shared.device.name }
  /// The name of the system, `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that is followed, such as `26.0`.
  open var systemVersion: String { "26.0" }
  /// Names the device to the apps of one vendor; the same throughout the process.
  public let identifierForVendor: UUID? = UUID()
  /// Whether apps can go on in the background; true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// UIKit is one of them.
  private var orientationListeners = 1
  private var held = UIDeviceOrientation.portrait

  /// How the device is held.
  open internal(set) var orientation: UIDeviceOrientation {
    get { held }
    set {
      guard newValue != orientation else { return }
      held = newValue
      guard isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }

  /// Whether ``orientationDidChangeNotification`` is posted. UIKit itself asks for it.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Asks to hear when the device is turned; to be ended as often as begun.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  /// Asks no longer to hear when the device is turned.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(1, orientationListeners - 1)
  }

  // MARK: Battery and proximity

  /// Whether the app wants to know of the battery; false by default.
  open var isBatteryMonitoringEnabled = false
  /// Whether the device is plugged in; `unknown` while the battery is not monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
  /// How full the battery is, from 0 to 1; -1 while it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
  /// Whether the app wants to know when something is near; false by default. Nothing ever is here.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the device; it never is.
  open var proximityState: Bool { false }

  private var battery: (state: BatteryState, level: Float) = (.full, 1)

  /// Gives the device another battery.
  ///
  /// - Parameters:
  ///   - state: whether it is plugged in.
  ///   - level: from 0 to 1.
  package func setBattery(_ state: BatteryState, level: Float) {
    let before = battery
    battery = (state, min(max(level, 0), 1))
    guard isBatteryMonitoringEnabled else { return }
    if before.state != battery.state {
      NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
    }
    if before.level != battery.level {
      NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
    }
  }

  /// Plays the click of a key. The host hears of it; there is no sound here.
  open func playInputClick() { UIKitHost.shared.inputClicks += 1 }
}
