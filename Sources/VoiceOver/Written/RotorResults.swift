/// What a custom rotor finds when it is stepped in both directions without a starting point.
public struct RotorResults: Equatable, Sendable {
  /// What was found, in reading order, up to the limit.
  public var names: [String]
  /// What was found beyond ``names``.
  public var rest: Rest
  /// False when the limit forbade any search.
  public var wasSearched: Bool

  /// What was found beyond the names.
  public enum Rest: Equatable, Sendable {
    /// Nothing: the names are all there is.
    case none
    /// That many more.
    case more(Int)
    /// The search did not end.
    case endless(atLeast: Int)
  }

  /// Creates results, which are complete by default.
  public init(names: [String], rest: Rest = .none, wasSearched: Bool = true) {
    self.names = names
    self.rest = rest
    self.wasSearched = wasSearched
  }

  /// The direction of a search.
  public enum Direction: Sendable {
    /// Backwards, as by a swipe up.
    case previous
    /// Forwards, as by a swipe down.
    case next
  }

  /// Steps in one direction until the search finds nothing, loops, or reaches the limit.
  ///
  /// Three consecutive results that were found before are a loop; the results before it are kept.
  public static func step<Item: Hashable>(
    _ direction: Direction, limit: Int, search: (Item?, Direction) -> Item?
  ) -> [Item] {
    var found: [Item] = []
    var seen: Set<Item> = []
    var repeated = 0
    var current: Item?
    var end: Int?
    while found.count < limit, let next = search(current, direction) {
      // A search that returns its starting point makes no progress.
      if next == current { break }
      if seen.insert(next).inserted {
        repeated = 0
        end = nil
      } else {
        repeated += 1
        end = end ?? found.count
        if repeated == 3 { break }
      }
      found.append(next)
      current = next
    }
    return end.map { Array(found[..<$0]) } ?? found
  }

  /// Combines both directions into one list: the longer one if it contains the other, otherwise the previous
  /// results in reverse followed by the next results.
  public static func combined<Item: Hashable>(
    limit: Int, search: (Item?, Direction) -> Item?
  ) -> [Item] {
    guard limit > 0 else { return [] }
    let next = step(.next, limit: limit, search: search)
    let previous = step(.previous, limit: limit, search: search)
    let (longer, shorter) = next.count >= previous.count ? (next, previous) : (previous, next)
    if Set(longer).isSuperset(of: shorter) {
      return next.count >= previous.count ? longer : longer.reversed()
    }
    var result: [Item] = []
    var seen: Set<Item> = []
    for item in previous.reversed() + next where seen.insert(item).inserted { result.append(item) }
    return result
  }
}
