import CurbcutFoundation

/// How an address is written.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnpostaladdressformatterstyle>.
public enum CNPostalAddressFormatterStyle: Int, Hashable, Sendable {
  /// As on a letter.
  case mailingAddress
}

/// The attribute of an attributed address: which part of it a text is, by its key.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The attribute of an attributed address: the name of a part in the person's language.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// Writes addresses as in the country where they are.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnpostaladdressformatter>.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How addresses are written: as on a letter.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Creates a formatter.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An address in lines.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
  {
    lines(of: postalAddress).map { line in line.map { $0.before + $0.text }.joined() }
      .joined(separator: "\n")
  }

  /// An address in lines, whose parts have the attributes ``CNPostalAddressPropertyAttribute`` and
  /// ``CNPostalAddressLocalizedPropertyNameAttribute``.
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    var own: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes {
      if let key = key.base as? NSAttributedString.Key ?? (key.base as? String).map({ .init($0) }) {
        own[key] = value
      }
    }
    let result = NSMutableAttributedString()
    for line in lines(of: postalAddress) {
      if result.length > 0 { result.append(NSAttributedString(string: "\n", attributes: own)) }
      for part in line {
        result.append(NSAttributedString(string: part.before, attributes: own))
        let marks: [NSAttributedString.Key: Any] = [
          .init(CNPostalAddressPropertyAttribute): part.key,
          .init(CNPostalAddressLocalizedPropertyNameAttribute):
            CNPostalAddress.localizedString(forKey: part.key),
        ]
        result.append(NSAttributedString(string: part.text, attributes: own.merging(marks) { $1 }))
      }
    }
    return result
  }

  /// An address in the formatter's style.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  /// An address in the formatter's style, with attributes.
  open func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }

  private struct Part {
    var before: String
    let key: String
    let text: String
  }

  /// The countries where the postal code stands before the city.
  private static let codeFirst: Set<String> = [
    "at", "be", "bg", "ch", "cz", "de", "dk", "ee", "es", "fi", "fr", "gr", "hr", "il", "is", "it", "lt",
    "lu",
    "mx", "nl", "no", "pl", "pt", "ro", "rs", "se", "si", "sk", "tr",
  ]

  /// The lines of an address, each of its parts. A part that is empty is left out
  /// with what stands before it.
  private class func lines(of address: CNPostalAddress) -> [[Part]] {
    let own = address.isoCountryCode.lowercased()
    let country = own.isEmpty ? (Locale.current.region?.identifier ?? "US").lowercased() : own
    let layout: [[(before: String, key: String)]]
    let street = [("", CNPostalAddressStreetKey)]
    let place = [("", CNPostalAddressSubLocalityKey)]
    let nation = [("", CNPostalAddressCountryKey)]
    let city = ("", CNPostalAddressCityKey)
    switch country {
    case "gb", "ie":
      layout = [
        street, place, [city], [("", CNPostalAddressStateKey)], [("", CNPostalAddressPostalCodeKey)], nation,
      ]
    case "jp":
      layout = [
        [("〒", CNPostalAddressPostalCodeKey)],
        [("", CNPostalAddressStateKey), city, ("", CNPostalAddressSubLocalityKey)], street, nation,
      ]
    case "cn":
      layout = [
        nation, [("", CNPostalAddressStateKey), city, ("", CNPostalAddressSubLocalityKey)], street,
        [("", CNPostalAddressPostalCodeKey)],
      ]
    case _ where codeFirst.contains(country):
      layout = [
        street, place,
        [
          ("", CNPostalAddressPostalCodeKey), (" ", CNPostalAddressCityKey),
          (country == "it" || country == "mx" || country == "es" ? " " : "\n", CNPostalAddressStateKey),
        ], nation,
      ]
    default:
      layout = [
        street, place,
        [city, (" ", CNPostalAddressStateKey), (" ", CNPostalAddressPostalCodeKey)], nation,
      ]
    }
    return layout.compactMap { line in
      var parts: [Part] = []
      for (before, key) in line {
        let text = text(key, of: address)
        if text.isEmpty { continue }
        let isLeading = parts.isEmpty && before != "〒"
        parts.append(Part(before: isLeading ? "" : before, key: key, text: text))
      }
      return parts.isEmpty ? nil : parts
    }
  }

  private class func text(_ key: String, of address: CNPostalAddress) -> String {
    switch key {
    case CNPostalAddressStreetKey: address.street
    case CNPostalAddressSubLocalityKey: address.subLocality
    case CNPostalAddressCityKey: address.city
    case CNPostalAddressStateKey: address.state
    case CNPostalAddressPostalCodeKey: address.postalCode
    case CNPostalAddressCountryKey: address.country
    default: ""
    }
  }
}
