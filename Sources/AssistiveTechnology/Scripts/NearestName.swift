/// Finds what a misspelled word was meant to be.
enum NearestName {
  /// The first of the names that take the fewest changes; nil when all take too many.
  static func of(_ word: String, among names: [String]) -> String? {
    guard word.count <= 60 else { return nil }
    let limit = max(1, (word.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      let distance = distance(Array(word), Array(name))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// The Levenshtein distance: how many characters have to be inserted, deleted or changed.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
