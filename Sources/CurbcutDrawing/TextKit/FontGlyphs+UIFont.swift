import Foundation

extension FontGlyphs {
  static func glyph(for scalar: Unicode.Scalar, in font: UIFont) -> CGGlyph {
    glyph(for: scalar, in: font.shownCore)
  }

  static func scalar(of glyph: CGGlyph, in font: UIFont) -> Unicode.Scalar? {
    scalar(of: glyph, in: font.shownCore)
  }
}

/// A unit of UTF-16.
public typealias UniChar = UInt16

/// Core Text's font, which is the same object as UIKit's.
public typealias CTFont = UIFont

/// Gets the numbers of the glyphs that a font draws characters with.
///
/// Follows <https://developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)>.
///
/// - Parameters:
///   - font: the font.
///   - characters: the characters, in UTF-16.
///   - glyphs: receives a number for each of them; 0 for the second half of a pair, and for what the font has not.
///   - count: how many characters there are.
/// - Returns: whether there is a glyph for every character.
@discardableResult
public func CTFontGetGlyphsForCharacters(  // swift-format-ignore: AlwaysUseLowerCamelCase
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  var hasAll = true
  let units = Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
  var index = 0
  for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
    let glyph = FontGlyphs.glyph(for: scalar, in: font)
    glyphs[index] = glyph
    if UTF16.width(scalar) == 2 { glyphs[index + 1] = 0 }
    hasAll = hasAll && glyph != 0
    index += UTF16.width(scalar)
  }
  return hasAll
}
