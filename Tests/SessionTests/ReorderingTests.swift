import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// Rows and items that a finger drags, through VoiceOver's pass-through gesture and without it.
@MainActor @Suite("Reordering", .serialized)
struct ReorderingTests {
  private final class Shopping: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["Apples", "Bread", "Cheese", "Dates"]
    var moves: [[IndexPath]] = []
    /// Rows that stay where they are, and behind which nothing is dropped.
    var fixed: Set<Int> = []
    var reloadsByItself = false
    /// The accessibility labels of the rows that have one.
    var labels: [String: String] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      cell.accessibilityLabel = labels[rows[indexPath.row]]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      moves.append([source, destination])
      rows.insert(rows.remove(at: source.row), at: destination.row)
      if reloadsByItself { tableView.reloadData() }
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath: IndexPath
    ) -> IndexPath { fixed.contains(toProposedIndexPath.row) ? source : toProposedIndexPath }
  }

  private func edited(_ source: Shopping) -> (LiveScreen, UITableView) {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    controller.setEditing(true, animated: false)
    let screen = LiveScreen(controller)
    screen.session.settle()
    return (screen, controller.tableView)
  }

  /// Double taps, holds, drags by a distance in steps, and lifts.
  private func drag(_ screen: LiveScreen, from start: CGPoint, by distance: CGFloat) {
    var time = screen.session.now + 1
    func touch(_ phase: Touch.Phase, _ point: CGPoint, after seconds: Double) {
      time += seconds
      screen.session.send(.touch(Touch(finger: 1, phase: phase, point: point)), at: time)
    }
    touch(.began, start, after: 0)
    touch(.ended, start, after: 0.05)
    touch(.began, start, after: 0.1)
    screen.session.advance(to: time + 1)
    time += 1
    for step in 1...20 {
      touch(.moved, CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20), after: 0.02)
    }
    touch(.ended, CGPoint(x: start.x, y: start.y + distance), after: 0.3)
    screen.session.settle()
  }

  private func grip(_ screen: LiveScreen, _ name: String) throws -> CGPoint {
    screen.provider.update()
    let element = try #require(screen.provider.tree.elements.first { $0.label?.string == "Reorder \(name)" })
    return CGPoint(x: element.frame.midX, y: element.frame.midY)
  }

  @Test("A row is dragged below the next: VoiceOver says where it is, the data follows, the table shows it")
  func moveDown() throws {
    let source = Shopping()
    let (screen, table) = edited(source)
    screen.go(to: "Reorder Apples")
    let height = table.rectForRow(at: [0, 0]).height
    drag(screen, from: try grip(screen, "Apples"), by: height)
    #expect(source.moves == [[[0, 0], [0, 1]]])
    #expect(source.rows == ["Bread", "Apples", "Cheese", "Dates"])
    #expect(screen.said().contains("Moved below Bread"))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Bread", "Apples", "Cheese", "Dates"])
    let tops = table.visibleCells.map(\.frame.minY)
    #expect(tops == (0..<4).map { table.rectForRow(at: [0, $0]).minY })
    #expect(screen.focused == "Reorder Apples")
  }

  @Test("What is said of a row, and of its grip, is the label that the app gave it")
  func labelled() throws {
    let source = Shopping()
    source.labels = ["Apples": "Green apples", "Bread": "A loaf of bread"]
    let (screen, table) = edited(source)
    drag(screen, from: try grip(screen, "Green apples"), by: table.rectForRow(at: [0, 0]).height)
    #expect(source.rows == ["Bread", "Apples", "Cheese", "Dates"])
    let said = screen.said()
    #expect(said.contains("Moved below A loaf of bread"), "\(said)")
  }

  @Test("A row passes several others on its way up, and each is said")
  func moveUp() throws {
    let source = Shopping()
    let (screen, table) = edited(source)
    screen.go(to: "Reorder Dates")
    drag(screen, from: try grip(screen, "Dates"), by: -3 * table.rectForRow(at: [0, 0]).height)
    #expect(source.rows == ["Dates", "Apples", "Bread", "Cheese"])
    let said = screen.said()
    #expect(said.contains("Moved above Apples"), "\(said)")
  }

  @Test("The delegate keeps a row from a place, and a row that may not move has no grip")
  func redirected() throws {
    let source = Shopping()
    source.fixed = [0]
    let (screen, table) = edited(source)
    #expect(!screen.provider.tree.elements.contains { $0.label?.string == "Reorder Apples" })
    drag(screen, from: try grip(screen, "Bread"), by: -table.rectForRow(at: [0, 0]).height)
    #expect(source.moves.isEmpty)
    #expect(table.visibleCells.map { $0.textLabel?.text } == source.rows)
  }

  @Test("A row dropped where it was moves nothing; an app that reloads the table itself is not moved twice")
  func droppedBack() throws {
    let source = Shopping()
    source.reloadsByItself = true
    let (screen, table) = edited(source)
    drag(screen, from: try grip(screen, "Cheese"), by: 3)
    #expect(source.moves.isEmpty)
    drag(screen, from: try grip(screen, "Cheese"), by: table.rectForRow(at: [0, 0]).height)
    #expect(source.rows == ["Apples", "Bread", "Dates", "Cheese"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == source.rows)
  }

  @Test("An item of a grid moves by the standard press of its controller")
  func item() throws {
    final class Grid: UICollectionViewController {
      var items = ["a", "b", "c", "d", "e", "f"]
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        items.count
      }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = items[indexPath.item]
        return cell
      }
      override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
      {
        true
      }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) {
        items.insert(items.remove(at: source.item), at: destination.item)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    let grid = Grid(collectionViewLayout: layout)
    let screen = LiveScreen(grid)
    let collection = try #require(grid.collectionView)
    let window = screen.window
    func middle(_ item: Int) -> CGPoint {
      let frame = collection.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
      return collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: window)
    }
    let (start, end) = (middle(0), middle(4))
    let provider = screen.provider
    func touch(_ phase: Touch.Phase, _ point: CGPoint) {
      _ = provider.perform(.touch(Touch(finger: 0, phase: phase, point: point)), on: 0)
    }
    touch(.began, start)
    UIKitHost.shared.clock.advance(by: 0.7)
    touch(.moved, end)
    // While the finger is down, those that the item passed have moved up.
    #expect(grid.items.first == "a")
    #expect(
      collection.cellForItem(at: [0, 1])?.frame == collection.layoutAttributesForItem(at: [0, 0])?.frame)
    touch(.ended, end)
    UIKitHost.shared.runUntilIdle()
    #expect(grid.items == ["b", "c", "d", "e", "a", "f"])
    provider.update()
    #expect(provider.tree.elements.map { $0.label?.string } == grid.items)
  }

  @Test("A diffable data source hears what was moved, and its snapshot follows")
  func diffable() throws {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var transactions: [NSDiffableDataSourceTransaction<Int, String>] = []
    source.reorderingHandlers.canReorderItem = { $0 != "Cheese" }
    source.reorderingHandlers.didReorder = { transactions.append($0) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apples", "Bread", "Cheese", "Dates"])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view = collection
    let screen = LiveScreen(controller)
    #expect(collection.beginInteractiveMovementForItem(at: [0, 2]) == false)
    let row = collection.layoutAttributesForItem(at: [0, 1])?.frame ?? .zero
    let grips = screen.provider.tree.elements.filter { $0.label?.string == "Reorder" }
    #expect(grips.count == 4)
    drag(screen, from: CGPoint(x: grips[0].frame.midX, y: grips[0].frame.midY), by: row.height)
    #expect(source.snapshot().itemIdentifiers == ["Bread", "Apples", "Cheese", "Dates"])
    #expect(transactions.count == 1)
    #expect(transactions.first?.initialSnapshot.itemIdentifiers == ["Apples", "Bread", "Cheese", "Dates"])
    #expect(transactions.first?.difference.count == 2)
    #expect(screen.said().contains("Moved below Bread"))
  }

  @Test("Rows come and go in the way that was chosen")
  func animations() throws {
    let source = Shopping()
    let (screen, table) = edited(source)
    source.rows.remove(at: 1)
    let leaving = try #require(table.cellForRow(at: [0, 1]))
    let before = leaving.frame
    table.deleteRows(at: [[0, 1]], with: .left)
    #expect(leaving.frame.minX == before.minX - before.width)
    #expect(leaving.alpha == 0)
    source.rows.insert("Bread", at: 1)
    table.insertRows(at: [[0, 1]], with: .none)
    #expect(table.cellForRow(at: [0, 1])?.alpha == 1)
    #expect(table.cellForRow(at: [0, 1])?.layer.animation(forKey: "position") == nil)
    UIKitHost.shared.runUntilIdle()
    #expect(leaving.superview == nil || leaving.alpha == 1)
    _ = screen
  }
}
