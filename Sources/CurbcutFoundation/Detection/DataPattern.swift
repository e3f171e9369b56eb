import Foundation

/// A form in which data is written in texts.
struct DataPattern: Sendable {
  /// The kinds of data, with the values that `NSTextCheckingResult.CheckingType` has for them.
  enum Kind: UInt64, CaseIterable, Sendable {
    case date = 0x10
    case address = 0x20
    case link = 0x40
    case phoneNumber = 0x800
  }

  let kind: Kind
  private let expression: NSRegularExpression
  /// The value of a match, by its groups; nil when it is none after all.
  private let value: @Sendable (_ groups: [String]) -> DetectedData.Value?

  private init?(
    _ kind: Kind, _ pattern: String, _ options: NSRegularExpression.Options = .caseInsensitive,
    _ value: @escaping @Sendable ([String]) -> DetectedData.Value?
  ) {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return nil }
    self.kind = kind
    self.expression = expression
    self.value = value
  }

  func findings(in string: String, range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return expression.matches(in: string, range: range).compactMap { match in
      let groups = (0..<match.numberOfRanges).map { index in
        let place = match.range(at: index)
        return place.location == NSNotFound ? "" : text.substring(with: place)
      }
      return value(groups).map { DetectedData($0, range: match.range) }
    }
  }

  /// All forms. Those that come first take their part of a text from those that follow.
  static let all: [DataPattern] = [
    mail, address, web, bareWeb, dayLast, dayFirst, iso, slashes, phone, shortPhone,
  ]
  .compactMap(\.self)

  // MARK: Links

  private static let mail = DataPattern(
    .link, #"(?<![\w.+-])(?:mailto:)?([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?![\w@])"#
  ) { URL(string: "mailto:\($0[1])").map { .link($0) } }

  /// What may stand in an address, and not at its end.
  private static let path = #"(?:[^\s<>"“”]*[^\s<>"“”.,;:!?'’»)\]}])?"#

  private static let web = DataPattern(
    .link, #"(?<!\w)(?:https?|ftp|file)://[\w\[]"# + path
  ) { link($0[0]) }

  /// Names without a scheme: only of domains that can hardly be anything else.
  private static let bareWeb = DataPattern(
    .link,
    #"(?<![\w@./-])(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|app|dev|info|biz|de|at|ch|fr|it|es|nl|uk|eu|ru|jp|cn|ca|au|us))(?![\w@])(?:[/?#]"#
      + path + ")?"
  ) { link("http://\($0[0])") }

  private static func link(_ text: String) -> DetectedData.Value? {
    // A bracket that is opened in the address belongs to it.
    var text = text
    if text.filter({ $0 == "(" }).count > text.filter({ $0 == ")" }).count, let open = text.lastIndex(of: "(")
    {
      text = String(text[..<open])
    }
    return URL(string: text).map { .link($0) }
  }

  // MARK: Telephone numbers

  private static let phone = DataPattern(
    .phoneNumber,
    #"(?<![\w+])(?:\+\d{1,3}[ .\-]?(?:\(0?\d{1,5}\)[ .\-]?|\d{1,5}[ .\-/]?)(?:\d{2,8}[ .\-]?){1,5}|(?:1[ .\-]?)?(?:\(\d{3}\) ?|\d{3}[ .\-])\d{3}[ .\-]\d{4})(?!\w)"#
  ) { groups in
    let number = groups[0].trimmingCharacters(in: CharacterSet(charactersIn: " .-"))
    return (7...15).contains(number.filter(\.isNumber).count) ? .phoneNumber(number) : nil
  }

  private static let shortPhone = DataPattern(
    .phoneNumber, #"(?<![\w+.\-])(?:\d{3}-\d{4}|1?[2-9]\d{9})(?![\w\-])"#
  ) { .phoneNumber($0[0]) }

  // MARK: Dates

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let germanMonths = [
    "jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez",
  ]
  private static let monthNames =
    #"(jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\.?"#
  private static let half = #"(?:am|pm|a\.m\.|p\.m\.|uhr)(?!\w)"#
  private static let time =
    #"(?:(?:,| at| um)? +(\d{1,2})(?=:\d{2}| ?"# + half + #")(?::(\d{2}))?(?: ?("# + half + "))?)?"

  /// May 31, 2026 at 5:30 PM
  private static let dayLast = DataPattern(
    .date, #"(?<!\w)"# + monthNames + #" +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})"# + time
  ) { date(year: $0[3], month: $0[1], day: $0[2], hour: $0[4], minute: $0[5], half: $0[6]) }

  /// 31 May 2026, 31. Mai 2026
  private static let dayFirst = DataPattern(
    .date, #"(?<![\w.])(\d{1,2})(?:st|nd|rd|th|\.)? +"# + monthNames + #",? +(\d{4})"# + time
  ) { date(year: $0[3], month: $0[2], day: $0[1], hour: $0[4], minute: $0[5], half: $0[6]) }

  private static let iso = DataPattern(
    .date, #"(?<![\w.-])(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?(?![\w-])"#
  ) { date(year: $0[1], month: $0[2], day: $0[3], hour: $0[4], minute: $0[5], half: "") }

  private static let slashes = DataPattern(
    .date, #"(?<![\w./-])(\d{1,2})/(\d{1,2})/(\d{4})(?![\w/-])"# + time
  ) { date(year: $0[3], month: $0[1], day: $0[2], hour: $0[4], minute: $0[5], half: $0[6]) }

  private static func date(
    year: String, month: String, day: String, hour: String, minute: String, half: String
  ) -> DetectedData.Value? {
    let start = month.lowercased().prefix(3)
    let number =
      Int(month) ?? months.firstIndex { $0 == start }.map { $0 + 1 }
      ?? germanMonths.firstIndex { $0 == start }.map { $0 + 1 }
    guard let year = Int(year), let month = number, let day = Int(day) else { return nil }
    var (hours, minutes) = (12, 0)
    if let written = Int(hour), written < 25 {
      (hours, minutes) = (written, Int(minute) ?? 0)
      if half.lowercased().hasPrefix("p"), hours < 12 { hours += 12 }
      if half.lowercased().hasPrefix("a"), hours == 12 { hours = 0 }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = DateComponents(
      calendar: calendar, year: year, month: month, day: day, hour: hours, minute: minutes)
    guard parts.isValidDate, let date = calendar.date(from: parts) else { return nil }
    return .date(date)
  }

  // MARK: Addresses

  private static let address = DataPattern(
    .address,
    #"(?<!\w)(\d{1,5}(?:-\d{1,4})? (?:[NSEW]\.? )?(?:[A-Z0-9][\w'.]* ){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Ct|Court|Pl|Place|Pkwy|Parkway|Loop|Sq|Square)\b\.?(?:,? (?:Apt|Suite|Ste|Unit|#)\.? ?\w+)?)(?:[,\n] *([A-Z][\w .']+?), *([A-Z]{2})(?: +(\d{5}(?:-\d{4})?))?)?(?!\w)"#,
    []
  ) { groups in
    var parts: [NSTextCheckingKey: String] = [.street: groups[1]]
    for (key, value) in [(NSTextCheckingKey.city, groups[2]), (.state, groups[3]), (.zip, groups[4])]
    where !value.isEmpty { parts[key] = value }
    return .address(parts)
  }
}
