import Foundation
import Testing

@testable import CurbcutUIKit

/// Where a flow layout puts the items of a line.
@MainActor
@Suite(.serialized)
struct FlowLayoutTests {
  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat]
    init(_ widths: [CGFloat]) { self.widths = widths }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 50) }
  }

  private func places(_ widths: [CGFloat], asksDelegate: Bool, inset: CGFloat = 0) -> [CGFloat] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: widths[0], height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(widths)
    view.dataSource = source
    if asksDelegate { view.delegate = source }
    view.layoutIfNeeded()
    return withExtendedLifetime(source) {
      widths.indices.compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
      }
    }
  }

  @Test(arguments: [true, false])
  func itemsOfTheLastLineStandBelowOthers(asksDelegate: Bool) {
    #expect(
      places(Array(repeating: 100, count: 5), asksDelegate: asksDelegate) == [0, 150, 300, 0, 150])
    #expect(places(Array(repeating: 100, count: 3), asksDelegate: asksDelegate) == [0, 150, 300])
    #expect(places([100], asksDelegate: asksDelegate, inset: 20) == [20])
  }

  @Test(arguments: [true, false])
  func aColumnIsCentredToItsLastItem(asksDelegate: Bool) {
    #expect(places([360, 360, 360], asksDelegate: asksDelegate) == [20, 20, 20])
  }

  @Test func theLastLineOfItemsOfManyWidthsKeepsTheSpacing() {
    #expect(places([190, 150, 60, 80], asksDelegate: true) == [0, 250, 0, 70])
  }
}
