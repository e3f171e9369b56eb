import CurbcutFoundation

/// Another device.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbpeer>.
open class CBPeer: NSObject, @unchecked Sendable {
  /// Names it on this device.
  public let identifier: UUID

  init(identifier: UUID) {
    self.identifier = identifier
    super.init()
  }
}

/// A device that asks this one for its values. Without Bluetooth, there is none.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbcentral>.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// How many bytes it takes at once: 0.
  open var maximumUpdateValueLength: Int { 0 }
}

/// Whether a device is connected.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbperipheralstate>.
public enum CBPeripheralState: Int, Hashable, Sendable {
  /// It is not.
  case disconnected = 0
  /// It will be.
  case connecting = 1
  /// It is.
  case connected = 2
  /// It will not be.
  case disconnecting = 3
}

/// A device whose values can be asked for. Without Bluetooth, there is none.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbperipheral>.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// Hears of the device; not retained.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name; nil where it is not known.
  open var name: String? { nil }
  /// Whether it is connected: no.
  open var state: CBPeripheralState { .disconnected }
  /// The services; nil where they are not known.
  open var services: [CBService]? { nil }
  /// Whether it takes more bytes without an answer: false.
  open var canSendWriteWithoutResponse: Bool { false }

  /// Asks for the services. There is no device to ask.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks for the services that belong to a service. There is no device to ask.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for the values of a service. There is no device to ask.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for what is known of a value. There is no device to ask.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Asks for a value. There is no device to ask.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Asks for what is known of a value. There is no device to ask.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Sends a value. There is no device to send it to.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Sends what is known of a value. There is no device to send it to.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Asks to be told of changes, or no longer. There is no device to ask.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Asks how strongly the device is heard. There is no device to ask.
  open func readRSSI() {}
  /// How many bytes it takes at once: 0.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

/// Hears of a device. None of these methods is called here, where there is no device.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate>.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// The name has changed. Not called here.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// The services have changed. Not called here.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// It is known how strongly the device is heard. Not called here.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// The services are known. Not called here.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// The services of a service are known. Not called here.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  /// The values of a service are known. Not called here.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// A value is known. Not called here.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// A value was written. Not called here.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Changes are told, or no longer. Not called here.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// The descriptors of a value are known. Not called here.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A descriptor is known. Not called here.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// A descriptor was written. Not called here.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// The device takes more bytes. Not called here.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
