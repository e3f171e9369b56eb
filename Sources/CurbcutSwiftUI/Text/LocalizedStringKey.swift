import CurbcutFoundation

/// A key by which a text is looked up in the app's strings, with the values interpolated in it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/localizedstringkey>.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  private let value: String.LocalizationValue
  private let arguments: [TextPart.Content]

  /// Creates a key.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
    arguments = stringInterpolation.arguments
  }

  /// The parts of the text in the language of an environment.
  func parts(table: String?, bundle: Bundle?, _ environment: EnvironmentValues) -> [TextPart] {
    let string = value.string(
      table: table, bundle: bundle ?? Bundle.installedMain ?? .main, in: environment.locale)
    return TextPart.parts(
      of: string, arguments: arguments, language: environment.locale.language.languageCode?.identifier)
  }

  /// Builds a key from a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation
    var arguments: [TextPart.Content] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }

    /// Markdown is read in the key only, so values are put in afterwards.
    private mutating func append(_ content: TextPart.Content) {
      value.appendInterpolation(MarkedValues.mark(arguments.count))
      arguments.append(content)
    }

    /// Adds a text that is not translated and whose Markdown is not read; `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }
    /// Adds a text that is not translated and whose Markdown is not read; `%@` in the key.
    public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }
    /// Adds a text with its own style; `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    /// Adds a picture in the line; `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
    /// Adds a text with its attributes; `%@` in the key.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }
    /// Adds a number; its specifier, such as `%lld` for an `Int`, in the key.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      self.value.appendInterpolation(value)
    }
    /// Adds a number in a given format, such as `%.2f`, which is also in the key.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      self.value.appendInterpolation(value, specifier: specifier)
    }
    /// Adds a value as the formatter writes it, or by its description where the formatter is nil or has no text for it;
    /// `%@` in the key.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }
    /// Adds a value in a format style; `%@` in the key.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }
    /// Adds a text that is looked up in the app's strings by itself; `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.string(String(localized: resource)))
    }
  }
}

extension Text {
  /// A text of the app's strings.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .computed(
      FormattedText(
        string: { environment in
          var localized = resource
          localized.locale = environment.locale
          return String(localized: localized)
        }, source: AnyHashable(resource)))
  }
}
