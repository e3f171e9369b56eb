import Foundation

/// What lies behind the letters of a text, letter by letter: two pictures of one screen are compared, with all texts and
/// without any.
///
/// A letter here is what touches in a line, so that it may be several of a script whose letters are joined.
struct TextMask {
  /// One letter.
  struct Letter {
    /// The colours behind it and within one pixel around it, each with its number of pixels.
    var grounds: [(pixel: UInt32, count: Int)]
    /// The pixel that differs most from what lies behind it, and that.
    var ink: (seen: UInt32, ground: UInt32)
  }

  /// The letters, line by line.
  private(set) var letters: [Letter] = []

  /// Compares an area of two pictures; nil where they show nothing of it, or no difference.
  init?(_ picture: AuditPicture, without plain: AuditPicture, in area: CGRect) {
    guard picture.width == plain.width, picture.height == plain.height, picture.frame == plain.frame,
      let part = picture.part(area)
    else { return nil }
    let width = picture.width
    picture.pixels.withUnsafeBufferPointer { seen in
      plain.pixels.withUnsafeBufferPointer { ground in
        func differs(_ row: Int) -> Bool {
          let start = row * width
          for column in part.columns where seen[start + column] != ground[start + column] { return true }
          return false
        }
        var top: Int?
        for row in part.rows.lowerBound...part.rows.upperBound {
          let isLetter = row < part.rows.upperBound && differs(row)
          if isLetter, top == nil { top = row }
          if !isLetter, let first = top {
            readLine(first..<row, part, width, seen, ground)
            top = nil
          }
        }
      }
    }
    if letters.isEmpty { return nil }
  }

  private mutating func readLine(
    _ rows: Range<Int>, _ part: (columns: Range<Int>, rows: Range<Int>), _ width: Int,
    _ seen: UnsafeBufferPointer<UInt32>, _ ground: UnsafeBufferPointer<UInt32>
  ) {
    var marked = [Bool](repeating: false, count: part.columns.count)
    for row in rows {
      let start = row * width + part.columns.lowerBound
      for place in marked.indices where seen[start + place] != ground[start + place] { marked[place] = true }
    }
    var left: Int?
    for place in 0...marked.count {
      let isLetter = place < marked.count && marked[place]
      if isLetter, left == nil { left = place }
      if !isLetter, let first = left {
        let columns = part.columns.lowerBound + first..<part.columns.lowerBound + place
        letters.append(Self.letter(columns, rows, part, width, seen, ground))
        left = nil
      }
    }
  }

  private static func letter(
    _ columns: Range<Int>, _ rows: Range<Int>, _ part: (columns: Range<Int>, rows: Range<Int>), _ width: Int,
    _ seen: UnsafeBufferPointer<UInt32>, _ ground: UnsafeBufferPointer<UInt32>
  ) -> Letter {
    let wide =
      max(
        part.columns.lowerBound, columns.lowerBound - 1)..<min(
        part.columns.upperBound, columns.upperBound + 1)
    let high = max(part.rows.lowerBound, rows.lowerBound - 1)..<min(part.rows.upperBound, rows.upperBound + 1)
    var counts: [UInt32: Int] = [:]
    // Most letters lie on one colour, so runs of it are counted at once.
    var (run, length) = (ground[high.lowerBound * width + wide.lowerBound], 0)
    var ink = (seen: run, ground: run)
    var farthest = -1
    for row in high {
      for column in wide {
        let place = row * width + column
        let below = ground[place]
        if below == run {
          length += 1
        } else {
          counts[run, default: 0] += length
          (run, length) = (below, 1)
        }
        let pixel = seen[place]
        guard pixel != below else { continue }
        let distance = difference(pixel, below)
        if distance > farthest { (farthest, ink) = (distance, (pixel, below)) }
      }
    }
    counts[run, default: 0] += length
    return Letter(
      grounds: counts.map { (pixel: $0.key, count: $0.value) }.sorted { $0.pixel < $1.pixel }, ink: ink)
  }

