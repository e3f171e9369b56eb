/// How to take things that follow each other together, so that each is reached with as few steps as possible.
///
/// On a level, the cursor passes what comes before (one step for each) and is then stopped by a press; inside a group the same
/// begins anew. This is a code of two signs, pass and press, each of which costs 1, whose words end with a press.
public struct ScanShape: Sendable {
  /// A thing by itself, by its place, or several things as a group.
  public enum Part: Sendable, Equatable {
    /// A thing by itself, by its place.
    case one(Int)
    /// A group of things that follow each other.
    indirect case several([Part])
  }

  /// The least sum of steps and presses for so many things of equal weight, on one level and in its groups.
  public private(set) var least: [Int] = [0, 1]
  /// How many of so many things are in the first group of the best level.
  private var first: [Int] = [0, 1]

  /// Creates a table that grows as it is asked.
  public init() {}

  /// Prepares the table up to a number of things.
  ///
  /// The best first part grows by at most one from one number to the next: only the last one and its successor are compared,
  /// a test compares all.
  public mutating func prepare(_ count: Int) {
    while least.count <= count {
      let n = least.count
      // A level that is one group leads nowhere.
      let near = max(1, first[n - 1] - 1)...min(n - 1, first[n - 1] + 1)
      var best = (part: 1, cost: Int.max)
      for part in near {
        let cost = n + (part == 1 ? 0 : least[part]) + least[n - part]
        if cost < best.cost { best = (part, cost) }
      }
      least.append(best.cost)
      first.append(best.part)
    }
  }

  /// On levels with more parts than this, weights are only looked at one after another.
  private static let mostForAll = 40

  /// Takes things with weights together.
  ///
  /// - Parameter weights: how many items each thing stands for, at least 1.
  public mutating func parts(of weights: [Int]) -> [Part] {
    let total = weights.reduce(0, +)
    prepare(max(total, weights.count))
    if weights.allSatisfy({ $0 == weights[0] }) { return equal(0..<weights.count) }
    if weights.count <= Self.mostForAll { return Optimum(weights).level(0, weights.count) }
    return greedy(weights, 0..<weights.count)
  }

  private func equal(_ range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let count = first[range.upperBound - start]
      parts.append(count == 1 ? .one(start) : .several(equal(start..<start + count)))
      start += count
    }
    return parts
  }

  /// Takes as many together as the best level of that many single items would.
  private func greedy(_ weights: [Int], _ range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    var left = weights[range].reduce(0, +)
    while start < range.upperBound {
      var (end, taken) = (start + 1, weights[start])
      let isFirst = start == range.lowerBound
      while end < range.upperBound - (isFirst ? 1 : 0), taken + weights[end] <= first[left] {
        taken += weights[end]
        end += 1
      }
      parts.append(end - start == 1 ? .one(start) : .several(greedy(weights, start..<end)))
      left -= taken
      start = end
    }
    return parts
  }
}

/// The best shape of a few things with weights, by comparing all.
private struct Optimum {
  private let sums: [Int]
  private let size: Int
  private var cost: [Int]
  private var cut: [Int]

  init(_ weights: [Int]) {
    var sums = [0]
    for weight in weights { sums.append(sums[sums.count - 1] + weight) }
    self.sums = sums
    size = weights.count + 1
    cost = Array(repeating: 0, count: size * size)
    cut = cost
    for length in stride(from: 1, through: weights.count, by: 1) {
      for start in 0...(weights.count - length) {
        let end = start + length
        var best = (end: start + 1, cost: Int.max)
        // A level that is one group leads nowhere.
        for middle in (start + 1)...(length == 1 ? end : end - 1) {
          let inner = middle - start == 1 ? 0 : cost[start * size + middle]
          let sum = sums[end] - sums[start] + inner + cost[middle * size + end]
          if sum < best.cost { best = (middle, sum) }
        }
        cost[start * size + end] = best.cost
        cut[start * size + end] = best.end
      }
    }
  }

  func level(_ start: Int, _ end: Int) -> [ScanShape.Part] {
    var parts: [ScanShape.Part] = []
    var start = start
    while start < end {
      let middle = cut[start * size + end]
      parts.append(middle - start == 1 ? .one(start) : .several(level(start, middle)))
      start = middle
    }
    return parts
  }
}
