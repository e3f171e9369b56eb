/// The passcode that ends a session of Guided Access, as a salted hash: the digits themselves are kept nowhere.
///
/// Written as text it is `pbkdf2-sha256$rounds$salt$hash`, the last two in hexadecimal digits, which is what
/// ``DeviceSettings/GuidedAccessSettings/passcode`` holds.
public struct GuidedAccessPasscode: Sendable, Equatable {
  /// How often the hash was taken.
  public let rounds: Int
  private let salt: [UInt8]
  private let key: PasscodeKey

  /// Why a passcode cannot be set.
  public enum Failure: Error, Equatable, Sendable {
    /// A passcode has six digits, 0 to 9.
    case notSixDigits
    /// The salt must have 16 bytes or more.
    case saltTooShort
    /// The number of rounds must be in ``GuidedAccessPasscode/allowedRounds``.
    case roundsOutOfRange
  }

  /// How often the hash is taken unless said otherwise.
  public static let defaultRounds = 20_000
  /// How often it may be taken: a text from outside must not keep the device busy for ever.
  public static let allowedRounds = 1...1_000_000
  /// How many digits a passcode has.
  public static let digits = 6

  /// Sets a passcode.
  ///
  /// - Parameters:
  ///   - digits: six digits.
  ///   - salt: 16 random bytes or more, which the caller draws.
  /// - Throws: a ``Failure``.
  public init(_ digits: String, salt: [UInt8], rounds: Int = defaultRounds) throws(Failure) {
    guard Self.isPasscode(digits) else { throw .notSixDigits }
    guard salt.count >= 16 else { throw .saltTooShort }
    guard Self.allowedRounds.contains(rounds) else { throw .roundsOutOfRange }
    self.rounds = rounds
    self.salt = salt
    key = PasscodeKey(from: Array(digits.utf8), salt: salt, rounds: rounds)
  }

  /// Reads a passcode from its text; nil for a text that is none.
  public init?(text: String) {
    let fields = text.split(separator: "$", omittingEmptySubsequences: false)
    guard fields.count == 4, fields[0] == Self.scheme, let rounds = Int(fields[1]),
      Self.allowedRounds.contains(rounds), let salt = Self.bytes(fields[2]), salt.count >= 16,
      let hash = Self.bytes(fields[3]), hash.count == 32
    else { return nil }
    self.rounds = rounds
    self.salt = salt
    key = PasscodeKey(bytes: hash)
  }

  /// The passcode as text.
  public var text: String {
    [Self.scheme, "\(rounds)", Self.hexadecimal(salt), Self.hexadecimal(key.bytes)].joined(separator: "$")
  }

  /// Whether digits are those of the passcode. It takes as long for wrong digits as for right ones.
  public func matches(_ digits: String) -> Bool {
    PasscodeKey(from: Array(digits.utf8), salt: salt, rounds: rounds) == key
  }

  /// Whether a text has the form of a passcode.
  static func isPasscode(_ text: String) -> Bool {
    text.utf8.count == digits && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static let scheme = "pbkdf2-sha256"

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ text: Substring) -> [UInt8]? {
    let digits = Array(text)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[place].hexDigitValue, let low = digits[place + 1].hexDigitValue else {
        return nil
      }
      bytes.append(UInt8(high * 16 + low))
    }
    return bytes
  }
}
