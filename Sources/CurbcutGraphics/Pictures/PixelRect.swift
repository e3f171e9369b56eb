/// A rectangle of whole pixels; y points down.
package struct PixelRect: Hashable, Sendable {
  /// The left column.
  package var x: Int
  /// The top row.
  package var y: Int
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// Pixels from the top left corner of a picture.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether there is no pixel in it.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that lie in another rectangle too.
  package func clamped(to other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}
