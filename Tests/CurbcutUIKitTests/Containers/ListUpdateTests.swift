import Foundation
import Testing

@testable import CurbcutUIKit

/// Updates are held against the data source, in UIKit's words, and say where everything goes.
@Suite struct ListUpdateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var list = ListUpdateCheck.List.table
    var before: [Int]
    var after: [Int]
    var update: @Sendable (inout ListUpdates) -> Void = { _ in }
    var problem: String?
    var testDescription: String { problem ?? "\(before) to \(after)" }
  }

  static let cases: [Case] = [
    Case(before: [3], after: [3]),
    Case(before: [3], after: [4], update: { $0.insertedItems = [[0, 3]] }),
    Case(before: [3], after: [3], update: { $0.movedItems = [([0, 0], [0, 2])] }),
    Case(before: [3, 1], after: [2, 2], update: { $0.movedItems = [([0, 0], [1, 1])] }),
    Case(before: [3], after: [9], update: { $0.reloadedSections = [0] }),
    Case(before: [3, 5], after: [5], update: { $0.deletedSections = [0] }),
    Case(
      before: [3], after: [4],
      problem: """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section \
        after the update (4) must be equal to the number of rows contained in that section before the update (3), \
        plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or \
        minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
        """),
    Case(
      list: .collection, before: [20], after: [20], update: { $0.deletedItems = [[0, 18]] },
      problem: """
        Invalid update: invalid number of items in section 0.  The number of items contained in an existing section \
        after the update (20) must be equal to the number of items contained in that section before the update (20), \
        plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or \
        minus the number of items moved into or out of that section (0 moved in, 0 moved out).
        """),
    Case(
      before: [], after: [2],
      problem: """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the \
        update (1) must be equal to the number of sections contained in the table view before the update (0), plus \
        or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """),
    Case(
      list: .collection, before: [1], after: [1, 1],
      problem: """
        Invalid update: invalid number of sections.  The number of sections contained in the collection view after \
        the update (2) must be equal to the number of sections contained in the collection view before the update \
        (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """),
    Case(
      before: [0, 0, 0, 0, 0], after: [0, 0, 0, 0, 0], update: { $0.deletedItems = [[4, 2]] },
      problem: "attempt to delete row 2 from section 4 which only contains 0 rows before the update"),
    Case(
      list: .collection, before: [0], after: [0], update: { $0.reloadedItems = [[0, 55]] },
      problem: "attempt to delete item 55 from section 0 which only contains 0 items before the update"),
    Case(
      before: [3], after: [3], update: { $0.insertedItems = [[0, 5]] },
      problem:
        "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the update"),
    Case(
      before: [3], after: [3], update: { $0.deletedSections = [2] },
      problem: "attempt to delete section 2, but there are only 1 sections before the update"),
  ]

  @Test(arguments: cases) func problems(_ one: Case) {
    var updates = ListUpdates()
    one.update(&updates)
    let check = ListUpdateCheck(list: one.list, updates: updates, before: one.before, after: one.after)
    #expect(check.problem == one.problem)
  }

  @Test func everythingGoesWhereAnArrayWouldHaveIt() {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let before = (0..<Int.random(in: 0...12, using: &numbers)).map { $0 }
      let gone = before.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
      var after: [Int?] = before.filter { !gone.contains($0) }
      var updates = ListUpdates()
      updates.deletedItems = Set(gone.map { [0, $0] })
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        after.insert(nil, at: Int.random(in: 0...after.count, using: &numbers))
      }
      for (index, one) in after.enumerated() where one == nil { updates.insertedItems.insert([0, index]) }
      let mapping = ListMapping(updates, before: [before.count], after: [after.count])
      for one in before {
        #expect(mapping.path([0, one])?.item == after.firstIndex { $0 == one })
      }
    }
  }

  @Test func sectionsTakeTheirRowsAlong() {
    var updates = ListUpdates()
    updates.movedSections = [(from: 0, to: 2)]
    updates.insertedSections = [0]
    let mapping = ListMapping(updates, before: [1, 2, 3], after: [5, 2, 1, 3])
    #expect(mapping.path([0, 0]) == [2, 0])
    #expect(mapping.path([1, 1]) == [1, 1])
    #expect(mapping.path([2, 2]) == [3, 2])
    #expect(mapping.path([2, -1]) == [3, -1])
  }

  @Test(arguments: [
    ([1, 2, 3, 4], [1, 2, 3, 4]), ([1, 2, 3, 4], [4, 1, 2, 3]), ([1, 2, 3], []), ([], [5, 6]),
    ([1, 2, 3, 4, 5], [5, 9, 2, 1, 7]),
  ])
  func snapshotsBecomeValidUpdates(_ old: [Int], _ new: [Int]) {
    var before = NSDiffableDataSourceSnapshot<String, Int>()
    before.appendSections(["a", "gone", "b"])
    before.appendItems(old, toSection: "a")
    before.appendItems([100, 101], toSection: "gone")
    before.appendItems([50, 51], toSection: "b")
    var after = NSDiffableDataSourceSnapshot<String, Int>()
    after.appendSections(["new", "b", "a"])
    after.appendItems([200], toSection: "new")
    after.appendItems([51] + new.prefix(1), toSection: "b")
    after.appendItems(new.dropFirst() + [50], toSection: "a")
    let updates = before.updates(to: after)
    let counts = { (snapshot: NSDiffableDataSourceSnapshot<String, Int>) in
      (0..<snapshot.numberOfSections).map(snapshot.count)
    }
    let check = ListUpdateCheck(
      list: .collection, updates: updates, before: counts(before), after: counts(after))
    #expect(check.problem == nil)
    let mapping = ListMapping(updates, before: counts(before), after: counts(after))
    for item in before.itemIdentifiers {
      let place = before.path(of: item).flatMap(mapping.path)
      // An item whose section has gone is a new one, wherever it is.
      if !["gone"].contains(before.sectionIdentifier(containingItem: item)) {
        #expect(place == after.path(of: item))
      }
    }
  }
}
