import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// Alerts, pages, splits, scroll views, collections and placeholders.
@MainActor
@Suite(.serialized)
struct ContainerTests {
  @Test func alertReadsItsTextsThenItsButtons() throws {
    let controller = UIViewController()
    let window = show(controller)
    let alert = UIAlertController(
      title: "Delete draft?", message: "This cannot be undone.", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    controller.present(alert, animated: false)
    let found = elements(of: window)
    #expect(
      found.map { $0.label?.string } == ["Delete draft?", "This cannot be undone.", "Cancel", "Delete"])
    #expect(found.map(\.traits) == [.staticText, .staticText, .button, .button])
    // `ios-app-alert.xml`: the card at 41, 375, 320 by 152; the buttons 140 by 48.
    #expect(found[2].frame.width == 140 && found[2].frame.height == 48)
    #expect(found[0].frame.minX == 71)
    #expect(alert.accessibilityPerformEscape())
    #expect(chosen.isEmpty && alert.isBeingDismissed)
    UIKitHost.shared.advance(by: 1)
    #expect(chosen == ["cancel"] && controller.presentedViewController == nil)
  }

  @Test func scrollingGoesByPagesAndSaysWhere() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 1500, height: 200)
    #expect(scroll.pageStatus == (1, 5))
    #expect(scroll.accessibilityScroll(.left))
    #expect(scroll.contentOffset.x == 300)
    #expect(scroll.pageStatus == (2, 5))
    #expect(scroll.accessibilityScroll(.right))
    #expect(!scroll.accessibilityScroll(.right))
    #expect(!scroll.accessibilityScroll(.down))
    #expect(scroll.accessibilityScroll(.next) && scroll.contentOffset.x == 300)
  }

  @Test func scrollViewDefaults() {
    let scroll = UIScrollView()
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.bounces && scroll.isScrollEnabled && scroll.clipsToBounds && !scroll.isPagingEnabled)
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
    #expect(!scroll.isAccessibilityElement)
  }

  @Test func contentStartsBelowTheBars() {
    let table = UITableViewController(style: .plain)
    table.title = "List"
    let navigation = UINavigationController(rootViewController: table)
    _ = show(navigation)
    #expect(table.tableView.adjustedContentInset.top == 116)
    #expect(table.tableView.contentOffset.y == -116)
  }

  @Test func flowLayoutFillsLines() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        7
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Item \(indexPath.item)"
        cell.contentView.addSubview(label)
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 800), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    #expect(labels(of: window) == (0..<7).map { "Item \($0)" })
    #expect(view.contentSize.height == 320)
    let third = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    #expect(third.frame == CGRect(x: 302, y: 0, width: 100, height: 100))
    let last = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0)))
    #expect(last.frame == CGRect(x: 0, y: 220, width: 100, height: 100))
  }

  @Test func pagesTurnByScrolling() {
    final class Book: NSObject, UIPageViewControllerDataSource {
      let pages = (1...3).map { number in
        let page = UIViewController()
        page.title = "\(number)"
        return page
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        let index = pages.firstIndex(of: viewController) ?? 0
        return index > 0 ? pages[index - 1] : nil
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        let index = pages.firstIndex(of: viewController) ?? 0
        return index < 2 ? pages[index + 1] : nil
      }
    }
    let book = Book()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    _ = show(controller)
    #expect(controller.scroll(.left) && controller.viewControllers == [book.pages[1]])
    #expect(controller.scroll(.next) && !controller.scroll(.left))
    #expect(!controller.scroll(.down))
    #expect(book.pages[0].parent == nil && book.pages[2].view.superview != nil)
  }

  @Test func splitShowsOneScreenOnAPhoneAndTwoOnAPad() {
    func split() -> UISplitViewController {
      let controller = UISplitViewController()
      controller.viewControllers = ["List", "Detail"].map { title in
        let one = UIViewController()
        one.title = title
        return UINavigationController(rootViewController: one)
      }
      return controller
    }
    let phone = split()
    #expect(labels(of: show(phone)) == ["List", "Detail"])
    #expect(phone.isCollapsed && phone.viewControllers.count == 1)
    UIKitHost.shared.configure(device: .iPadPro13, orientation: .landscape)
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let window = UIKitHost.shared.makeWindow()
    let pad = split()
    window.rootViewController = pad
    window.makeKeyAndVisible()
    #expect(labels(of: window) == ["List", "Detail"])
    #expect(!pad.isCollapsed && pad.viewControllers.count == 2)
    #expect(pad.viewControllers[0].view.frame.width == 320)
  }

  @Test func theFirstFieldOfAnAlertIsWrittenInAtOnce() throws {
    let root = UIViewController()
    let window = show(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.placeholder = "Second" }
    root.present(alert, animated: false)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    alert.dismiss(animated: false)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: PlaceholderView.Kind.allCases)
  func placeholdersSayWhatTheyAre(kind: PlaceholderView.Kind) {
    let view = PlaceholderView(kind: kind)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel?.isEmpty == false)
  }

  @Test func aMapIsAMap() {
    #expect(PlaceholderView.Kind(interfaceBuilderElement: "mapView") == .map)
    #expect(PlaceholderView(kind: .map).accessibilityLabel == "Map")
    #expect(PlaceholderView.Kind(interfaceBuilderElement: "view") == nil)
  }
}
