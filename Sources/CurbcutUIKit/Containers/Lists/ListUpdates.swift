import Foundation

/// The changes that an app reports for a table or collection view, collected until they are applied.
///
/// As UIKit documents, deletions and reloads use index paths from before the updates, and insertions use index
/// paths from after them, whatever the order of the calls.
struct ListUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var reconfiguredItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// How the rows of a table come and go.
  var animations = RowAnimations()

  /// Whether every row and section keeps its index path.
  var keepsPlaces: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty && reloadedSections.isEmpty
  }
}

/// Maps section indexes and index paths from before an update to those after it.
struct ListMapping {
  /// The new index of each old section; nil for a deleted one.
  private var sections: [Int?]
  private var gone: [Int: [Int]] = [:]
  private var taken: [Int: [Int]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private let counts: [Int]

  /// - Parameters:
  ///   - updates: a valid update.
  ///   - before: the number of items in each section before the update.
  ///   - after: the number of items in each section after the update.
  init(_ updates: ListUpdates, before: [Int], after: [Int]) {
    counts = after
    let goneSections = updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from)))
    let takenSections = updates.insertedSections.union(IndexSet(updates.movedSections.map(\.to)))
    sections = Array(repeating: nil, count: before.count)
    var next = 0
    for section in before.indices where !goneSections.contains(section) {
      while takenSections.contains(next) { next += 1 }
      sections[section] = next
      next += 1
    }
    for (from, to) in updates.movedSections where sections.indices.contains(from) { sections[from] = to }
    for path in updates.deletedItems.union(updates.movedItems.map(\.from)) {
      gone[path.section, default: []].append(path.item)
    }
    for path in updates.insertedItems.union(updates.movedItems.map(\.to)) {
      taken[path.section, default: []].append(path.item)
    }
    for key in gone.keys { gone[key]?.sort() }
    for key in taken.keys { taken[key]?.sort() }
    for (from, to) in updates.movedItems { moved[from] = to }
  }

  /// The new index of a section; nil if it is deleted.
  func section(_ section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }

  /// The new index path of an item; nil if it is deleted. Headers and footers, whose item is negative, move with
  /// their section.
  func path(_ path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return nil }
    if let to = moved[path] { return to }
    guard let section = section(path[0]) else { return nil }
    guard path[1] >= 0 else { return [section, path[1]] }
    let gone = gone[path[0]] ?? []
    let before = gone.countBelow(path[1])
    if before < gone.count, gone[before] == path[1] { return nil }
    let item = (taken[section] ?? []).place(ofFree: path[1] - before)
    return counts.indices.contains(section) && item < counts[section] ? [section, item] : nil
  }
}

extension [Int] {
  /// The number of elements of this sorted array that are less than `number`.
  fileprivate func countBelow(_ number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The `number`th index (counted from 0) that is not in this sorted array of taken indexes.
  fileprivate func place(ofFree number: Int) -> Int {
    // There are `self[index] - index` free indexes before the taken one at `index`.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= number { low = middle + 1 } else { high = middle }
    }
    return number + low
  }
}
