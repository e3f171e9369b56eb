/// Finds what the user may have meant by an unknown word.
enum Suggestion {
  /// The known word that needs the fewest changes; nil if none is similar enough.
  static func nearest(to word: String, in known: [String]) -> String? {
    let plain = word.lowercased()
    let ranked = known.map { ($0, distance(plain, $0.lowercased())) }.min { $0.1 < $1.1 }
    guard let (name, changes) = ranked, changes <= max(2, plain.count / 3) else { return nil }
    return name
  }

  /// “Did you mean x?”, or a list of all choices.
  static func hint(for word: String, in known: [String]) -> String {
    nearest(to: word, in: known).map { "Did you mean “\($0)”?" }
      ?? "There are \(known.joined(separator: ", "))."
  }

  /// The number of letters that must be added, removed, replaced or swapped with their neighbour.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.prefix(100)), Array(second))
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
