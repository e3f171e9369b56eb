import Foundation

/// Writes the names of people.
///
/// Follows <https://developer.apple.com/documentation/foundation/personnamecomponentsformatter>.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// `Tom`: the nickname or the given name.
    case short
    /// `Thomas Clark`
    case medium
    /// `Dr. Thomas Louis Clark Jr.`
    case long
    /// `TC`
    case abbreviated
  }

  /// How much of a name is written; as `medium` by default.
  open var style = Style.default
  /// The locale; the user's by default. Names written in Chinese, Japanese or Korean characters begin with the family
  /// name in every locale.
  open var locale: Locale! = Locale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A name in a style.
  ///
  /// - Parameters:
  ///   - components: the name.
  ///   - nameFormatStyle: the style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// A name in the formatter's style.
  ///
  /// - Parameter components: the name.
  open func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let parts: [String?]
    switch style {
    case .short: parts = [components.nickname ?? given ?? family]
    case .default, .medium: parts = isFamilyFirst(components) ? [family, given] : [given, family]
    case .long:
      let name = [given, components.middleName, family]
      let ordered = isFamilyFirst(components) ? [family, given, components.middleName] : name
      parts = [components.namePrefix] + ordered + [components.nameSuffix]
    case .abbreviated:
      let initials = (isFamilyFirst(components) ? [family] : [given, family]).map {
        $0?.first.map(String.init)
      }
      return initials.compactMap { $0 }.joined().uppercased()
    }
    let present = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return present.joined(separator: isUnspaced(components) ? "" : " ")
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private func isFamilyFirst(_ components: PersonNameComponents) -> Bool {
    let name = (components.givenName ?? "") + (components.familyName ?? "")
    if name.unicodeScalars.contains(where: Self.isEastAsian) { return true }
    return ["hu", "ja", "ko", "zh", "vi"].contains((locale ?? .current).language.languageCode?.identifier)
      && !name.unicodeScalars.contains { $0.properties.isAlphabetic && $0.isASCII }
  }

  private func isUnspaced(_ components: PersonNameComponents) -> Bool {
    let name = (components.givenName ?? "") + (components.familyName ?? "")
    return !name.isEmpty && name.unicodeScalars.allSatisfy(Self.isEastAsian)
  }

  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    default: false
    }
  }
}

extension PersonNameComponents {
  /// The name in a medium style.
  public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}
