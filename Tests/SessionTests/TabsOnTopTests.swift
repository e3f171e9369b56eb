import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// Where tabs stand on iPads and iPhones, and in which order VoiceOver reads them.
@MainActor @Suite("Tabs on an iPad", .serialized)
struct TabsOnTopTests {
  private func tabs(on device: Device, inNavigation: Bool) -> (UIWindow, UITabBarController, [String]) {
    UIKitHost.shared.configure(device: device)
    let controllers = ["Home", "Search"].map { title in
      let controller = UIViewController()
      controller.title = title
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let label = UILabel(frame: CGRect(x: 40, y: 400, width: 200, height: 30))
      label.text = "\(title)’s text"
      controller.view.addSubview(label)
      let shown = inNavigation ? UINavigationController(rootViewController: controller) : controller
      shown.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      return shown
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    let tree = AccessibilityProvider.tree(of: window)
    return (window, tabs, tree.elements.compactMap { $0.label?.string })
  }

  @Test("stand at the top since iPadOS 18, and are read before what they lead to")
  func onTop() {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, controller, labels) = tabs(on: .iPad, inNavigation: false)
    #expect(labels == ["Home", "Search", "Home’s text"])
    let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
    #expect(bar.minY == window.safeAreaInsets.top && bar.width < window.bounds.width / 2)
    #expect(abs(bar.midX - window.bounds.midX) < 1)
    // The content begins below them.
    let top = controller.selectedViewController?.view.safeAreaInsets.top ?? 0
    #expect(abs(top - 24 - 54) < 0.01)
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
  }

  @Test("share the row of the navigation bar, whose title stands before them")
  func sharedRow() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, controller, labels) = tabs(on: .iPad, inNavigation: true)
    #expect(Set(labels.prefix(4)) == ["Home", "Search", "Add"] && labels.last == "Home’s text")
    let navigation = try #require(controller.selectedViewController as? UINavigationController)
    #expect(navigation.navigationBar.convert(CGPoint.zero, to: nil).y == window.safeAreaInsets.top)
    let top = navigation.topViewController?.view.safeAreaInsets.top ?? 0
    #expect(abs(top - 24 - 54) < 0.01)
    let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
    let title = try #require(navigation.navigationBar.subviews.first { $0 is BarTitle && !$0.isHidden })
    #expect(title.convert(title.bounds, to: nil).maxX < bar.minX)
  }

  @Test("stand at the bottom of an iPhone, and where an iPad has little room")
  func atTheBottom() {
    let (window, controller, labels) = tabs(on: .iPhone16, inNavigation: false)
    #expect(labels == ["Home’s text", "Home", "Search"])
    #expect(controller.tabBar.frame.maxY == window.bounds.maxY)
  }
}
