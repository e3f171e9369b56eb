import Foundation
import Testing

@testable import CurbcutUIKit

/// Rows come from the data source, are reused, selected, edited.
@MainActor
@Suite(.serialized)
struct TableViewTests {
  @Test func defaults() {
    let table = UITableView()
    #expect(table.style == .plain)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(table.numberOfSections == 0)
    #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "x")
    #expect(cell.reuseIdentifier == "x" && cell.detailTextLabel == nil && cell.textLabel != nil)
    #expect(cell.accessoryType == .none && cell.selectionStyle == .default && !cell.isEditing)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }

  final class OwnCell: UITableViewCell {
    let made: Bool
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      made = true
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class OwnHeader: UITableViewHeaderFooterView {
    let mark = 7
  }

  @Test func registeredClassesAreMadeThroughTheirOwnInitializer() throws {
    let table = UITableView()
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
    let own = try #require(cell as? OwnCell)
    #expect(own.made && own.reuseIdentifier == "own" && own.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? OwnHeader
    #expect(header?.mark == 7 && header?.reuseIdentifier == "header")
  }

  @Test func tappingARowSelectsItAndTellsTheDelegate() throws {
    let source = ListSource([(nil, nil, ["a", "b"])])
    let (controller, table) = tableController(source, style: .plain)
    _ = show(controller)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.accessibilityActivate())
    #expect(source.selected == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(cell.accessibilityTraits.contains(.selected))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(!cell.isSelected)
    table.allowsSelection = false
    #expect(!cell.accessibilityActivate())
  }

  @Test func deletingARowAsksTheDataSource() throws {
    final class Editing: UITableViewController {
      var rows = ["a", "b"]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
    let controller = Editing(style: .plain)
    let window = show(controller)
    controller.setEditing(true, animated: false)
    #expect(labels(of: window) == ["Remove a", "a", "Remove b", "b"])
    let control = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.subviews.first { $0 is RowControl })
    // The minus sign only asks.
    #expect(control.accessibilityActivate())
    #expect(controller.rows == ["a", "b"])
    #expect(labels(of: window) == ["Remove a", "a", "Delete", "Remove b", "b"])
    #expect(control.accessibilityActivate())
    #expect(labels(of: window) == ["Remove a", "a", "Remove b", "b"])
    #expect(control.accessibilityActivate())
    let button = try #require(control.superview?.subviews.first { $0 is DeleteConfirmation })
    #expect(button.accessibilityActivate())
    #expect(controller.rows == ["b"])
    #expect(labels(of: window) == ["Remove b", "b"])
  }

  @Test func staticContentShowsWithoutADataSource() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Static"
    let controller = UITableViewController(style: .grouped)
    controller.tableView.staticContent = StaticTableContent(sections: [.init(header: "Head", cells: [cell])])
    #expect(labels(of: show(controller)) == ["Head", "Static"])
  }
}
