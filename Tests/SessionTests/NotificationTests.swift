import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("UIKit posts what iOS posts", .serialized)
struct NotificationTests {
  /// What the app posted for an action, without what the screen did by itself.
  private func posted(_ screen: LiveScreen, _ action: () -> Void) -> [AppNotification] {
    screen.provider.update()
    _ = screen.provider.takeNotifications()
    action()
    UIKitHost.shared.advance(by: 1)
    screen.provider.update()
    return screen.provider.takeNotifications()
  }

  @Test("Push, pop, present, dismiss and another tab change the screen, once each")
  func screens() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let screen = LiveScreen(tabs)
    let once: [AppNotification] = [.screenChanged(.none)]
    #expect(posted(screen) { navigation.pushViewController(UIViewController(), animated: true) } == once)
    #expect(posted(screen) { navigation.popViewController(animated: true) } == once)
    #expect(posted(screen) { tabs.selectedIndex = 1 } == once)
    #expect(posted(screen) { tabs.selectedIndex = 0 } == once)
    let sheet = UIViewController()
    #expect(posted(screen) { root.present(sheet, animated: true) } == once)
    let second = UIViewController()
    #expect(posted(screen) { sheet.present(second, animated: true) } == once)
    #expect(posted(screen) { root.dismiss(animated: true) } == once)
    #expect(tabs.presentedViewController == nil)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    #expect(posted(screen) { root.present(alert, animated: true) } == once)
    #expect(posted(screen) { alert.dismiss(animated: true) } == once)
  }

  @Test("While a screen is on its way the cursor stays; then the new screen is told of, once")
  func onTheWay() {
    let root = UIViewController()
    root.view.addSubview(label("Start", 200))
    let navigation = UINavigationController(rootViewController: root)
    let screen = LiveScreen(navigation)
    screen.go(to: "Start")
    let next = UIViewController()
    next.view.addSubview(label("Next", 200))
    navigation.pushViewController(next, animated: true)
    screen.session.advance(to: screen.session.now + 0.2)
    #expect(screen.focused == "Start" && screen.said().isEmpty)
    // Whoever reads the window itself finds the new screen.
    #expect(AccessibilityProvider.tree(of: screen.window).elements.contains { $0.label?.string == "Next" })
    #expect(!AccessibilityProvider.tree(of: screen.window).elements.contains { $0.label?.string == "Start" })
    screen.session.settle()
    #expect(screen.focused != "Start" && screen.said().count == 1)
  }

  @Test("Where an app asks for the cursor as a screen appears, the cursor goes, whatever UIKit itself tells")
  func placeOnArrival() {
    final class Arrival: UIViewController {
      let name = label("Arrivals", 300)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label("Departures", 100))
        view.addSubview(name)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIAccessibility.post(notification: .screenChanged, argument: name)
      }
    }
    let screen = LiveScreen([label("Start", 100)])
    screen.window.rootViewController?.present(Arrival(), animated: true)
    screen.session.settle()
    #expect(screen.said() == ["Arrivals"])
  }

  @Test("Rows that come and go change the layout, once for a batch")
  func rows() {
    let rows = Rows(["A", "B"])
    let table = rows.table()
    let screen = LiveScreen([table])
    let once: [AppNotification] = [.layoutChanged(.none)]
    let changes = posted(screen) {
      table.performBatchUpdates {
        rows.titles = ["C", "A", "B", "D"]
        table.insertRows(at: [[0, 0], [0, 3]], with: .automatic)
      }
    }
    #expect(changes == once)
  }

  @Test("The keyboard comes with a field that takes keys, stays between fields, and goes")
  func keyboard() {
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let second = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
    let third = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    third.inputView = UIView()
    let screen = LiveScreen([first, second, third])
    #expect(posted(screen) { first.becomeFirstResponder() } == [.keyboardAppeared])
    #expect(posted(screen) { second.becomeFirstResponder() } == [])
    #expect(posted(screen) { third.becomeFirstResponder() } == [.keyboardDisappeared])
    #expect(posted(screen) { third.resignFirstResponder() } == [])
  }

  @Test("An object inside an element, or around some, stands for the element")
  func arguments() {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let inner = label("Inner", 10)
    group.addSubview(inner)
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let part = label("Part", 10)
    card.addSubview(part)
    let screen = LiveScreen([label("First", 60), group, card])
    UIAccessibility.post(notification: .layoutChanged, argument: group)
    screen.session.settle()
    #expect(screen.focused == "Inner")
    UIAccessibility.post(notification: .layoutChanged, argument: part)
    screen.session.settle()
    #expect(screen.focused == "Card")
  }

  @Test("A bar's item stands for its button")
  func barItem() {
    let root = UIViewController()
    root.title = "Mail"
    let add = UIBarButtonItem(title: "Add", image: nil, primaryAction: UIAction { _ in })
    root.navigationItem.rightBarButtonItem = add
    let screen = LiveScreen(UINavigationController(rootViewController: root))
    #expect(screen.focused != "Add")
    UIAccessibility.post(notification: .screenChanged, argument: add)
    screen.session.settle()
    #expect(screen.focused == "Add")
  }

  @Test("Each setting that changes posts its own notification, and nothing else does")
  func settings() {
    let names: [(NSNotification.Name, (inout Settings) -> Void)] = [
      (UIAccessibility.boldTextStatusDidChangeNotification, { $0.boldText = true }),
      (UIAccessibility.monoAudioStatusDidChangeNotification, { $0.monoAudio = true }),
      (UIAccessibility.closedCaptioningStatusDidChangeNotification, { $0.closedCaptions = true }),
      (UIAccessibility.invertColorsStatusDidChangeNotification, { $0.invertColors = true }),
      (UIAccessibility.grayscaleStatusDidChangeNotification, { $0.grayscale = true }),
      (UIAccessibility.reduceTransparencyStatusDidChangeNotification, { $0.reduceTransparency = true }),
      (UIAccessibility.reduceMotionStatusDidChangeNotification, { $0.reduceMotion = true }),
      (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, { $0.increaseContrast = true }),
      (UIAccessibility.switchControlStatusDidChangeNotification, { $0.isSwitchControlRunning = true }),
      (UIAccessibility.speakScreenStatusDidChangeNotification, { $0.isSpeakScreenEnabled = true }),
      (UIAccessibility.speakSelectionStatusDidChangeNotification, { $0.isSpeakSelectionEnabled = true }),
      (UIAccessibility.shakeToUndoDidChangeNotification, { $0.shakeToUndo = false }),
      (
        UIAccessibility.differentiateWithoutColorDidChangeNotification,
        { $0.differentiateWithoutColor = true }
      ),
      (UIAccessibility.onOffSwitchLabelsDidChangeNotification, { $0.onOffLabels = true }),
      (UIAccessibility.videoAutoplayStatusDidChangeNotification, { $0.videoAutoplay = false }),
      (UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, { $0.buttonShapes = true }),
      (UIContentSizeCategory.didChangeNotification, { $0.contentSize = .accessibilityLarge }),
    ]
    let screen = LiveScreen([label("Text", 100)])
    let heard = names.map { Heard($0.0) }
    for (index, (_, change)) in names.enumerated() {
      let before = heard.map(\.infos.count)
      change(&screen.session.settings)
      screen.session.settings = screen.session.settings
      let after = heard.map(\.infos.count)
      #expect(after.indices.filter { after[$0] != before[$0] } == [index])
    }
    #expect(heard.map(\.infos.count) == names.map { _ in 1 })
    #expect(
      heard.last?.infos.first?[UIContentSizeCategory.newValueUserInfoKey] as? String
        == UIContentSizeCategory.accessibilityLarge.rawValue)
  }

  @Test("Apps hear that VoiceOver is switched on, and off")
  func voiceOver() {
    UIKitHost.shared.apply(Settings())
    #expect(!UIAccessibility.isVoiceOverRunning)
    let heard = Heard(UIAccessibility.voiceOverStatusDidChangeNotification)
    let screen = LiveScreen([label("Text", 100)])
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(heard.infos.count == 1)
    screen.send(.stop)
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(heard.infos.count == 2)
    #expect(screen.said() == ["VoiceOver off"])
  }
}
