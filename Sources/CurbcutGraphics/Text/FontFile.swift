import Foundation

/// One font of a file: its names, its style and its heights, from the tables of TrueType and OpenType.
///
/// Follows <https://learn.microsoft.com/typography/opentype/spec/otff>.
package struct FontFile: Hashable, Sendable {
  /// The family, as designers see it: `Open Sans`.
  package var family: String
  /// The name that apps ask for: `OpenSans-SemiboldItalic`.
  package var postScriptName: String
  /// On the scale of CSS, 100 to 900.
  package var cssWeight: Int
  package var isItalic: Bool
  /// As fractions of the size.
  var ascender, descender, leading, capHeight, xHeight: CGFloat

  /// The fonts in a file's data; empty when it is not one of TrueType or OpenType.
  package static func fonts(in data: Data) -> [FontFile] {
    let bytes = FontBytes(data)
    guard bytes.tag(0) == "ttcf" else { return FontFile(bytes, at: 0).map { [$0] } ?? [] }
    // A collection begins with the offsets of its fonts.
    let count = min(Int(bytes.long(8) ?? 0), 64)
    return (0..<count).compactMap { index in
      bytes.long(12 + 4 * index).flatMap { FontFile(bytes, at: Int($0)) }
    }
  }

  private init?(_ bytes: FontBytes, at start: Int) {
    guard let version = bytes.tag(start), ["\u{0}\u{1}\u{0}\u{0}", "OTTO", "true"].contains(version),
      let head = bytes.table("head", of: start), let names = bytes.table("name", of: start),
      let heights = bytes.table("hhea", of: start),
      let units = bytes.short(head + 18), units > 0
    else { return nil }
    let texts = bytes.names(names)
    guard let family = texts[16] ?? texts[1], let name = texts[6] else { return nil }
    self.family = family
    postScriptName = name
    func fraction(_ offset: Int) -> CGFloat? { bytes.signed(offset).map { CGFloat($0) / CGFloat(units) } }
    guard let ascender = fraction(heights + 4), let descender = fraction(heights + 6) else { return nil }
    self.ascender = ascender
    self.descender = descender
    leading = max(0, fraction(heights + 8) ?? 0)
    let style = bytes.table("OS/2", of: start)
    let macStyle = bytes.short(head + 44) ?? 0
    cssWeight = style.flatMap { bytes.short($0 + 4) }.map { Int($0) } ?? (macStyle & 1 != 0 ? 700 : 400)
    let selection = style.flatMap { bytes.short($0 + 62) } ?? 0
    isItalic = selection & 1 != 0 || macStyle & 2 != 0
    // These two are only in tables of version 2 and later.
    let isLater = style.flatMap { bytes.short($0) }.map { $0 >= 2 } ?? false
    xHeight = style.flatMap { isLater ? fraction($0 + 86) : nil }.flatMap { $0 > 0 ? $0 : nil } ?? 0.5
    capHeight = style.flatMap { isLater ? fraction($0 + 88) : nil }.flatMap { $0 > 0 ? $0 : nil } ?? 0.7
  }
}

/// The bytes of a font, of which any may be missing.
private struct FontBytes {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = Array(data) }

  func short(_ offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func signed(_ offset: Int) -> Int16? { short(offset).map { Int16(bitPattern: $0) } }

  func long(_ offset: Int) -> UInt32? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  func tag(_ offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(String.UnicodeScalarView(bytes[offset..<offset + 4].map { Unicode.Scalar($0) }))
  }

  /// The offset of a table.
  func table(_ name: String, of start: Int) -> Int? {
    let count = Int(short(start + 4) ?? 0)
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      if tag(entry) == name { return long(entry + 8).map { Int($0) } }
    }
    return nil
  }

  /// The texts of the table of names by their kinds; those in English where there are several.
  func names(_ table: Int) -> [UInt16: String] {
    let count = Int(short(table + 2) ?? 0)
    let storage = table + Int(short(table + 4) ?? 0)
    var result: [UInt16: String] = [:]
    for index in 0..<count {
      let entry = table + 6 + 12 * index
      guard let platform = short(entry), let language = short(entry + 4), let kind = short(entry + 6),
        let length = short(entry + 8), let offset = short(entry + 10)
      else { break }
      let start = storage + Int(offset)
      guard start >= 0, start + Int(length) <= bytes.count else { continue }
      let raw = Data(bytes[start..<start + Int(length)])
      let isEnglish = platform == 3 && language == 0x409
      guard result[kind] == nil || isEnglish else { continue }
      // The Macintosh's names are in Roman, the others in UTF-16.
      let text = String(data: raw, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
      if let text, !text.isEmpty { result[kind] = text }
    }
    return result
  }
}
