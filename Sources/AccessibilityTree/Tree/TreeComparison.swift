import Foundation

/// The differences between two readings of a screen, element by element, in words for people.
///
/// ```swift
/// for change in TreeComparison(before: old, after: new).changes { print(change.kind, change.element) }
/// ```
public struct TreeComparison: Sendable {
  /// The differences: first the elements that are gone, then the others in the order of the second reading.
  public let changes: [Change]

  /// One difference.
  public struct Change: Equatable, Sendable, Codable {
    /// What happened.
    public enum Kind: String, Sendable, Codable {
      /// The element is only in the second reading.
      case added
      /// The element is only in the first reading.
      case removed
      /// The element has another label.
      case renamed
      /// Another attribute of the element is another one.
      case changed
      /// The element stands elsewhere, or is read at another time.
      case moved
    }

    /// What happened.
    public var kind: Kind
    /// The element, as it is called in the second reading, or in the first if it is gone.
    public var element: String
    /// What is another one: `label`, `traits`, `frame`, `reading order`; nil for an element that came or went.
    public var attribute: String?
    /// What it was, and what it is: the attribute, or the words of an element that came or went. Nil for nothing.
    public var before, after: String?
    /// The element's place in the first and in the second reading, from 0; nil where it is in neither.
    public var oldIndex, newIndex: Int?
  }

  /// Compares two readings.
  ///
  /// - Parameter idsAgree: whether both are of the same objects, so that their ids say which is which. Otherwise elements
  ///   are recognised by the object of Interface Builder, by identifier, by class and words, and by how alike they are.
  public init(before old: ElementTree, after new: ElementTree, idsAgree: Bool = true) {
    let pairs = ElementMatching(old, new, idsAgree: idsAgree).pairs
    let partner = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
    let kept = Set(pairs.map(\.old))
    let steady = Self.longestRising(new.elements.indices.compactMap { partner[$0] })
    var changes: [Change] = []
    for index in old.elements.indices where !kept.contains(index) {
      changes.append(
        Change(
          kind: .removed, element: Self.name(old.elements[index]), before: Self.words(old, index),
          oldIndex: index))
    }
    for index in new.elements.indices {
      let name = Self.name(new.elements[index])
      guard let former = partner[index] else {
        changes.append(Change(kind: .added, element: name, after: Self.words(new, index), newIndex: index))
        continue
      }
      func add(_ kind: Change.Kind, _ attribute: String, _ before: String?, _ after: String?) {
        changes.append(
          Change(
            kind: kind, element: name, attribute: attribute, before: before, after: after, oldIndex: former,
            newIndex: index))
      }
      if !steady.contains(former) { add(.moved, "reading order", "\(former + 1)", "\(index + 1)") }
      let (from, to) = (old.elements[former].frame, new.elements[index].frame)
      if Self.isElsewhere(from, to) { add(.moved, "frame", Self.text(from), Self.text(to)) }
      let (before, after) = (Self.attributes(old, former), Self.attributes(new, index))
      for (attribute, value) in after {
        let earlier = before.first { $0.0 == attribute }?.1 ?? nil
        if earlier != value { add(attribute == "label" ? .renamed : .changed, attribute, earlier, value) }
      }
    }
    self.changes = changes
  }

  /// The numbers of a longest increasing subsequence: those that need not move for the list to be in order.
  private static func longestRising(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    // The places of the ends, so that each is found without a search.
    var endPlaces: [Int] = []
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = endPlaces[low - 1] }
      if low == ends.count {
        ends.append(number)
        endPlaces.append(place)
      } else {
        ends[low] = number
        endPlaces[low] = place
      }
    }
    var result: Set<Int> = []
    var next = endPlaces.last ?? -1
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
      guard value.isFinite, abs(value) < 1e9 else { return "0" }
      let rounded = (value * 10).rounded() / 10
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
