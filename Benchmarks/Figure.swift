import Foundation

/// One thing that was measured.
struct Figure: Codable {
  /// What goals and earlier figures call it: `tree.10000`.
  var id: String
  /// What was measured, for people.
  var title: String
  /// `µs`, `ms`, `bytes`, `× bare loop` …
  var unit: String
  var best, median, percentile95, worst: Double
  /// What the first run took; nil where there is no difference between runs.
  var cold: Double?

  /// A figure of many runs.
  init(_ id: String, _ title: String, _ unit: String, _ samples: Samples) {
    self.init(id, title, unit, samples.median)
    (best, percentile95, worst, cold) = (samples.best, samples.percentile95, samples.worst, samples.cold)
  }

  /// A single number.
  init(_ id: String, _ title: String, _ unit: String, _ value: Double) {
    self.id = id
    self.title = title
    self.unit = unit
    (best, median, percentile95, worst) = (value, value, value, value)
  }

  /// The number that a goal is about.
  func value(of statistic: Goal.Statistic) -> Double {
    switch statistic {
    case .median: median
    case .p95: percentile95
    case .worst: worst
    }
  }

  /// A number with as many digits as tell something.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let digits = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }

  /// Median, best, 95th percentile, worst and cold, where they differ.
  var row: String {
    guard worst != best || cold != nil else { return "\(Self.text(median)) \(unit)" }
    let rest =
      [("best", best), ("p95", percentile95), ("worst", worst)] + (cold.map { [("cold", $0)] } ?? [])
    return "\(Self.text(median)) \(unit)  ("
      + rest.map { "\($0.0) \(Self.text($0.1))" }.joined(separator: ", ") + ")"
  }
}

/// What a figure is to be: `Benchmarks/goals.json`.
struct Goal: Codable {
  enum Statistic: String, Codable {
    case median, p95, worst
  }

  /// Of the figure.
  var id: String
  /// What stands in the README's table.
  var title: String
  /// Which number of the figure must hold the goal.
  var statistic: Statistic
  var unit: String
  /// The most that the figure may be; or the least.
  var atMost, atLeast: Double?
  /// Why the goal may be missed at present; nil when it may not.
  var reason: String?

  func isMet(by value: Double) -> Bool {
    (atMost.map { value <= $0 } ?? true) && (atLeast.map { value >= $0 } ?? true)
  }

  var text: String {
    if let atMost { return "≤ \(Figure.text(atMost))" }
    return atLeast.map { "≥ \(Figure.text($0))" } ?? ""
  }
}
