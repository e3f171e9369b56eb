import Foundation

extension String {
  /// A text to translate, with the values interpolated in it.
  ///
  /// Its key has a format specifier for each value: `%@` for a string, `%lld` for an integer, `%lf` for a `Double`.
  /// Follows <https://developer.apple.com/documentation/swift/string/localizationvalue>.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The key, as tables of translations spell it.
    package private(set) var key: String
    fileprivate(set) var arguments: [LocalizationArgument] = []

    /// A text without values.
    ///
    /// - Parameter value: the text, which is the key.
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// What a text with values is built from.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [LocalizationArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 3)
      }

      /// Adds text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
        key += specifier
        arguments.append(argument)
      }

      /// Adds a text that is not translated.
      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

      /// Adds a text that is not translated.
      public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }

      /// Adds a number.
      ///
      /// - Parameter value: the number.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        append(value._specifier, value._argument)
      }

      /// Adds a number with a given format.
      ///
      /// - Parameters:
      ///   - value: the number.
      ///   - specifier: the format, such as `%.2f`.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        append(specifier, value._argument)
      }

      /// Adds a value in a style.
      ///
      /// - Parameters:
      ///   - input: the value.
      ///   - format: the style.
      public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", .text(format.format(input)))
      }

      /// Adds a value as a formatter writes it.
      ///
      /// - Parameters:
      ///   - subject: the value.
      ///   - formatter: the formatter.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append("%@", .text(formatter.string(for: subject) ?? ""))
      }

      /// Adds an object as it describes itself.
      public mutating func appendInterpolation(_ subject: NSObject) { append("%@", .text("\(subject)")) }

      /// Adds the characters of an attributed string.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append("%@", .text(String(attributedString.characters)))
      }

      /// Adds a text that is translated separately.
      ///
      /// - Parameter localizedStringResource: the text.
      public mutating func appendInterpolation(_ localizedStringResource: LocalizedStringResource) {
        append("%@", .resource(Box(value: localizedStringResource)))
      }
    }

    /// The text, translated.
    func string(table: String?, bundle: Bundle, locale: Locale, languages: [String]?) -> String {
      text(key: key, table: table, bundle: bundle, locale: locale, languages: languages)
    }

    /// The text, translated into the language of a locale, and with numbers as the locale writes them.
    package func string(table: String?, bundle: Bundle, in locale: Locale) -> String {
      string(table: table, bundle: bundle, locale: locale, languages: bundle.languages(for: locale))
    }

    /// The translation of a key, or this text when there is none.
    func text(key: String, table: String?, bundle: Bundle, locale: Locale, languages: [String]?) -> String {
      let format = bundle.localizedFormat(key, table: table, languages: languages) ?? self.key
      guard !arguments.isEmpty else { return format }
      return String(format: format, locale: locale, arguments: arguments.map(\.value))
    }
  }
}

extension String.LocalizationValue {
  /// The text with marks in place of its strings, whose Markdown is not read, and those strings.
  var withMarks: (value: Self, texts: [String]) {
    var copy = self
    var texts: [String] = []
    copy.arguments = arguments.map { argument in
      guard let text = argument.value as? String else { return argument }
      texts.append(text)
      return .text(MarkedValues.mark(texts.count - 1))
    }
    return (copy, texts)
  }
}

extension Bundle {
  /// The bundle's languages that match a locale other than the user's, best match first; nil when the user's are meant.
  func languages(for locale: Locale) -> [String]? {
    guard locale != .current else { return nil }
    let matches = LanguageTag.matches(localizations, preferred: [locale.identifier(.bcp47)])
    return matches.isEmpty ? nil : matches
  }
}

/// A value in a text to translate.
enum LocalizationArgument: Hashable, Sendable {
  case text(String)
  case signed(Int64)
  case unsigned(UInt64)
  case number(Double)
  case resource(Box)

  /// The value, as `String(format:)` expects it.
  var value: any CVarArg {
    switch self {
    case .text(let text): text
    case .signed(let number): number
    case .unsigned(let number): number
    case .number(let number): number
    case .resource(let box): String(localized: box.value)
    }
  }
}

/// Breaks the recursion of a resource that contains another resource.
final class Box: Hashable, Sendable {
  let value: LocalizedStringResource
  init(value: LocalizedStringResource) { self.value = value }
  static func == (left: Box, right: Box) -> Bool { left.value == right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value.key) }
}

/// A number that has a format specifier.
public protocol _FormatSpecifiable {
  /// The specifier, with its percent sign.
  var _specifier: String { get }
  /// The value for a format.
  var _argument: _FormatArgument { get }
}

/// A number as the argument of a format.
public struct _FormatArgument {
  var argument: LocalizationArgument
}

extension String.LocalizationValue.StringInterpolation {
  fileprivate mutating func append(_ specifier: String, _ argument: _FormatArgument) {
    append(specifier, argument.argument)
  }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _argument: _FormatArgument {
    _FormatArgument(argument: .signed(Int64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _argument: _FormatArgument {
    _FormatArgument(argument: .unsigned(UInt64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
