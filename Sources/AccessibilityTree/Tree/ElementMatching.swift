import Foundation

/// Which elements of two readings are the same one: of the same objects, of objects that were created again, or of two
/// versions of an app.
struct ElementMatching {
  private let old, new: [AccessibilityElement]
  private var free: Set<Int>
  private var open: Set<Int>
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// How alike two elements must be to be one that changed.
  private static let enough = 0.5
  /// With more pairs to weigh than that, only neighbours are weighed.
  private static let mostPairs = 1_000_000

  /// - Parameter idsAgree: whether both readings are of the same objects, so that ids are the same.
  init(_ old: ElementTree, _ new: ElementTree, idsAgree: Bool) {
    (self.old, self.new) = (old.elements, new.elements)
    free = Set(old.elements.indices)
    open = Set(new.elements.indices)
    if idsAgree { match { $0.id == 0 ? nil : $0.id } }
    match(Self.object)
    match { element in element.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    match { Kind(className: $0.className, traits: nil, words: $0.label?.string) }
    matchAlike()
  }

  private struct Kind: Hashable {
    var className: String?
    var traits: UInt64?
    var words: String?
  }

  /// The object id of Interface Builder, in parentheses behind the place in the document.
  private static func object(_ element: AccessibilityElement) -> Substring? {
    guard element.hasDetails, let source = element.details.source, source.last == ")" else { return nil }
    return source.lastIndex(of: "(").map { source[$0...] }
  }

  /// Matches elements with equal keys, in the order of reading.
  private mutating func match<Key: Hashable>(_ key: (AccessibilityElement) -> Key?) {
    var waiting: [Key: [Int]] = [:]
    for index in old.indices.reversed() where free.contains(index) {
      if let key = key(old[index]) { waiting[key, default: []].append(index) }
    }
    for index in new.indices where open.contains(index) {
      guard let key = key(new[index]), let partner = waiting[key]?.popLast() else { continue }
      join(partner, index)
    }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    pairs.append((first, second))
    free.remove(first)
    open.remove(second)
  }

  // MARK: Likeness

  /// Matches what is left by how alike it is, the most alike first.
  private mutating func matchAlike() {
    guard !free.isEmpty, !open.isEmpty else { return }
    let partners = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
    let (olds, news) = (free.sorted(), open.sorted())
    let isMuch = olds.count * news.count > Self.mostPairs
    var candidates: [(likeness: Double, old: Int, new: Int)] = []
    for (place, first) in olds.enumerated() {
      let near = isMuch ? max(0, place - 8)..<min(news.count, place + 9) : news.indices
      guard !near.isEmpty else { continue }
      for second in near.map({ news[$0] }) {
        let likeness = likeness(first, second, partners)
        if likeness >= Self.enough { candidates.append((likeness, first, second)) }
      }
    }
    candidates.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for (_, first, second) in candidates where free.contains(first) && open.contains(second) {
      join(first, second)
    }
  }

  /// How alike two elements are, from 0 to 1: by class, kind, words, neighbours and place.
  private func likeness(_ first: Int, _ second: Int, _ partners: [Int: Int]) -> Double {
    let (a, b) = (old[first], new[second])
    var sum = 0.0
    if a.className == b.className { sum += 0.35 }
    if a.traits.subtracting(.selected) == b.traits.subtracting(.selected) { sum += 0.2 }
    let words = Self.likeness(a.label?.string ?? "", b.label?.string ?? "")
    sum += 0.2 * words
    if first > 0, second > 0, partners[first - 1] == second - 1 { sum += 0.1 }
    if partners[first + 1] == second + 1 { sum += 0.1 }
    if a.frame.intersects(b.frame) {
      let common = a.frame.intersection(b.frame)
      let all = a.frame.union(b.frame)
      let share = common.width * common.height / max(all.width * all.height, 0.001)
      if share.isFinite { sum += 0.05 * min(share, 1) }
    }
    return sum
  }

  /// How alike two texts are, from 0 to 1: by the pairs of letters that they have in common.
  private static func likeness(_ a: String, _ b: String) -> Double {
    if a == b { return 1 }
    func pairs(_ text: String) -> [String: Int] {
      let letters = Array(text.lowercased().prefix(200))
      guard letters.count > 1 else { return [text.lowercased(): 1] }
      return zip(letters, letters.dropFirst()).reduce(into: [:]) { $0["\($1.0)\($1.1)", default: 0] += 1 }
    }
    let (first, second) = (pairs(a), pairs(b))
    let common = first.reduce(0) { $0 + min($1.value, second[$1.key] ?? 0) }
    let all = first.values.reduce(0, +) + second.values.reduce(0, +)
    return all == 0 ? 0 : 2 * Double(common) / Double(all)
  }
}
