import Foundation

/// Writes Rich Text Format: what ``RichTextReader`` reads.
///
/// Follows Microsoft's specification 1.9.1.
struct RichTextWriter {
  private var fonts: [String] = []
  private var colors: [[Int]] = []
  private var body = ""

  /// The file for a text.
  static func write(_ text: NSAttributedString) -> Data {
    var writer = RichTextWriter()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      writer.write(text.attributedSubstring(from: range).string, attributes)
    }
    return Data(writer.file.utf8)
  }

  private var file: String {
    let fontTable = fonts.enumerated().map { "\\f\($0.offset)\\fnil \(Self.escaped($0.element));" }.joined()
    let colorTable = colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }.joined()
    return """
      {\\rtf1\\ansi\\ansicpg1252\\uc0
      {\\fonttbl\(fontTable)}
      {\\colortbl;\(colorTable)}
      \(body)}
      """
  }

  private mutating func write(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    var words = paragraphWords(attributes[.paragraphStyle] as? NSParagraphStyle)
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      words += "\\f\(Self.index(of: font.familyName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
      if traits.contains(.traitBold) { words += "\\b" }
      if traits.contains(.traitItalic) { words += "\\i" }
    }
    // The first colour of the table is the reader's own.
    if let ink = color(attributes[.foregroundColor]) { words += "\\cf\(ink + 1)" }
    if let ground = color(attributes[.backgroundColor]) { words += "\\cb\(ground + 1)" }
    if isSet(attributes[.underlineStyle]) { words += "\\ul" }
    if isSet(attributes[.strikethroughStyle]) { words += "\\strike" }
    let run = "{\(words) \(Self.escaped(string))}"
    let link = attributes[.link].map { ($0 as? URL)?.absoluteString ?? "\($0)" }
    body += link.map { "{\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped($0))\"}{\\fldrslt \(run)}}" } ?? run
  }

  private func paragraphWords(_ style: NSParagraphStyle?) -> String {
    switch style?.alignment {
    case .left: "\\pard\\ql"
    case .center: "\\pard\\qc"
    case .right: "\\pard\\qr"
    case .justified: "\\pard\\qj"
    case .natural, nil: "\\pard"
    }
  }

  private func isSet(_ style: Any?) -> Bool {
    ((style as? Int) ?? (style as? NSNumber)?.intValue ?? 0) != 0
  }

  private mutating func color(_ value: Any?) -> Int? {
    guard let color = value as? UIColor else { return nil }
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: nil) else { return nil }
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return Self.index(of: parts, in: &colors)
  }

  private static func index<Entry: Equatable>(of entry: Entry, in table: inout [Entry]) -> Int {
    if let known = table.firstIndex(of: entry) { return known }
    table.append(entry)
    return table.count - 1
  }

  /// Letters beyond ASCII by their units of UTF-16, which are signed.
  private static func escaped(_ string: String) -> String {
    var result = ""
    for unit in string.utf16 {
      switch unit {
      case 0x0A: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(Unicode.Scalar(UInt8(unit)))
      case 0x20..<0x7F: result += String(Unicode.Scalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
