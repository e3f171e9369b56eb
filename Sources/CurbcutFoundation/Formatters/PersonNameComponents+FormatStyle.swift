import Foundation

extension PersonNameComponents {
  /// Writes the name of a person, and reads one: `Text(name, format: .name(style: .long))`.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle>.
  public struct FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
    /// How much of a name is written.
    ///
    /// Follows <https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style>.
    public enum Style: String, Codable, Hashable, Sendable {
      /// `Tom`: the nickname or the given name.
      case short
      /// `Thomas Clark`
      case medium
      /// `Dr. Thomas Louis Clark Jr.`
      case long
      /// `TC`
      case abbreviated

      fileprivate var ofFormatter: PersonNameComponentsFormatter.Style {
        switch self {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      }
    }

    /// How much of a name is written.
    public var style: Style
    private var locale: Locale

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - style: how much of a name is written.
    ///   - locale: the locale, which decides whether the family name comes first.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name in the format.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = style.ofFormatter
      formatter.locale = locale
      return formatter.string(from: value)
    }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Reads a name.
    public var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  /// Reads the name of a person.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy>.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// Creates a strategy.
    public init() {}

    /// The parts of a name.
    ///
    /// - Throws: where there is no word in the text.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = PersonNameComponentsFormatter().personNameComponents(from: value) else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value). It names nobody."])
      }
      return components
    }
  }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Reads a name with a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Reads a name.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The name of a person in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension Foundation.ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The name of a person.
  public static var name: Self { Self() }
}
