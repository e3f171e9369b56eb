import AssistiveTechnology
import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

/// Rows and items that a finger drags to another place.
@MainActor
@Suite(.serialized)
struct ListDragTests {
  @MainActor
  private final class Fruits: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = ["Apple", "Pear", "Plum"]
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected")
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard indexPath.row > 0 else { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end \(tableView.hasActiveDrag)")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let from = coordinator.items.first?.sourceIndexPath, let to = coordinator.destinationIndexPath
      else {
        return
      }
      log.append("\(coordinator.proposal.operation) \(from.row) to \(to.row)")
      names.insert(names.remove(at: from.row), at: to.row)
      tableView.reloadData()
    }
  }

  private func drag(_ table: UITableView, from: Int, to: Int, in window: UIWindow) {
    let fingers = FingerTracker()
    func middle(_ row: Int) -> CGPoint {
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    let (start, end) = (middle(from), middle(to))
    fingers.put(Touch(finger: 1, phase: .began, point: start), on: window)
    UIKitHost.shared.clock.advance(by: 0.6)
    fingers.put(Touch(finger: 1, phase: .moved, point: end), on: window)
    fingers.put(Touch(finger: 1, phase: .ended, point: end), on: window)
  }

  @Test func rowGoesWhereItIsDropped() {
    let fruits = Fruits(style: .plain)
    fruits.tableView.dragDelegate = fruits
    fruits.tableView.dropDelegate = fruits
    let window = show(fruits)
    drag(fruits.tableView, from: 2, to: 0, in: window)
    #expect(fruits.log == ["begin true", "move 2 to 0", "end false"])
    #expect(labels(of: window) == ["Plum", "Apple", "Pear"])
  }

  @Test func rowWithoutThingsIsNotDragged() {
    let fruits = Fruits(style: .plain)
    fruits.tableView.dragDelegate = fruits
    fruits.tableView.dropDelegate = fruits
    let window = show(fruits)
    drag(fruits.tableView, from: 0, to: 2, in: window)
    #expect(!fruits.log.contains("begin true") && fruits.names == ["Apple", "Pear", "Plum"])
    fruits.tableView.dragInteractionEnabled = false
    drag(fruits.tableView, from: 1, to: 2, in: window)
    #expect(!fruits.log.contains("begin true"))
  }
}
