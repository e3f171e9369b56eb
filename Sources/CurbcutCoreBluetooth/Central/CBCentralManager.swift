import CurbcutFoundation

/// Hears of Bluetooth, and of devices.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate>.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// It is known whether the device can use Bluetooth.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A kept manager begins again. Not called here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// A device was found. Not called here.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// A device is connected. Not called here.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A device could not be connected. Not called here.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// A device is no longer connected. Not called here.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// Looks for devices and connects to them.
///
/// This device has no Bluetooth, like a simulator: the state is `unsupported`, and nothing is found.
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbcentralmanager>.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// What a device may be able to do beyond the rest.
  public struct Feature: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It looks for long messages, and connects to their senders.
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }

  /// Hears of Bluetooth; not retained.
  open weak var delegate: (any CBCentralManagerDelegate)?

  /// Creates a manager without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  /// Creates a manager, whose delegate is told on a queue, on the main one by default.
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  /// Creates a manager with options.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
  {
    self.delegate = delegate
    super.init()
    begin(on: queue) { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }

  /// Whether the device can do something: false.
  open class func supports(_ features: Feature) -> Bool { false }
  /// Whether devices are being looked for: false, as there is no Bluetooth.
  open var isScanning: Bool { false }
  /// The known devices among some: none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// The connected devices with some services: none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  /// Begins to look for devices. As on a device without Bluetooth, none is found.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Ends looking for devices.
  open func stopScan() {}
  /// Connects to a device. There is none.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Ends a connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
