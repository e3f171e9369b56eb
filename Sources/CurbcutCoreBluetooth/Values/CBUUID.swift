import CurbcutFoundation

/// Names a service or a value of a device, in 16, 32 or 128 bits.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbuuid>.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  /// The 2, 4 or 16 bytes, the highest first.
  public let data: Data

  /// Creates an identifier from its digits: `180D`, or a UUID. Others raise an exception.
  public init(string theString: String) {
    let digits = theString.filter { $0 != "-" }
    let bytes = Self.bytes(digits)
    if bytes == nil || ![4, 8, 32].contains(digits.count) {
      NSException(
        name: .internalInconsistencyException,
        reason: "String \(theString) does not represent a valid UUID"
      ).raise()
    }
    data = Data(bytes ?? [0, 0])
    super.init()
  }

  /// Creates an identifier from its 2, 4 or 16 bytes, the highest first. Others raise an exception.
  public init(data theData: Data) {
    if ![2, 4, 16].contains(theData.count) {
      NSException(
        name: .internalInconsistencyException,
        reason: "Data \(theData as NSData) does not represent a valid UUID"
      ).raise()
    }
    data = Data(theData)
    super.init()
  }

  /// Creates an identifier of 128 bits.
  public init(nsuuid theUUID: UUID) {
    data = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
    super.init()
  }

  private static func bytes(_ digits: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = digits[...]
    while !rest.isEmpty {
      guard rest.count >= 2, let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// The digits: `180D`, or a UUID in capitals.
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return digits }
    var parts: [Substring] = []
    var rest = digits[...]
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "-")
  }

  /// All 16 bytes. A short identifier stands for one in the base of Bluetooth.
  private var whole: Data {
    guard data.count < 16 else { return data }
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return Data(repeating: 0, count: 4 - data.count) + data + Data(base)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
  open override var hash: Int { whole.hashValue }
  open override var description: String { uuidString }
}
