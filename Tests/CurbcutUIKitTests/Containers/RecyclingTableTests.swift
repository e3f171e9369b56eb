import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// A table has cells for the rows that show, and uses them again.
@MainActor
@Suite(.serialized)
struct RecyclingTableTests {
  /// Cells that say when they are prepared, and a data source and delegate that keeps a diary.
  private final class Diary: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    final class Cell: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }

    var titles: [String]
    var height: (Int) -> CGFloat = { _ in 50 }
    var lines: [String] = []
    var made: Set<ObjectIdentifier> = []
    var asked: [Int] = []
    var heights = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init(_ count: Int) {
      titles = (0..<count).map { "Row \($0)" }
      super.init()
      table.contentInsetAdjustmentBehavior = .never
      // The guess is right, so that where a row stands does not depend on which rows were measured.
      table.estimatedRowHeight = 50
      table.register(Cell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
    }

    func scroll(to y: CGFloat) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      made.insert(ObjectIdentifier(cell))
      asked.append(indexPath.row)
      cell.textLabel?.text = titles[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights += 1
      return height(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { lines.append("+\(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { lines.append("-\(indexPath.row)") }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      lines.append("soon \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      lines.append("not \(indexPaths.map(\.row))")
    }
  }

  private func inWindow(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return show(controller)
  }

  @Test func onlyRowsThatShowHaveCells() {
    let diary = Diary(60)
    diary.table.layoutIfNeeded()
    #expect(diary.asked == [0, 1, 2, 3])
    #expect(diary.table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    #expect(diary.table.cellForRow(at: [0, 3])?.textLabel?.text == "Row 3")
    #expect(diary.table.cellForRow(at: [0, 4]) == nil)
    diary.scroll(to: 1_025)
    #expect(diary.table.indexPathsForVisibleRows?.map(\.row) == [20, 21, 22, 23, 24])
    #expect(diary.table.visibleCells.map { $0.textLabel?.text } == (20...24).map { "Row \($0)" })
    #expect(diary.table.cellForRow(at: [0, 0]) == nil)
  }

  @Test func cellsAreReusedAndPrepared() {
    let diary = Diary(1_000)
    diary.table.layoutIfNeeded()
    for page in 1...40 { diary.scroll(to: CGFloat(page) * 100) }
    #expect(diary.made.count <= 6)
    let cells = diary.table.visibleCells.compactMap { $0 as? Diary.Cell }
    #expect(cells.count == 4 && cells.allSatisfy { $0.prepared > 5 })
  }

  @Test func theDelegateHearsOfEachRowThatComesAndGoes() {
    let diary = Diary(60)
    diary.table.layoutIfNeeded()
    diary.lines = []
    diary.scroll(to: 50)
    #expect(diary.lines == ["-0", "+4"])
    diary.lines = []
    diary.scroll(to: 0)
    #expect(diary.lines == ["-4", "+0"])
  }

  @Test func rowsToComeAreAnnouncedInTheDirectionOfScrolling() {
    let diary = Diary(60)
    diary.table.prefetchDataSource = diary
    diary.table.layoutIfNeeded()
    #expect(diary.lines.last == "soon [4, 5, 6, 7]")
    diary.scroll(to: 100)
    #expect(diary.lines.last == "soon [8, 9]")
    diary.scroll(to: 500)
    diary.lines = []
    diary.scroll(to: 450)
    #expect(diary.lines.filter { $0.contains("[") } == ["not [14, 15, 16, 17]", "soon [8, 7, 6, 5]"])
    diary.table.isPrefetchingEnabled = false
    diary.lines = []
    diary.scroll(to: 800)
    #expect(!diary.lines.contains { $0.hasPrefix("soon") })
  }

  @Test func heightsAreGuessedUntilRowsShow() {
    let diary = Diary(100)
    diary.height = { $0 % 2 == 0 ? 80 : 40 }
    diary.table.estimatedRowHeight = 50
    diary.table.layoutIfNeeded()
    // Three rows are as high as the table; of the fourth nothing shows.
    #expect(diary.asked == [0, 1, 2])
    #expect(diary.table.contentSize.height == CGFloat(5_050))
    diary.table.scrollToRow(at: [0, 60], at: .top, animated: false)
    #expect(diary.table.cellForRow(at: [0, 60])?.frame.minY == diary.table.contentOffset.y)
    // Rows above that turn out to be of another height do not move what shows.
    let shown = diary.table.convert(diary.table.rectForRow(at: [0, 60]), to: nil).minY
    diary.scroll(to: diary.table.contentOffset.y - 30)
    let moved = diary.table.convert(diary.table.rectForRow(at: [0, 60]), to: nil).minY
    #expect(moved - shown == 30)
  }

  @Test(arguments: [10, 100_000])
  func openingAsksForWhatShowsOnly(count: Int) {
    let diary = Diary(count)
    diary.table.layoutIfNeeded()
    #expect(diary.asked.count == 4 && diary.heights <= 8)
    diary.table.scrollToRow(at: [0, count - 1], at: .bottom, animated: false)
    #expect(diary.asked.count <= 12 && diary.heights <= 24)
    #expect(diary.table.cellForRow(at: [0, count - 1])?.textLabel?.text == "Row \(count - 1)")
  }

  @Test func withoutGuessesEveryHeightIsAskedForAtOnce() {
    let diary = Diary(500)
    diary.table.estimatedRowHeight = 0
    diary.table.layoutIfNeeded()
    #expect(diary.heights >= 500 && diary.asked.count == 4)
    #expect(diary.table.contentSize.height == 25_000)
  }

  // MARK: Updates

  @Test func rowsThatStayKeepTheirCells() {
    let diary = Diary(60)
    let window = inWindow(diary.table)
    diary.table.layoutIfNeeded()
    let second = diary.table.cellForRow(at: [0, 1])
    diary.asked = []
    diary.titles.insert("New", at: 0)
    diary.table.insertRows(at: [[0, 0]], with: .automatic)
    #expect(diary.asked == [0])
    #expect(diary.table.cellForRow(at: [0, 2]) === second)
    #expect(second?.frame.minY == 100)
    #expect(labels(of: window) == ["New", "Row 0", "Row 1", "Row 2"])
    diary.titles.remove(at: 1)
    diary.table.deleteRows(at: [[0, 1]], with: .automatic)
    #expect(labels(of: window) == ["New", "Row 1", "Row 2", "Row 3"])
    diary.titles.swapAt(0, 2)
    diary.table.performBatchUpdates {
      diary.table.moveRow(at: [0, 0], to: [0, 2])
      diary.table.moveRow(at: [0, 2], to: [0, 0])
    }
    #expect(diary.table.cellForRow(at: [0, 1]) === second)
    #expect(labels(of: window) == ["Row 2", "Row 1", "New", "Row 3"])
  }

  @Test func changedDataShowsOnlyWhereItIsReloaded() {
    let diary = Diary(60)
    let window = inWindow(diary.table)
    diary.table.layoutIfNeeded()
    let (first, second) = (diary.table.cellForRow(at: [0, 0]), diary.table.cellForRow(at: [0, 1]))
    diary.titles[0] = "A"
    diary.titles[1] = "B"
    diary.titles[2] = "C"
    diary.table.reloadRows(at: [[0, 0]], with: .none)
    diary.table.reconfigureRows(at: [[0, 1]])
    #expect(labels(of: window) == ["A", "B", "Row 2", "Row 3"])
    #expect(diary.table.cellForRow(at: [0, 0]) !== first)
    #expect(diary.table.cellForRow(at: [0, 1]) === second)
  }

  @Test func rowsMoveOnTheClock() {
    let diary = Diary(60)
    _ = inWindow(diary.table)
    diary.table.layoutIfNeeded()
    UIKitHost.shared.runUntilIdle()
    var isFinished = false
    diary.titles.remove(at: 0)
    diary.table.performBatchUpdates({ diary.table.deleteRows(at: [[0, 0]], with: .fade) }) { isFinished = $0 }
    let moving = diary.table.cellForRow(at: [0, 0])
    #expect(moving?.frame.minY == 0 && moving?.layer.presentation()?.frame.minY == 50)
    #expect(diary.table.subviews.contains { $0.isLeaving })
    #expect(!isFinished)
    UIKitHost.shared.runUntilIdle()
    #expect(isFinished && !diary.table.subviews.contains { $0.isLeaving })
  }

  @Test func theTableGoesBackToWhereThereAreRows() {
    let diary = Diary(60)
    let window = inWindow(diary.table)
    diary.scroll(to: 2_000)
    diary.titles = ["Only"]
    diary.table.reloadData()
    #expect(labels(of: window) == ["Only"])
    #expect(diary.table.contentOffset.y == 0)
  }

  @Test func rowsAreInsertedRightAfterAReload() {
    let diary = Diary(60)
    let window = inWindow(diary.table)
    diary.table.layoutIfNeeded()
    diary.titles = ["One"]
    diary.table.reloadData()
    diary.titles.append("Two")
    diary.table.insertRows(at: [[0, 1]], with: .none)
    #expect(labels(of: window) == ["One", "Two"])
  }

  @Test func theIdOfARowGoesWithIt() throws {
    let diary = Diary(60)
    let window = inWindow(diary.table)
    let id = try #require(elements(of: window).first { $0.label?.string == "Row 2" }?.id)
    diary.titles.insert(contentsOf: ["X", "Y"], at: 0)
    diary.table.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
    diary.scroll(to: 1_000)
    #expect(!elements(of: window).contains { $0.id == id })
    diary.scroll(to: 50)
    #expect(elements(of: window).first { $0.id == id }?.label?.string == "Row 2")
  }
}
