import Foundation

/// Formats that may hold plural rules.
///
/// Follows <https://developer.apple.com/documentation/swift/string/init(format:_:)>.
extension String {
  /// A text from a format.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: what is put in.
  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// A text from a format.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: what is put in.
  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// A text from a format, with numbers as a locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - locale: the locale; nil for none.
  ///   - args: what is put in.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
    self.init(format: format, locale: locale, arguments: args)
  }

  /// A text from a format, with numbers as a locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - locale: the locale; nil for none.
  ///   - arguments: what is put in.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
    let expanded = LocalizedFormat.expand(format, arguments: arguments)
    self = String.Foundation::init(
      format: expanded.format, locale: locale, arguments: expanded.arguments)
  }

  /// A text from a format, with numbers as the person's locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: what is put in.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: format, locale: Locale.current, arguments: arguments)
  }
}
