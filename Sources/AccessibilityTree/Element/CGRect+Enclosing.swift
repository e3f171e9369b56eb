import Foundation

extension CGRect {
  /// Whether a rectangle lies in this one, by their edges.
  ///
  /// Foundation's `contains` compares the union with the rectangle itself, of which rounding makes another one.
  package func encloses(_ other: CGRect) -> Bool {
    let tolerance = 1e-6
    return minX <= other.minX + tolerance && minY <= other.minY + tolerance
      && maxX >= other.maxX - tolerance && maxY >= other.maxY - tolerance
  }
}
