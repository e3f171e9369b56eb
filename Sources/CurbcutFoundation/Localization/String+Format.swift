import Foundation

/// Formats that may contain plural rules.
///
/// Follows <https://developer.apple.com/documentation/swift/string/init(format:_:)>.
extension String {
  /// Creates a string from a format.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: the values to insert.
  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// Creates a string from a format.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: the values to insert.
  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// Creates a string from a format, with numbers as a locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - locale: the locale; nil for none.
  ///   - args: the values to insert.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
    self.init(format: format, locale: locale, arguments: args)
  }

  /// Creates a string from a format, with numbers as a locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - locale: the locale; nil for none.
  ///   - arguments: the values to insert.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
    let expanded = LocalizedFormat.expand(format, arguments: arguments)
    self = String.Foundation::init(
      format: expanded.format, locale: locale, arguments: expanded.arguments)
  }

  /// Creates a string from a format, with numbers as the user's locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: the values to insert.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: format, locale: Locale.current, arguments: arguments)
  }
}

extension NSString {
  /// Creates a string from a format, with numbers as the user's locale writes them.
  ///
  /// - Parameters:
  ///   - format: the text, with `%d`, `%@` and so on for the arguments.
  ///   - arguments: the values to insert.
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    let text = String._unconditionallyBridgeFromObjectiveC(format)
    return NSString(string: String(format: text, locale: Locale.current, arguments: arguments))
  }
}
