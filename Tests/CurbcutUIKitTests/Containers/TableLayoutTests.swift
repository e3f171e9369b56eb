import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Where rows, headers and footers stand, against the real tree `ios26-netnewswire-settings.sheet.xml`.
@MainActor
@Suite(.serialized)
struct TableLayoutTests {
  let source = ListSource([
    ("Notifications", nil, ["Open System Settings"]), ("Feeds", nil, ["Import", "Export"]),
    (nil, "Sets the maximum frame rate.", ["Limit"]),
  ])

  @Test func insetGroupedTableHasTheMeasuresOfIOS26() throws {
    let (controller, table) = tableController(source, style: .insetGrouped)
    _ = show(controller)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(first.minX == 20 && first.width == 362)
    #expect(first.height == 52)
    // The first header is higher by the gap above the first section: 55⅔ points, the others 38⅓.
    #expect(abs(table.rectForHeader(inSection: 0).height - 55.67) < 1.5)
    #expect(abs(table.rectForHeader(inSection: 1).height - 38.33) < 1.5)
    let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(abs(second.minY - first.maxY - 56) < 1.5)
    #expect(abs(table.rectForHeader(inSection: 2).height - 17.67) < 0.5)
    #expect(abs(table.rectForFooter(inSection: 2).height - 31) < 1.5)
  }

  @Test func titleFillsTheRow() throws {
    let (controller, table) = tableController(source, style: .insetGrouped)
    _ = show(controller)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let frame = try #require(cell.textLabel?.accessibilityFrame)
    #expect(frame.minX == 36 && frame.width == 330 && frame.height == 51)
    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    // 308 beside a chevron that ends 20 points from the edge.
    #expect(abs((cell.textLabel?.frame.width ?? 0) - 308) < 1.5)
    let chevron = try #require(cell.subviews.first { $0 is CellAccessoryView })
    #expect(chevron.frame.maxX == 342)
  }

  @Test func detailButtonGrowsWithTheText() throws {
    let (controller, table) = tableController(source, style: .insetGrouped)
    let window = show(controller)
    defer { UIKitHost.shared.configure(device: .iPhone16Pro) }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.accessoryType = .detailDisclosureButton
    window.layoutIfNeeded()
    let accessory = try #require(cell.subviews.first { $0 is CellAccessoryView } as? CellAccessoryView)
    let image = try #require(accessory.detailButton?.imageView)
    let before = image.frame.width
    #expect(before > 18 && accessory.frame.width > before)
    var settings = Settings()
    settings.contentSize = .accessibilityExtraExtraExtraLarge
    UIKitHost.shared.apply(settings)
    for _ in 0..<3 { window.layoutIfNeeded() }
    let shown = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    shown.accessoryType = .detailDisclosureButton
    for _ in 0..<3 { window.layoutIfNeeded() }
    let large = try #require(shown.subviews.first { $0 is CellAccessoryView } as? CellAccessoryView)
    #expect((large.detailButton?.imageView?.frame.width ?? 0) > 2 * before)
    // The button leaves the chevron its room.
    #expect((large.detailButton?.frame.maxX ?? 0) < large.frame.width - 20)
  }

  @Test func plainTableLeavesNoRoomForMissingHeaders() {
    let (controller, table) = tableController(
      ListSource([(nil, nil, ["a"]), (nil, nil, ["b"])]), style: .plain)
    _ = show(controller)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
        == table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
  }

  @Test func numbersOfInterfaceBuilderMeanAutomatic() {
    let (controller, table) = tableController(source, style: .grouped)
    table.sectionHeaderHeight = 18
    table.sectionFooterHeight = 18
    _ = show(controller)
    #expect(table.rectForHeader(inSection: 1).height > 30)
    table.sectionHeaderHeight = 60
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1).height == 60)
  }

  @Test func longTextMakesTheRowHigher() {
    source.sections[0].rows = [String(repeating: "A very long row that wraps. ", count: 8)]
    source.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    let (controller, table) = tableController(source, style: .plain)
    _ = show(controller)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 100)
  }

  @Test func rowSizesItselfByConstraints() {
    source.configure = { cell, _ in
      guard !cell.contentView.subviews.contains(where: { $0.tag == 1 }) else { return }
      let box = UIView()
      box.tag = 1
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 80),
      ])
    }
    source.sections = [(nil, nil, [""])]
    let (controller, table) = tableController(source, style: .plain)
    _ = show(controller)
    // The separator takes a point of the row.
    #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 101) < 0.01)
  }

  @Test func fixedHeightsWin() {
    let (controller, table) = tableController(source, style: .plain)
    table.rowHeight = 77
    _ = show(controller)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).height == 77)
  }

  @Test func accessibilitySizesStackTitleAndValue() throws {
    source.style = .value1
    source.configure = { cell, _ in cell.detailTextLabel?.text = "Value" }
    let (controller, table) = tableController(source, style: .insetGrouped)
    let window = show(controller)
    let path = IndexPath(row: 0, section: 0)
    let side = try #require(table.cellForRow(at: path))
    #expect(try #require(side.detailTextLabel).frame.minX > 250)
    window.maximumContentSizeCategory = nil
    window.minimumContentSizeCategory = .accessibilityExtraLarge
    for _ in 0..<3 { window.layoutIfNeeded() }
    let cell = try #require(table.cellForRow(at: path))
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(detail.frame.minY >= text.frame.maxY)
    #expect(cell.frame.height > 90)
  }

  @Test func rightToLeftTurnsTheRow() throws {
    source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let (controller, table) = tableController(source, style: .insetGrouped)
    table.semanticContentAttribute = .forceRightToLeft
    _ = show(controller)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let chevron = try #require(cell.subviews.first { $0 is CellAccessoryView })
    #expect(chevron.frame.minX == 20)
  }
}
