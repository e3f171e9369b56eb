import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// What lies behind and beside the text of rows.
@MainActor
@Suite(.serialized)
struct RowLookTests {
  private func background(of cell: UITableViewCell?) -> UIColor? {
    cell?.subviews.first { $0 is CellBackground }?.backgroundColor
  }

  @Test func rowsOfPlainTablesAreNotTransparent() throws {
    let source = ListSource([(nil, nil, ["One", "Two"])])
    source.configure = { cell, path in if path.row == 1 { cell.backgroundColor = .clear } }
    let (controller, table) = tableController(source, style: .plain)
    table.backgroundColor = .white
    _ = show(controller)
    #expect(background(of: table.cellForRow(at: IndexPath(row: 0, section: 0))) == .systemBackground)
    #expect(background(of: table.cellForRow(at: IndexPath(row: 1, section: 0))) == nil)
  }

  private func list(_ accessory: UICellAccessory) -> (UIWindow, UICollectionView) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [accessory]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view = view
    let window = show(controller)
    return withExtendedLifetime(source) { (window, view) }
  }

  @Test func separatorsOfPlainListsEndBeforeTheEdge() throws {
    let (_, view) = list(.disclosureIndicator())
    let cell = try #require(view.visibleCells.first)
    let separator = try #require(cell.subviews.first { $0 is CellSeparator })
    #expect(separator.frame.minX == 16 && separator.frame.maxX == cell.bounds.width - 16)
  }

  @Test func theArrowOfAnOutlineGrowsWithTheText() {
    func width(_ size: UIContentSizeCategory) -> CGFloat {
      var width: CGFloat = 0
      UITraitCollection(preferredContentSizeCategory: size).performAsCurrent {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        let arrow = UICellAccessory.outlineDisclosure(options: .init(style: .header)).makeView(for: cell)
        width = arrow.sizeThatFits(CGSize(width: 200, height: 200)).width
      }
      return width
    }
    #expect(width(.accessibilityExtraLarge) > width(.large) * 1.5)
  }

  @Test func theSymbolOfAButtonGrowsWithTheText() {
    func size(_ size: UIContentSizeCategory) -> CGSize {
      var result = CGSize.zero
      UITraitCollection(preferredContentSizeCategory: size).performAsCurrent {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "cart")
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        result = button.imageView?.intrinsicContentSize ?? .zero
      }
      return result
    }
    #expect(size(.accessibilityExtraLarge).width > size(.large).width * 1.5)
  }
}
