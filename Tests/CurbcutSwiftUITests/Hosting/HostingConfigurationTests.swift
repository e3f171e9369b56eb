import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// Cells of UIKit whose content is a view of SwiftUI.
@MainActor
@Suite(.serialized)
struct HostingConfigurationTests {
  /// A table whose rows are hosted.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var selected: [Int] = []
    var deleted: [Int] = []
    var make: (Int) -> any UIContentConfiguration = { index in
      UIHostingConfiguration { Text("Row \(index)") }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.contentConfiguration = make(indexPath.row)
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @MainActor
  private final class Screen {
    let window: UIWindow
    let table = UITableView(frame: .zero, style: .plain)
    let rows = Rows()

    init(_ change: (Rows) -> Void) {
      UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
      change(rows)
      window = UIKitHost.shared.makeWindow()
      let controller = UIViewController()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.delegate = rows
      controller.view = table
      window.rootViewController = controller
      window.makeKeyAndVisible()
      settle()
    }

    func settle() {
      for _ in 0..<6 {
        UIKitHost.shared.pumpMainQueue()
        window.layoutIfNeeded()
        UIKitHost.shared.clock.advance(by: 0.1)
      }
    }

    var elements: [AccessibilityElement] {
      window.layoutIfNeeded()
      return AccessibilityProvider.tree(of: window).elements
    }

    var labels: [String] { elements.compactMap { $0.label?.string } }

    var nodes: [AccessibilityNode] {
      func walk(_ item: Any) -> [AccessibilityNode] {
        if let node = item as? AccessibilityNode, node.isAccessibilityElement { return [node] }
        if let inner = (item as? UIResponder)?.accessibilityElements { return inner.flatMap(walk) }
        return (item as? UIView)?.subviews.flatMap(walk) ?? []
      }
      return walk(window)
    }
  }

  @Test func aRowHasTheElementsOfItsView() {
    let screen = Screen { rows in
      rows.make = { index in
        UIHostingConfiguration {
          VStack(alignment: .leading) {
            Text("Title \(index)")
            Text("Detail \(index)")
          }
        }
      }
    }
    #expect(
      screen.labels == ["Title 0", "Detail 0", "Title 1", "Detail 1", "Title 2", "Detail 2"])
  }

  @Test func voiceOverReadsARowAndSelectsIt() {
    let screen = Screen { _ in }
    let session = Session(provider: AccessibilityProvider(screen.window), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    #expect(session.swipeRight(1) == ["Row 1"])
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    screen.settle()
    #expect(screen.rows.selected == [1])
    #expect(screen.elements[1].traits.contains(.selected))
    #expect(!screen.elements[0].traits.contains(.selected))
  }

  @Test func theContentBeginsAtTheMarginsOfTheCell() throws {
    let screen = Screen { rows in
      rows.make = { index in
        switch index {
        case 0: UIHostingConfiguration { Text("Own") }
        case 1: UIHostingConfiguration { Text("Leading") }.margins(.leading, 50)
        default: UIHostingConfiguration { Text("None") }.margins(.all, 0)
        }
      }
    }
    let frames = Dictionary(
      screen.elements.map { ($0.label?.string ?? "", $0.frame) }, uniquingKeysWith: { $1 })
    // ios-metrics: the content of a row begins 20 points from the side.
    #expect(isClose(frames["Own"]?.minX, 20))
    #expect(isClose(frames["Leading"]?.minX, 50))
    #expect(isClose(frames["None"]?.minX, 0))
  }

  @Test func aRowIsAsHighAsItsViewAndItsMarginsButNoLessThanItsMinimum() throws {
    let screen = Screen { rows in
      rows.make = { index in
        switch index {
        case 0: UIHostingConfiguration { Color.red.frame(height: 100) }.margins(.vertical, 10)
        case 1: UIHostingConfiguration { Text("Small") }.margins(.vertical, 0)
        default: UIHostingConfiguration { Text("Tiny") }.margins(.vertical, 0).minSize(height: 0)
        }
      }
    }
    let heights = (0..<3).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(isClose(heights[0], 120))
    #expect(isClose(heights[1], 44))
    #expect(heights[2] < 30)
  }

  @Test func aRowGrowsWithItsView() {
    struct Growing: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          if isOpen { Color.red.frame(height: 200).accessibilityLabel("More") }
        }
      }
    }
    let screen = Screen { rows in
      rows.count = 1
      rows.make = { _ in UIHostingConfiguration { Growing() } }
    }
    let path = IndexPath(row: 0, section: 0)
    let before = screen.table.rectForRow(at: path).height
    #expect(screen.nodes.first?.accessibilityActivate() == true)
    screen.settle()
    #expect(screen.table.rectForRow(at: path).height > before + 190)
  }

  @Test func aBackgroundFillsTheCell() throws {
    let screen = Screen { rows in
      rows.count = 1
      rows.make = { _ in
        UIHostingConfiguration { Text("Row") }.background {
          Color.red.accessibilityElement().accessibilityIdentifier("behind")
        }
      }
    }
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let wide = views(cell.contentView).filter {
      $0 !== cell.contentView && $0.bounds.size == cell.bounds.size
    }
    #expect(!wide.isEmpty)
    // It is no element of its own.
    #expect(screen.labels == ["Row"])
  }

  @Test func swipeActionsOfTheViewAreActionsOfItsElements() {
    var deleted = 0
    let screen = Screen { rows in
      rows.count = 1
      rows.make = { _ in
        UIHostingConfiguration {
          Text("Row").swipeActions { Button("Delete", role: .destructive) { deleted += 1 } }
        }
      }
    }
    let actions = screen.nodes.first?.offeredCustomActions ?? []
    #expect(actions.map(\.name) == ["Delete"])
    for action in actions { _ = action.actionHandler?(action) }
    #expect(deleted == 1)
  }

  @Test func aReusedCellBeginsWithStateOfItsOwn() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let screen = Screen { rows in
      rows.count = 100
      rows.make = { index in UIHostingConfiguration { Counter(name: "Row \(index),") } }
    }
    #expect(screen.nodes.first?.accessibilityActivate() == true)
    screen.settle()
    #expect(screen.labels.first == "Row 0, 1")
    screen.table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(screen.labels.contains("Row 80, 0"))
    #expect(screen.labels.allSatisfy { $0.hasSuffix(" 0") })
  }

  @Test func aNewConfigurationKeepsTheStateOfACellThatStays() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let screen = Screen { rows in
      rows.count = 1
      rows.make = { _ in UIHostingConfiguration { Counter(name: "Old,") } }
    }
    #expect(screen.nodes.first?.accessibilityActivate() == true)
    screen.settle()
    screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentConfiguration =
      UIHostingConfiguration { Counter(name: "New,") }
    screen.settle()
    #expect(screen.labels == ["New, 1"])
  }

  @Test func aCellOfACollectionSizesItselfAndIsRead() throws {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
    let window = UIKitHost.shared.makeWindow()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let controller = UIViewController()
    controller.view = collection
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration { Text(item).frame(height: 100) }
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    source.apply(snapshot, animatingDifferences: false)
    for _ in 0..<6 {
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
    }
    let elements = AccessibilityProvider.tree(of: window).elements
    #expect(elements.compactMap { $0.label?.string } == ["One", "Two"])
    #expect(elements.allSatisfy { $0.traits.contains(.button) })
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.bounds.height >= 100)
  }
}
