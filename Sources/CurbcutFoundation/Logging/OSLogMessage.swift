import Foundation

/// Whether a value in a log message is shown or redacted.
///
/// Follows <https://developer.apple.com/documentation/os/oslogprivacy>.
public struct OSLogPrivacy: Sendable {
  enum Level { case auto, open, closed }
  let level: Level
  var isHashed = false

  /// How a redacted value is masked.
  public enum Mask: Sendable {
    /// By a hash, so that equal values can be recognised.
    case hash
    /// Not at all.
    case none
  }

  /// Numbers are shown; strings and objects are redacted.
  public static var auto: OSLogPrivacy { Self(level: .auto) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { Self(level: .open) }
  /// The value is redacted.
  public static var `private`: OSLogPrivacy { Self(level: .closed) }
  /// The value is redacted.
  public static var sensitive: OSLogPrivacy { Self(level: .closed) }
  /// Numbers are shown; strings and objects are redacted, with a mask.
  ///
  /// - Parameter mask: the mask for a redacted value.
  public static func auto(mask: Mask) -> OSLogPrivacy { Self(level: .auto, isHashed: mask == .hash) }
  /// The value is redacted.
  ///
  /// - Parameter mask: the mask for the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { Self(level: .closed, isHashed: mask == .hash) }
  /// The value is redacted.
  ///
  /// - Parameter mask: the mask for the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { Self(level: .closed, isHashed: mask == .hash) }

  func text(_ value: String, isNumber: Bool) -> String {
    if level == .open || (level == .auto && isNumber) { return value }
    return isHashed
      ? "<mask.hash: \(String(value.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) }, radix: 16))>" : "<private>"
  }
}

/// How a value is aligned within a column width.
///
/// Follows <https://developer.apple.com/documentation/os/oslogstringalignment>.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool
  /// No alignment: the value takes only the width it needs.
  public static var none: OSLogStringAlignment { Self(columns: 0, isRight: true) }
  /// Right-aligned.
  ///
  /// - Parameter columns: the minimum width in characters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    Self(columns: columns(), isRight: true)
  }
  /// Left-aligned.
  ///
  /// - Parameter columns: the minimum width in characters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    Self(columns: columns(), isRight: false)
  }

  func text(_ value: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - value.count))
    return isRight ? room + value : value + room
  }
}

/// How an integer is formatted.
///
/// Follows <https://developer.apple.com/documentation/os/oslogintegerformatting>.
public struct OSLogIntegerFormatting: Sendable {
  var radix: Int
  var isUppercase = false
  var minDigits = 0
  var hasSign = false
  var prefix = ""

  /// In decimal digits.
  public static var decimal: OSLogIntegerFormatting { Self(radix: 10) }
  /// In hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { Self(radix: 16) }
  /// In octal digits.
  public static var octal: OSLogIntegerFormatting { Self(radix: 8) }
  /// In decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a positive number has a sign.
  ///   - minDigits: the minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    Self(radix: 10, minDigits: minDigits(), hasSign: explicitPositiveSign)
  }
  /// In hexadecimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a positive number has a sign.
  ///   - includePrefix: whether `0x` precedes the digits.
  ///   - uppercase: whether the digits A–F are uppercase.
  ///   - minDigits: the minimum number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    Self(
      radix: 16, isUppercase: uppercase, minDigits: minDigits(), hasSign: explicitPositiveSign,
      prefix: includePrefix ? "0x" : "")
  }

  func text<Value: BinaryInteger>(_ value: Value) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a floating-point number is formatted.
///
/// Follows <https://developer.apple.com/documentation/os/oslogfloatformatting>.
public struct OSLogFloatFormatting: Sendable {
  let format: String
  /// With six fraction digits.
  public static var fixed: OSLogFloatFormatting { Self(format: "%f") }
  /// In exponential notation.
  public static var exponential: OSLogFloatFormatting { Self(format: "%e") }
  /// In fixed or exponential notation, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { Self(format: "%g") }
  /// With a given number of fraction digits.
  ///
  /// - Parameters:
  ///   - precision: the number of fraction digits.
  ///   - explicitPositiveSign: whether a positive number has a sign.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { Self(format: "%\(explicitPositiveSign ? "+" : "").\(precision())f") }
}

/// A log message, whose values are redacted unless they are numbers or marked as public.
///
/// Follows <https://developer.apple.com/documentation/os/oslogmessage>.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Builds a log message from an interpolated string.
///
/// Follows <https://developer.apple.com/documentation/os/osloginterpolation>.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Values are not evaluated when nobody listens to the log.
  private let isHeard = SystemLog.listener != nil

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy,
    isNumber: Bool
  ) {
    guard isHeard else { return }
    let value = value()
    text += align.text(privacy.text(value, isNumber: isNumber))
  }

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - argumentString: the text.
  ///   - align: its alignment.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(argumentString(), align, privacy, isNumber: false) }

  /// Adds a value as it describes itself.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - align: its alignment.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { append(value().description, align, privacy, isNumber: false) }

  /// Adds an object as it describes itself.
  ///
  /// - Parameters:
  ///   - argumentObject: the object.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(argumentObject().map { "\($0)" } ?? "(null)", .none, privacy, isNumber: false) }

  /// Adds an error.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append("\(error())", .none, privacy, isNumber: false) }

  /// Adds the name of a type, which is shown by default.
  ///
  /// - Parameters:
  ///   - value: the type.
  ///   - align: its alignment.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { append("\(value())", align, privacy, isNumber: true) }

  /// Adds an integer.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - format: how it is written.
  ///   - align: its alignment.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(format.text(number()), align, privacy, isNumber: true) }

  /// Adds a number.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - format: how it is written.
  ///   - align: its alignment.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append(String(format: format.format, Double(number())), align, privacy, isNumber: true) }

  /// Adds a Boolean.
  ///
  /// - Parameters:
  ///   - boolean: the Boolean.
  ///   - privacy: whether it is redacted.
  ///   - attributes: what tools show beside it; ignored.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { append("\(boolean())", .none, privacy, isNumber: true) }
}
