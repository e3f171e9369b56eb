import CurbcutUIKit
import Testing

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

  @Test("the old index path has rows and sections too")
  func oldIndexPath() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3)
  }
}
