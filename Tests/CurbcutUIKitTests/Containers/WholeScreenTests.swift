import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// Reading a screen to the end of its lists.
@MainActor
@Suite(.serialized)
struct WholeScreenTests {
  private func whole(_ window: UIWindow) -> WholeScreen {
    AccessibilityProvider(window).readWholeScreen(limit: 300, growthLimit: 100)
  }

  private func labels(_ screen: WholeScreen) -> [String] {
    screen.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test func allRowsAreReadWithHeadersAndFooters() {
    let source = ListSource([
      ("One", "End of one", (0..<30).map { "a\($0)" }), ("Two", nil, []),
      ("Three", nil, (0..<30).map { "b\($0)" }),
    ])
    let (controller, table) = tableController(source, style: .plain)
    let top = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    top.text = "Top"
    let bottom = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    bottom.text = "Bottom"
    table.tableHeaderView = top
    table.tableFooterView = bottom
    let window = show(controller)
    let offset = table.contentOffset
    let screen = whole(window)
    let rows = ["Top", "One"] + (0..<30).map { "a\($0)" }
    #expect(labels(screen) == rows + ["End of one", "Two", "Three"] + (0..<30).map { "b\($0)" } + ["Bottom"])
    #expect(screen.unfinished.isEmpty)
    #expect(table.contentOffset == offset)
    // Rows stand below each other, as if the screen were long.
    let tops = screen.tree.elements.map(\.frame.minY)
    #expect(tops == tops.sorted())
    #expect(screen.tree.elements.first?.frame == AccessibilityProvider.tree(of: window).elements.first?.frame)
    #expect(screen.tree.containers.count { $0.kind == .scrollView } == 1)
  }

  @Test func aScreenWithoutMoreIsReadAsItStands() {
    let source = ListSource([("One", nil, ["a", "b"])])
    let (controller, _) = tableController(source, style: .insetGrouped)
    let window = show(controller)
    #expect(whole(window).tree == AccessibilityProvider.tree(of: window))
  }

  @Test func listsWithoutAnEndStopAtABound() {
    final class Feed: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 40
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Post \(indexPath.row)"
        return cell
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard indexPath.row == count - 1 else { return }
        // As after an answer from the network.
        _ = UIKitHost.shared.clock.after(0.3) {
          self.count += 20
          tableView.insertRows(at: (self.count - 20..<self.count).map { [0, $0] }, with: .none)
        }
      }
    }
    let feed = Feed()
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = feed
    controller.tableView.delegate = feed
    let window = show(controller)
    let screen = whole(window)
    #expect(screen.unfinished.count == 1 && screen.unfinished.first?.grows == true)
    let read = screen.unfinished.first?.elements ?? 0
    #expect(read >= 100 && read < 130)
    #expect(labels(screen) == (0..<read).map { "Post \($0)" })
  }

  @Test func longListsStopAtABound() {
    let source = ListSource([(nil, nil, (0..<5_000).map { "\($0)" })])
    let (controller, _) = tableController(source, style: .plain)
    let screen = whole(show(controller))
    #expect(screen.unfinished == [.init(elements: labels(screen).count, rows: 5_000, grows: false)])
    #expect(labels(screen).count >= 300)
  }

  @Test func aLabelLeftOverFromAReusedCellIsHeard() {
    /// Shows a badge for every tenth row, and forgets that the cell may have shown one.
    final class Careless: NSObject, UITableViewDataSource {
      final class Cell: UITableViewCell {
        let badge = UILabel(frame: CGRect(x: 200, y: 10, width: 80, height: 20))
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          badge.isHidden = true
          badge.text = "Unread"
          contentView.addSubview(badge)
        }
        required init?(coder: NSCoder) { return nil }
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentConfiguration = nil
        cell.accessibilityLabel = nil
        cell.textLabel?.text = "Mail \(indexPath.row)"
        if indexPath.row % 10 == 0 { cell.accessibilityValue = "Unread" }
        return cell
      }
    }
    let source = Careless()
    let controller = UITableViewController(style: .plain)
    controller.tableView.rowHeight = 60
    controller.tableView.register(Careless.Cell.self, forCellReuseIdentifier: "row")
    controller.tableView.dataSource = source
    let screen = whole(show(controller))
    #expect(labels(screen) == (0..<40).map { "Mail \($0)" })
    let unread = screen.tree.elements.indices.filter { screen.tree.elements[$0].value?.string == "Unread" }
    #expect(Set([0, 10, 20, 30]).isSubset(of: unread))
    #expect(unread.count > 4)
  }
}
