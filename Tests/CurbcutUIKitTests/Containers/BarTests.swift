import AccessibilityTree
import Foundation
import Testing

@testable import CurbcutUIKit

/// Navigation bars, toolbars and tab bars: elements, order, words.
@MainActor
@Suite(.serialized)
struct BarTests {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"),
    (.add, "Add"),
    (.compose, "Compose"), (.reply, "Reply"), (.action, "Share"), (.organize, "Organize"),
    (.bookmarks, "Bookmarks"), (.search, "Search"), (.refresh, "Refresh"), (.stop, "Stop"),
    (.camera, "Camera"),
    (.trash, "Delete"), (.play, "Play"), (.pause, "Pause"), (.rewind, "Rewind"),
    (.fastForward, "Fast Forward"),
    (.undo, "Undo"), (.redo, "Redo"), (.close, "Close"),
  ])
  func systemItemsAreSpoken(item: UIBarButtonItem.SystemItem, name: String) {
    let one = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    #expect(one.accessibilityLabel == name)
    #expect(one.accessibilityTraits == .button)
  }

  @Test func aBarReadsButtonsAndTitleInOrder() {
    let controller = screen("Add Feed")
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: nil, action: nil)
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    add.isEnabled = false
    controller.navigationItem.rightBarButtonItem = add
    let found = elements(of: show(UINavigationController(rootViewController: controller)))
    #expect(found.map { $0.label?.string } == ["Cancel", "Add Feed", "Add"])
    #expect(found[1].traits == .header)
    #expect(found[2].traits == [.button, .notEnabled])
  }

  @Test func geometryIsThatOfIOS26() throws {
    let controller = screen("Motion")
    let navigation = UINavigationController(rootViewController: screen("Accessibility"))
    let window = show(navigation)
    navigation.pushViewController(controller, animated: false)
    let found = elements(of: window)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
    let back = try #require(found.first)
    #expect(back.frame == CGRect(x: 16, y: 62, width: 44, height: 44))
    #expect(back.label?.string == "Accessibility" && back.traits == [.button, .backButton])
    #expect(back.identifier == "BackButton")
    #expect(found[1].label?.string == "Motion" && abs(found[1].frame.midX - 201) < 1)
    #expect(controller.view.safeAreaInsets.top == 116)
  }

  @Test func largeTitleStandsBelowTheButtons() throws {
    let navigation = UINavigationController(rootViewController: screen("Settings"))
    navigation.navigationBar.prefersLargeTitles = true
    let found = elements(of: show(navigation))
    #expect(navigation.navigationBar.frame.height == 106)
    #expect(found.map { $0.label?.string } == ["Settings"])
    #expect(found[0].traits == .header && found[0].frame.minY > 110)
  }

  @Test("A wide view at one edge gives way to the buttons at the other")
  func wideView() {
    let controller = screen("Trips")
    let wide = UISegmentedControl(items: ["All journeys", "Personal journeys", "Business journeys"])
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: wide)
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = add
    let found = elements(of: show(UINavigationController(rootViewController: controller)))
    #expect(wide.systemLayoutSizeFitting(.zero).width > 340)
    #expect(wide.frame.width > 250)
    #expect(wide.frame.maxX + 8 <= found.first { $0.label?.string == "Add" }?.frame.minX ?? 0)
  }

  @Test("A title that is set after the navigation item was asked for is the item's title")
  func lateTitle() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Orders"
    #expect(controller.navigationItem.title == "Orders")
  }

  @Test func backButtonIsNamedAfterWhereItLeads() {
    let root = screen("Inbox")
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    navigation.pushViewController(screen("Message"), animated: false)
    #expect(labels(of: window).first == "Inbox")
    root.navigationItem.backButtonTitle = "Mail"
    #expect(labels(of: window).first == "Mail")
    root.navigationItem.backButtonTitle = nil
    root.navigationItem.title = nil
    #expect(labels(of: window).first == "Back")
    #expect(navigation.navigationBar.goBack())
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func pushAndPopGoThroughTheAppearanceMethods() {
    final class Logging: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
      override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    }
    let (first, second) = (Logging(), Logging())
    let navigation = UINavigationController(rootViewController: first)
    _ = show(navigation)
    #expect(first.log == ["will", "did"])
    navigation.pushViewController(second, animated: false)
    #expect(first.log == ["will", "did", "gone"] && second.log == ["will", "did"])
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(second.log == ["will", "did", "gone"] && second.parent == nil)
    #expect(first.log == ["will", "did", "gone", "will", "did"])
  }

  @Test func escapePops() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    navigation.pushViewController(screen("B"), animated: false)
    _ = show(navigation)
    #expect(navigation.accessibilityPerformEscape())
    #expect(navigation.viewControllers.count == 1)
    #expect(!navigation.accessibilityPerformEscape())
  }

  @Test func barButtonsDoTheirAction() throws {
    let controller = screen("A")
    var taps = 0
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    let window = show(UINavigationController(rootViewController: controller))
    let add = try #require(elements(of: window).first { $0.label?.string == "Add" })
    window.tap(at: add.activationPoint)
    #expect(taps == 1)
  }

  @Test func toolbarItemsSpreadOverFlexibleSpaces() {
    let controller = screen("A")
    controller.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let found = elements(of: show(navigation)).filter { $0.traits.contains(.button) }
    #expect(found.map { $0.label?.string } == ["Refresh", "Compose"])
    #expect(found[0].frame.minX < 60 && found[1].frame.maxX > 340)
    #expect(navigation.toolbar.accessibilityLabel == "Toolbar")
  }

  @Test func tabsSayWhichOfHowMany() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Timeline", "Settings"].map { title in
      let controller = screen(title)
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "gear"), tag: 0)
      return controller
    }
    tabs.tabBar.items?[1].badgeValue = "3"
    let window = show(tabs)
    let tree = AccessibilityProvider.tree(of: window)
    let found = tree.elements
    #expect(found.map { $0.label?.string } == ["Timeline", "Settings"])
    #expect(found[0].traits == [.button, .tabBarItem, .selected])
    #expect(found[1].value?.string == "3 items")
    #expect(tree.places.map(\.context) == [.tabBarItem(index: 1, count: 2), .tabBarItem(index: 2, count: 2)])
    #expect(tree.containers.contains { $0.kind == .tabBar && $0.label?.string == "Tab Bar" })
    // The capsule of `ios26-icecubes-tabbar.xml`: tabs at 111 and 197, 94 by 54.
    #expect(found[0].frame == CGRect(x: 111, y: 795, width: 94, height: 54))
    #expect(found[1].frame == CGRect(x: 197, y: 795, width: 94, height: 54))
    window.tap(at: found[1].activationPoint)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func moreThanFiveTabsNeedMore() {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...7).map { screen("Tab \($0)") }
    let window = show(tabs)
    #expect(labels(of: window) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(labels(of: window).contains("Tab 7"))
  }

  @Test func pushedScreenMayHideTheTabBar() {
    let navigation = UINavigationController(rootViewController: screen("Root"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    let detail = screen("Detail")
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(labels(of: window) == ["Root", "Detail"])
    #expect(tabs.tabBar.isHidden)
  }
}
