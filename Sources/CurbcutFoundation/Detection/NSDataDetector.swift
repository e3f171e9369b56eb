import Foundation

/// Finds links, telephone numbers, dates and addresses in a text.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsdatadetector>. Found are web and e-mail addresses;
/// telephone numbers as they are written internationally and in North America; dates that are written out with their
/// year in English, German or ISO 8601, and those of the form 5/31/2026; and street addresses of the United States.
/// Other types that are asked for are not found. It is no `NSRegularExpression` here, which has no subclasses on Linux.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
  /// The types that are looked for, of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: UInt64
  private let patterns: [DataPattern]

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: the raw value of the types to look for, of `NSTextCheckingResult.CheckingType`.
  /// - Throws: an error when no type is given that a detector could look for.
  public init(types checkingTypes: UInt64) throws {
    let known = DataPattern.Kind.allCases.reduce(0) { $0 | $1.rawValue } | NSTextCheckingResult.transitBit
    guard checkingTypes & known != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes & known
    patterns = DataPattern.all.filter { checkingTypes & $0.kind.rawValue != 0 }
    super.init()
  }

  /// Finds web and mail addresses. (Their type is called deprecated in Foundation here.)
  package static let addresses = try? NSDataDetector(types: DataPattern.Kind.link.rawValue)

  /// The detector itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSDataDetector)?.checkingTypes == checkingTypes
  }

  open override var hash: Int { checkingTypes.hashValue }

  /// Calls a closure with each finding in a range of a text.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block:
      @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
    if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
  }

  /// The findings in a range of a text, in order. They do not overlap.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var taken: [NSRange] = []
    var found: [DetectedData] = []
    for pattern in patterns {
      for match in pattern.findings(in: string, range: range)
      where !taken.contains(where: { NSIntersectionRange($0, match.range).length > 0 }) {
        guard !options.contains(.anchored) || match.range.location == range.location else { continue }
        taken.append(match.range)
        found.append(match)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// How much is found in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The first finding in a range of a text; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The range of the first finding in a range of a text; its location is `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// What a data detector has found.
final class DetectedData: NSTextCheckingResult {
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  let value: Value
  private let place: NSRange

  init(_ value: Value, range: NSRange) {
    self.value = value
    place = range
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override class var supportsSecureCoding: Bool { false }
  override var resultType: CheckingType {
    let kind: DataPattern.Kind =
      switch value {
      case .link: .link
      case .phoneNumber: .phoneNumber
      case .date: .date
      case .address: .address
      }
    return CheckingType(rawValue: kind.rawValue)
  }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  static let transitBit: UInt64 = 1 << 12

  private var detected: DetectedData.Value? { (self as? DetectedData)?.value }

  /// The address of a link: of an e-mail address with `mailto:`; nil for anything else.
  public var url: URL? { if case .link(let url) = detected { url } else { nil } }

  /// A telephone number as it is written; nil for anything else.
  public var phoneNumber: String? { if case .phoneNumber(let number) = detected { number } else { nil } }

  /// A date, at noon of the user's time zone when the text gives no time; nil for anything else.
  public var date: Date? { if case .date(let date) = detected { date } else { nil } }

  /// The duration of an appointment: unknown here, 0.
  public var duration: TimeInterval { 0 }

  /// The time zone that a date was written with: none is read here.
  public var timeZone: TimeZone? { nil }

  /// The parts of a postal address; nil for anything else.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts) = detected { parts } else { nil }
  }

  /// The parts of a finding that has parts; nil for any other.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}

extension NSTextCheckingKey {
  /// The house number and the street.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or province.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}
