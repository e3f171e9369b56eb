/// A small table of colours that represents a larger set.
///
/// If there are few enough colours, the table contains them all. Otherwise they are repeatedly split where they
/// differ most, until there are as many groups as the table has room for, and each group is represented by its mean
/// (median cut, Heckbert 1982).
struct ColorTable {
  /// As 0xRRGGBB.
  private(set) var colors: [UInt32] = []
  private var indices: [UInt32: UInt8] = [:]

  private struct Counted {
    var color: UInt32
    var count: Int
    func channel(_ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
  }

  /// - Parameters:
  ///   - pixels: as 0xFFRRGGBB; those that are 0 are ignored.
  ///   - limit: the maximum number of colours, up to 256.
  init(of pixels: [UInt32], limit: Int) {
    var counts: [UInt32: Int] = [:]
    var run: (pixel: UInt32, count: Int) = (0, 0)
    for pixel in pixels {
      if pixel == run.pixel {
        run.count += 1
        continue
      }
      if run.pixel != 0 { counts[run.pixel & 0xFF_FFFF, default: 0] += run.count }
      run = (pixel, 1)
    }
    if run.pixel != 0 { counts[run.pixel & 0xFF_FFFF, default: 0] += run.count }
    // In a fixed order, so that the same pictures produce the same file.
    let all = counts.map { Counted(color: $0.key, count: $0.value) }.sorted { $0.color < $1.color }
    for group in Self.groups(of: all, limit: limit) {
      for one in group { indices[one.color] = UInt8(truncatingIfNeeded: colors.count) }
      colors.append(Self.mean(of: group))
    }
  }

  /// The index of a pixel's colour in the table; 0 for a colour that was not counted.
  func index(of pixel: UInt32) -> UInt8 { indices[pixel & 0xFF_FFFF] ?? 0 }

  private static func groups(of all: [Counted], limit: Int) -> [[Counted]] {
    guard all.count > limit else { return all.map { [$0] } }
    var groups = [all]
    var ranks = [rank(of: all)]
    while groups.count < limit {
      guard let widest = ranks.indices.max(by: { ranks[$0].weight < ranks[$1].weight }),
        ranks[widest].weight > 0
      else { break }
      let shift = ranks[widest].shift
      let sorted = groups[widest].sorted {
        ($0.channel(shift), $0.color) < ($1.channel(shift), $1.color)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var passed = 0
      var cut = 1
      for (index, one) in sorted.enumerated().dropLast() {
        passed += one.count
        cut = index + 1
        if passed >= half { break }
      }
      groups[widest] = Array(sorted[..<cut])
      groups.append(Array(sorted[cut...]))
      ranks[widest] = rank(of: groups[widest])
      ranks.append(rank(of: groups[groups.count - 1]))
    }
    return groups
  }

  /// The channel in which a group varies most, and a weight for how much is gained by splitting it.
  private static func rank(of group: [Counted]) -> (shift: UInt32, weight: Double) {
    guard group.count > 1 else { return (0, 0) }
    var best: (shift: UInt32, width: Int) = (0, 0)
    for shift: UInt32 in [8, 16, 0] {
      var (low, high) = (255, 0)
      for one in group {
        low = min(low, one.channel(shift))
        high = max(high, one.channel(shift))
      }
      if high - low > best.width { best = (shift, high - low) }
    }
    let pixels = group.reduce(0) { $0 + $1.count }
    return (best.shift, Double(best.width) * Double(pixels).squareRoot())
  }

  private static func mean(of group: [Counted]) -> UInt32 {
    guard group.count > 1 else { return group.first?.color ?? 0 }
    let pixels = max(1, group.reduce(0) { $0 + $1.count })
    return [UInt32(16), 8, 0].reduce(0) { color, shift in
      let sum = group.reduce(0) { $0 + $1.channel(shift) * $1.count }
      return color | UInt32((sum + pixels / 2) / pixels) << shift
    }
  }
}
