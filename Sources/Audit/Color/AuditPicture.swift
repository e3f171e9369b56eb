import Foundation

/// A picture of a screen, or of a part of it: opaque pixels, row by row from the top.
public struct AuditPicture: Sendable {
  /// The width and the height, in pixels.
  public let width, height: Int
  /// What it shows, in points on the screen.
  public let frame: CGRect
  /// One number for each pixel: `0xRRGGBB`.
  public let pixels: [UInt32]

  /// Creates a picture; nil when the number of pixels does not fit.
  public init?(width: Int, height: Int, frame: CGRect, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height, !frame.isEmpty,
      abs(frame.minX) < 1e7, abs(frame.minY) < 1e7, frame.width < 1e7, frame.height < 1e7
    else { return nil }
    self.width = width
    self.height = height
    self.frame = frame
    self.pixels = pixels
  }

  /// The rows and columns of an area of the screen; nil when the picture shows nothing of it.
  func part(_ area: CGRect) -> (columns: Range<Int>, rows: Range<Int>)? {
    let seen = area.intersection(frame)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
    let (x, y) = (Double(width) / frame.width, Double(height) / frame.height)
    func range(_ from: Double, _ to: Double, _ scale: Double, _ limit: Int) -> Range<Int>? {
      let low = max(0, Int((from * scale).rounded(.down)))
      let high = min(limit, Int((to * scale).rounded(.up)))
      return low < high ? low..<high : nil
    }
    guard let columns = range(seen.minX - frame.minX, seen.maxX - frame.minX, x, width),
      let rows = range(seen.minY - frame.minY, seen.maxY - frame.minY, y, height)
    else { return nil }
    return (columns, rows)
  }
}

extension AuditPicture {
  /// The colour that most pixels of an area have; nil when the picture shows nothing of it.
  func commonestColor(in area: CGRect) -> AuditColor? {
    guard let part = self.part(area) else { return nil }
    var counts: [UInt32: Int] = [:]
    for row in part.rows {
      PixelRuns.count(
        pixels[row * width + part.columns.lowerBound..<row * width + part.columns.upperBound], into: &counts)
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { AuditColor(pixel: $0.key) }
  }
}

extension AuditColor {
  /// Whether two colours differ by no more than rounding.
  func isNear(_ other: AuditColor) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs($0 - $1) <= 4.01 / 255 }
  }
}

/// Counts the colours of a row of pixels.
enum PixelRuns {
  /// Adds up how often each colour is there; neighbours of one colour are counted at once.
  static func count(_ row: ArraySlice<UInt32>, into counts: inout [UInt32: Int]) {
    row.withUnsafeBufferPointer { pixels in
      var start = 0
      while start < pixels.count {
        let pixel = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        counts[pixel, default: 0] += end - start
        start = end
      }
    }
  }
}

/// The colours of a text in a picture, as they are guessed where nothing else is known.
///
/// Each row of pixels votes for a pair: its commonest colour is the background, and the one farthest from that in
/// contrast is the text. Rows with many changes between the two count more; similar pairs are one.
struct PixelColors {
  /// The colours of the pair that won.
  var text, background: AuditColor
  /// The share of the votes that it got, from 0 to 1.
  var share: Double

  private struct Pair {
    var text, background: UInt32
    var weight: Double
  }

  /// Reads the colours in a part of a picture; nil when it has only one.
  init?(_ picture: AuditPicture, columns: Range<Int>, rows: Range<Int>) {
    var pairs: [Pair] = []
    for row in rows {
      if let pair = Self.vote(
        picture.pixels[row * picture.width + columns.lowerBound..<row * picture.width + columns.upperBound])
      {
        pairs.append(pair)
      }
    }
    guard !pairs.isEmpty else { return nil }
    var pools: [[Pair]] = []
    for pair in pairs {
      if let place = pools.firstIndex(where: { Self.areSimilar($0[0], pair) }) {
        pools[place].append(pair)
      } else {
        pools.append([pair])
      }
    }
    let all = pairs.reduce(0) { $0 + $1.weight }
    func weight(_ pool: [Pair]) -> Double { pool.reduce(0) { $0 + $1.weight } }
    guard let best = pools.max(by: { weight($0) < weight($1) }) else { return nil }
    // Of similar pairs, the one of most contrast is the least blurred.
    guard let clearest = best.max(by: { Self.contrast($0) < Self.contrast($1) }) else { return nil }
    text = Self.color(clearest.text)
    background = Self.color(clearest.background)
    share = weight(best) / all
  }

  private static func vote(_ row: ArraySlice<UInt32>) -> Pair? {
    var counts: [UInt32: Int] = [:]
    PixelRuns.count(row, into: &counts)
    guard counts.count > 1,
      let edge = row.first,
      let background = counts.max(by: { a, b in
        if a.value != b.value { return a.value < b.value }
        // Of two equally common colours, the one at the edge lies behind.
        return b.key == edge || (a.key != edge && a.key > b.key)
      })?.key
    else { return nil }
    let ground = color(background)
    var far = (pixel: background, contrast: 1.0)
    for pixel in counts.keys.sorted() {
      let contrast = AuditColor.contrast(color(pixel), ground)
      if contrast > far.contrast { far = (pixel, contrast) }
    }
    // Colours nearer than that are one.
    guard far.contrast >= 1.1 else { return nil }
    var changes = 0
    for (a, b) in zip(row, row.dropFirst()) where (a == background) != (b == background) { changes += 1 }
    return Pair(text: far.pixel, background: background, weight: Double(max(changes, 1)))
  }

  private static func contrast(_ pair: Pair) -> Double {
    AuditColor.contrast(color(pair.text), color(pair.background))
  }

  private static func areSimilar(_ a: Pair, _ b: Pair) -> Bool {
    AuditColor.contrast(color(a.text), color(b.text)) < 1.25
      && AuditColor.contrast(color(a.background), color(b.background)) < 1.1
  }

  private static func color(_ pixel: UInt32) -> AuditColor { AuditColor(pixel: pixel) }
}
