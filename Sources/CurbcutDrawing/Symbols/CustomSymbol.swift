import Foundation

/// A symbol of the app's own, as the template of the SF Symbols app describes it.
///
/// Follows <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>. Of the nine
/// weights, only the regular one is drawn.
package struct CustomSymbol {
  /// The areas that are filled, with the left margin at x 0 and the baseline at y 0, in hundredths of the point size at
  /// medium scale; y is downwards.
  package var areas: [CGPath]
  /// From the left to the right margin, in the same unit; nil for the width of the areas.
  package var width: CGFloat?
  /// How far capitals reach above the baseline, in the same unit.
  package var capHeight: CGFloat

  /// Creates a symbol from what its template describes.
  package init(areas: [CGPath], width: CGFloat?, capHeight: CGFloat) {
    self.areas = areas
    self.width = width
    self.capHeight = capHeight
  }

  /// The drawing; nil if nothing is filled.
  func glyph(named name: String) -> SymbolGlyph? {
    let bounds = areas.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return nil }
    // The middle of the drawing is the middle of capitals, by which symbols stand on the baseline.
    let middle = -capHeight / 2
    let reach = max(middle - bounds.minY, bounds.maxY - middle)
    let origin = CGPoint(x: width == nil ? bounds.minX : min(0, bounds.minX), y: middle - reach)
    let unit = 1 / SymbolMetrics.circleToText
    let place = CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -origin.x, y: -origin.y)
    let size = CGSize(
      width: max(width ?? 0, bounds.maxX) - origin.x, height: 2 * reach)
    var glyph = SymbolGlyph(
      name: name, size: CGSize(width: size.width * unit, height: size.height * unit),
      parts: areas.map { SymbolGlyph.Part(kind: .fill, path: SymbolPath($0.applying(place))) })
    glyph.isCustom = true
    return glyph
  }
}
