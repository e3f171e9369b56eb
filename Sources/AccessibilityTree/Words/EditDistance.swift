/// The Levenshtein distance: how many letters must be inserted, deleted or changed to turn one word into another.
package enum EditDistance {
  /// The distance; nil when it is greater than the limit.
  package static func between<Element: Equatable>(
    _ a: [Element], _ b: [Element], atMost limit: Int = .max
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, corner + (x == y ? 0 : 1))
        corner = above
        least = min(least, row[j + 1])
      }
      if least > limit { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }
}
