/// The two main colours of a part of a picture: the background, and the text or graphics on it.
package struct DominantColors: Hashable, Sendable {
  /// The colour of the most pixels.
  package var background: PixelColor
  /// The colour of what stands out from the background.
  package var foreground: PixelColor

  /// How different from the background a pixel must be, as a fraction of the largest difference, to belong to the
  /// core of a stroke rather than to its edge.
  private static let core = 0.6

  /// Finds the colours.
  ///
  /// The edges of letters are mixtures of both colours. So the foreground is the most frequent colour among those
  /// that differ most from the background.
  ///
  /// - Parameters:
  ///   - picture: a picture of a screen.
  ///   - part: the pixels to consider; any outside the picture are ignored.
  /// - Returns: nil when there are no pixels, or all have the same colour.
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
