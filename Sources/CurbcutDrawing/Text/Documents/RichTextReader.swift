import Foundation

/// Reads Rich Text Format: the text, its fonts, colours, lines, alignments and indents.
///
/// Follows Microsoft's specification 1.9.1. Pictures, tables, fields' instructions and styles are skipped.
struct RichTextReader {
  /// What a group may change; the group's end restores it.
  private struct State: Hashable {
    var font = 0
    /// In half points.
    var size = 24
    var isBold = false
    var isItalic = false
    var underline = 0
    var strikethrough = 0
    var color = 0
    var background = 0
    var link: String?
    var paragraph = Paragraph()
    /// How many bytes stand for readers that do not know a Unicode character.
    var skippedAfterUnicode = 1
    var destination = Destination.text
  }

  private struct Paragraph: Hashable {
    var alignment = NSTextAlignment.natural
    /// In twentieths of a point.
    var firstLineIndent = 0
    var leftIndent = 0
    var spaceBefore = 0
    var spaceAfter = 0
    var direction = NSWritingDirection.natural
  }

  private enum Destination: Hashable {
    case text, fonts, colors, instruction, skipped
  }

  private let bytes: [UInt8]
  private var index = 0
  private var state = State()
  private var stack: [State] = []
  private var fonts: [Int: String] = [:]
  private var fontName = ""
  private var colors: [UIColor?] = []
  private var color: (red: Int, green: Int, blue: Int)?
  private var instruction = ""
  private var encoding = String.Encoding.windowsCP1252
  /// Bytes of the code page that are not decoded yet.
  private var pending: [UInt8] = []
  private var toSkip = 0
  private var text = ""
  private let result = NSMutableAttributedString(string: "")

  private init(_ data: Data) { bytes = Array(data) }

  /// The text of a file.
  static func read(_ data: Data) -> NSAttributedString {
    var reader = RichTextReader(data)
    return reader.read()
  }

