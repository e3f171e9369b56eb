import CurbcutFoundation
import Foundation

/// The sections and items of a list, represented by the app's own identifiers.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The total number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(where: { $0.identifier == section }) else {
      NSException.end(
        .internalInconsistencyException, "The section identifier \(section) is not in the snapshot")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let found = section.items.firstIndex(of: item) { return (index, found) }
    }
    return nil
  }

  /// The number of items in a section, which must be in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }
  /// The items of a section, in order. The section must be in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  /// The section that contains an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }
  /// The index of an item among all items; nil if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The index of a section; nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds empty sections before another, which must be in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier)) }
  /// Adds empty sections after another, which must be in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1) }
  /// Removes sections together with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Adds items at the end of a section; by default, of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There are currently no sections in the snapshot to add items to")
    let index = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    sections[index].items += identifiers
  }
  /// Adds items before another; does nothing if that one is not in the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  /// Adds items after another; does nothing if that one is not in the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }
  /// Removes items, whatever sections they are in.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections.removeAll() }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// The items whose cells will be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose existing cells will be reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that will be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Marks items whose cells are to be reloaded.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items whose existing cells are to be reconfigured.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Marks sections that are to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func count(inSection index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }
}

extension NSDiffableDataSourceSnapshot {
  /// A copy without the reload and reconfigure marks, for after they have been applied.
  func withoutMarks() -> Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  /// The updates that turn this snapshot into another one.
  func updates(to other: Self) -> ListUpdates {
    var updates = ListUpdates()
    let sections = Moves(from: sectionIdentifiers, to: other.sectionIdentifiers)
    updates.deletedSections = IndexSet(sections.deleted)
    updates.insertedSections = IndexSet(sections.inserted)
    updates.movedSections = sections.moved
    let otherSections = Set(other.sectionIdentifiers)
    let ownSections = Set(sectionIdentifiers)
    var before: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() where otherSections.contains(identifier) {
      for (item, one) in itemIdentifiers(inSection: identifier).enumerated() {
        before[one] = IndexPath(item: item, section: section)
      }
    }
    var own: [SectionIdentifierType: Int] = [:]
    for (index, identifier) in sectionIdentifiers.enumerated() { own[identifier] = index }
    for (section, identifier) in other.sectionIdentifiers.enumerated() where ownSections.contains(identifier)
    {
      let old = own[identifier] ?? 0
      let new = other.itemIdentifiers(inSection: identifier)
      let items = Moves(from: itemIdentifiers(inSection: identifier), to: new)
      for item in items.inserted {
        let place = IndexPath(item: item, section: section)
        // An item that was in another section has moved.
        if let from = before[new[item]], from.section != old {
          updates.movedItems.append((from, place))
        } else {
          updates.insertedItems.insert(place)
        }
      }
      for (from, to) in items.moved {
        updates.movedItems.append(
          (IndexPath(item: from, section: old), IndexPath(item: to, section: section)))
      }
      for item in items.deleted { updates.deletedItems.insert(IndexPath(item: item, section: old)) }
    }
    updates.deletedItems.subtract(updates.movedItems.map(\.from))
    for item in other.reloadedItemIdentifiers {
      if let path = before[item] { updates.reloadedItems.insert(path) }
    }
    for item in other.reconfiguredItemIdentifiers {
      if let path = before[item] { updates.reconfiguredItems.insert(path) }
    }
    for section in other.reloadedSectionIdentifiers {
      if let index = own[section], otherSections.contains(section) { updates.reloadedSections.insert(index) }
    }
    return updates
  }
}

/// The changes that turn one sequence of identifiers into another.
private struct Moves<Identifier: Hashable> {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var moved: [(from: Int, to: Int)] = []

  init(from old: [Identifier], to new: [Identifier]) {
    let kept = Set(new)
    let known = Set(old)
    deleted = old.indices.filter { !kept.contains(old[$0]) }
    inserted = new.indices.filter { !known.contains(new[$0]) }
    var places: [Identifier: Int] = [:]
    for (index, identifier) in old.enumerated() { places[identifier] = index }
    // Of the identifiers that stay, the longest increasing subsequence need not move.
    let stay = new.indices.compactMap { index in places[new[index]].map { (from: $0, to: index) } }
    let still = Self.longestRise(stay.map(\.from))
    for (index, one) in stay.enumerated() where !still.contains(index) { moved.append(one) }
  }

  /// The indices of the longest increasing subsequence.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
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
      result.insert(next)
      next = previous[next]
    }
    return result
  }
}
