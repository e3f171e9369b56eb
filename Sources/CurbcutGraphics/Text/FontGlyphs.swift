import Foundation
import Synchronization

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// The numbers that glyphs have in their fonts, and the characters of those that were asked for.
package enum FontGlyphs {
  private struct Key: Hashable {
    var font: FontDescriptor
    var value: UInt32
  }

  private struct Known {
    var glyphs: [Key: CGGlyph] = [:]
    var scalars: [Key: Unicode.Scalar] = [:]
  }

  private static let known = Mutex(Known())

  /// The number of the glyph that a font draws a character with; 0 for none.
  package static func glyph(for scalar: Unicode.Scalar, in font: FontDescriptor) -> CGGlyph {
    let key = Key(font: font, value: scalar.value)
    if let known = known.withLock({ $0.glyphs[key] }) { return known }
    let glyph = PangoEngine.shared.glyph(for: scalar, in: font)
    known.withLock {
      $0.glyphs[key] = glyph
      if glyph != 0 { $0.scalars[Key(font: font, value: UInt32(glyph))] = scalar }
    }
    return glyph
  }

  /// The character of a glyph whose number was asked for before; nil for any other.
  package static func scalar(of glyph: CGGlyph, in font: FontDescriptor) -> Unicode.Scalar? {
    known.withLock { $0.scalars[Key(font: font, value: UInt32(glyph))] }
  }
}
