import CurbcutGraphics
import Foundation

extension ImageRecipe {
  /// The image, blurred by a Gaussian. It grows by three standard deviations on each side, as Core Image's does.
  ///
  /// - Parameter radius: the standard deviation, in pixels.
  func gaussianBlurred(radius: Float) -> ImageRecipe {
    guard radius > 0.01, radius.isFinite else { return self }
    if radius <= 2 {
      let reach = Int((radius * 3).rounded(.up))
      let weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * radius * radius)) }
      let sum = weights.reduce(0, +)
      return weighted(weights.map { $0 / sum }, reach: reach, growth: CGFloat(radius) * 3)
    }
    return boxed(SlidingBox.approximating(radius, times: 4), times: 4, growth: CGFloat(radius) * 3)
  }

  /// The image, each pixel of which is the mean of a square.
  ///
  /// - Parameter radius: half the side of the square, in pixels.
  func boxBlurred(radius: Float) -> ImageRecipe {
    guard radius >= 0.5, radius.isFinite else { return self }
    return boxed(SlidingBox(radius), times: 1, growth: CGFloat(radius.rounded(.up)))
  }

  private func grown(_ margin: CGFloat) -> CGRect {
    extent.isInfinite ? extent : extent.insetBy(dx: -margin.rounded(.up), dy: -margin.rounded(.up))
  }

  private func weighted(_ weights: [Float], reach: Int, growth: CGFloat) -> ImageRecipe {
    ImageRecipe(extent: grown(growth)) { (area, space) throws(RenderingError) in
      let source = try pixels(area.grown(by: reach, reach), space)
      let middle = try Pixels(area.grown(by: 0, reach))
      middle.forEachRow { row in
        let (from, to) = (source.row(row), middle.row(row))
        for column in 0..<area.width {
          var sum = Pixel.zero
          for index in weights.indices { sum += from[column + index] * weights[index] }
          (to + column).initialize(to: sum)
        }
      }
      let result = try Pixels(area)
      result.forEachRow { row in
        let to = result.row(row)
        to.initialize(repeating: .zero, count: area.width)
        for index in weights.indices {
          let from = middle.row(row + index)
          let weight = weights[index]
          for column in 0..<area.width { to[column] += from[column] * weight }
        }
      }
      return result
    }
  }

  private func boxed(_ box: SlidingBox, times: Int, growth: CGFloat) -> ImageRecipe {
    let reach = box.reach * times
    return ImageRecipe(extent: grown(growth)) { (area, space) throws(RenderingError) in
      let source = try pixels(area.grown(by: reach, reach), space)
      let wide = source.area
      source.forEachRow { row in
        box.apply(to: source.row(row), count: wide.width, step: 1, lanes: 1, times: times)
      }
      // Columns are taken in strips, so that what is read from memory at once is used at once.
      let lanes = 16
      Pixels.inBands(of: wide.width, unit: lanes) { columns in
        box.apply(
          to: source.memory + columns.lowerBound, count: wide.height, step: wide.width,
          lanes: columns.count, times: times)
      }
      let result = try Pixels(area)
      result.forEachRow { row in
        result.row(row).update(from: source.row(row + reach) + reach, count: area.width)
      }
      return result
    }
  }
}

/// The mean over a range of pixels, whose two outermost count in part: its width is any number.
struct SlidingBox: Sendable {
  /// The pixels on each side of the middle that count fully.
  private let full: Int
  /// How much the next pixel on each side counts, from 0 to 1.
  private let edge: Float

  /// - Parameter radius: half the width, without the pixel in the middle.
  init(_ radius: Float) {
    full = Int(max(0, radius).rounded(.down))
    edge = max(0, radius) - Float(full)
  }

  /// The box that, applied several times, has the variance of a Gaussian.
  ///
  /// After four times, its peak is 7 % lower.
  static func approximating(_ deviation: Float, times: Int) -> SlidingBox {
    // The variance of a box of 2r + 1 pixels is (w² − 1) / 12; what the edges add is found by halving.
    var (low, high) = (Float(0), deviation * 2 + 2)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if SlidingBox(middle).variance * Float(times) < deviation * deviation {
        low = middle
      } else {
        high = middle
      }
    }
    return SlidingBox(low)
  }

  private var variance: Float {
    let count = Float(full)
    let inner = count * (count + 1) * (2 * count + 1) / 3
    let outer = 2 * edge * (count + 1) * (count + 1)
    return (inner + outer) / (2 * count + 1 + 2 * edge)
  }

  /// How far the box reaches on each side, in pixels.
  var reach: Int { full + (edge > 0 ? 1 : 0) }

  /// Applies the box to lines beside each other, in place. Nothing lies beyond their ends.
  func apply(to start: UnsafeMutablePointer<Pixel>, count: Int, step: Int, lanes: Int, times: Int) {
    let padding = reach + 1
    let length = (count + 2 * padding) * lanes
    let line = UnsafeMutablePointer<Pixel>.allocate(capacity: length)
    let sums = UnsafeMutablePointer<Pixel>.allocate(capacity: lanes)
    defer {
      line.deallocate()
      sums.deallocate()
    }
    let weight = 1 / (Float(2 * full + 1) + 2 * edge)
    line.initialize(repeating: .zero, count: length)
    for _ in 0..<times {
      for index in 0..<count {
        (line + (index + padding) * lanes).update(from: start + index * step, count: lanes)
      }
      sums.initialize(repeating: .zero, count: lanes)
      for index in 0..<min(full, count) {
        let from = line + (index + padding) * lanes
        for lane in 0..<lanes { sums[lane] += from[lane] }
      }
      let (ahead, behind) = (full * lanes, (full + 1) * lanes)
      for index in 0..<count {
        let middle = line + (index + padding) * lanes
        let target = start + index * step
        for lane in 0..<lanes {
          let entering = middle[ahead + lane]
          let next = middle[ahead + lanes + lane]
          let leaving = middle[lane - behind]
          let sum = sums[lane] + entering - leaving
          sums[lane] = sum
          target[lane] = (sum + (next + leaving) * edge) * weight
        }
      }
    }
  }
}
