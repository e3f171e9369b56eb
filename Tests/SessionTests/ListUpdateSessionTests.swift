import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// Lists that change, and lists that are longer than the screen, as VoiceOver goes through them.
@MainActor
@Suite("Lists under VoiceOver", .serialized)
struct ListUpdateSessionTests {
  /// A table over the whole screen, with sections.
  private final class Sections: NSObject, UITableViewDataSource {
    var titles: [[String]]
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 500))

    init(_ titles: [[String]]) {
      self.titles = titles
      super.init()
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = titles[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
  }

  @Test("The cursor stays on its row when rows come before it, and goes on from there")
  func insertion() {
    let list = Sections([(0..<40).map { "Row \($0)" }])
    let screen = LiveScreen([list.table])
    screen.go(to: "Row 3")
    list.titles[0].insert(contentsOf: ["New 1", "New 2"], at: 0)
    list.table.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
    screen.session.settle()
    #expect(screen.focused == "Row 3")
    screen.next()
    #expect(screen.focused == "Row 4")
    list.titles[0].swapAt(0, 7)
    list.table.performBatchUpdates {
      list.table.moveRow(at: [0, 7], to: [0, 0])
      list.table.moveRow(at: [0, 0], to: [0, 7])
    }
    screen.session.settle()
    #expect(screen.focused == "Row 4")
  }

  @Test("When its row goes, the cursor goes to the next")
  func deletion() {
    let list = Sections([(0..<40).map { "Row \($0)" }])
    let screen = LiveScreen([list.table])
    screen.go(to: "Row 3")
    list.titles[0].remove(at: 3)
    list.table.deleteRows(at: [[0, 3]], with: .fade)
    screen.session.settle()
    #expect(screen.focused == "Row 4")
  }

  @Test("A reloaded row says what it says now, and keeps the cursor")
  func reload() {
    let list = Sections([["a", "b", "c"]])
    let screen = LiveScreen([list.table])
    screen.go(to: "b")
    list.titles[0][1] = "B, changed"
    list.table.reloadRows(at: [[0, 1]], with: .automatic)
    screen.session.settle()
    #expect(screen.focused == "B, changed")
  }

  @Test("Flicks go through sections, headers, what stands above and below, and on to the rest of the screen")
  func everything() {
    let list = Sections((0..<6).map { section in (0..<7).map { "\(section).\($0)" } } + [[], []])
    let (top, bottom) = (label("Top", 0), label("Bottom", 0))
    list.table.tableHeaderView = top
    list.table.tableFooterView = bottom
    let screen = LiveScreen([list.table, label("After", 700)])
    var expected = ["Top"]
    for (section, rows) in list.titles.enumerated() { expected += ["Section \(section)"] + rows }
    expected += ["Bottom", "After"]
    var heard = [screen.focused ?? ""]
    for _ in 0..<100 where heard.last != "After" {
      screen.next()
      heard.append(screen.focused ?? "")
    }
    #expect(heard == expected)
    for _ in 0..<100 where heard.last != "Top" {
      screen.previous()
      heard.append(screen.focused ?? "")
    }
    #expect(heard.suffix(expected.count) == expected.reversed()[...])
  }

  @Test("What a cell left over from another row says is heard")
  func leftOver() {
    final class Careless: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Mail \(indexPath.row)"
        // Nobody takes this away again.
        if indexPath.row == 0 { cell.accessibilityValue = "Unread" }
        return cell
      }
    }
    let source = Careless()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 500))
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let screen = LiveScreen([table])
    _ = screen.said()
    var unread: [String] = []
    for _ in 0..<30 {
      screen.next()
      unread += screen.said().filter { $0.contains("Unread") }
    }
    #expect(!unread.isEmpty && !unread.contains { $0.hasPrefix("Mail 0 ") })
  }
}
