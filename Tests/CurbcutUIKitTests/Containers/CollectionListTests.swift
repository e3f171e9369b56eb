import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// Lists and compositional layouts in collection views, filled through registrations and snapshots.
@MainActor
@Suite(.serialized)
struct CollectionListTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, items: [String], header: String? = nil,
    accessories: [UICellAccessory] = []
  ) -> (UICollectionViewController, AnyObject) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header == nil ? .none : .supplementary
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = header
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: controller.collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot)
    return (controller, source)
  }

  @Test func listRowsAreElementsWithTheTraitsOfTheirAccessories() {
    let (controller, source) = list(
      .insetGrouped, items: ["One", "Two"], accessories: [.disclosureIndicator()])
    let found = elements(of: show(controller))
    #expect(found.map { $0.label?.string } == ["One", "Two"])
    #expect(found.first?.traits == [.staticText, .button])
    #expect(found.first?.frame.minX == 16 && found.first?.frame.height == 52)
    #expect(controller.collectionView.backgroundColor == .systemGroupedBackground)
    _ = source
  }

  @Test func listHeaderIsAHeading() {
    let (controller, source) = list(.insetGrouped, items: ["One"], header: "Head")
    let found = elements(of: show(controller))
    #expect(found.map { $0.label?.string } == ["Head", "One"])
    #expect(found.first?.traits.contains(.header) == true)
    _ = source
  }

  @Test func applyingASnapshotShowsIt() throws {
    let (controller, object) = list(.plain, items: ["One", "Two"])
    let source = try #require(object as? UICollectionViewDiffableDataSource<Int, String>)
    let window = show(controller)
    var snapshot = source.snapshot()
    snapshot.insertItems(["New"], beforeItem: "Two")
    snapshot.deleteItems(["One"])
    source.apply(snapshot)
    #expect(labels(of: window) == ["New", "Two"])
    #expect(source.indexPath(for: "Two") == IndexPath(item: 1, section: 0))
  }

  @Test func groupsShareTheWidth() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let content = StaticCollectionContent(cells: (0..<5).map { _ in UICollectionViewCell(frame: .zero) })
    view.staticContent = content
    view.layoutIfNeeded()
    #expect(content.cells[1].frame == CGRect(x: 110, y: 0, width: 100, height: 100))
    #expect(content.cells[4].frame == CGRect(x: 110, y: 105, width: 100, height: 100))
    #expect(view.contentSize.height == 205)
  }

  final class OwnCell: UICollectionViewCell {
    let mark: Int
    override init(frame: CGRect) {
      mark = 3
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
  }

  @Test func registeredClassesAreMadeThroughTheirOwnInitializer() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "own", for: IndexPath(item: 0, section: 0))
    #expect((cell as? OwnCell)?.mark == 3 && cell.reuseIdentifier == "own")
  }
}
