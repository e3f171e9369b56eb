import Foundation

/// The heights and positions of the rows of a section.
///
/// A row has its estimated height until it is measured. Only differences from the estimate are stored, in a Fenwick
/// tree: creating a section of any length takes constant time, and finding a row takes logarithmic time.
struct RowGeometry {
  /// The number of rows.
  let count: Int
  /// The estimated height of a row, in points.
  let guess: CGFloat
  /// Heights that differ from the estimate.
  private var heights: [Int: CGFloat] = [:]
  /// Rows whose height was measured.
  private var measured: Set<Int> = []
  /// The nodes of the Fenwick tree, counted from 1: sums of the differences from the estimate.
  private var sums: [Int: CGFloat] = [:]

  init(count: Int, guess: CGFloat) {
    self.count = count
    self.guess = guess
  }

  /// The total height of the rows.
  var total: CGFloat { top(of: count) }

  func height(of row: Int) -> CGFloat { heights[row] ?? guess }

  func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

  /// Sets the height of a row, in points.
  mutating func set(_ height: CGFloat, of row: Int, isMeasured: Bool) {
    let change = height - self.height(of: row)
    if isMeasured { measured.insert(row) }
    guard change != 0 else { return }
    heights[row] = height
    var node = row + 1
    while node <= count {
      sums[node, default: 0] += change
      node += node & -node
    }
  }

  /// Makes a row be measured again; until then it keeps its height.
  mutating func forget(_ row: Int) { measured.remove(row) }

  /// Makes all rows be measured again.
  mutating func forgetMeasures() { measured.removeAll(keepingCapacity: true) }

  /// The distance from the top of the first row to the top of a row, or to the end for ``count``.
  func top(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * guess
    guard !sums.isEmpty else { return sum }
    var node = row
    while node > 0 {
      if let part = sums[node] { sum += part }
      node -= node & -node
    }
    return sum
  }

  /// The first row whose bottom edge is below a position; ``count`` if there is none.
  func row(endingBelow y: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var row = 0
    var passed: CGFloat = 0
    while step > 0 {
      let next = row + step
      if next <= count {
        let end = passed + CGFloat(step) * guess + (sums[next] ?? 0)
        if end <= y {
          row = next
          passed = end
        }
      }
      step /= 2
    }
    return row
  }

  /// The rows that are at least partly between two positions.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = row(endingBelow: top)
    guard first < count, self.top(of: first) < bottom else { return first..<first }
    var last = row(endingBelow: bottom)
    if last < count, self.top(of: last) < bottom { last += 1 }
    return first..<max(first, last)
  }

  /// The same rows after an update.
  ///
  /// - Parameters:
  ///   - count: the number of rows after the update.
  ///   - place: returns the new index of a row; nil if it is deleted.
  func moved(toCount count: Int, by place: (Int) -> Int?) -> RowGeometry {
    var new = RowGeometry(count: count, guess: guess)
    for (row, height) in heights {
      if let row = place(row) { new.set(height, of: row, isMeasured: false) }
    }
    new.measured = Set(measured.compactMap(place))
    return new
  }
}
