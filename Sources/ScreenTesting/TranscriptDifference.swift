/// The difference between two texts, line by line.
enum TranscriptDifference {
  /// Lines that were expected and are not there after a minus, those that are there and were not expected after a plus.
  static func text(expected: String, heard: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = heard.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append("− " + old[i])
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append("+ " + new[j])
        j += 1
      } else {
        if i < old.count { lines.append("  " + old[i]) }
        i += 1
        j += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of the heard text that were not expected, counted from 0.
  static func unexpected(expected: String, heard: String) -> [Int] {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = heard.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).insertions.map { change in
      if case .insert(let offset, _, _) = change { offset } else { 0 }
    }
  }
}
