import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// What rows and headers are to VoiceOver.
@MainActor
@Suite(.serialized)
struct TableAccessibilityTests {
  private func row(
    _ style: UITableViewCell.CellStyle = .default, _ change: (UITableViewCell) -> Void = { _ in }
  ) -> [AccessibilityElement] {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    let controller = UITableViewController(style: .insetGrouped)
    controller.tableView.staticContent = StaticTableContent(sections: [.init(cells: [cell])])
    return elements(of: show(controller))
  }

  @Test func aRowIsOneElementWithItsTextsJoined() throws {
    let found = row(.subtitle)
    #expect(found.count == 1)
    #expect(found.first?.label?.string == "Title, Detail")
    #expect(found.first?.traits == .staticText)
  }

  @Test func aRowSaysTheValuesOfWhatItHolds() throws {
    let found = row {
      $0.textLabel?.text = nil
      let progress = UIProgressView(frame: CGRect(x: 20, y: 20, width: 100, height: 4))
      progress.progress = 0.5
      $0.contentView.addSubview(progress)
    }
    #expect(found.map { $0.label?.string } == ["Progress, 50%"])
  }

  @Test func swipeActionsAreOfferedAsCustomActions() throws {
    final class List: UITableViewController {
      var deleted: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Mail"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self.deleted.append(path.row)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }
    let list = List(style: .plain)
    let found = elements(of: show(list))
    #expect(found.first?.details.customActions.map(\.name.string) == ["Delete"])
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let action = try #require(cell.offeredCustomActions.first)
    #expect(action.perform())
    #expect(list.deleted == [0])
    // The app's own come first, and take nothing away.
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Details") { _ in true }]
    #expect(cell.offeredCustomActions.map(\.name) == ["Details", "Delete"])
    #expect(cell.accessibilityCustomActions?.count == 1)
    // Beside an accessory button, the texts of the row offer them.
    #expect(cell.textElement.offeredCustomActions.map(\.name) == ["Details", "Delete"])
  }

  @Test func onlyADisclosureIndicatorMakesItAButton() {
    #expect(row { $0.accessoryType = .disclosureIndicator }.first?.traits == [.staticText, .button])
    #expect(row().first?.traits == .staticText)
    #expect(row { $0.accessoryType = .checkmark }.first?.traits == [.staticText, .selected])
  }

  @Test func theDetailButtonIsAnElementBesideTheRow() {
    let found = row { $0.accessoryType = .detailButton }
    #expect(found.map { $0.label?.string } == ["Title", "More Info"])
    #expect(found.last?.traits.contains(.button) == true)
  }

  @Test func aSwitchInTheAccessoryPlaceIsTheRow() {
    let found = row { $0.accessoryView = UISwitch() }
    #expect(found.count == 1)
    #expect(found.first?.label?.string == "Title")
    #expect(found.first?.value?.string == "0")
    #expect(found.first?.traits.contains([.button, .toggleButton]) == true)
  }

  @Test func aSwitchInTheContentTakesTheRowsText() {
    let found = row { cell in
      let control = UISwitch(frame: CGRect(x: 280, y: 12, width: 63, height: 28))
      cell.contentView.addSubview(control)
    }
    #expect(found.map { $0.label?.string } == ["Title", "Title"])
    #expect(found.first?.traits == .staticText)
    #expect(found.last?.traits == [.button, .toggleButton])
  }

  @Test func automationOpensRowsUp() {
    UITableViewCell.rowGrouping = .separate
    defer { UITableViewCell.rowGrouping = .combined }
    let found = row(.value1) { $0.accessoryType = .disclosureIndicator }
    #expect(found.map { $0.label?.string } == ["Title", "Detail"])
    #expect(found.allSatisfy { $0.traits == .staticText })
  }

  @Test func whatTheAppSaysWins() {
    let found = row {
      $0.accessibilityLabel = "Own"
      $0.accessibilityTraits = .link
    }
    #expect(found.map { $0.label?.string } == ["Own"])
    #expect(found.first?.traits == .link)
  }

  @Test func headersAreHeadingsAsWrittenAndFootersPlain() throws {
    let source = ListSource([("Feeds & More", "About feeds.", ["Row"])])
    let (controller, _) = tableController(source, style: .insetGrouped)
    let found = elements(of: show(controller))
    #expect(found.map { $0.label?.string } == ["Feeds & More", "Row", "About feeds."])
    #expect(found[0].traits == .header && found[2].traits == .none)
    #expect(found[0].frame.minX == 20 && found[0].frame.width == 362)
  }

  @Test func listContentConfigurationReadsLikeAStandardRow() {
    let found = row { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Configured"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
      #expect(cell.textLabel == nil)
    }
    #expect(found.map { $0.label?.string } == ["Configured, Second"])
  }

  @Test func theSectionIndexIsOneAdjustableElement() throws {
    final class Indexed: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
      }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let controller = Indexed(style: .plain)
    let found = elements(of: show(controller))
    let index = try #require(found.first { $0.label?.string == "Table index" })
    #expect(index.traits.contains([.adjustable, .tableIndex]))
    #expect(index.value?.string == "A")
    controller.tableView.indexView.accessibilityIncrement()
    #expect(controller.tableView.contentOffset.y > 500)
  }
}
