import Foundation

/// What app code says has changed in a table or collection view, collected until it is shown.
///
/// As UIKit documents, what goes is named by its place before the updates, and what comes by its place after
/// them, in whatever order the calls are made.
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

  /// Whether nothing comes, goes or moves.
  var keepsPlaces: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty && reloadedSections.isEmpty
  }
}

/// Where everything goes in an update.
struct ListMapping {
  /// By section before the update.
  private var sections: [Int?]
  private var gone: [Int: [Int]] = [:]
  private var taken: [Int: [Int]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private let counts: [Int]

  /// - Parameters:
  ///   - updates: a valid update.
  ///   - before: how many items each section had.
  ///   - after: how many items each section has.
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

  /// Where a section goes; nil for one that goes away.
  func section(_ section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }

  /// Where an item goes; nil for one that goes away. Headers and footers, whose item is below zero, go with
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
  /// How many of these numbers, which are in order, are below another.
  fileprivate func countBelow(_ number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of the free one of a number, where these numbers, which are in order, are taken.
  fileprivate func place(ofFree number: Int) -> Int {
    // Before the taken one at `index` there are `self[index] - index` free places.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= number { low = middle + 1 } else { high = middle }
    }
    return number + low
  }
}
