import Foundation

/// The inline Markdown of localised keys: emphasis, code, strikethrough and links. Anything else stands as it is
/// written, as with `AttributedString`'s `inlineOnlyPreservingWhitespace`.
package enum InlineMarkdown {
  /// A text of one style.
  package struct Part: Equatable {
    /// The text.
    package var string: String
    /// Whether it is strongly emphasised.
    package var isBold = false
    /// Whether it is emphasised.
    package var isItalic = false
    /// Whether it is code.
    package var isCode = false
    /// Whether it is struck through.
    package var isStruck = false
    /// Where it leads.
    package var link: URL?

    /// A text without a style.
    package init(_ string: String) { self.string = string }
  }

  /// The parts of a text.
  package static func parts(of text: String) -> [Part] {
    var parser = Parser(Array(text))
    return parser.parse()
  }

  /// Reads delimiters from left to right; one without a partner is a character.
  private struct Parser {
    private let text: [Character]
    private var index = 0

    init(_ text: [Character]) { self.text = text }

    mutating func parse() -> [Part] { parse(until: nil, style: Part("")) }

    private mutating func parse(until end: String?, style: Part) -> [Part] {
      var parts: [Part] = []
      var plain = ""
      func piece(_ string: String) -> Part {
        var part = style
        part.string = string
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
