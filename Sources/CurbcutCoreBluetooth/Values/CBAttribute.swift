import CurbcutFoundation

/// What can be done with a value.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties>.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is told to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Changes are told.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// Changes are told, and that is confirmed.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
  /// It can be written by who is known.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
  /// It can do more.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
  /// Changes are told over an encrypted connection.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
  /// Changes are told over an encrypted connection, and that is confirmed.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}

/// What others may do with a value.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbattributepermissions>.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can be read.
  public static let readable = CBAttributePermissions(rawValue: 1)
  /// It can be written.
  public static let writeable = CBAttributePermissions(rawValue: 2)
  /// It can be read over an encrypted connection.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  /// It can be written over an encrypted connection.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// Whether writing is answered.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbcharacteristicwritetype>.
public enum CBCharacteristicWriteType: Int, Hashable, Sendable {
  /// It is.
  case withResponse = 0
  /// It is not.
  case withoutResponse = 1
}

/// What services, values and descriptors have in common.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbattribute>.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// Names it.
  public let uuid: CBUUID

  init(_ uuid: CBUUID) {
    self.uuid = uuid
    super.init()
  }
}

/// A service of a device: values that belong together.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbservice>.
open class CBService: CBAttribute, @unchecked Sendable {
  /// Whether it is what the device is for.
  public let isPrimary: Bool
  fileprivate var services: [CBService]?
  fileprivate var values: [CBCharacteristic]?

  init(_ uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid)
  }

  /// The device; nil for a service of this one.
  open var peripheral: CBPeripheral? { nil }
  /// The services that belong to it; nil where they are not known.
  open var includedServices: [CBService]? { services }
  /// The values; nil where they are not known.
  open var characteristics: [CBCharacteristic]? { values }
}

/// A service of this device.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbmutableservice>.
open class CBMutableService: CBService, @unchecked Sendable {
  /// Creates a service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }

  /// The services that belong to it; nil by default.
  open override var includedServices: [CBService]? {
    get { services }
    set { services = newValue }
  }
  /// The values; nil by default.
  open override var characteristics: [CBCharacteristic]? {
    get { values }
    set {
      values = newValue
      for value in newValue ?? [] { value.owner = self }
    }
  }
}

/// A value of a service.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbcharacteristic>.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  fileprivate weak var owner: CBService?
  fileprivate var abilities: CBCharacteristicProperties
  fileprivate var bytes: Data?
  fileprivate var notes: [CBDescriptor]?

  init(_ uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
    abilities = properties
    bytes = value
    super.init(uuid)
  }

  /// The service; nil until the value is in one.
  open var service: CBService? { owner }
  /// What can be done with it.
  open var properties: CBCharacteristicProperties { abilities }
  /// The value; nil where it is not known.
  open var value: Data? { bytes }
  /// What is known of it; nil where that is not known.
  open var descriptors: [CBDescriptor]? { notes }
  /// Whether this device is told of changes: false.
  open var isNotifying: Bool { false }
}

/// A value of this device.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbmutablecharacteristic>.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// What others may do with it.
  open var permissions: CBAttributePermissions

  /// Creates a value; nil for one that is asked for each time.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID, properties: properties, value: value)
  }

  /// Who is told of changes: nobody.
  open var subscribedCentrals: [CBCentral]? { nil }
  /// What can be done with it.
  open override var properties: CBCharacteristicProperties {
    get { abilities }
    set { abilities = newValue }
  }
  /// The value; nil for one that is asked for each time.
  open override var value: Data? {
    get { bytes }
    set { bytes = newValue }
  }
  /// What is known of it; nil by default.
  open override var descriptors: [CBDescriptor]? {
    get { notes }
    set { notes = newValue }
  }
}

/// What is known of a value.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbdescriptor>.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The value that it is about; nil until it belongs to one.
  open var characteristic: CBCharacteristic? { nil }
  /// What is known; nil where that is not known.
  open var value: Any? { nil }
}

/// What is known of a value of this device.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbmutabledescriptor>.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  private let known: Any?

  /// Creates a descriptor.
  public init(type UUID: CBUUID, value: Any?) {
    known = value
    super.init(UUID)
  }

  open override var value: Any? { known }
}
