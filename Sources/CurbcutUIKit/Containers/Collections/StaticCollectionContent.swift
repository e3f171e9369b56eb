import Foundation

/// The items of a collection view from Interface Builder: each of its prototypes shown once.
@MainActor
package final class StaticCollectionContent: NSObject, UICollectionViewDataSource {
  package var cells: [UICollectionViewCell]
  package var header: UICollectionReusableView?
  package var footer: UICollectionReusableView?

  package init(
    cells: [UICollectionViewCell], header: UICollectionReusableView? = nil,
    footer: UICollectionReusableView? = nil
  ) {
    self.cells = cells
    self.header = header
    self.footer = footer
    super.init()
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    cells.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cells.indices.contains(indexPath.item) ? cells[indexPath.item] : UICollectionViewCell(frame: .zero)
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let given = kind == UICollectionView.elementKindSectionFooter ? footer : header
    return given ?? UICollectionReusableView(frame: .zero)
  }
}
