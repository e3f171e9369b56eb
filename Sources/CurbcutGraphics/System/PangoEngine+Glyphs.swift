import CPango
import Foundation

extension PangoEngine {
  /// The number of the glyph that a font draws a character with; 0 for none.
  func glyph(for scalar: Unicode.Scalar, in font: FontDescriptor) -> UInt16 {
    let shaped = shape(
      [TextRun(text: String(scalar), font: font)], maxWidth: nil, options: TextLayoutOptions())
    return withContext { _ in
      guard !shaped.lines.isEmpty else { return 0 }
      return withLine(0, of: shaped) { line, _ -> UInt16 in
        guard let data = line.pointee.runs?.pointee.data,
          let string = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs,
          string.pointee.num_glyphs > 0, let glyphs = string.pointee.glyphs
        else { return 0 }
        // Numbers beyond those of fonts mean that there is nothing to draw, or that no font has the character.
        return UInt16(exactly: glyphs[0].glyph) ?? 0
      } ?? 0
    }
  }
}
