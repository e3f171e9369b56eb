import Foundation

/// Who may read a value in a message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogprivacy>.
public struct OSLogPrivacy: Sendable {
  enum Level { case auto, open, closed }
  let level: Level
  var isHashed = false

  /// Whether a hidden value can be told from others.
  public enum Mask: Sendable {
    /// By a number made from it.
    case hash
    /// Not.
    case none
  }

  /// Numbers are shown, and texts and objects hidden.
  public static var auto: OSLogPrivacy { Self(level: .auto) }
  /// Shown.
  public static var `public`: OSLogPrivacy { Self(level: .open) }
  /// Hidden.
  public static var `private`: OSLogPrivacy { Self(level: .closed) }
  /// Hidden.
  public static var sensitive: OSLogPrivacy { Self(level: .closed) }
  /// As `auto`.
  ///
  /// - Parameter mask: what stands for a hidden value.
  public static func auto(mask: Mask) -> OSLogPrivacy { Self(level: .auto, isHashed: mask == .hash) }
  /// Hidden.
  ///
  /// - Parameter mask: what stands for the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { Self(level: .closed, isHashed: mask == .hash) }
  /// Hidden.
  ///
  /// - Parameter mask: what stands for the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { Self(level: .closed, isHashed: mask == .hash) }

  func text(_ value: String, isNumber: Bool) -> String {
    if level == .open || (level == .auto && isNumber) { return value }
    return isHashed
      ? "<mask.hash: \(String(value.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) }, radix: 16))>" : "<private>"
  }
}

/// Where a value stands in its room.
///
/// Follows <https://developer.apple.com/documentation/os/oslogstringalignment>.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool
  /// No room of its own.
  public static var none: OSLogStringAlignment { Self(columns: 0, isRight: true) }
  /// At the right end.
  ///
  /// - Parameter columns: the room in characters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    Self(columns: columns(), isRight: true)
  }
  /// At the left end.
  ///
  /// - Parameter columns: the room in characters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    Self(columns: columns(), isRight: false)
  }

  func text(_ value: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - value.count))
    return isRight ? room + value : value + room
  }
}

/// How a whole number is written.
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
  ///   - explicitPositiveSign: whether a number above zero has a sign.
  ///   - minDigits: how many digits there are at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    Self(radix: 10, minDigits: minDigits(), hasSign: explicitPositiveSign)
  }
  /// In hexadecimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number above zero has a sign.
  ///   - includePrefix: whether `0x` stands before the digits.
  ///   - uppercase: whether the letters are capitals.
  ///   - minDigits: how many digits there are at least.
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

/// How a number with a fraction is written.
///
/// Follows <https://developer.apple.com/documentation/os/oslogfloatformatting>.
public struct OSLogFloatFormatting: Sendable {
  let format: String
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { Self(format: "%f") }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { Self(format: "%e") }
  /// In the shorter of both ways.
  public static var hybrid: OSLogFloatFormatting { Self(format: "%g") }
  /// With digits behind the point.
  ///
  /// - Parameters:
  ///   - precision: how many.
  ///   - explicitPositiveSign: whether a number above zero has a sign.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { Self(format: "%\(explicitPositiveSign ? "+" : "").\(precision())f") }
}

/// A message of the log, whose values are hidden unless they are numbers or said to be public.
///
/// Follows <https://developer.apple.com/documentation/os/oslogmessage>.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What a message of the log is built from.
///
/// Follows <https://developer.apple.com/documentation/os/osloginterpolation>.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Nothing is worked out for a message that nobody hears.
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
  ///   - align: where it stands.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(argumentString(), align, privacy, isNumber: false) }

  /// Adds a value as it describes itself.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - align: where it stands.
  ///   - privacy: who may read it.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, align, privacy, isNumber: false) }

  /// Adds an object as it describes itself.
  ///
  /// - Parameters:
  ///   - argumentObject: the object.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { append(argumentObject().map { "\($0)" } ?? "(null)", .none, privacy, isNumber: false) }

  /// Adds an error.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - privacy: who may read it.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) { append("\(error())", .none, privacy, isNumber: false) }

  /// Adds the name of a type, which is shown.
  ///
  /// - Parameters:
  ///   - value: the type.
  ///   - align: where it stands.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy, isNumber: true) }

  /// Adds a whole number.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - format: how it is written.
  ///   - align: where it stands.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isNumber: true) }

  /// Adds a number.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - format: how it is written.
  ///   - align: where it stands.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(String(format: format.format, Double(number())), align, privacy, isNumber: true) }

  /// Adds a truth.
  ///
  /// - Parameters:
  ///   - boolean: the truth.
  ///   - privacy: who may read it.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) { append("\(boolean())", .none, privacy, isNumber: true) }
}
