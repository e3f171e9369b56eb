import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Sidebars of iPadOS 26, which float over the column beside them.
@MainActor
@Suite(.serialized)
struct FloatingColumnTests {
  private func screen(_ controller: UIViewController) -> UIWindow {
    UIKitHost.shared.configure(device: .iPadPro11, orientation: .landscape)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    return window
  }

  private func frame(_ view: UIView?, in window: UIWindow) -> CGRect {
    view.map { $0.convert($0.bounds, to: window) } ?? .null
  }

  private func split(
    _ style: UISplitViewController.Style = .doubleColumn, detail: UIViewController = UIViewController()
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    return split
  }

  @Test func theDetailReachesUnderTheSidebarButItsSafeAreaDoesNot() {
    let split = split()
    let window = screen(split)
    let detail = split.viewController(for: .secondary)
    #expect(frame(detail?.view, in: window) == window.bounds)
    #expect(detail?.view.safeAreaInsets.left == 320)
    #expect(detail?.view.safeAreaInsets.right == 0)
    let list = frame(split.viewController(for: .primary)?.navigationController?.view, in: window)
    #expect(list == CGRect(x: 8, y: 8, width: 312, height: window.bounds.height - 16))
    // The bars stand beside each other as before.
    let bars = [UISplitViewController.Column.primary, .secondary].map {
      frame(split.viewController(for: $0)?.navigationController?.navigationBar, in: window).minY
    }
    #expect(bars[0] == bars[1] && bars[0] == window.safeAreaInsets.top)
  }

  @Test func ofThreeColumnsTheOneBesideTheSidebarLiesUnderIt() {
    let split = split(.tripleColumn)
    let window = screen(split)
    let middle = split.viewController(for: .supplementary)?.view
    #expect(frame(middle, in: window).minX == 0 && middle?.safeAreaInsets.left == 320)
    let detail = split.viewController(for: .secondary)?.view
    #expect(frame(detail, in: window).minX > 639 && detail?.safeAreaInsets.left == 0)
  }

  @Test func inTheOtherDirectionTheSidebarIsAtTheRight() {
    let split = split()
    split.view.semanticContentAttribute = .forceRightToLeft
    let window = screen(split)
    #expect(split.viewController(for: .secondary)?.view.safeAreaInsets.right == 320)
    let list = frame(split.viewController(for: .primary)?.navigationController?.view, in: window)
    #expect(list.maxX == window.bounds.maxX - 8)
  }

  @Test func withoutTheSidebarNothingIsCovered() {
    let split = split()
    let window = screen(split)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.viewController(for: .secondary)?.view.safeAreaInsets.left == 0)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.viewController(for: .secondary)?.view.safeAreaInsets.left == 320)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowsKeepTheirContentClear(_ style: UITableView.Style) throws {
    let table = UITableViewController(style: style)
    let source = ListSource([(header: "Header", footer: nil, rows: ["One", "Two"])])
    table.tableView.dataSource = source
    let window = screen(split(detail: table))
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    // The rows of plain lists reach under the sidebar, cards do not.
    #expect(frame(cell, in: window).minX == (style == .insetGrouped ? 429 : 0))
    #expect(frame(cell.textLabel, in: window).minX >= 340)
    #expect(frame(cell.contentView, in: window).minX >= 320)
    let header = try #require(table.tableView.headerView(forSection: 0))
    #expect(frame(header.textLabel, in: window).minX >= 340)
    withExtendedLifetime(source) {}
  }

  @Test func contentThatDoesNotWantItReachesUnderTheSidebar() throws {
    let table = UITableViewController(style: .plain)
    let source = ListSource([(header: nil, footer: nil, rows: ["One"])])
    table.tableView.dataSource = source
    table.tableView.insetsContentViewsToSafeArea = false
    let window = screen(split(detail: table))
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(frame(cell.contentView, in: window).minX == 0)
    withExtendedLifetime(source) {}
  }

  private final class Squares: UICollectionViewController {
    let reference: UIContentInsetsReference
    init(_ reference: UIContentInsetsReference) {
      self.reference = reference
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
      let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsetsReference = reference
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    }
    required init?(coder: NSCoder) { nil }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "x", for: path)
    }
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, CGFloat(320), CGFloat(445)), (.safeArea, 320, 445), (.none, 0, 605),
  ])
  func sectionsAreCountedFromWhatTheyReferTo(
    _ reference: UIContentInsetsReference, start: CGFloat, width: CGFloat
  ) throws {
    let squares = Squares(reference)
    let window = screen(split(detail: squares))
    let cell = try #require(squares.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(frame(cell, in: window).minX == start)
    #expect(cell.frame.width == width)
  }

  @Test func titlesButtonsAndSearchStandInWhatIsLeft() throws {
    let detail = UIViewController()
    detail.title = "Inbox"
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    detail.navigationItem.searchController = UISearchController()
    detail.navigationItem.preferredSearchBarPlacement = .stacked
    detail.toolbarItems = [UIBarButtonItem(systemItem: .compose)]
    let split = split(detail: detail)
    let navigation = try #require(detail.navigationController)
    navigation.isToolbarHidden = false
    let window = screen(split)
    for label in ["Edit", "Compose", "Search"] {
      let found = elements(of: window).first { $0.label?.string == label }
      #expect((found?.frame.minX ?? 0) >= 320, "\(label)")
    }
    let title = elements(of: window).first { $0.label?.string == "Inbox" }
    let middle = try #require(title).frame.midX
    #expect(abs(middle - (320 + window.bounds.width) / 2) < 1)
  }

  @Test func onlyTheColumnsBackgroundGivesWayToTheGlass() {
    let split = split()
    _ = screen(split)
    let list = split.viewController(for: .primary)?.navigationController
    let detail = split.viewController(for: .secondary)?.navigationController
    func alpha(_ controller: UIViewController?) -> CGFloat? {
      controller.flatMap { one in
        one.view.backgroundColor?.resolvedColor(with: one.traitCollection).cgColor.alpha
      }
    }
    #expect(alpha(list) == 0 && alpha(detail) == 1)
  }

  @Test func theSidebarOfTabsFloatsToo() throws {
    let controller = UITabBarController(tabs: [
      UITab(title: "Home", image: nil, identifier: "home") { _ in
        UINavigationController(rootViewController: UIViewController())
      }
    ])
    controller.mode = .tabSidebar
    // Laid out before it is in a window, which knows no safe area.
    controller.loadViewIfNeeded()
    controller.sidebar.isHidden = false
    let window = screen(controller)
    let content = try #require(controller.selectedViewController as? UINavigationController)
    #expect(frame(content.view, in: window) == window.bounds)
    #expect(content.topViewController?.view.safeAreaInsets.left == 320)
    let button = elements(of: window).first { $0.label?.string == "Sidebar" }
    #expect((button?.frame.minY ?? 0) >= window.safeAreaInsets.top)
  }
}
