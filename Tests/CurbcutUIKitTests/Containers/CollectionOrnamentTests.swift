import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// Badges at items and backgrounds of sections in compositional layouts.
@MainActor
@Suite(.serialized)
struct CollectionOrnamentTests {
  private final class Badge: UICollectionReusableView {}
  private final class Back: UICollectionReusableView {}

  @Test func anchorsPlaceOneRectangleAtAnother() {
    let item = CGRect(x: 100, y: 100, width: 80, height: 60)
    let size = CGSize(width: 20, height: 20)
    func place(_ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil) -> CGPoint {
      anchor.place(size, at: item, own: own).origin
    }
    #expect(place(NSCollectionLayoutAnchor(edges: [.top, .leading])) == CGPoint(x: 100, y: 100))
    #expect(place(NSCollectionLayoutAnchor(edges: [.bottom])) == CGPoint(x: 130, y: 140))
    let badge = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    #expect(place(badge) == CGPoint(x: 170, y: 90))
    let moved = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(place(moved, NSCollectionLayoutAnchor(edges: [.bottom, .leading])) == CGPoint(x: 181, y: 82))
  }

  @Test func badgesAndBackgroundsShowWithTheirItemsAndSections() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Back.self, forDecorationViewOfKind: "back")
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let badges = UICollectionView.SupplementaryRegistration<Badge>(elementKind: "badge") { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    let window = show(controller)
    window.layoutIfNeeded()
    let width = window.bounds.width
    let shown = controller.collectionView.subviews
    #expect(shown.filter { $0 is Badge }.count == 3)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    let second = controller.collectionView.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(second?.frame.maxX == cell?.frame.maxX && second?.frame.minY == cell?.frame.minY)
    #expect(
      shown.first { $0 is Back }?.frame == CGRect(x: 5, y: 5, width: width - 10, height: 90))
  }
}
