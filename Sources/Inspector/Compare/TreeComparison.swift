import AccessibilityTree
import Foundation

/// The differences between two readings of a screen, element by element, in words for people.
struct TreeComparison: Sendable {
  /// The differences: first the elements that are gone, then the others in the order of the second reading.
  let changes: [ComparisonMessage.Change]

  /// Compares two readings, of the same objects or of objects that were created again.
  init(before old: ElementTree, after new: ElementTree) {
    let pairs = Self.pairs(old, new)
    let partner = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
    let kept = Set(pairs.map(\.old))
    let steady = Self.longestRising(new.elements.indices.compactMap { partner[$0] })
    var changes: [ComparisonMessage.Change] = []
    for index in old.elements.indices where !kept.contains(index) {
      changes.append(
        .init(type: .removed, element: Self.name(old.elements[index]), before: Self.words(old, index)))
    }
    for index in new.elements.indices {
      let name = Self.name(new.elements[index])
      guard let former = partner[index] else {
        changes.append(.init(type: .added, element: name, after: Self.words(new, index)))
        continue
      }
      if !steady.contains(former) {
        changes.append(
          .init(
            type: .moved, element: name, attribute: "reading order", before: "\(former + 1)",
            after: "\(index + 1)"))
      }
      let (from, to) = (old.elements[former].frame, new.elements[index].frame)
      if Self.isElsewhere(from, to) {
        changes.append(
          .init(
            type: .moved, element: name, attribute: "frame", before: Self.text(from), after: Self.text(to)))
      }
      let (before, after) = (Self.attributes(old, former), Self.attributes(new, index))
      for (attribute, value) in after where before.first(where: { $0.0 == attribute })?.1 != value {
        changes.append(
          .init(
            type: .changed, element: name, attribute: attribute,
            before: before.first { $0.0 == attribute }?.1 ?? nil, after: value))
      }
    }
    self.changes = changes
  }

  // MARK: Matching elements

  /// The elements that are the same in both readings, by index.
  private static func pairs(_ old: ElementTree, _ new: ElementTree) -> [(old: Int, new: Int)] {
    var free = Set(old.elements.indices)
    var open = Set(new.elements.indices)
    var pairs: [(old: Int, new: Int)] = []
    func match<Key: Hashable>(_ key: (AccessibilityElement) -> Key?) {
      var waiting: [Key: [Int]] = [:]
      for index in old.elements.indices.reversed() where free.contains(index) {
        if let key = key(old.elements[index]) { waiting[key, default: []].append(index) }
      }
      for index in new.elements.indices where open.contains(index) {
        guard let key = key(new.elements[index]), let partner = waiting[key]?.popLast() else { continue }
        pairs.append((partner, index))
        free.remove(partner)
        open.remove(index)
      }
    }
    match { $0.id == 0 ? nil : $0.id }
    match { $0.hasDetails ? $0.details.source.map { source in source.drop { $0 != "(" } } : nil }
    match(\.identifier)
    match { Kind(className: $0.className, words: $0.label?.string) }
    match { Kind(className: $0.className, words: nil) }
    return pairs
  }

  private struct Kind: Hashable {
    var className: String?
    var words: String?
  }

  /// The numbers of a longest increasing subsequence: those that need not move for the list to be in order.
  private static func longestRising(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.insert(numbers[next])
      next = previous[next]
    }
    return result
  }

  // MARK: Descriptions

  private static func name(_ element: AccessibilityElement) -> String {
    element.label?.string ?? element.value?.string ?? element.identifier ?? element.className ?? "Element"
  }

  private static func words(_ tree: ElementTree, _ index: Int) -> String {
    let element = tree.elements[index]
    let parts = [element.label?.string, element.value?.string] + element.traits.names.map(Optional.some)
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether a frame is farther from another than rounding to pixels explains.
  private static func isElsewhere(_ a: CGRect, _ b: CGRect) -> Bool {
    [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].contains { one, other in
      !(abs(one - other) < 0.5) && one != other
    }
  }

  /// A frame for people: `20, 100, 353 × 44`.
  private static func text(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = MessageRect.drawable((value * 10).rounded() / 10)
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))"
  }

  /// What a person hears of an element, or can do with it.
  private static func attributes(_ tree: ElementTree, _ index: Int) -> [(String, String?)] {
    let element = tree.elements[index]
    let details = element.hasDetails ? element.details : .init()
    func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
    return [
      ("label", element.label?.string), ("value", element.value?.string), ("hint", element.hint?.string),
      ("traits", list(element.traits.names)), ("identifier", element.identifier),
      ("language", details.language), ("heading level", details.headingLevel.map(String.init)),
      ("actions", list(details.customActions.map(\.name.string))),
      ("custom content", list(details.customContent.map { "\($0.label.string): \($0.value.string)" })),
      ("rotors", list(details.customRotors.map(\.name.string))),
      ("input labels", list(details.userInputLabels ?? [])), ("placeholder", details.placeholder),
      ("context", tree.places[index].context.map { "\($0)" }),
    ]
  }
}
