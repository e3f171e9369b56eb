import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

private final class SizedRow: UITableViewCell {}
private final class SizedItem: UICollectionViewCell {}

@MainActor
private let registered: Void = {
  ObjCRuntime.registerClass(SizedRow.self, name: "SizedRow")
  ObjCRuntime.registerClass(SizedItem.self, name: "SizedItem")
}()

/// Xibs whose root is a cell.
private enum CellNib {
  static func constraints(_ around: String) -> String {
    """
    <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="\(around)" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="\(around)" secondAttribute="top" constant="40" id="b"/>
      <constraint firstItem="\(around)" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="16" id="c"/>
      <constraint firstItem="\(around)" firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="40" id="d"/>
    </constraints>
    """
  }

  static let label = """
    <subviews>
      <label text="Name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="16" y="40" width="288" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
    </subviews>
    """

  static func cell(_ name: String, content: String, class type: String, inside: String, outside: String)
    -> String
  {
    """
    <\(name) id="cell" customClass="\(type)">
      <rect key="frame" x="0" y="0" width="320" height="115"/>
      <\(content) key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="115"/>
        \(label)\(inside)
      </\(content)>
      \(outside)
      <viewLayoutGuide key="safeArea" id="safe"/>
    </\(name)>
    """
  }

  static func row(inside: String = "", outside: String = "") -> String {
    cell(
      "tableViewCell", content: "tableViewCellContentView", class: "SizedRow", inside: inside,
      outside: outside)
  }

  static let plainRow = """
    <view id="cell" customClass="SizedRow">
      <rect key="frame" x="0" y="0" width="320" height="115"/>
      \(label)\(constraints("cell"))
      <viewLayoutGuide key="safeArea" id="safe"/>
    </view>
    """
}

/// Rows and items from nibs whose root is the cell. A label stands 40 points from the top and the bottom of what the
/// constraints name: the content view, the cell, or the cell's safe area.
@MainActor
@Suite("Cells from nibs size themselves", .serialized)
struct CellSizingTests {
  init() { registered }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(
    "whether the constraints reach to the content view, the cell, or its safe area",
    arguments: [
      CellNib.row(inside: CellNib.constraints("content")), CellNib.row(inside: CellNib.constraints("safe")),
      CellNib.row(outside: CellNib.constraints("safe")),
      CellNib.row(outside: CellNib.constraints("cell")), CellNib.plainRow,
    ])
  func rows(_ xib: String) throws {
    let bundle = try AppBundle(["Row.xib": Written.xib(xib)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    let rows = Rows()
    table.dataSource = rows
    table.register(UINib(nibName: "Row", bundle: bundle.bundle), forCellReuseIdentifier: "cell")
    let reports = AppBundle.reports {
      let controller = UIViewController()
      controller.view.addSubview(table)
      AppBundle.show(controller)
      table.layoutIfNeeded()
    }
    #expect(reports == [])
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(height > 99 && height < 104)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == height)
  }

  @Test(
    "the items of a collection view too",
    arguments: [
      ("collectionViewCellContentView", CellNib.constraints("content"), ""),
      ("view", "", CellNib.constraints("cell")),
      ("view", "", CellNib.constraints("safe")),
    ])
  func items(_ content: String, _ inside: String, _ outside: String) throws {
    let xib = CellNib.cell(
      "collectionViewCell", content: content, class: "SizedItem", inside: inside, outside: outside)
    let bundle = try AppBundle(["Item.xib": Written.xib(xib)])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    let rows = Rows()
    items.dataSource = rows
    items.register(UINib(nibName: "Item", bundle: bundle.bundle), forCellWithReuseIdentifier: "cell")
    let controller = UIViewController()
    controller.view.addSubview(items)
    AppBundle.show(controller)
    items.layoutIfNeeded()
    let size = try #require(items.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).size
    #expect(size.height > 99 && size.height < 104)
    #expect(size.width > 60 && size.width < 90)
  }
}
