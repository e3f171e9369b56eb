import Foundation

/// Finds where two pictures of a screen differ.
package enum PictureDiff {
  /// Non-overlapping rectangles that contain every pixel that changed, from top to bottom.
  ///
  /// The pictures are compared in tiles, and changed tiles are merged. Pictures of different sizes differ everywhere.
  /// - Parameter tile: the side of a tile in pixels.
  package static func changes(
    from old: ScreenPicture, to new: ScreenPicture, tile: Int = 64
  ) -> [PixelRect] {
    guard old.width == new.width, old.height == new.height else { return [new.bounds] }
    guard old.buffer !== new.buffer, let before = old.buffer.pixels.baseAddress,
      let after = new.buffer.pixels.baseAddress
    else { return [] }
    let (width, height, side) = (new.width, new.height, max(1, tile))
    let columns = (width + side - 1) / side
    var joined: [PixelRect] = []
    /// The rectangles that end at the bottom of the last row of tiles, as indices into `joined`.
    var open: [Int] = []
    var hasChanged = [Bool](repeating: false, count: columns)
    for top in stride(from: 0, to: height, by: side) {
      let bottom = min(top + side, height)
      for column in 0..<columns { hasChanged[column] = false }
      for row in top..<bottom {
        let start = row * width
        guard memcmp(before + start, after + start, width * 4) != 0 else { continue }
        for column in 0..<columns where !hasChanged[column] {
          let x = column * side
          let count = min(side, width - x)
          hasChanged[column] = memcmp(before + start + x, after + start + x, count * 4) != 0
        }
      }
      var next: [Int] = []
      var column = 0
      while column < columns {
        guard hasChanged[column] else {
          column += 1
          continue
        }
        let first = column
        while column < columns, hasChanged[column] { column += 1 }
        let (x, end) = (first * side, min(column * side, width))
        if let above = open.first(where: { joined[$0].x == x && joined[$0].width == end - x }) {
          joined[above].height = bottom - joined[above].y
          next.append(above)
        } else {
          joined.append(PixelRect(x: x, y: top, width: end - x, height: bottom - top))
          next.append(joined.count - 1)
        }
      }
      open = next
    }
    return joined
  }
}
