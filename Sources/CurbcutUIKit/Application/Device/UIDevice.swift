import DeviceSettings
import Foundation

/// The device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that runs the app.
  public static let current = UIDevice()

  /// Whether the device is plugged in, and charging.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known: monitoring is off.
    case unknown
    /// It runs on its battery.
    case unplugged
    /// It is plugged in, and the battery is not full.
    case charging
    /// It is plugged in, and the battery is full.
    case full
  }

  /// Posted when the device was rotated, while orientation notifications are being generated.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the device was plugged in or unplugged, while the battery is monitored.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the battery level changed, while the battery is monitored.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when something came close to the device, while proximity is monitored. Never posted here.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The kind of device: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitHost.shared.traits.userInterfaceIdiom }
  /// The model: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the person's language; the same in all languages.
  open var localizedModel: String { model }
  /// The name of the device: the model, which is what apps get since iOS 16.
  open var name: String { UIKitHost.shared.device.name }
  /// The name of the system, `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that is simulated, such as `26.0`.
  open var systemVersion: String { "26.0" }
  /// Identifies the device to the apps of one vendor; the same for the lifetime of the process.
  public let identifierForVendor: UUID? = UUID()
  /// Whether apps can run in the background; true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// Starts at 1 because UIKit itself listens.
  private var orientationListeners = 1
  private var held = UIDeviceOrientation.portrait

  /// The physical orientation of the device.
  open internal(set) var orientation: UIDeviceOrientation {
    get { held }
    set {
      guard newValue != orientation else { return }
      held = newValue
      guard isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }

  /// Whether ``orientationDidChangeNotification`` is posted. Always true, because UIKit itself asks for it.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Starts generating orientation notifications; balance each call with
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  /// Stops generating orientation notifications, once every begin has been balanced by an end.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(1, orientationListeners - 1)
  }

  // MARK: Battery and proximity

  /// Whether the app monitors the battery; false by default.
  open var isBatteryMonitoringEnabled = false
  /// Whether the device is plugged in; `unknown` while the battery is not monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
  /// The battery level, from 0 to 1; -1 while the battery is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
  /// Whether the app monitors proximity; false by default. Nothing ever comes close here.
  open var isProximityMonitoringEnabled = false
  /// Whether something is close to the device; always false.
  open var proximityState: Bool { false }

  private var battery: (state: BatteryState, level: Float) = (.full, 1)

  /// Sets the state and the level of the battery.
  ///
  /// - Parameters:
  ///   - state: whether it is plugged in.
  ///   - level: the battery level, from 0 to 1.
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

  /// Plays the key click sound. The host counts it; there is no sound here.
  open func playInputClick() { UIKitHost.shared.inputClicks += 1 }
}
