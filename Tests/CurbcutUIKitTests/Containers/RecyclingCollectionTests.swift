import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// A collection view has views for what shows, and uses them again.
@MainActor
@Suite(.serialized)
struct RecyclingCollectionTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var titles: [[String]]
    var asked: [IndexPath] = []
    var made: Set<ObjectIdentifier> = []
    var lines: [String] = []
    let view: UICollectionView

    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
      titles = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
      view.dataSource = self
      view.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      titles[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      asked.append(indexPath)
      made.insert(ObjectIdentifier(cell))
      fill(cell, titles[indexPath.section][indexPath.item])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      fill(view, "Header \(indexPath.section)")
      return view
    }
    private func fill(_ view: UICollectionReusableView, _ text: String) {
      view.isAccessibilityElement = true
      view.accessibilityLabel = text
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { lines.append("+\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { lines.append("-\(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      lines.append("soon \(indexPaths.map(\.item))")
    }
  }

  private func grid(pinned: Bool = false) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = pinned ? CGSize(width: 0, height: 50) : .zero
    layout.sectionHeadersPinToVisibleBounds = pinned
    return layout
  }

  private func list() -> UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  @Test func onlyItemsThatShowHaveCells() {
    let source = Source(grid(), [300])
    source.view.layoutIfNeeded()
    #expect(source.asked.map(\.item) == Array(0..<12))
    #expect(source.view.cellForItem(at: [0, 12]) == nil)
    source.lines = []
    source.view.contentOffset.y = 100
    source.view.layoutIfNeeded()
    #expect(source.lines == ["-0", "-1", "-2", "+12", "+13", "+14"])
    for line in 2..<80 {
      source.view.contentOffset.y = CGFloat(line) * 100
      source.view.layoutIfNeeded()
    }
    #expect(source.made.count <= 12)
  }

  @Test func itemsToComeAreAnnounced() {
    let source = Source(grid(), [300])
    source.view.prefetchDataSource = source
    source.view.layoutIfNeeded()
    #expect(source.lines.last == "soon \(Array(12..<24))")
  }

  @Test(arguments: [100, 100_000])
  func openingAListAsksForWhatShowsOnly(count: Int) {
    let source = Source(list(), [count])
    source.view.layoutIfNeeded()
    #expect(source.asked.count < 20)
    source.view.scrollToItem(at: [0, count - 1], at: .bottom, animated: false)
    source.view.layoutIfNeeded()
    #expect(source.view.cellForItem(at: [0, count - 1])?.accessibilityLabel == "0.\(count - 1)")
    #expect(source.asked.count < 50)
  }

  @Test(arguments: [true, false])
  func headersThatArePinnedStayInSight(isFlow: Bool) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let source = Source(
      isFlow
        ? grid(pinned: true) : UICollectionViewCompositionalLayout.list(using: configuration), [30, 30])
    source.view.layoutIfNeeded()
    source.view.contentOffset.y = 300
    source.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(source.view.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(header.frame.minY == 300)
    // It lies in front of the items that scroll by under it.
    #expect(source.view.subviews.last { $0 is UICollectionReusableView } === header)
    // The next section pushes it out.
    let next = try #require(
      source.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])?.frame.minY)
    source.view.contentOffset.y = next - 20
    source.view.layoutIfNeeded()
    #expect(
      header.frame.maxY == next
        || source.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.maxY == next)
  }

  @Test(arguments: [true, false])
  func headersThatArePinnedAreReadBeforeTheirItems(isFlow: Bool) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let source = Source(
      isFlow
        ? grid(pinned: true) : UICollectionViewCompositionalLayout.list(using: configuration), [30, 30])
    let controller = UIViewController()
    controller.view.addSubview(source.view)
    let window = show(controller)
    let provider = AccessibilityProvider(window)
    func read() -> [String?] {
      provider.update()
      return provider.tree.elements.map { $0.label?.string }
    }
    #expect(read().first == "Header 0")
    #expect(provider.tree.beforeGap.isEmpty)
    // The middle of an item that is half under the header lies above the header's: it is read after it all the same.
    source.view.contentOffset.y = 330
    let header = try #require(read().firstIndex(of: "Header 0"))
    #expect(header == 0)
    #expect(provider.tree.beforeGap == [provider.tree.elements[0].id])
  }

  @Test func itemsThatStayKeepTheirCells() {
    let source = Source(grid(), [30])
    let controller = UIViewController()
    controller.view.addSubview(source.view)
    let window = show(controller)
    let first = source.view.cellForItem(at: [0, 0])
    source.asked = []
    source.titles[0].insert("New", at: 0)
    source.titles[0].remove(at: 3)
    source.view.performBatchUpdates {
      source.view.insertItems(at: [[0, 0]])
      source.view.deleteItems(at: [[0, 2]])
    }
    #expect(source.asked == [[0, 0]])
    #expect(source.view.cellForItem(at: [0, 1]) === first)
    #expect(labels(of: window).prefix(4) == ["New", "0.0", "0.1", "0.3"])
    UIKitHost.shared.runUntilIdle()
    #expect(!source.view.subviews.contains { $0.isLeaving })
  }

  @Test func snapshotsFillOnlyWhatIsNewOrNamed() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: grid())
    var names = [1: "One", 2: "Two", 3: "Three"]
    var asked: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      asked.append(item)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = names[item]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    names[1] = "Changed"
    names[2] = "Also changed"
    asked = []
    snapshot.appendItems([3])
    snapshot.reconfigureItems([2])
    var isDone = false
    source.apply(snapshot, animatingDifferences: true) { isDone = true }
    #expect(asked.sorted() == [2, 3])
    #expect(labels(of: window) == ["One", "Also changed", "Three"])
    UIKitHost.shared.runUntilIdle()
    #expect(isDone)
  }
}
