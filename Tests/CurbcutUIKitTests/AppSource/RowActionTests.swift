import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Row actions of the time before iOS 11", .serialized)
struct RowActionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var done: [IndexPath] = []
    var configuration: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [
        UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] _, path in
          self?.done.append(path)
        }
      ]
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration }
  }

  @Test("VoiceOver offers them as custom actions, unless the row has a configuration")
  func customActions() throws {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = source
    table.delegate = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(table)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let action = try #require(cell.offeredCustomActions.first)
    #expect(action.name == "Remove")
    #expect(action.actionHandler?(action) == true)
    #expect(source.done == [IndexPath(row: 1, section: 0)])
    source.configuration = UISwipeActionsConfiguration(actions: [])
    #expect(cell.offeredCustomActions.isEmpty)
  }

  private final class Editable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Milk", "Bread"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test("a row that its data source deletes has an action for it, where the class is known to implement that")
  func deletion() throws {
    let source = Editable()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(table)
    table.layoutIfNeeded()
    let fixed = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.offeredCustomActions.isEmpty)
    ObjCRuntime.register(Editable.self) { c in
      c.method("tableView:commit:forRowAt:") { o, a in
        o.tableView(try a.value(0), commit: try a.value(1), forRowAt: try a.value(2))
      }
    }
    #expect(fixed.offeredCustomActions.isEmpty)
    let action = try #require(cell.offeredCustomActions.first)
    #expect(action.name == "Delete")
    #expect(action.perform())
    #expect(source.names == ["Milk"])
  }

  @Test("the old index path has rows and sections too")
  func oldIndexPath() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3)
  }
}
