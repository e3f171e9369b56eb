import Foundation

/// Sections and items, by identifiers of the app's own.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Makes a snapshot without sections.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items all sections have together.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(where: { $0.identifier == section }) else {
      preconditionFailure("The section identifier \(section) is not in the snapshot")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let found = section.items.firstIndex(of: item) { return (index, found) }
    }
    return nil
  }

  /// How many items a section has. The section must be there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }
  /// The items of a section, in order. The section must be there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  /// The section that an item is in; nil when the item is nowhere.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }
  /// Where an item stands among all items; nil when it is nowhere.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Where a section stands; nil when it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds empty sections before another, which must be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier)) }
  /// Adds empty sections behind another, which must be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1) }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There are currently no sections in the snapshot to add items to")
    let index = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    sections[index].items += identifiers
  }
  /// Adds items before another; nothing when that one is nowhere.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  /// Adds items behind another; nothing when that one is nowhere.
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
  /// Removes everything, sections too.
  public mutating func deleteAllItems() { sections.removeAll() }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item behind another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Items whose views are to be filled again; applying a snapshot fills every view again, these too.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose views are to be filled again without being replaced.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections whose views are to be filled again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Marks items whose views are to be filled again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items whose views are to be filled again without being replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Marks sections whose views are to be filled again.
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
  /// Where each item stands, and where it stands in another snapshot; nil when it is not in there.
  func paths(in other: Self) -> [(from: IndexPath, to: IndexPath?)] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    other.forEachItem { places[$1] = $0 }
    var paths: [(from: IndexPath, to: IndexPath?)] = []
    forEachItem { paths.append(($0, places[$1])) }
    return paths
  }

  private func forEachItem(_ body: (IndexPath, ItemIdentifierType) -> Void) {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, one) in itemIdentifiers(inSection: identifier).enumerated() {
        body(IndexPath(item: item, section: section), one)
      }
    }
  }
}
