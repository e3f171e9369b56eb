import Foundation

/// Numbers as controls show and speak them.
enum NumberWords {
  /// The value of a slider or gauge: of a range that is 1 long the value as a percentage, of one that is 100 long a
  /// hundredth of it, else a decimal number.
  ///
  /// The rule was read off a re-implementation; two sliders of iOS 26 agree: 0.5...1.5 at 1 is "100%", 0.4...10 at
  /// 1.2 is "1.2".
  static func value(_ value: Double, in bounds: ClosedRange<Double>, _ locale: Locale) -> String {
    let span = bounds.upperBound - bounds.lowerBound
    if isNear(span, 1) { return percent(value, locale) }
    if isNear(span, 100) { return percent(value / 100, locale) }
    return decimal(value, locale)
  }

  /// A share as a whole percentage.
  static func percent(_ share: Double, _ locale: Locale) -> String {
    guard share.isFinite else { return decimal(0, locale) }
    // Away from the digits that only binary fractions have.
    let cleaned = (share * 1e9).rounded() / 1e9
    return cleaned.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  /// A number with up to three decimals.
  static func decimal(_ value: Double, _ locale: Locale) -> String {
    guard value.isFinite else { return "\(value)" }
    return value.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 * max(1, abs(b)) }
}
