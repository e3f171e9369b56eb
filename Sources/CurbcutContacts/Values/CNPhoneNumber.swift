import CurbcutFoundation

/// A phone number.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnphonenumber>.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String

  /// Creates a number from what a person has written.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  public required init?(coder: NSCoder) {
    stringValue = coder.string("stringValue")
    super.init()
  }

  /// The objects may be in secure archives.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.write(stringValue, "stringValue") }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }

  /// The digits, and a plus at the beginning.
  var digits: String { stringValue.filter { $0.isASCII && $0.isNumber || $0 == "+" } }

  /// Whether two numbers are one, written with and without the codes of country and place.
  func matches(_ other: CNPhoneNumber) -> Bool {
    let one = digits.filter { $0 != "+" }
    let two = other.digits.filter { $0 != "+" }
    if one == two { return !one.isEmpty }
    // A national number begins with 0 in many countries, which is left out after the code of the country.
    let parts = [one, two].map { $0.drop { $0 == "0" } }.sorted { $0.count < $1.count }
    return parts[0].count >= 7 && parts[1].hasSuffix(parts[0])
  }
}

extension NSCoder {
  /// A text that was written under a key; empty where there is none.
  func string(_ key: String) -> String {
    decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }

  /// Writes a text under a key.
  func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }
}
