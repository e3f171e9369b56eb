import CurbcutFoundation

/// Names a part of an address: the street, with the number; several lines are possible.
public let CNPostalAddressStreetKey = "street"
/// Names a part of an address: the part of the city.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// Names a part of an address: the city.
public let CNPostalAddressCityKey = "city"
/// Names a part of an address: the county or district.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// Names a part of an address: the state or province.
public let CNPostalAddressStateKey = "state"
/// Names a part of an address: the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// Names a part of an address: the country.
public let CNPostalAddressCountryKey = "country"
/// Names a part of an address: the code of the country by ISO 3166: `us`.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// The parts of an address.
struct PostalParts: Hashable, Sendable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
}

/// A postal address; each part is empty where it is not known.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnpostaladdress>.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var parts: PostalParts

  /// Creates an address without parts.
  public override init() {
    parts = PostalParts()
    super.init()
  }

  init(_ parts: PostalParts) {
    self.parts = parts
    super.init()
  }

  public required init?(coder: NSCoder) {
    parts = PostalParts()
    super.init()
    parts.street = coder.string(CNPostalAddressStreetKey)
    parts.subLocality = coder.string(CNPostalAddressSubLocalityKey)
    parts.city = coder.string(CNPostalAddressCityKey)
    parts.subAdministrativeArea = coder.string(CNPostalAddressSubAdministrativeAreaKey)
    parts.state = coder.string(CNPostalAddressStateKey)
    parts.postalCode = coder.string(CNPostalAddressPostalCodeKey)
    parts.country = coder.string(CNPostalAddressCountryKey)
    parts.isoCountryCode = coder.string(CNPostalAddressISOCountryCodeKey)
  }

  /// The objects may be in secure archives.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.write(parts.street, CNPostalAddressStreetKey)
    coder.write(parts.subLocality, CNPostalAddressSubLocalityKey)
    coder.write(parts.city, CNPostalAddressCityKey)
    coder.write(parts.subAdministrativeArea, CNPostalAddressSubAdministrativeAreaKey)
    coder.write(parts.state, CNPostalAddressStateKey)
    coder.write(parts.postalCode, CNPostalAddressPostalCodeKey)
    coder.write(parts.country, CNPostalAddressCountryKey)
    coder.write(parts.isoCountryCode, CNPostalAddressISOCountryCodeKey)
  }

  /// The street, with the number; several lines are possible.
  open var street: String { parts.street }
  /// The part of the city.
  open var subLocality: String { parts.subLocality }
  /// The city.
  open var city: String { parts.city }
  /// The county or district.
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  /// The state or province.
  open var state: String { parts.state }
  /// The postal code.
  open var postalCode: String { parts.postalCode }
  /// The country.
  open var country: String { parts.country }
  /// The code of the country by ISO 3166: `us`.
  open var isoCountryCode: String { parts.isoCountryCode }

  /// The name of a part in the person's language, by its key: “City”.
  open class func localizedString(forKey key: String) -> String { ContactWords.text(key) }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  open override var hash: Int { parts.hashValue }
}

/// A postal address that can be changed.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnmutablepostaladdress>.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street, with the number; several lines are possible.
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  /// The county or district.
  open override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  /// The state or province.
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  /// The code of the country by ISO 3166: `us`.
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}
