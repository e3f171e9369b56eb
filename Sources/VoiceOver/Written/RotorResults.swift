/// What a custom rotor finds when it is stepped in both directions from nothing.
public struct RotorResults: Equatable, Sendable {
  /// What was found, in the order of the screen, as far as the limit allows.
  public var names: [String]
  /// What was found beyond ``names``.
  public var rest: Rest
  /// False when the limit forbade any search.
  public var wasSearched: Bool

  /// What was found beyond the names.
  public enum Rest: Equatable, Sendable {
    /// Nothing: the names are all there is.
    case none
    /// So many more.
    case more(Int)
    /// The search did not come to an end.
    case endless(atLeast: Int)
  }

  /// Results; by default complete.
  public init(names: [String], rest: Rest = .none, wasSearched: Bool = true) {
    self.names = names
    self.rest = rest
    self.wasSearched = wasSearched
  }

  /// Which way a rotor is turned.
  public enum Direction: Sendable {
    /// Back, as by a swipe up.
    case previous
    /// On, as by a swipe down.
    case next
  }

  /// Steps one way until nothing, a loop or the limit.
  ///
  /// Three results in a row that were seen before are a loop; what came before it counts.
  public static func step<Item: Hashable>(
    _ direction: Direction, limit: Int, search: (Item?, Direction) -> Item?
  ) -> [Item] {
    var found: [Item] = []
    var seen: Set<Item> = []
    var repeated = 0
    var current: Item?
    var end: Int?
    while found.count < limit, let next = search(current, direction) {
      // A search that answers with where it is stands still.
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

  /// Both directions as one list: the longer when it holds the other, else the previous ones turned
  /// round and the next ones after them.
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
