import AssistiveTechnology
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("Menus of bar buttons", .serialized)
struct BarMenuTests {
  @Test("A bar button without an action opens its menu, and what is chosen is done")
  func menu() {
    var chosen: [String] = []
    let controller = UIViewController()
    let menu = UIMenu(children: [
      UIAction(title: "By Name") { _ in chosen.append("name") },
      UIAction(title: "By Date") { _ in chosen.append("date") },
    ])
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    let screen = LiveScreen(UINavigationController(rootViewController: controller))
    screen.go(to: "Sort")
    screen.activate()
    #expect(screen.focused == "By Name")
    screen.next()
    screen.activate()
    #expect(chosen == ["date"])
    #expect(screen.focused == "Sort")
  }

  @Test("With an action of its own, a double tap does the action")
  func actionFirst() {
    var count = 0
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { _ in count += 1 },
      menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
    let screen = LiveScreen(UINavigationController(rootViewController: controller))
    screen.go(to: "Add")
    screen.activate()
    #expect(count == 1)
    #expect(screen.focused == "Add")
  }

  @Test("Behind the last entry stands what closes the menu")
  func dismissing() {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIAction(title: "By Name") { _ in }]))
    let screen = LiveScreen(UINavigationController(rootViewController: controller))
    screen.go(to: "Sort")
    screen.activate()
    screen.next()
    #expect(screen.focused == "Dismiss context menu")
    screen.activate()
    #expect(screen.focused == "Sort")
  }
}