  private mutating func read() -> NSAttributedString {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        // No document is so deep; memory is not for the taking.
        guard stack.count < 1000 else { return result }
        stack.append(state)
      case UInt8(ascii: "}"):
        endGroup()
        if stack.isEmpty { return result }
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D: break
      default: take(byte)
      }
    }
    flush()
    return result
  }

  private mutating func endGroup() {
    if state.destination == .fonts, !fontName.isEmpty { endFont() }
    flush()
    let ended = state.destination
    state = stack.popLast() ?? state
    if ended == .instruction, state.destination != .instruction {
      // A field: {\field{\*\fldinst HYPERLINK "…"}{\fldrslt …}}
      let words = instruction.split(separator: "\"", omittingEmptySubsequences: false)
      if words.count > 1, instruction.contains("HYPERLINK") { state.link = String(words[1]) }
      instruction = ""
    }
  }

  // MARK: Control words

  private mutating func readControl() {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) else {
      index += 1
      readSymbol(byte)
      return
    }
    var word = ""
    while index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20) {
      word.append(Character(Unicode.Scalar(bytes[index])))
      index += 1
    }
    var digits = ""
    while index < bytes.count, digits.count < 10,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
        || (digits.isEmpty && bytes[index] == UInt8(ascii: "-"))
    {
      digits.append(Character(Unicode.Scalar(bytes[index])))
      index += 1
    }
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    apply(word, Int(digits).map { min(max($0, -1_000_000), 1_000_000) })
  }

  private mutating func readSymbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      let digits = bytes[index...].prefix(2)
      index += digits.count
      guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return }
      take(value)
    case UInt8(ascii: "*"):
      if state.destination == .text { state.destination = .skipped }
    case 0x0A, 0x0D: add("\n")
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case UInt8(ascii: "_"): add("\u{2011}")
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(byte)
    default: break
    }
  }

  private static let characters = [
    "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "—", "endash": "–", "bullet": "•", "lquote": "‘",
    "rquote": "’", "ldblquote": "“", "rdblquote": "”", "page": "\u{0C}", "emspace": "\u{2003}",
    "enspace": "\u{2002}",
    "zwj": "\u{200D}", "zwnj": "\u{200C}", "row": "\n", "cell": "\t",
  ]

  private mutating func apply(_ word: String, _ value: Int?) {
    if let character = Self.characters[word] { return add(character) }
    let isOn = value != 0
    switch word {
    case "fonttbl": state.destination = .fonts
    case "colortbl":
      state.destination = .colors
      colors = []
    case "fldinst": state.destination = .instruction
    case "stylesheet", "info", "pict", "listtable", "listoverridetable", "header", "footer", "footnote",
      "object",
      "generator", "expandedcolortbl", "themedata", "datastore", "NeXTGraphic":
      state.destination = .skipped
    case "ansicpg": encoding = Self.encoding(value ?? 1252)
    case "red": color = (value ?? 0, color?.green ?? 0, color?.blue ?? 0)
    case "green": color = (color?.red ?? 0, value ?? 0, color?.blue ?? 0)
    case "blue": color = (color?.red ?? 0, color?.green ?? 0, value ?? 0)
    case "uc": state.skippedAfterUnicode = max(0, min(value ?? 1, 8))
    case "u":
      let unit = (value ?? 0) < 0 ? (value ?? 0) + 65_536 : value ?? 0
      flushBytes()
      surrogates.append(UInt16(truncatingIfNeeded: unit))
      if !UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)) { flushSurrogates() }
      toSkip = state.skippedAfterUnicode
    default: applyStyle(word, value, isOn)
    }
  }

  private var surrogates: [UInt16] = []

  private mutating func applyStyle(_ word: String, _ value: Int?, _ isOn: Bool) {
    var new = state
    switch word {
    case "f": new.font = value ?? 0
    case "fs": new.size = max(1, min(value ?? 24, 2000))
    case "b": new.isBold = isOn
    case "i": new.isItalic = isOn
    case "ul": new.underline = isOn ? 1 : 0
    case "uldb": new.underline = isOn ? 9 : 0
    case "ulth": new.underline = isOn ? 2 : 0
    case "uld": new.underline = isOn ? 0x101 : 0
    case "uldash": new.underline = isOn ? 0x201 : 0
    case "ulnone": new.underline = 0
    case "strike", "striked": new.strikethrough = isOn ? 1 : 0
    case "cf": new.color = value ?? 0
    case "cb", "highlight": new.background = value ?? 0
    case "plain":
      let plain = State()
      (new.font, new.size, new.isBold, new.isItalic) = (plain.font, plain.size, false, false)
      (new.underline, new.strikethrough, new.color, new.background) = (0, 0, 0, 0)
    case "pard": new.paragraph = Paragraph()
    case "ql": new.paragraph.alignment = .left
    case "qr": new.paragraph.alignment = .right
    case "qc": new.paragraph.alignment = .center
    case "qj": new.paragraph.alignment = .justified
    case "fi": new.paragraph.firstLineIndent = value ?? 0
    case "li": new.paragraph.leftIndent = value ?? 0
    case "sb": new.paragraph.spaceBefore = value ?? 0
    case "sa": new.paragraph.spaceAfter = value ?? 0
    case "ltrpar": new.paragraph.direction = .leftToRight
    case "rtlpar": new.paragraph.direction = .rightToLeft
    default: return
    }
    guard new != state else { return }
    flush()
    state = new
  }

  private static func encoding(_ page: Int) -> String.Encoding {
    switch page {
    case 1250: .windowsCP1250
    case 1251: .windowsCP1251
    case 1253: .windowsCP1253
    case 1254: .windowsCP1254
    case 932: .shiftJIS
    case 10000: .macOSRoman
    case 65001: .utf8
    default: .windowsCP1252
    }
  }

  // MARK: Text

  private mutating func take(_ byte: UInt8) {
    if toSkip > 0 {
      toSkip -= 1
      return
    }
    switch state.destination {
    case .text: pending.append(byte)
    case .instruction: instruction.append(Character(Unicode.Scalar(byte)))
    case .fonts:
      if byte == UInt8(ascii: ";") { endFont() } else { fontName.append(Character(Unicode.Scalar(byte))) }
    case .colors:
      guard byte == UInt8(ascii: ";") else { return }
      func part(_ value: Int) -> CGFloat { CGFloat(min(max(value, 0), 255)) / 255 }
      colors.append(
        color.map { UIColor(red: part($0.red), green: part($0.green), blue: part($0.blue), alpha: 1) })
      color = nil
    case .skipped: break
    }
  }

  private mutating func endFont() {
    fonts[state.font] = fontName.trimmingCharacters(in: .whitespaces)
    fontName = ""
  }

  private mutating func add(_ characters: String) {
    flushBytes()
    flushSurrogates()
    if state.destination == .text { text += characters }
  }

  private mutating func flushBytes() {
    guard !pending.isEmpty else { return }
    flushSurrogates()
    text += String(data: Data(pending), encoding: encoding) ?? String(decoding: pending, as: UTF8.self)
    pending = []
  }

  private mutating func flushSurrogates() {
    guard !surrogates.isEmpty else { return }
    if state.destination == .text { text += String(decoding: surrogates, as: UTF16.self) }
    surrogates = []
  }

  /// Adds what was read to the result, in the current style.
  private mutating func flush() {
    flushBytes()
    flushSurrogates()
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
    text = ""
  }

  // MARK: Attributes

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraphStyle]
    func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }
    if let ink = color(state.color) { attributes[.foregroundColor] = ink }
    if let ground = color(state.background) { attributes[.backgroundColor] = ground }
    if state.underline != 0 { attributes[.underlineStyle] = state.underline }
    if state.strikethrough != 0 { attributes[.strikethroughStyle] = state.strikethrough }
    if let link = state.link { attributes[.link] = URL(string: link).map { $0 as Any } ?? link }
    return attributes
  }

  private var font: UIFont {
    let size = CGFloat(state.size) / 2
    let name = fonts[state.font] ?? "Helvetica"
    let base =
      UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if state.isBold { traits.insert(.traitBold) }
    if state.isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty,
      let descriptor = base.fontDescriptor.withSymbolicTraits(
        traits.union(base.fontDescriptor.symbolicTraits))
    else { return base }
    return UIFont(descriptor: descriptor, size: size)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let paragraph = state.paragraph
    func points(_ twips: Int) -> CGFloat { CGFloat(twips) / 20 }
    style.alignment = paragraph.alignment
    style.headIndent = points(paragraph.leftIndent)
    style.firstLineHeadIndent = points(paragraph.leftIndent + paragraph.firstLineIndent)
    style.paragraphSpacing = points(paragraph.spaceAfter)
    style.paragraphSpacingBefore = points(paragraph.spaceBefore)
    style.baseWritingDirection = paragraph.direction
    return style
  }
}
