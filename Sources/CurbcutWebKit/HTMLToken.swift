import Foundation

/// A token of an HTML text: a tag, or the text between tags.
enum HTMLToken: Equatable {
  case text(String)
  /// An opening tag. The names of the tag and of its attributes are in lower case.
  case open(name: String, attributes: [String: String])
  case close(name: String)

  /// Splits an HTML text into tokens. Any input is accepted: what is not a tag is text, as in a browser.
  static func tokens(of html: String) -> [HTMLToken] {
    var reader = Reader(rest: Substring(html))
    return reader.read()
  }

  private struct Reader {
    var rest: Substring
    var tokens: [HTMLToken] = []

    mutating func read() -> [HTMLToken] {
      while let tag = rest.firstIndex(of: "<") {
        addText(rest[..<tag])
        rest = rest[tag...]
        readTag()
      }
      addText(rest)
      return tokens
    }

    private mutating func addText(_ text: Substring) {
      if !text.isEmpty { tokens.append(.text(HTMLEntities.decoded(text))) }
    }

    private mutating func readTag() {
      if rest.hasPrefix("<!--") { return skip(past: "-->") }
      if rest.hasPrefix("<!") || rest.hasPrefix("<?") { return skip(past: ">") }
      let body = rest.dropFirst()
      let isClosing = body.first == "/"
      let named = isClosing ? body.dropFirst() : body
      guard let first = named.first, first.isLetter else {
        addText("<")
        rest = rest.dropFirst()
        return
      }
      let name = named.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      rest = named.dropFirst(name.count)
      let attributes = readAttributes()
      let lowered = name.lowercased()
      if isClosing { return tokens.append(.close(name: lowered)) }
      tokens.append(.open(name: lowered, attributes: attributes))
      if ["script", "style", "template", "noscript"].contains(lowered) { skipContent(of: lowered) }
    }

    /// Skips the content of a script, a style sheet or the like, which is not text of the page.
    private mutating func skipContent(of name: String) {
      guard let end = rest.range(of: "</\(name)", options: .caseInsensitive) else {
        rest = rest[rest.endIndex...]
        return
      }
      rest = rest[end.lowerBound...]
    }

    private mutating func skip(past end: String) {
      guard let found = rest.range(of: end) else {
        rest = rest[rest.endIndex...]
        return
      }
      rest = rest[found.upperBound...]
    }

    private mutating func readAttributes() -> [String: String] {
      var attributes: [String: String] = [:]
      while true {
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        guard let next = rest.first, next != ">" else { break }
        let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
        rest = rest.dropFirst(max(1, name.count)).drop { $0.isWhitespace }
        guard rest.first == "=" else {
          attributes[name.lowercased()] = ""
          continue
        }
        rest = rest.dropFirst().drop { $0.isWhitespace }
        attributes[name.lowercased()] = readValue()
      }
      rest = rest.dropFirst()
      return attributes
    }

    private mutating func readValue() -> String {
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace && $0 != ">" }
        rest = rest.dropFirst(value.count)
      }
      return HTMLEntities.decoded(value)
    }
  }
}

/// The character references of HTML, by name or by number.
enum HTMLEntities {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "deg": "°",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "larr": "←", "rarr": "→",
    "uarr": "↑", "darr": "↓", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// A text with character references replaced. An unknown reference stays as it is.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(named: rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(named name: Substring) -> String? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
