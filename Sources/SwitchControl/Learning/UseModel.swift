/// How probable it is that an item is used next, as learnt from use: how often it was used at all, and how often after the one
/// before it.
///
/// What was used long ago counts less. Nothing but names and numbers is kept.
public struct UseModel: Sendable, Equatable {
  /// How often something was used, by its name, or by two names with an arrow between them.
  public private(set) var counts: [String: Double]

  /// A model that knows nothing.
  public init() { counts = [:] }

  /// A model as it was stored.
  public init(_ counts: [String: Double]) { self.counts = counts }

  /// When uses add up to more than this, all count half.
  private static let most = 512.0
  /// How much more a pair says than a name alone.
  private static let pairWeight = 3.0

  private static func pair(_ previous: String, _ name: String) -> String { "\(previous) → \(name)" }

  /// Takes note of a use.
  public mutating func learn(_ name: String, after previous: String?) {
    counts[name, default: 0] += 1
    if let previous { counts[Self.pair(previous, name), default: 0] += 1 }
    // Numbers are added up in an order of their own, so that rounding is the same everywhere.
    let sum = counts.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    if sum > Self.most { counts = counts.mapValues { $0 / 2 }.filter { $0.value >= 0.5 } }
  }

  /// How much speaks for each of some items, in comparison with each other; each has at least 1.
  public func weights(of names: [String?], after previous: String?) -> [Double] {
    names.map { name in
      guard let name else { return 1 }
      var weight = 1 + (counts[name] ?? 0)
      if let previous { weight += Self.pairWeight * (counts[Self.pair(previous, name)] ?? 0) }
      return weight
    }
  }
}

/// Which items to scan before all others, so that what is probable takes the fewest steps.
public enum ProbableItems {
  /// More items than this never come first: who knows a screen by heart finds it as it was.
  public static let most = 6

  /// The items that come first, the most probable one first; empty if that saves nothing.
  ///
  /// - Parameters:
  ///   - weights: how much speaks for each item.
  ///   - efforts: what each costs otherwise, in steps and presses.
  public static func choose(weights: [Double], efforts: [Double]) -> [Int] {
    // A step for each use of what comes later is the price of each item that comes first.
    let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }.prefix(most)
    let total = weights.reduce(0, +)
    var (best, saving) = (0, 0.0)
    var (taken, sum) = (0.0, 0.0)
    for (place, item) in order.enumerated() {
      sum += weights[item] * (efforts[item] - Double(place + 1))
      taken += weights[item]
      let price = Double(place + 1) * (total - taken)
      if sum - price > saving { (best, saving) = (place + 1, sum - price) }
    }
    return Array(order.prefix(best))
  }
}
