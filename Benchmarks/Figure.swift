import Foundation

/// A measurement.
struct Figure: Codable {
  /// The id by which goals and earlier figures refer to it: `tree.10000`.
  var id: String
  /// What was measured, in words.
  var title: String
  /// `µs`, `ms`, `bytes`, `× bare loop` …
  var unit: String
  var best, median, percentile95, worst: Double
  /// The value of the first run; nil for a single number.
  var cold: Double?

  /// Whether a larger value is the better one, as for what is done in a second.
  var moreIsBetter: Bool { unit == "a second" }

  /// Creates a figure from several runs.
  init(_ id: String, _ title: String, _ unit: String, _ samples: Samples) {
    self.init(id, title, unit, samples.median)
    (best, percentile95, worst, cold) = (samples.best, samples.percentile95, samples.worst, samples.cold)
  }

  /// Creates a figure from a single number.
  init(_ id: String, _ title: String, _ unit: String, _ value: Double) {
    self.id = id
    self.title = title
    self.unit = unit
    (best, median, percentile95, worst) = (value, value, value, value)
  }

  /// The value to compare with a goal.
  func value(of statistic: Goal.Statistic) -> Double {
    switch statistic {
    case .median: median
    case .p95: percentile95
    case .worst: worst
    }
  }

  /// A number with a reasonable number of digits.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let digits = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }

  /// The median, and the best, 95th percentile, worst and cold values if they differ.
  var row: String {
    guard worst != best || cold != nil else { return "\(Self.text(median)) \(unit)" }
    let rest =
      [("best", best), ("p95", percentile95), ("worst", worst)] + (cold.map { [("cold", $0)] } ?? [])
    return "\(Self.text(median)) \(unit)  ("
      + rest.map { "\($0.0) \(Self.text($0.1))" }.joined(separator: ", ") + ")"
  }
}

/// A goal for a figure, from `Benchmarks/goals.json`.
struct Goal: Codable {
  enum Statistic: String, Codable {
    case median, p95, worst
  }

  /// The id of the figure.
  var id: String
  /// The title in the README's table.
  var title: String
  /// Which value of the figure must meet the goal.
  var statistic: Statistic
  var unit: String
  /// The upper or lower limit for the value.
  var atMost, atLeast: Double?
  /// Why the goal may be missed at present; nil if it must be met.
  var reason: String?

  func isMet(by value: Double) -> Bool {
    (atMost.map { value <= $0 } ?? true) && (atLeast.map { value >= $0 } ?? true)
  }

  var text: String {
    if let atMost { return "≤ \(Figure.text(atMost))" }
    return atLeast.map { "≥ \(Figure.text($0))" } ?? ""
  }
}
