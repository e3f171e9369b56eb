import Foundation

/// Round numbers along a stretch.
///
/// Swift Charts puts its marks at multiples of 1, 2 and 5 times a power of ten; how it chooses among them is not
/// documented. Here it is the smallest step that gives no more than the number that is wanted.
struct Ticks: Equatable {
  /// The distance between two.
  private(set) var step: Double
  /// The first multiple inside, or at the end, of the stretch.
  private var first: Double
  private var last: Double

  /// The most ticks that are ever made.
  static let most = 1000

  init(_ low: Double, _ high: Double, count: Int, minimumStride: Double = 0) {
    let (low, high) = low <= high ? (low, high) : (high, low)
    step = Self.step(high - low, count: count, minimum: minimumStride)
    first = (low / step - 1e-9).rounded(.up)
    last = (high / step + 1e-9).rounded(.down)
  }

  /// The round step that divides a length into no more than a number of parts.
  static func step(_ length: Double, count: Int, minimum: Double = 0) -> Double {
    guard length.isFinite, length > 0 else { return max(minimum, 1) }
    let rough = max(length / Double(max(count, 1)), minimum, length / Double(most), .leastNormalMagnitude)
    let power = pow(10, log10(rough).rounded(.down))
    guard power > 0, power.isFinite else { return rough }
    let factor = [1, 2, 5].first { $0 * power >= rough * (1 - 1e-9) } ?? 10
    let step = factor * power
    return step.isFinite ? step : rough
  }

  var values: [Double] {
    guard first <= last, last - first <= Double(Self.most) else { return [] }
    return stride(from: first, through: last, by: 1).map { Self.clean($0 * step) }
  }

  /// The ends of a stretch, moved outwards to multiples of the step.
  static func round(
    _ low: Double, _ high: Double, step: Double, lower: Bool = true, upper: Bool = true
  ) -> (Double, Double) {
    (
      lower ? clean((low / step + 1e-9).rounded(.down) * step) : low,
      upper ? clean((high / step - 1e-9).rounded(.up) * step) : high
    )
  }

  /// Multiples of a size that cover a stretch.
  static func multiples(of size: Double, covering low: Double, _ high: Double) -> [Double] {
    guard size > 0, size.isFinite, low.isFinite, high.isFinite, low <= high else { return [low, high] }
    let first = (low / size).rounded(.down)
    let last = max((high / size).rounded(.up), first + 1)
    guard last - first <= 100_000 else { return [low, high] }
    return stride(from: first, through: last, by: 1).map { clean($0 * size) }
  }

  /// How many bins suit a number of values: Sturges's rule.
  static func binCount(for count: Int) -> Int { count > 1 ? Int(log2(Double(count)).rounded(.up)) + 1 : 1 }

  /// A product without the last digits that binary fractions leave, as in 0.30000000000000004.
  private static func clean(_ number: Double) -> Double {
    guard number != 0, number.isFinite else { return number == 0 ? 0 : number }
    let digits = 14 - Int(log10(abs(number)).rounded(.down))
    guard (0...300).contains(digits) else { return number }
    let scale = pow(10, Double(digits))
    let cleaned = (number * scale).rounded() / scale
    return cleaned.isFinite ? cleaned : number
  }
}
