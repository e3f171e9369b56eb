/// A rectangle of whole pixels; y points down.
package struct PixelRect: Hashable, Sendable {
  /// The left column.
  package var x: Int
  /// The top row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a rectangle in pixels from the top left corner of a picture.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it contains no pixels.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The intersection with another rectangle.
  package func clamped(to other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}
