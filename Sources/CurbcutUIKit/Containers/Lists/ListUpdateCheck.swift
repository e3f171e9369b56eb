import Foundation

/// Checks the updates that an app reports against its data source.
///
/// The messages are those of UIKit's `NSInternalInconsistencyException`.
struct ListUpdateCheck {
  /// The kind of list, which determines the wording of the messages.
  enum List: String {
    case table, collection

    var item: String { self == .table ? "row" : "item" }
    var view: String { "\(rawValue) view" }
    /// UIKit's messages put two spaces between sentences for collection views.
    var gap: String { self == .table ? " " : "  " }
  }

  let list: List
  let updates: ListUpdates
  /// The number of items in each section before the update.
  let before: [Int]
  /// The number of items in each section after the update.
  let after: [Int]

  /// What is wrong with the update, in UIKit's words; nil when nothing is.
  var problem: String? {
    sectionPlaces() ?? itemPlaces() ?? sectionCount() ?? itemCounts()
  }

  private func sectionPlaces() -> String? {
    if let one = updates.deletedSections.first(where: { !before.indices.contains($0) }) {
      return "attempt to delete section \(one), but there are only \(before.count) sections before the update"
    }
    if let one = updates.reloadedSections.first(where: { !before.indices.contains($0) }) {
      return "attempt to reload section \(one), but there are only \(before.count) sections before the update"
    }
    if let one = updates.insertedSections.first(where: { !after.indices.contains($0) }) {
      return "attempt to insert section \(one) but there are only \(after.count) sections after the update"
    }
    for (from, to) in updates.movedSections {
      if !before.indices.contains(from) {
        return
          "attempt to move section \(from), but there are only \(before.count) sections before the update"
      }
      if !after.indices.contains(to) {
        return
          "attempt to move section \(from) to section \(to), but there are only \(after.count) sections after "
          + "the update"
      }
    }
    return nil
  }

  private func itemPlaces() -> String? {
    let (item, items) = (list.item, list.item + "s")
    for path in updates.deletedItems.union(updates.reloadedItems).sorted() {
      guard before.indices.contains(path.section) else {
        return
          "attempt to delete \(item) \(path.item) from section \(path.section), but there are only "
          + "\(before.count) sections before the update"
      }
      guard (0..<before[path.section]).contains(path.item) else {
        return
          "attempt to delete \(item) \(path.item) from section \(path.section) which only contains "
          + "\(before[path.section]) \(items) before the update"
      }
    }
    for path in updates.insertedItems.sorted() {
      guard after.indices.contains(path.section) else {
        return
          "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
          + "\(after.count) sections after the update"
      }
      guard (0..<after[path.section]).contains(path.item) else {
        return
          "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
          + "\(after[path.section]) \(items) in section \(path.section) after the update"
      }
    }
    for (from, to) in updates.movedItems {
      guard before.indices.contains(from.section), (0..<before[from.section]).contains(from.item) else {
        return "attempt to move index path (\(Self.words(from))) that does not exist"
      }
      guard after.indices.contains(to.section), (0..<after[to.section]).contains(to.item) else {
        return
          "attempt to move index path (\(Self.words(from))) to index path (\(Self.words(to))) that does not exist"
      }
    }
    return nil
  }

  private static func words(_ path: IndexPath) -> String {
    "{length = 2, path = \(path.section) - \(path.item)}"
  }

  private func sectionCount() -> String? {
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    guard after.count != before.count + inserted - deleted else { return nil }
    return
      "Invalid update: invalid number of sections.\(list.gap)The number of sections contained in the \(list.view) "
      + "after the update (\(after.count)) must be equal to the number of sections contained in the \(list.view) "
      + "before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
      + "(\(inserted) inserted, \(deleted) deleted)."
  }

  private func itemCounts() -> String? {
    var changes: [Int: (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)] = [:]
    func change(
      _ section: Int, _ body: (inout (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)) -> Void
    ) {
      body(&changes[section, default: (0, 0, 0, 0)])
    }
    var sectionUpdates = updates
    sectionUpdates.deletedItems = []
    sectionUpdates.insertedItems = []
    sectionUpdates.movedItems = []
    let mapping = ListMapping(sectionUpdates, before: before, after: after)
    for path in updates.deletedItems {
      if let section = mapping.section(path.section) { change(section) { $0.deleted += 1 } }
    }
    for path in updates.insertedItems { change(path.section) { $0.inserted += 1 } }
    for (from, to) in updates.movedItems {
      if let section = mapping.section(from.section) { change(section) { $0.movedOut += 1 } }
      change(to.section) { $0.movedIn += 1 }
    }
    let items = list.item + "s"
    for (old, count) in before.enumerated() where !updates.reloadedSections.contains(old) {
      guard let section = mapping.section(old) else { continue }
      let one = changes[section] ?? (0, 0, 0, 0)
      let expected = count + one.inserted - one.deleted + one.movedIn - one.movedOut
      guard after[section] != expected else { continue }
      return
        "Invalid update: invalid number of \(items) in section \(section).\(list.gap)The number of \(items) "
        + "contained in an existing section after the update (\(after[section])) must be equal to the number of "
        + "\(items) contained in that section before the update (\(count)), plus or minus the number of \(items) "
        + "inserted or deleted from that section (\(one.inserted) inserted, \(one.deleted) deleted) and plus or "
        + "minus the number of \(items) moved into or out of that section (\(one.movedIn) moved in, "
        + "\(one.movedOut) moved out)."
    }
    return nil
  }
}
