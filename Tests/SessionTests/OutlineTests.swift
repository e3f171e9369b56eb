import AssistiveTechnology
import CurbcutUIKit
import Foundation
import Testing

/// Outlines in lists: rows that open and close.
@MainActor
@Suite(.serialized)
struct OutlineTests {
  private let controller: UICollectionViewController
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    controller = UICollectionViewController(collectionViewLayout: layout)
    let heads = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = []
    }
    source = UICollectionViewDiffableDataSource(collectionView: controller.collectionView) {
      $0.dequeueConfiguredReusableCell(using: $2.hasPrefix("Group") ? heads : rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Group A", "Group B"])
    snapshot.append(["One", "Two"], to: "Group A")
    snapshot.append(["Three"], to: "Group B")
    source.apply(snapshot, to: 0)
  }

  private func labels(_ screen: LiveScreen) -> [String] {
    screen.provider.update()
    return screen.provider.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test func rowSaysWhetherItIsOpenAndOpensWhenActivated() {
    let screen = LiveScreen(controller)
    #expect(labels(screen) == ["Group A", "Group B"])
    screen.go(to: "Group B")
    screen.previous()
    #expect(screen.said().joined(separator: " ").contains("Collapsed"))
    screen.activate()
    #expect(labels(screen) == ["Group A", "One", "Two", "Group B"])
    #expect(screen.focused == "Group A")
    screen.next()
    _ = screen.said()
    screen.previous()
    #expect(screen.said().joined(separator: " ").contains("Expanded"))
    screen.activate()
    #expect(labels(screen) == ["Group A", "Group B"])
  }

  @Test func rowsInsideOthersAreMovedIn() {
    let screen = LiveScreen(controller)
    var snapshot = source.snapshot(for: 0)
    snapshot.expand(["Group A"])
    source.apply(snapshot, to: 0)
    screen.window.layoutIfNeeded()
    let cell = { (item: Int) in
      controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        as? UICollectionViewListCell
    }
    #expect(cell(0)?.indentationLevel == 0)
    #expect(cell(1)?.indentationLevel == 1)
    #expect(cell(3)?.indentationLevel == 0)
    #expect(cell(0)?.accessibilityExpandedStatus == .expanded)
    #expect(cell(1)?.accessibilityExpandedStatus == .unsupported)
    #expect(cell(3)?.accessibilityExpandedStatus == .collapsed)
  }

  @Test func appCanRefuseAndFillOnOpening() {
    let screen = LiveScreen(controller)
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Group A" }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, inside in
      var inside = inside
      inside.append(["Four"])
      return inside
    }
    screen.go(to: "Group A")
    screen.activate()
    #expect(labels(screen) == ["Group A", "Group B"])
    screen.go(to: "Group B")
    screen.activate()
    #expect(labels(screen) == ["Group A", "Group B", "Three", "Four"])
  }
}
