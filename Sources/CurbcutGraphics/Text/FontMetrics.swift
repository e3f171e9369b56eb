import Foundation

/// Heights of a font in points. `descender` is negative, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  package var leading: CGFloat

  package var lineHeight: CGFloat { ascender - descender }

  package init(of font: FontDescriptor) {
    let units = AppFonts.file(for: font).map(Self.units) ?? Self.units(of: font.design)
    ascender = units.ascender * font.size
    descender = units.descender * font.size
    capHeight = units.capHeight * font.size
    xHeight = units.xHeight * font.size
    leading = font.leading ?? units.leading * font.size
  }

  private typealias Units = (
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat
  )

  /// Fractions of the size, from the fonts of iOS themselves: layout must be the same as there, whatever font is
  /// substituted.
  private static func units(of design: FontDescriptor.Design) -> Units {
    switch design {
    case .system, .rounded: return sanFrancisco
    case .monospaced: return (0.9521484375, -0.2412109375, 0.70458984375, 0.525390625, 0)
    case .serif: return (0.9521484375, -0.2412109375, 0.692, 0.48, 0)
    case .family(let name): return families[name] ?? sanFrancisco
    }
  }

  private static func units(of file: FontFile) -> Units {
    (file.ascender, file.descender, file.capHeight, file.xHeight, file.leading)
  }

  private static let sanFrancisco: Units = (
    1950.0 / 2048, -494.0 / 2048, 1443.0 / 2048, 1077.0 / 2048, 0
  )

  private static let families: [String: Units] = [
    "Helvetica": (0.77, -0.23, 0.72, 0.523, 0.15),
    "Helvetica Neue": (0.952, -0.213, 0.714, 0.517, 0.028),
    "Arial": (0.905, -0.212, 0.716, 0.519, 0.033),
    "Avenir": (1.0, -0.366, 0.708, 0.468, 0),
    "Avenir Next": (1.0, -0.366, 0.708, 0.468, 0),
    "Courier": (0.754, -0.246, 0.581, 0.462, 0),
    "Courier New": (0.833, -0.3, 0.571, 0.423, 0),
    "Menlo": (0.928, -0.236, 0.729, 0.547, 0),
    "Georgia": (0.917, -0.219, 0.692, 0.481, 0),
    "Times New Roman": (0.891, -0.216, 0.662, 0.448, 0.042),
    "Verdana": (1.005, -0.21, 0.727, 0.545, 0),
    "Futura": (1.039, -0.26, 0.756, 0.418, 0.029),
    "Gill Sans": (0.918, -0.23, 0.682, 0.449, 0),
    "Marker Felt": (0.865, -0.222, 0.757, 0.571, 0.024),
    "American Typewriter": (0.9, -0.25, 0.65, 0.5, 0),
  ]
}
