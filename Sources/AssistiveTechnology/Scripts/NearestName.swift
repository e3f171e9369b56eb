import AccessibilityTree

/// Finds what a misspelled word was meant to be.
enum NearestName {
  /// The first of the names that take the fewest changes; nil when all take too many.
  static func of(_ word: String, among names: [String]) -> String? {
    guard word.count <= 60 else { return nil }
    let limit = max(1, (word.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      guard let distance = EditDistance.between(Array(word), Array(name), atMost: limit) else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }
}
