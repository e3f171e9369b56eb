/// The pattern of paths: `*` and `?` within a name, `**` over folders; a folder stands for all that is in it.
struct PathPattern: Sendable {
  private let parts: [[Character]]

  init(_ text: String) {
    parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether a relative path, or a folder around it, fits.
  func matches(_ path: String) -> Bool {
    // One row of a table for each part of the pattern: which parts of the path it can end at.
    let names = path.split(separator: "/").map(Array.init)
    var ends: Set<Int> = [0]
    for part in parts {
      if part == ["*", "*"] {
        guard let first = ends.min() else { return false }
        ends = Set(first...names.count)
      } else {
        ends = Set(ends.filter { $0 < names.count && Self.fits(names[$0], part) }.map { $0 + 1 })
      }
    }
    return !ends.isEmpty && !parts.isEmpty
  }

  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (n, p) = (0, 0)
    var retry: (name: Int, pattern: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (n, p)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        n += 1
        p += 1
      } else if let last = retry {
        // The star takes one letter more.
        retry = (last.name + 1, last.pattern)
        (n, p) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
