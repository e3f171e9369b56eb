import CurbcutUIKit
import Testing

/// The outline of a section.
@Suite struct SectionSnapshotTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var made = NSDiffableDataSourceSectionSnapshot<String>()
    made.append(["a", "b"])
    made.append(["a1", "a2"], to: "a")
    made.append(["a1x"], to: "a1")
    return made
  }

  @Test func itemsStandBeforeThoseInsideThem() {
    let snapshot = outline()
    #expect(snapshot.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(snapshot.rootItems == ["a", "b"])
    #expect(snapshot.items.map { snapshot.level(of: $0) } == [0, 1, 2, 1, 0])
    #expect(snapshot.parent(of: "a1x") == "a1" && snapshot.parent(of: "b") == nil)
  }

  @Test func onlyWhatIsInOpenItemsShows() {
    var snapshot = outline()
    #expect(snapshot.visibleItems == ["a", "b"])
    snapshot.expand(["a1"])
    #expect(snapshot.visibleItems == ["a", "b"] && !snapshot.isVisible("a1x"))
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    snapshot.collapse(["a1"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"])
  }

  @Test func insertingAndDeletingKeepTheOutline() {
    var snapshot = outline()
    snapshot.insert(["c"], after: "a")
    snapshot.insert(["a0"], before: "a1")
    #expect(snapshot.items == ["a", "a0", "a1", "a1x", "a2", "c", "b"])
    #expect(snapshot.level(of: "c") == 0 && snapshot.level(of: "a0") == 1)
    snapshot.delete(["a1"])
    #expect(snapshot.items == ["a", "a0", "a2", "c", "b"])
  }

  @Test func partOfAnOutlineIsAnOutline() {
    var snapshot = outline()
    snapshot.expand(["a1"])
    let part = snapshot.snapshot(of: "a")
    #expect(part.rootItems == ["a1", "a2"] && part.visibleItems == ["a1", "a1x", "a2"])
    #expect(snapshot.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    snapshot.replace(childrenOf: "a", using: other)
    #expect(snapshot.items == ["a", "n", "b"] && snapshot.parent(of: "n") == "a")
  }
}
