import Foundation

/// Finds what flashes in a film.
///
/// A general flash is a pair of opposing changes of the relative luminance by at least 0.1, where the darker one is below
/// 0.8; a red flash is a pair of opposing changes to or from a saturated red. Three of them within a second are allowed,
/// and more on less than a quarter of 10 degrees of the visual field, for which WCAG takes any rectangle of 341 by 256 CSS
/// pixels <https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds>.
struct FlashSearch {
  /// The most flashes within a second.
  static let most = 3
  /// The field, in points.
  static let field = CGSize(width: 341, height: 256)
  /// The area from which on flashes count, in square points.
  static let leastArea = 341.0 * 256 / 4

  /// What flashes most.
  struct Worst: Equatable {
    /// How much of a field flashes at once, in square points.
    var area: Double
    /// Where, in points.
    var frame: CGRect
    /// Whether it is a red flash.
    var isRed: Bool
  }

  /// What flashes most; nil when nothing flashes too often on too large an area.
  let worst: Worst?

  init(_ film: ScreenFilm) {
    guard let first = film.frames.first,
      film.frames.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else {
      worst = nil
      return
    }
    let perSecond = max(1, Int((1 / film.interval).rounded()))
    let general = Self.search(film.frames, perSecond) { pixel in
      (Float(Self.luminance(pixel)), false)
    } isChange: { from, to in
      abs(from.value - to.value) >= 0.1 && min(from.value, to.value) < 0.8
    }
    let red = Self.search(film.frames, perSecond) { pixel in
      let (r, g, b) = Self.linear(pixel)
      let sum = r + g + b
      return (Float(max(0, r - g - b) * 320), sum > 0 && r / sum >= 0.8)
    } isChange: { from, to in
      abs(from.value - to.value) > 20 && (from.isSaturated || to.isSaturated)
    }
    worst = [
      general.map { Self.worst($0, first, isRed: false) }, red.map { Self.worst($0, first, isRed: true) },
    ]
    .compactMap { $0 }.max { $0.area < $1.area }
  }

  // MARK: Pixels

  /// A pixel as one of the two definitions sees it.
  fileprivate struct Level {
    var value: Float
    var isSaturated: Bool
  }

  /// What flashes at one moment: a flag for each pixel, and how much of a field that is.
  private struct Moment {
    var flags: [Bool]
    var area: Double
  }

  /// The channels of linear light.
  private static func linear(_ pixel: UInt32) -> (Double, Double, Double) {
    (curve[Int(pixel >> 16 & 0xFF)], curve[Int(pixel >> 8 & 0xFF)], curve[Int(pixel & 0xFF)])
  }

  private static let curve: [Double] = (0..<256).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  private static func luminance(_ pixel: UInt32) -> Double {
    let (r, g, b) = linear(pixel)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  /// Looks for the moment at which most flashes.
  private static func search(
    _ frames: [AuditPicture], _ perSecond: Int, level: (UInt32) -> (Float, Bool),
    isChange: (Level, Level) -> Bool
  ) -> Moment? {
    let (width, height) = (frames[0].width, frames[0].height)
    // For each pixel the last extreme, the way of the last change, and the frames of the last changes.
    var extremes: [Level] = frames[0].pixels.map { Level(level($0)) }
    var ways = [Int8](repeating: 0, count: width * height)
    // More than three flashes are at least seven changes: the newest seven of each pixel, in a ring.
    let ring = most * 2 + 1
    var changes = [Int32](repeating: -1_000_000, count: width * height * ring)
    var counts = [Int32](repeating: 0, count: width * height)
    var best: Moment?
    for (index, frame) in frames.enumerated().dropFirst() {
      let before = frames[index - 1].pixels
      var hasChanged = false
      for place in 0..<(width * height) where frame.pixels[place] != before[place] {
        let now = Level(level(frame.pixels[place]))
        let way: Int8 = now.value > extremes[place].value ? 1 : -1
        if ways[place] == way {
          // The same way on: the extreme moves along.
          extremes[place] = now
          continue
        }
        guard isChange(extremes[place], now) else { continue }
        extremes[place] = now
        ways[place] = way
        changes[place * ring + Int(counts[place]) % ring] = Int32(index)
        counts[place] += 1
        hasChanged = true
      }
      guard hasChanged else { continue }
      let flags = (0..<(width * height)).map { place in
        // The oldest of the newest seven is the next to be written over.
        counts[place] >= ring
          && index - Int(changes[place * ring + Int(counts[place]) % ring]) < perSecond
      }
      let all = flags.count { $0 }
      let pixelArea = frame.frame.width * frame.frame.height / Double(width * height)
      guard Double(all) * pixelArea >= leastArea else { continue }
      let area = densest(flags, of: frame) * pixelArea
      if area >= leastArea, area > best?.area ?? 0 { best = Moment(flags: flags, area: area) }
    }
    return best
  }

  /// How many pixels flash in the field with most of them.
  private static func densest(_ flags: [Bool], of picture: AuditPicture) -> Double {
    let (width, height) = (picture.width, picture.height)
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        if flags[y * width + x] { row += 1 }
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
    let w = min(width, Int((field.width * Double(width) / picture.frame.width).rounded()))
    let h = min(height, Int((field.height * Double(height) / picture.frame.height).rounded()))
    func sum(_ x: Int, _ y: Int) -> Int { sums[y * (width + 1) + x] }
    var most = 0
    for top in 0...(height - h) {
      for left in 0...(width - w) {
        most = max(
          most, sum(left + w, top + h) - sum(left + w, top) - sum(left, top + h) + sum(left, top))
      }
    }
    return Double(most)
  }

  private static func worst(_ moment: Moment, _ picture: AuditPicture, isRed: Bool) -> Worst {
    var (left, top, right, bottom) = (picture.width, picture.height, 0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where moment.flags[y * picture.width + x] {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    let (x, y) = (
      picture.frame.width / Double(picture.width), picture.frame.height / Double(picture.height)
    )
    return Worst(
      area: moment.area,
      frame: CGRect(
        x: picture.frame.minX + Double(left) * x, y: picture.frame.minY + Double(top) * y,
        width: Double(right - left) * x, height: Double(bottom - top) * y), isRed: isRed)
  }
}

extension FlashSearch.Level {
  fileprivate init(_ level: (Float, Bool)) { self.init(value: level.0, isSaturated: level.1) }
}
