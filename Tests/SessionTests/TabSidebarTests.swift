import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// The sidebar into which the tabs of an iPad's screen can turn.
@MainActor @Suite("The sidebar of a tab bar controller", .serialized)
struct TabSidebarTests {
  private final class Follower: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var selected: [String] = []
    var visibility: [Bool] = []

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      selected.append(selectedTab.identifier)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      visibility.append(!sidebar.isHidden)
    }
  }

  private func tab(_ title: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: "house"), identifier: title) { _ in
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 40, y: 400, width: 200, height: 30))
      label.text = "\(title)’s text"
      controller.view.addSubview(label)
      return controller
    }
  }

  private func make(
    _ device: Device, orientation: UIInterfaceOrientation = .portrait
  ) -> (UIWindow, UITabBarController, Follower) {
    UIKitHost.shared.configure(device: device)
    let group = UITabGroup(
      title: "Collections", image: nil, identifier: "Collections",
      children: [tab("Forest"), tab("Coast")])
    let only = tab("Archive")
    only.preferredPlacement = .sidebarOnly
    let controller = UITabBarController(tabs: [tab("Home"), group, only])
    controller.mode = .tabSidebar
    let follower = Follower()
    controller.delegate = follower
    controller.sidebar.delegate = follower
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    return (window, controller, follower)
  }

  private func elements(_ window: UIWindow) -> [AccessibilityElement] {
    for _ in 0..<3 { window.layoutIfNeeded() }
    return AccessibilityProvider.tree(of: window).elements
  }

  private func labels(_ window: UIWindow) -> [String] { elements(window).compactMap { $0.label?.string } }

  @Test(
    "begins hidden: the bar has a button for it, one place for a group, none for what is only in the sidebar")
  func hidden() {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, controller, _) = make(.iPad)
    #expect(controller.sidebar.isHidden)
    #expect(labels(window) == ["Sidebar", "Home", "Collections", "Home’s text"])
  }

  @Test("replaces the bar, and lists groups with their tabs below them")
  func shown() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, controller, follower) = make(.iPad)
    controller.sidebar.isHidden = false
    #expect(follower.visibility == [true])
    let shown = elements(window)
    let words = shown.compactMap { $0.label?.string }
    #expect(words.contains("Collections") && words.contains("Forest") && words.contains("Archive"))
    #expect(words.filter { $0 == "Home" }.count == 1, "the bar is gone")
    let home = try #require(shown.first { $0.label?.string == "Home" })
    #expect(home.traits.contains(.selected))
    let header = try #require(shown.first { $0.label?.string == "Collections" })
    #expect(header.traits.contains(.header))
    controller.sidebar.isHidden = true
    #expect(labels(window) == ["Sidebar", "Home", "Collections", "Home’s text"])
    #expect(follower.visibility == [true, false])
  }

  @Test("beside the content where it is asked for, over it otherwise on an upright screen")
  func layouts() {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, controller, _) = make(.iPad)
    controller.sidebar.isHidden = false
    #expect(!labels(window).contains("Home’s text"), "VoiceOver stays in what lies over the content")
    controller.sidebar.preferredLayout = .tile
    #expect(labels(window).contains("Home’s text"))
    let content = controller.selectedViewController?.view
    #expect(content?.frame.size == window.bounds.size, "the content reaches under the sidebar")
    #expect(content?.safeAreaInsets.left == 320)
  }

  @Test("selects the tab of a group, and tells the delegate")
  func selects() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, controller, follower) = make(.iPad)
    controller.sidebar.preferredLayout = .tile
    controller.sidebar.isHidden = false
    let coast = try #require(elements(window).first { $0.label?.string == "Coast" })
    let view = try #require(window.hitTest(CGPoint(x: coast.frame.midX, y: coast.frame.midY), with: nil))
    _ = view.accessibilityActivate()
    let cell = sequence(first: view, next: \.superview).first { $0 is UICollectionViewListCell }
    _ = cell?.accessibilityActivate()
    #expect(controller.selectedTab?.identifier == "Coast")
    #expect(follower.selected.last == "Coast")
    #expect(labels(window).contains("Coast’s text"))
  }

  @Test("is not there on an iPhone, where every tab stands in the bar")
  func phone() {
    let (window, controller, _) = make(.iPhone16)
    controller.sidebar.isHidden = false
    #expect(labels(window) == ["Home’s text", "Home", "Collections", "Archive"])
  }
}
