import Foundation

/// Heights and places of the rows of a section.
///
/// Rows are as high as was guessed until somebody measures them. Only what differs from the guess is kept, in a
/// Fenwick tree: a section of any length is made in constant time, and a row is found in logarithmic time.
struct RowGeometry {
  /// How many rows there are.
  let count: Int
  /// The height of a row of which nothing is known, in points.
  let guess: CGFloat
  /// Heights that differ from the guess.
  private var heights: [Int: CGFloat] = [:]
  /// Rows whose height is known, and not only guessed.
  private var measured: Set<Int> = []
  /// The nodes of the Fenwick tree, from 1: sums of what heights differ from the guess by.
  private var sums: [Int: CGFloat] = [:]

  init(count: Int, guess: CGFloat) {
    self.count = count
    self.guess = guess
  }

  /// The height of all rows together.
  var total: CGFloat { top(of: count) }

  func height(of row: Int) -> CGFloat { heights[row] ?? guess }

  func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

  /// Gives a row its height.
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

  /// A row is to be measured again; until then it is as high as it was.
  mutating func forget(_ row: Int) { measured.remove(row) }

  /// All rows are to be measured again.
  mutating func forgetMeasures() { measured.removeAll(keepingCapacity: true) }

  /// The distance from the first row's top to that of a row, or to the end for ``count``.
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

  /// The first row that ends below a height; ``count`` when none does.
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

  /// The rows of which something lies between two heights.
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
  ///   - count: how many there are then.
  ///   - place: where a row goes; nil for one that goes away.
  func moved(toCount count: Int, by place: (Int) -> Int?) -> RowGeometry {
    var new = RowGeometry(count: count, guess: guess)
    for (row, height) in heights {
      if let row = place(row) { new.set(height, of: row, isMeasured: false) }
    }
    new.measured = Set(measured.compactMap(place))
    return new
  }
}
