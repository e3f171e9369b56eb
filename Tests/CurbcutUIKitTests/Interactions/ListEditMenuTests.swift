import AssistiveTechnology
import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

/// The edit menus of rows and items.
@MainActor
@Suite("Edit menus of lists", .serialized)
struct ListEditMenuTests {
  @MainActor
  private final class Fruits: UITableViewController {
    var log: [String] = []
    var hasContextMenu = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Apple", "Pear", "Plum"][indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action.name == "copy:" }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action.name) \(indexPath.row) \(sender is UIMenuController)") }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasContextMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Eat") { _ in }])
      }
    }
  }

  private func hold(_ view: UIView, in window: UIWindow) {
    let fingers = FingerTracker()
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    fingers.put(Touch(finger: 1, phase: .began, point: point), on: window)
    UIKitHost.shared.clock.advance(by: 0.6)
    fingers.put(Touch(finger: 1, phase: .ended, point: point), on: window)
  }

  private func row(_ row: Int, of fruits: Fruits) throws -> UITableViewCell {
    try #require(fruits.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("A long press on a row offers what the delegate allows")
  func table() throws {
    let fruits = Fruits(style: .plain)
    let window = show(fruits)
    hold(try row(1, of: fruits), in: window)
    #expect(UIMenuController.shared.isMenuVisible)
    let shown = labels(of: window)
    #expect(shown.contains("Copy") && !shown.contains("Cut") && !shown.contains("Paste"))
    #expect(fruits.log == [])
    let target = ListEditMenuPress.Target(cell: fruits.view) { _ in
      true
    } perform: { _ in
    }
    #expect(ListEditMenuPress.commands(for: target).map(\.title) == ["Cut", "Copy", "Paste"])
    let provider = AccessibilityProvider(window)
    provider.update()
    let copy = try #require(provider.tree.elements.first { $0.label?.string == "Copy" })
    _ = provider.perform(ActionRequest(number: 1, action: .activate, element: copy.id))
    #expect(fruits.log == ["copy: 1 true"])
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test("A row that is to show none is only pressed, and a context menu comes first")
  func others() throws {
    let fruits = Fruits(style: .plain)
    let window = show(fruits)
    hold(try row(0, of: fruits), in: window)
    #expect(!UIMenuController.shared.isMenuVisible)
    fruits.hasContextMenu = true
    hold(try row(1, of: fruits), in: window)
    #expect(!UIMenuController.shared.isMenuVisible)
    #expect(fruits.tableView.contextMenuInteraction?.menuAppearance == .compact)
    fruits.tableView.contextMenuInteraction?.dismissMenu()
    fruits.hasContextMenu = false
    hold(try row(2, of: fruits), in: window)
    #expect(UIMenuController.shared.isMenuVisible)
    UIMenuController.shared.hideMenu()
  }

  @MainActor
  private final class Marks: UICollectionViewController {
    @MainActor
    final class Cell: UICollectionViewCell {}
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "mark", for: indexPath)
    }
    var log: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action.name == "paste:" }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action.name) \(indexPath.item)") }
  }

  @Test("An item of a collection shows one, too")
  func collection() throws {
    let marks = Marks(collectionViewLayout: UICollectionViewFlowLayout())
    marks.collectionView.register(Marks.Cell.self, forCellWithReuseIdentifier: "mark")
    let window = show(marks)
    hold(try #require(marks.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))), in: window)
    let provider = AccessibilityProvider(window)
    provider.update()
    let paste = try #require(provider.tree.elements.first { $0.label?.string == "Paste" })
    _ = provider.perform(ActionRequest(number: 1, action: .activate, element: paste.id))
    #expect(marks.log == ["paste: 1"])
  }
}
