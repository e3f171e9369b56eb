import CurbcutUIKit
import Foundation

extension NibDecoder {
  func readCollection(_ reader: ElementReader, _ collection: UICollectionView) {
    readScrollView(reader, collection)
    reader.bool("prefetchingEnabled") { collection.isPrefetchingEnabled = $0 }
    reader.bool("allowsSelection") { collection.allowsSelection = $0 }
    reader.bool("allowsMultipleSelection") { collection.allowsMultipleSelection = $0 }
    reader.note("dataMode")
    if let layout = reader.child(key: "collectionViewLayout") {
      collection.collectionViewLayout = self.layout(layout)
    }
    let prototypes = reader.child("cells")?.children ?? []
    let cells = prototypes.compactMap { element -> UICollectionViewCell? in
      if let identifier = element["reuseIdentifier"] {
        collection.register(reusable(element), forCellWithReuseIdentifier: identifier)
      }
      return showsPrototypes ? prototype(element) as? UICollectionViewCell : nil
    }
    let header = supplementary(
      reader, "sectionHeaderView", UICollectionView.elementKindSectionHeader, collection)
    let footer = supplementary(
      reader, "sectionFooterView", UICollectionView.elementKindSectionFooter, collection)
    guard !cells.isEmpty || header != nil || footer != nil else { return }
    collection.staticContent = StaticCollectionContent(cells: cells, header: header, footer: footer)
  }

  private func supplementary(
    _ reader: ElementReader, _ key: String, _ kind: String, _ collection: UICollectionView
  ) -> UICollectionReusableView? {
    guard let element = reader.child(key: key) else { return nil }
    if let identifier = element["reuseIdentifier"] {
      collection.register(
        reusable(element), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return showsPrototypes ? prototype(element) as? UICollectionReusableView : nil
  }

  private func layout(_ element: IBElement) -> UICollectionViewLayout {
    let reader = document.reader(element)
    defer { reader.finish() }
    let layout: UICollectionViewLayout = make(element) {
      element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    } custom: { type, coder in
      Made((type as? UICollectionViewLayout.Type)?.init(coder: coder))
    }
    register(layout, for: element)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    reader.choice(
      "scrollDirection", ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]
    ) { flow.scrollDirection = $0 }
    reader.number("minimumLineSpacing") { flow.minimumLineSpacing = $0 }
    reader.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = $0 }
    if let size = reader.size("itemSize") { flow.itemSize = size }
    if let size = reader.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = reader.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = reader.insets("sectionInset") { flow.sectionInset = insets }
    if let size = reader.size("estimatedItemSize") { flow.estimatedItemSize = size }
    if reader.bool("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    reader.choice(
      "sectionInsetReference",
      [
        "contentInset": UICollectionViewFlowLayout.SectionInsetReference.fromContentInset,
        "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
      ]
    ) { flow.sectionInsetReference = $0 }
    return flow
  }

  func readCollectionCell(_ reader: ElementReader, _ cell: UICollectionViewCell) {
    readReusableView(reader, cell)
    // The cell's size on the canvas; the layout decides the real one.
    _ = reader.size("customSize")
    if let element = reader.child(key: "contentView") {
      let content = UIView(frame: .zero)
      fill(content, from: element, kind: nil)
      cell.adopt(contentView: content)
    }
  }

  func readReusableView(_ reader: ElementReader, _ view: UICollectionReusableView) {
    reader.note("reuseIdentifier")
  }
}
