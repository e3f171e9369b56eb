/// Times, amounts of money and telephone numbers, which an iPhone's English voices do not read character by
/// character. Anything that is not clearly one of them is left to the voice.
enum SpokenNumber {
  typealias Match = (words: String, end: Substring.Index)

  /// How the beginning of a text is read; nil when it is not one of these.
  ///
  /// - Parameter before: the character before the text.
  static func match(_ text: Substring, after before: Character?) -> Match? {
    guard let first = text.first, before.map({ !".:,-/".contains($0) }) ?? true else { return nil }
    if currencies[first] != nil { return money(text) }
    if first == "(" || first == "+" { return telephone(text) }
    guard first.isASCIIDigit else { return nil }
    return time(text) ?? telephone(text)
  }

  // MARK: Time

  /// `9:05` is read as "9 oh 5", `10:00` as "10 o'clock", and the `10:00` of `10:00 AM` as "10".
  private static func time(_ text: Substring) -> Match? {
    var scanner = Scanner(text)
    guard let hour = scanner.digits(1...2), scanner.consume(":"), let minute = scanner.digits(2...2),
      scanner.isAtWordEnd, !scanner.isBefore(":"), let hours = Int(hour), hours <= 23
    else { return nil }
    if minute == "00" {
      guard (1...12).contains(hours) else { return nil }
      return ("\(hours)\(scanner.isBeforeMeridiem ? "" : " o'clock")", scanner.index)
    }
    guard minute.first == "0", hours > 0 else { return nil }
    return ("\(hours) oh \(minute.suffix(1))", scanner.index)
  }

  // MARK: Money

  private static let currencies: [Character: (one: String, many: String, cent: String?, cents: String?)] = [
    "$": ("dollar", "dollars", "cent", "cents"), "£": ("pound", "pounds", "penny", "pence"),
    "€": ("euro", "euros", "cent", "cents"), "¥": ("yen", "yen", nil, nil),
  ]

  private static func money(_ text: Substring) -> Match? {
    var scanner = Scanner(text)
    guard let symbol = text.first, let currency = currencies[symbol], scanner.consume(symbol),
      var amount = scanner.digits(1...12).map(String.init)
    else { return nil }
    while scanner.isBefore(","), let group = scanner.group() { amount += ",\(group)" }
    var cents: Substring?
    if scanner.isBeforeFraction {
      guard scanner.consume("."), let fraction = scanner.digits(2...2), currency.cents != nil else {
        return nil
      }
      cents = fraction
    }
    guard scanner.isAtWordEnd, !scanner.isBeforeMagnitude else { return nil }
    var words = "\(amount) \(amount == "1" ? currency.one : currency.many)"
    if let cents, let count = Int(cents), count > 0, let one = currency.cent, let many = currency.cents {
      let small = "\(count) \(count == 1 ? one : many)"
      words = amount == "0" ? small : "\(words) and \(small)"
    }
    return (words, scanner.index)
  }

  // MARK: Telephone

  /// `(555) 123-4567`, `555-123-4567`, with or without `+1` or `1-`: digit by digit.
  private static func telephone(_ text: Substring) -> Match? {
    var scanner = Scanner(text)
    var groups: [Substring] = []
    if scanner.consume("+") {
      guard scanner.consume("1") else { return nil }
      groups.append("1")
      guard scanner.consume(" ") || scanner.consume("-") else { return nil }
    } else if text.hasPrefix("1-") || text.hasPrefix("1 (") {
      _ = scanner.consume("1")
      groups.append("1")
      _ = scanner.consume("-") || scanner.consume(" ")
    }
    if scanner.consume("(") {
      guard let area = scanner.digits(3...3), scanner.consume(")") else { return nil }
      groups.append(area)
      _ = scanner.consume(" ")
    } else {
      guard let area = scanner.digits(3...3), scanner.consume("-") else { return nil }
      groups.append(area)
    }
    guard let exchange = scanner.digits(3...3), scanner.consume("-"), let line = scanner.digits(4...4),
      scanner.isAtWordEnd, !scanner.isBefore("-")
    else { return nil }
    groups += [exchange, line]
    let words = groups.map { $0.map(String.init).joined(separator: " ") }.joined(separator: ", ")
    return (words, scanner.index)
  }

  // MARK: Scanning

  private struct Scanner {
    let text: Substring
    var index: Substring.Index

    init(_ text: Substring) {
      self.text = text
      index = text.startIndex
    }

    var rest: Substring { text[index...] }

    func isBefore(_ character: Character) -> Bool { rest.first == character }

    /// True at a decimal point that is followed by a digit, unlike the full stop of a sentence.
    var isBeforeFraction: Bool {
      isBefore(".") && rest.dropFirst().first?.isASCIIDigit == true
    }

    var isAtWordEnd: Bool { rest.first.map { !$0.isLetter && !$0.isNumber } ?? true }

    var isBeforeMeridiem: Bool {
      let word = rest.drop { $0 == " " || $0 == "\u{202F}" || $0 == "\u{A0}" }.prefix(2).lowercased()
      return word == "am" || word == "pm" || word == "a." || word == "p."
    }

    /// True before "million" and the like, after which the currency is spoken.
    var isBeforeMagnitude: Bool {
      let word = rest.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
      return ["thousand", "million", "billion", "trillion"].contains(word)
    }

    mutating func consume(_ character: Character) -> Bool {
      guard isBefore(character) else { return false }
      index = text.index(after: index)
      return true
    }

    /// The digits at the current position, if their number is in the range.
    mutating func digits(_ count: ClosedRange<Int>) -> Substring? {
      let found = rest.prefix { $0.isASCIIDigit }
      guard count.contains(found.count) else { return nil }
      index = found.endIndex
      return found
    }

    /// Three digits after a comma.
    mutating func group() -> Substring? {
      let start = index
      if consume(","), let digits = digits(3...3) { return digits }
      index = start
      return nil
    }
  }
}
