/// The two colours that a part of a picture is mostly made of: what lies behind, and what is written on it.
package struct DominantColors: Hashable, Sendable {
  /// The colour of the most pixels.
  package var background: PixelColor
  /// The colour of what stands out from it.
  package var foreground: PixelColor

  /// How unlike the background a pixel must be, as a share of the most unlike one, to be no edge of a stroke.
  private static let core = 0.6

  /// Finds the colours.
  ///
  /// The edges of letters are mixed of both: of what is unlike the background, the colour counts that most pixels
  /// have among those nearest to the far end.
  ///
  /// - Parameters:
  ///   - picture: of a screen.
  ///   - part: which pixels count; what lies outside the picture does not.
  /// - Returns: nil when no pixel counts, or all are of one colour.
  package init?(of picture: ScreenPicture, part: PixelRect) {
    let part = part.clamped(to: picture.bounds)
    guard !part.isEmpty else { return nil }
    var counts: [UInt32: Int] = [:]
    picture.withPixels { pixels in
      for y in part.y..<(part.y + part.height) {
        let row = y * picture.width
        for x in part.x..<(part.x + part.width) { counts[pixels[row + x] & 0xFF_FFFF, default: 0] += 1 }
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key, counts.count > 1 else {
      return nil
    }
    background = PixelColor(pixel: most)
    let others = counts.filter { $0.key != most }.map {
      (pixel: $0.key, count: $0.value, distance: Self.distance($0.key, most))
    }
    let farthest = others.map(\.distance).max() ?? 0
    let strokes = others.filter { $0.distance >= farthest * Self.core }
    let best = strokes.max { ($0.count, $0.distance, $1.pixel) < ($1.count, $1.distance, $0.pixel) }
    foreground = PixelColor(pixel: best?.pixel ?? most)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    [16, 8, 0].reduce(0.0) { sum, shift in
      let difference = Double(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
      return sum + difference * difference
    }.squareRoot()
  }
}
