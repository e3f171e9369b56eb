import CurbcutFoundation
import DeviceServices
import DeviceSettings

/// Whether the device can use Bluetooth.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbmanagerstate>.
public enum CBManagerState: Int, Hashable, Sendable {
  /// It is not known yet.
  case unknown = 0
  /// For a moment not.
  case resetting = 1
  /// It has none.
  case unsupported = 2
  /// The app may not.
  case unauthorized = 3
  /// It is switched off.
  case poweredOff = 4
  /// It can.
  case poweredOn = 5
}

/// Whether an app may use Bluetooth.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbmanagerauthorization>.
public enum CBManagerAuthorization: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The device does not let the person decide.
  case restricted = 1
  /// The person has said no.
  case denied = 2
  /// It may.
  case allowedAlways = 3
}

/// What the managers of Bluetooth have in common.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbmanager>.
open class CBManager: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var known = CBManagerState.unknown

  /// Whether the device can use Bluetooth. A new simulator has none. Until the delegate was told, it is not known.
  open var state: CBManagerState { lock.withLock { known } }
  /// Whether the app may use Bluetooth.
  open var authorization: CBManagerAuthorization { Self.authorization }
  /// Whether the app may use Bluetooth. Of a device without it, nobody is asked.
  open class var authorization: CBManagerAuthorization {
    switch Permissions.status(of: .bluetooth) {
    case .ask: Services.settings.bluetooth.state == .unsupported ? .allowedAlways : .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    default: .allowedAlways
    }
  }

  /// Finds out whether the device can use Bluetooth, and asks the person for it.
  func begin(on queue: DispatchQueue?, _ told: @escaping () -> Void) {
    nonisolated(unsafe) let told = told
    let tell: @Sendable (CBManagerState) -> Void = { state in
      (queue ?? .main).async {
        self.lock.withLock { self.known = state }
        told()
      }
    }
    let state: CBManagerState =
      switch Services.settings.bluetooth.state {
      case .unsupported: .unsupported
      case .poweredOff: .poweredOff
      case .poweredOn: .poweredOn
      }
    guard state != .unsupported else { return tell(state) }
    Permissions.request(.bluetooth) { tell($0 == .granted ? state : .unauthorized) }
  }
}
