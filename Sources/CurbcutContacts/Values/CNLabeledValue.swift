import CurbcutFoundation

/// A value of a contact and what it is: a phone number at home.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnlabeledvalue>.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, @unchecked Sendable {
  /// Names the value among those of its contact; it stays when label or value are set anew.
  public let identifier: String
  /// What the value is: one of the constants, or the person's own word; nil for nothing.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - label: what it is.
  ///   - value: the value.
  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
    super.init()
  }

  init(identifier: String, label: String?, value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
    super.init()
  }

  /// The same value with another label.
  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// The same label with another value.
  open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// Another label and another value under the same identifier.
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// A label in the person's language: “home”. One of the person's own is as it was written.
  open class func localizedString(forLabel label: String) -> String {
    if let word = ContactWords.all[label] { return word }
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return String(label.dropFirst(4).dropLast(4))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return identifier == other.identifier && label == other.label
      && (value as? NSObject)?.isEqual(other.value) == true
  }

  open override var hash: Int { identifier.hashValue }
}
