import CurbcutFoundation

/// Hears of Bluetooth, and of devices that ask for values.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerdelegate>.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// It is known whether the device can use Bluetooth.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// A kept manager begins again. Not called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// The device is being advertised. Not called here.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// A service was added. Not called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Another device wants to be told of changes. Not called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  /// Another device no longer wants to be told of changes. Not called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  )
  /// Another device asks for a value. Not called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Another device sends values. Not called here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// More changes can be told. Not called here.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
  }
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// A question of another device. Without Bluetooth, there is none.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbattrequest>.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// Who asks.
  public let central: CBCentral
  /// Which value it is about.
  public let characteristic: CBCharacteristic
  /// From which byte on.
  public let offset: Int
  /// The value.
  open var value: Data?

  init(central: CBCentral, characteristic: CBCharacteristic, offset: Int, value: Data?) {
    self.central = central
    self.characteristic = characteristic
    self.offset = offset
    self.value = value
    super.init()
  }
}

/// Lets other devices find this one and ask for its values.
///
/// This device has no Bluetooth, like a simulator: the state is `unsupported`, and no device looks for it.
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbperipheralmanager>.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// Hears of Bluetooth; not retained.
  open weak var delegate: (any CBPeripheralManagerDelegate)?

  /// Creates a manager without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  /// Creates a manager, whose delegate is told on a queue, on the main one by default.
  public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  /// Creates a manager with options.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    begin(on: queue) { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }

  /// Whether the device is being advertised: false, as there is no Bluetooth.
  open var isAdvertising: Bool { false }
  /// Begins to advertise the device. As on a device without Bluetooth, it is not.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Ends advertising the device.
  open func stopAdvertising() {}
  /// Adds a service. As on a device without Bluetooth, nobody finds it.
  open func add(_ service: CBMutableService) {}
  /// Removes a service.
  open func remove(_ service: CBMutableService) {}
  /// Removes all services.
  open func removeAllServices() {}
  /// Answers a question. There is none.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Tells other devices of a change.
  ///
  /// - Returns: false, as it cannot be sent.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}
