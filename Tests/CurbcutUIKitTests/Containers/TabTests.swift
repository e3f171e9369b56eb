import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Tabs as objects")
struct TabTests {
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var chosen: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != "locked"
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) { chosen.append("\(previousTab?.identifier ?? "none") to \(tab.identifier)") }
  }

  private func tab(_ name: String, _ made: @escaping (String) -> Void = { _ in }) -> UITab {
    UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { tab in
      made(tab.identifier)
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
  }

  @Test("Tabs make their controllers and are told which one is selected")
  func selection() throws {
    let tabs = [tab("home"), tab("locked"), UISearchTab { _ in UIViewController() }]
    tabs[0].badgeValue = "3"
    let controller = UITabBarController(tabs: tabs)
    let listener = Listener()
    controller.delegate = listener
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let provider = AccessibilityProvider(window)
    provider.update()
    func bar(_ label: String) -> AccessibilityElement? {
      provider.tree.elements.first { $0.label?.string == label && $0.traits.contains(.button) }
    }
    #expect(controller.selectedTab === tabs[0])
    #expect(bar("Home")?.value?.string == "3 items")
    let locked = try #require(bar("Locked"))
    _ = provider.perform(ActionRequest(number: 1, action: .activate, element: locked.id))
    #expect(controller.selectedTab === tabs[0])
    let search = try #require(bar("Search"))
    _ = provider.perform(ActionRequest(number: 2, action: .activate, element: search.id))
    #expect(controller.selectedTab === tabs[2])
    #expect(listener.chosen == ["home to com.apple.UIKit.Search"])
  }

  @Test("A group without a controller shows one of its tabs under its own name")
  func group() {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("songs"), tab("albums")])
    let controller = UITabBarController(tabs: [tab("home"), group])
    controller.selectedTab = controller.tab(forIdentifier: "albums")
    #expect(controller.selectedTab?.identifier == "albums")
    #expect(controller.selectedViewController?.title == "Albums")
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library"])
  }

  @Test("A hidden tab has no place in the bar")
  func hidden() {
    let tabs = [tab("home"), tab("old")]
    let controller = UITabBarController(tabs: tabs)
    tabs[1].isHidden = true
    #expect(controller.tabBar.items?.map(\.title) == ["Home"])
    #expect(controller.tabs.count == 2)
  }
}