  /// How far two pixels are apart, roughly as bright as each channel is.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
    return 2 * abs(channel(a, 16) - channel(b, 16)) + 7 * abs(channel(a, 8) - channel(b, 8))
      + abs(channel(a, 0) - channel(b, 0))
  }
}

extension TextMask {
  /// The contrast of the letters with what lies behind each.
  struct Contrast {
    /// That of each letter, lowest first: the one that nine tenths of what lies behind it exceed.
    var ratios: [Double]
    /// The colours behind the letter with the lowest ratio, commonest first.
    var worstGrounds: [AuditColor]
    /// The colour of that letter.
    var ink: AuditColor
    /// Whether one colour lies behind all letters.
    var isPlain: Bool

    /// The lowest ratio.
    var lowest: Double { ratios.first ?? 1 }
    /// The highest ratio.
    var highest: Double { ratios.last ?? 1 }
    /// The ratio that nine tenths of the letters reach.
    var tenth: Double { ratios.isEmpty ? 1 : ratios[ratios.count / 10] }
    /// The share of the letters below a level, from 0 to 1.
    func share(below level: Double) -> Double {
      ratios.isEmpty ? 0 : Double(ratios.count { $0 < level }) / Double(ratios.count)
    }
  }

  /// Measures the contrast.
  ///
  /// - Parameter color: the declared colour of the text, with its opacity; nil where only the picture tells it.
  func contrast(of color: AuditColor?) -> Contrast {
    var grounds: [UInt32: AuditColor] = [:]
    var known: [UInt32: Double] = [:]
    func colorOf(_ pixel: UInt32) -> AuditColor {
      if let color = grounds[pixel] { return color }
      let made = AuditColor(pixel: pixel)
      grounds[pixel] = made
      return made
    }
    func declaredRatio(_ color: AuditColor, _ pixel: UInt32) -> Double {
      if let ratio = known[pixel] { return ratio }
      let ground = colorOf(pixel)
      let ratio = AuditColor.contrast(color.over(ground), ground)
      known[pixel] = ratio
      return ratio
    }
    var ratios: [Double] = []
    var worst: (ratio: Double, letter: Letter)?
    for letter in letters {
      let ratio: Double
      if let color {
        let all = letter.grounds.map { (ratio: declaredRatio(color, $0.pixel), count: $0.count) }
        ratio = all.count == 1 ? all[0].ratio : Self.tenth(of: all)
      } else {
        ratio = AuditColor.contrast(colorOf(letter.ink.seen), colorOf(letter.ink.ground))
      }
      ratios.append(ratio)
      if ratio < worst?.ratio ?? .infinity { worst = (ratio, letter) }
    }
    let colors = Set(letters.flatMap { $0.grounds.map(\.pixel) })
    let common = worst?.letter.grounds.sorted { ($0.count, $1.pixel) > ($1.count, $0.pixel) } ?? []
    let ground = common.first.map { AuditColor(pixel: $0.pixel) } ?? .white
    return Contrast(
      ratios: ratios.sorted(), worstGrounds: common.prefix(3).map { AuditColor(pixel: $0.pixel) },
      ink: color?.over(ground) ?? worst.map { AuditColor(pixel: $0.letter.ink.seen) } ?? ground,
      isPlain: colors.count == 1)
  }

  /// The ratio that nine tenths of the pixels exceed: single pixels of a photo decide nothing.
  private static func tenth(of all: [(ratio: Double, count: Int)]) -> Double {
    let sorted = all.sorted { $0.ratio < $1.ratio }
    let wanted = max(1, all.reduce(0) { $0 + $1.count } / 10)
    var count = 0
    for entry in sorted {
      count += entry.count
      if count >= wanted { return entry.ratio }
    }
    return sorted.last?.ratio ?? 1
  }
}

extension AuditColor {
  /// The colour of a pixel, `0xRRGGBB`.
  init(pixel: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}
