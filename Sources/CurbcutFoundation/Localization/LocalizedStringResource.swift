import Foundation

/// A text that can be translated later, or in another place.
///
/// Follows <https://developer.apple.com/documentation/foundation/localizedstringresource>.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key, as tables of translations spell it.
  public let key: String
  /// The text when there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table's name, without a suffix; nil for `Localizable`.
  public let table: String?
  /// The bundle that contains the table.
  public let bundle: BundleDescription
  /// The language to translate into, whose conventions also apply to numbers.
  public var locale: Locale

  /// Where a table is.
  public enum BundleDescription: Hashable, Sendable {
    /// The app's bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let type): hasher.combine(ObjectIdentifier(type))
      case .atURL(let url): hasher.combine(url)
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// A text whose key is the text itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text.
  ///   - table: the table's name, without a suffix; nil for `Localizable`.
  ///   - locale: the language to translate into.
  ///   - bundle: where the table is.
  ///   - comment: a note for translators, which has no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text when there is no translation.
  ///   - table: the table's name, without a suffix; nil for `Localizable`.
  ///   - locale: the language to translate into.
  ///   - bundle: where the table is.
  ///   - comment: a note for translators, which has no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var string: String {
    let bundle = bundle.bundle
    return defaultValue.text(
      key: key, table: table, bundle: bundle, locale: locale, languages: bundle.languages(for: locale))
  }
}

extension String {
  /// A translation of a text.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)>.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text, which is the key, with the values interpolated in it.
  ///   - table: the table's name, without a suffix; nil for `Localizable`.
  ///   - bundle: where the table is; nil for the app's bundle.
  ///   - locale: the locale that numbers are written in; the language is the user's.
  ///   - comment: a note for translators, which has no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.string(table: table, bundle: bundle ?? .main, locale: locale, languages: nil)
  }

  /// A translation of a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text when there is no translation, with the values interpolated in it.
  ///   - table: the table's name, without a suffix; nil for `Localizable`.
  ///   - bundle: where the table is; nil for the app's bundle.
  ///   - locale: the locale that numbers are written in; the language is the user's.
  ///   - comment: a note for translators, which has no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      key: "\(key)", table: table, bundle: bundle ?? .main, locale: locale, languages: nil)
  }

  /// The translation of a resource.
  ///
  /// - Parameter resource: the resource.
  public init(localized resource: LocalizedStringResource) { self = resource.string }
}

extension AttributedString {
  /// A translation of a text, with the attributes that its inline Markdown gives it, and with nouns that agree with
  /// their numbers where it asks for that.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)>.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text, which is the key, with the values interpolated in it.
  ///   - table: the table's name, without a suffix; nil for `Localizable`.
  ///   - bundle: where the table is; nil for the app's bundle.
  ///   - locale: the locale that numbers are written in; the language is the user's.
  ///   - comment: a note for translators, which has no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue, key: keyAndValue.key, table: table, bundle: bundle ?? .main,
      locale: locale ?? .current, languages: nil)
  }

  /// A translation of a key, with the attributes that its inline Markdown gives it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text when there is no translation, with the values interpolated in it.
  ///   - table: the table's name, without a suffix; nil for `Localizable`.
  ///   - bundle: where the table is; nil for the app's bundle.
  ///   - locale: the locale that numbers are written in; the language is the user's.
  ///   - comment: a note for translators, which has no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: defaultValue, key: "\(key)", table: table, bundle: bundle ?? .main,
      locale: locale ?? .current, languages: nil)
  }

  /// The translation of a resource, with the attributes that its inline Markdown gives it.
  ///
  /// - Parameter resource: the resource.
  public init(localized resource: LocalizedStringResource) {
    let bundle = resource.bundle.bundle
    self.init(
      localized: resource.defaultValue, key: resource.key, table: resource.table, bundle: bundle,
      locale: resource.locale, languages: bundle.languages(for: resource.locale))
  }

  private init(
    localized value: String.LocalizationValue, key: String, table: String?, bundle: Bundle, locale: Locale,
    languages: [String]?
  ) {
    let marked = value.withMarks
    let text = marked.value.text(
      key: key, table: table, bundle: bundle, locale: locale, languages: languages)
    let agreed = GrammarAgreement.agreed(text, language: locale.language.languageCode?.identifier)
    self.init()
    for part in InlineMarkdown.parts(of: agreed) {
      for piece in MarkedValues.pieces(of: part.string, count: marked.texts.count) {
        var own = part
        switch piece {
        case .text(let text): own.string = text
        case .value(let number): own.string = marked.texts[number]
        }
        append(AttributedString(own))
      }
    }
  }
}
