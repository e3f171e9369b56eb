import Foundation

/// The inline Markdown of localised keys: emphasis, code, strikethrough and links. Anything else stands as it is
/// written, as with `AttributedString`'s `inlineOnlyPreservingWhitespace`.
enum InlineMarkdown {
  /// A text of one style.
  struct Part: Equatable {
    var content: Content
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: URL?
    /// The number of the span that agrees with the number in it; 0 for none.
    var inflection = 0
  }

  /// What a part consists of.
  enum Content: Equatable {
    case string(String)
    case text(Text)
  }

  /// What stands for a value in the text that is parsed: a character for private use, and its number.
  static func mark(_ number: Int) -> String {
    String(UnicodeScalar(0xF0000 + number % 0xFFFD) ?? "\u{F0000}")
  }

  /// The parts of a text, with values in place of their marks.
  ///
  /// - Parameter language: the language of the text, whose grammar marked spans follow; nil where it is not known.
  static func parts(of text: String, arguments: [Content] = [], language: String? = nil) -> [Part] {
    var parser = Parser(Array(text))
    var parts = parser.parse().flatMap { insert(arguments, in: $0) }
    if parser.spans > 0 { GrammarAgreement.apply(to: &parts, language: language) }
    return parts
  }

  private static func insert(_ arguments: [Content], in part: Part) -> [Part] {
    guard !arguments.isEmpty, case .string(let string) = part.content else { return [part] }
    var parts: [Part] = []
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var piece = part
      piece.content = .string(plain)
      parts.append(piece)
      plain = ""
    }
    for character in string {
      let scalar = character.unicodeScalars.first?.value ?? 0
      guard scalar >= 0xF0000, Int(scalar) - 0xF0000 < arguments.count else {
        plain.append(character)
        continue
      }
      switch arguments[Int(scalar) - 0xF0000] {
      case .string(let value): plain += value
      case .text:
        flush()
        var piece = part
        piece.content = arguments[Int(scalar) - 0xF0000]
        parts.append(piece)
      }
    }
    flush()
    return parts
  }

  /// Reads delimiters from left to right; one without a partner is a character.
  private struct Parser {
    private let text: [Character]
    private var index = 0
    /// How many spans ask for grammar agreement.
    private(set) var spans = 0

    init(_ text: [Character]) { self.text = text }

    mutating func parse() -> [Part] { parse(until: nil, style: Part(content: .string(""))) }

    private mutating func parse(until end: String?, style: Part) -> [Part] {
      var parts: [Part] = []
      var plain = ""
      func piece(_ string: String) -> Part {
        var part = style
        part.content = .string(string)
        return part
      }
      func flush() {
        if !plain.isEmpty { parts.append(piece(plain)) }
        plain = ""
      }
      while index < text.count {
        if let end, starts(with: end) { break }
        let character = text[index]
        switch character {
        case "\\" where index + 1 < text.count && text[index + 1].isPunctuation:
          plain.append(text[index + 1])
          index += 2
        case "*", "_", "~":
          let delimiter = delimiter(at: index)
          if let delimiter, opens(delimiter), let inner = span(delimiter, style) {
            flush()
            parts += inner
          } else {
            plain.append(character)
            index += 1
          }
        case "`":
          if let close = text[(index + 1)...].firstIndex(of: "`") {
            flush()
            var part = piece(String(text[(index + 1)..<close]))
            part.isCode = true
            parts.append(part)
            index = close + 1
          } else {
            plain.append(character)
            index += 1
          }
        case "^" where index + 1 < text.count && text[index + 1] == "[":
          if let inner = attributed(style) {
            flush()
            parts += inner
          } else {
            plain.append(character)
            index += 1
          }
        case "[":
          if let inner = link(style) {
            flush()
            parts += inner
          } else {
            plain.append(character)
            index += 1
          }
        default:
          if style.link == nil, isAtWordStart, let (string, url) = bareLink() {
            flush()
            var part = piece(string)
            part.link = url
            parts.append(part)
            index += string.count
          } else {
            plain.append(character)
            index += 1
          }
        }
      }
      flush()
      return parts
    }

    private func starts(with string: String) -> Bool {
      index + string.count <= text.count && String(text[index..<(index + string.count)]) == string
    }

    private func delimiter(at index: Int) -> String? {
      let character = text[index]
      var count = 0
      while index + count < text.count, text[index + count] == character { count += 1 }
      switch (character, count) {
      case ("~", 1), ("~", 2): return String(repeating: "~", count: count)
      case ("~", _): return nil
      case (_, 1...3): return String(repeating: character, count: count)
      default: return nil
      }
    }

    /// A delimiter opens before a letter; an underscore only where no word goes on.
    private func opens(_ delimiter: String) -> Bool {
      let after = index + delimiter.count
      guard after < text.count, !text[after].isWhitespace else { return false }
      guard delimiter.first == "_", index > 0 else { return true }
      return !text[index - 1].isLetter && !text[index - 1].isNumber
    }

    /// The text up to the closing delimiter, or nil, with the index where it was.
    private mutating func span(_ delimiter: String, _ style: Part) -> [Part]? {
      let start = index
      var inner = style
      switch delimiter.first {
      case "~": inner.isStruck = true
      default:
        if delimiter.count != 2 { inner.isItalic = true }
        if delimiter.count >= 2 { inner.isBold = true }
      }
      index += delimiter.count
      let parts = parse(until: delimiter, style: inner)
      guard index < text.count, index > start + delimiter.count, !text[index - 1].isWhitespace else {
        index = start
        return nil
      }
      index += delimiter.count
      return parts
    }

    /// A link with its words in brackets.
    private mutating func link(_ style: Part) -> [Part]? {
      let start = index
      index += 1
      let words = parse(until: "]", style: style)
      guard index + 1 < text.count, text[index] == "]", text[index + 1] == "(",
        let close = text[(index + 2)...].firstIndex(of: ")"),
        let url = URL(string: String(text[(index + 2)..<close]))
      else {
        index = start
        return nil
      }
      index = close + 1
      return words.map { part in
        var part = part
        part.link = url
        return part
      }
    }

    /// A span with attributes, as `^[3 cup](inflect: true)`. Of these, only the agreement shows.
    private mutating func attributed(_ style: Part) -> [Part]? {
      let start = index
      index += 2
      let words = parse(until: "]", style: style)
      guard index + 1 < text.count, text[index] == "]", text[index + 1] == "(",
        let close = text[(index + 2)...].firstIndex(of: ")")
      else {
        index = start
        return nil
      }
      let attributes = text[(index + 2)..<close].filter { !$0.isWhitespace }
      index = close + 1
      guard String(attributes).contains("inflect:true") else { return words }
      spans += 1
      return words.map { part in
        var part = part
        part.inflection = spans
        return part
      }
    }

    private var isAtWordStart: Bool { index == 0 || !(text[index - 1].isLetter || text[index - 1].isNumber) }

    /// An address of the web or of mail that stands in the text as such.
    private func bareLink() -> (String, URL)? {
      var end = index
      while end < text.count, !text[end].isWhitespace, !"<>()[]\"*`".contains(text[end]) { end += 1 }
      var word = String(text[index..<end])
      while let last = word.last, ".,;:!?'".contains(last) { word.removeLast() }
      if word.hasPrefix("http://") || word.hasPrefix("https://") || word.hasPrefix("www.") {
        guard word.count > 8 else { return nil }
        return URL(string: word.hasPrefix("www.") ? "http://" + word : word).map { (word, $0) }
      }
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].first != ".",
        word.allSatisfy({ $0.isLetter || $0.isNumber || "@._+-".contains($0) })
      else { return nil }
      return URL(string: "mailto:" + word).map { (word, $0) }
    }
  }
}
