import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("Actions reach the live objects", .serialized)
struct ActionTests {
  // MARK: Activating

  @Test("A double tap on a switch, a button, a field, a segment and a row does what a finger does")
  func activate() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 60, height: 30))
    toggle.accessibilityLabel = "Wi-Fi"
    var pressed = 0
    let press = button("Save", 140) { pressed += 1 }
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    field.accessibilityLabel = "Name"
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 20, y: 260, width: 200, height: 32)
    segments.selectedSegmentIndex = 0
    let rows = Rows(["One", "Two"])
    let table = rows.table()
    table.frame = CGRect(x: 0, y: 320, width: 393, height: 200)
    let items = Rows(["Red", "Blue"])
    let grid = items.collection()
    grid.frame = CGRect(x: 0, y: 540, width: 393, height: 200)
    let screen = LiveScreen([toggle, press, field, segments, table, grid])
    screen.go(to: "Wi-Fi")
    screen.activate()
    #expect(toggle.isOn)
    screen.go(to: "Save")
    screen.activate()
    #expect(pressed == 1)
    screen.go(to: "Name")
    screen.activate()
    #expect(field.isEditing)
    field.resignFirstResponder()
    screen.go(to: "Week")
    screen.activate()
    #expect(segments.selectedSegmentIndex == 1)
    screen.go(to: "Two")
    screen.activate()
    #expect(rows.selected == [1])
    screen.go(to: "Blue")
    screen.activate()
    #expect(items.selected == [1])
  }

  @Test("A disabled control stays as it is")
  func disabled() {
    var pressed = 0
    let press = button("Save", 140) { pressed += 1 }
    press.isEnabled = false
    let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 60, height: 30))
    toggle.isEnabled = false
    let screen = LiveScreen([toggle, press])
    #expect(!screen.provider.perform(.activate, on: screen.id(of: press)))
    #expect(!screen.provider.perform(.activate, on: screen.id(of: toggle)))
    #expect(pressed == 0 && !toggle.isOn)
  }

  @Test("What lies in front of the activation point takes the tap")
  func covered() {
    var log: [String] = []
    let below = button("Below", 140) { log.append("below") }
    let above = button("Above", 140) { log.append("above") }
    let screen = LiveScreen([below, above])
    #expect(screen.provider.perform(.activate, on: screen.id("Below")))
    #expect(log == ["above"])
    above.isHidden = true
    #expect(screen.provider.perform(.activate, on: screen.id("Below")))
    #expect(log == ["above", "below"])
    below.accessibilityActivationPoint = CGPoint(x: 300, y: 600)
    #expect(screen.provider.perform(.activate, on: screen.id("Below")))
    #expect(log == ["above", "below"])
  }

  @Test("The app's own activation goes before a tap, its block before its method")
  func ownActivation() {
    final class Own: UIButton {
      var log: [String] = []
      override func accessibilityActivate() -> Bool {
        log.append("method")
        return super.accessibilityActivate()
      }
    }
    let own = Own(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    own.setTitle("Own", for: .normal)
    own.addAction(UIAction { [weak own] _ in own?.log.append("tap") }, for: .touchUpInside)
    let plain = button("Plain", 200)
    plain.accessibilityActivateBlock = { [weak own] in
      own?.log.append("block")
      return true
    }
    let screen = LiveScreen([own, plain])
    #expect(screen.provider.perform(.activate, on: screen.id("Own")))
    #expect(own.log == ["method", "tap"])
    #expect(screen.provider.perform(.activate, on: screen.id("Plain")))
    #expect(own.log == ["method", "tap", "block"])
  }

  @Test("A tap reaches a recogniser on the element or around it; an element that is no view is tapped too")
  func recognizers() {
    var log: [String] = []
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let text = label("Card", 10)
    card.addSubview(text)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in log.append("tapped") }
    card.addGestureRecognizer(tap)
    let drawn = UIAccessibilityElement(accessibilityContainer: card)
    drawn.accessibilityLabel = "Drawn"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 60, width: 50, height: 30)
    card.accessibilityElements = [text, drawn]
    let screen = LiveScreen([card])
    screen.go(to: "Card")
    screen.activate()
    #expect(log == ["tapped"])
    screen.go(to: "Drawn")
    screen.activate()
    #expect(log == ["tapped", "tapped"])
  }

  @Test("Bars and alerts: a tab switches, a bar button fires, an alert's button answers")
  func bars() {
    let first = UIViewController()
    first.title = "Inbox"
    var added = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", image: nil, primaryAction: UIAction { _ in added += 1 })
    let second = UIViewController()
    second.title = "Search"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let screen = LiveScreen(tabs)
    #expect(screen.provider.perform(.activate, on: screen.id("Add")))
    #expect(added == 1)
    #expect(screen.provider.perform(.activate, on: screen.id("Search")))
    #expect(tabs.selectedIndex == 1)
    var answers: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("delete") })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answers.append("keep") })
    second.present(alert, animated: false)
    #expect(screen.provider.perform(.activate, on: screen.id("Delete")))
    screen.session.settle()
    #expect(answers == ["delete"])
    #expect(tabs.presentedViewController == nil)
  }

  // MARK: Fingers

  @Test("A long press holds for as long as the recogniser waits, and opens a button's menu")
  func longPress() {
    var log: [String] = []
    let card = label("Card", 100)
    card.isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 2
    press.addHandler { recognizer in
      if recognizer.state == .began { log.append("began") }
      if recognizer.state == .ended { log.append("ended") }
    }
    card.addGestureRecognizer(press)
    var pressed = 0
    let more = button("More", 200) { pressed += 1 }
    more.menu = UIMenu(children: [UIAction(title: "Copy") { _ in log.append("copy") }])
    let screen = LiveScreen([card, more])
    screen.go(to: "Card")
    screen.command("longPress")
    #expect(log == ["began", "ended"])
    screen.go(to: "More")
    screen.command("longPress")
    #expect(pressed == 0)
    #expect(screen.focused == "Copy")
    screen.activate()
    #expect(log == ["began", "ended", "copy"])
  }

  @Test("A finger that rests becomes a long press when the session's time has passed")
  func restingFinger() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    var began = 0
    let press = UILongPressGestureRecognizer()
    press.addHandler { if $0.state == .began { began += 1 } }
    card.addGestureRecognizer(press)
    let screen = LiveScreen([card, label("Text", 400)])
    let touch = Touch(phase: .began, point: CGPoint(x: 50, y: 150))
    #expect(screen.provider.perform(.touch(touch), on: 0))
    screen.session.advance(to: screen.session.now + 0.4)
    #expect(began == 0)
    screen.session.advance(to: screen.session.now + 0.2)
    #expect(began == 1)
    let lifted = Touch(phase: .ended, point: CGPoint(x: 50, y: 150))
    #expect(screen.provider.perform(.touch(lifted), on: 0))
    #expect(!screen.provider.perform(.touch(lifted), on: 0))
  }

  @Test("Two fingers pinch")
  func pinch() {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let pinch = UIPinchGestureRecognizer()
    var scale: CGFloat = 1
    pinch.addHandler { recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { scale = pinch.scale }
    }
    card.addGestureRecognizer(pinch)
    let screen = LiveScreen([card, label("Text", 500)])
    func touch(_ finger: Int, _ phase: Touch.Phase, _ x: CGFloat) {
      let touch = Touch(finger: finger, phase: phase, point: CGPoint(x: x, y: 200))
      #expect(screen.provider.perform(.touch(touch), on: 0))
    }
    touch(0, .began, 100)
    touch(1, .began, 150)
    touch(1, .moved, 200)
    touch(1, .ended, 200)
    touch(0, .ended, 100)
    #expect(scale == 2)
  }

  @Test("A drag picks up at its source and drops at its point")
  func drag() {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let handle = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    card.addSubview(handle)
    card.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "Card", view: handle)]
    let bin = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
    bin.isAccessibilityElement = true
    bin.accessibilityLabel = "Bin"
    bin.accessibilityDropPointDescriptors = [UIAccessibilityLocationDescriptor(name: "Drop", view: bin)]
    var places: [CGPoint] = []
    let press = UILongPressGestureRecognizer()
    press.addHandler { places.append($0.location(in: nil)) }
    handle.addGestureRecognizer(press)
    let screen = LiveScreen([card, bin])
    #expect(!screen.provider.perform(.drop(point: 0), on: screen.id("Bin")))
    #expect(screen.provider.perform(.drag(source: 0), on: screen.id("Card")))
    #expect(screen.provider.perform(.drop(point: 0), on: screen.id("Bin")))
    #expect(places.first == CGPoint(x: 20, y: 120))
    #expect(places.last == CGPoint(x: 150, y: 550))
  }

  // MARK: Up the chain

  private final class Chain: UIView {
    var log: [String] = []
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic")
      return true
    }
  }

  @Test("Escape and magic tap go up from an element that is no view, through its container")
  func chain() {
    let around = Chain(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    around.addSubview(inner)
    let group = UIAccessibilityElement(accessibilityContainer: inner)
    let leaf = UIAccessibilityElement(accessibilityContainer: group)
    leaf.accessibilityLabel = "Leaf"
    leaf.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 110, width: 50, height: 50)
    inner.accessibilityElements = [leaf]
    let screen = LiveScreen([around])
    screen.send(.gesture(Gesture(.scrub, fingers: 2)))
    screen.send(.gesture(Gesture(.tap(2), fingers: 2)))
    #expect(around.log == ["escape", "magic"])
  }

  @Test("Escape pops, answers an alert with cancel, dismisses a sheet, and leaves a full screen alone")
  func escape() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let screen = LiveScreen(navigation)
    let pushed = UIViewController()
    pushed.title = "Pushed"
    navigation.pushViewController(pushed, animated: false)
    screen.session.settle()
    screen.send(.gesture(Gesture(.scrub, fingers: 2)))
    #expect(navigation.topViewController === root)

    var answers: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
    root.present(alert, animated: false)
    screen.session.settle()
    screen.send(.gesture(Gesture(.scrub, fingers: 2)))
    #expect(answers == ["cancel"])

    for (style, stays) in [(UIModalPresentationStyle.pageSheet, false), (.fullScreen, true)] {
      let sheet = UIViewController()
      sheet.view.addSubview(label("Inside", 200))
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: false)
      screen.session.settle()
      #expect(screen.focused == "Inside")
      screen.send(.gesture(Gesture(.scrub, fingers: 2)))
      #expect((navigation.presentedViewController === sheet) == stays)
    }
  }

  @Test("With no element in focus, escape begins at the controller in front")
  func escapeWithoutFocus() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = LiveScreen(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    let request = ActionRequest(number: 1, action: .escape, element: nil)
    #expect(screen.provider.perform(request).succeeded)
    #expect(navigation.topViewController === root)
    #expect(!screen.provider.perform(request).succeeded)
  }

  @Test("Escape cancels a search")
  func escapeSearch() {
    let root = UIViewController()
    root.title = "Mail"
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    root.view.addSubview(label("Result", 400))
    let screen = LiveScreen(navigation)
    search.isActive = true
    screen.session.settle()
    #expect(screen.provider.perform(.escape, on: screen.id("Result")))
    #expect(!search.isActive)
  }

  private final class Player: UIResponder, UIApplicationDelegate {
    var taps = 0
    override func accessibilityPerformMagicTap() -> Bool {
      taps += 1
      return true
    }
  }

  @Test("Magic tap ends at the application's delegate")
  func magicTap() {
    let player = Player()
    UIApplication.shared.delegate = player
    defer { UIApplication.shared.delegate = nil }
    let screen = LiveScreen([label("Song", 100)])
    screen.send(.gesture(Gesture(.tap(2), fingers: 2)))
    #expect(player.taps == 1)
  }

  // MARK: Adjusting, custom actions, zoom

  @Test("Sliders go by a tenth, page controls by a page, pickers by a row")
  func adjust() {
    let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    slider.value = 0.5
    let pages = UIPageControl(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    pages.numberOfPages = 3
    let screen = LiveScreen([slider, pages])
    #expect(screen.provider.perform(.increment, on: screen.id(of: slider)))
    #expect(abs(slider.value - 0.6) < 0.001)
    #expect(screen.provider.perform(.decrement, on: screen.id(of: slider)))
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(screen.provider.perform(.increment, on: screen.id(of: pages)))
    #expect(pages.currentPage == 1)
  }

  private final class Target: NSObject { var calls: [String] = [] }

  @Test("Custom actions run as blocks and as selectors with no argument or one, and tell success")
  func custom() {
    ObjCRuntime.register(Target.self) { type in
      type.method("archive") { target, _ in
        target.calls.append("archive")
        return true
      }
      type.method("flag:") { target, arguments in
        let action: UIAccessibilityCustomAction = try arguments.value(0)
        target.calls.append("flag \(action.name)")
        return false
      }
    }
    let target = Target()
    let row = label("Mail", 100)
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        target.calls.append("delete")
        return true
      },
      UIAccessibilityCustomAction(name: "Archive", target: target, selector: "archive"),
      UIAccessibilityCustomAction(name: "Flag", target: target, selector: "flag:"),
    ]
    let screen = LiveScreen([row])
    let id = screen.id("Mail")
    #expect(screen.provider.perform(.custom(0), on: id))
    #expect(screen.provider.perform(.custom(1), on: id))
    #expect(!screen.provider.perform(.custom(2), on: id))
    #expect(!screen.provider.perform(.custom(3), on: id))
    #expect(target.calls == ["delete", "archive", "flag Flag"])
  }

  @Test("A view is asked to zoom at a point of its own")
  func zoom() {
    final class Map: UIView {
      var points: [CGPoint] = []
      override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        points.append(point)
        return true
      }
    }
    let map = Map(frame: CGRect(x: 40, y: 100, width: 200, height: 100))
    map.isAccessibilityElement = true
    map.accessibilityLabel = "Map"
    let screen = LiveScreen([map])
    #expect(screen.provider.perform(.zoom(into: true), on: screen.id("Map")))
    #expect(!screen.provider.perform(.zoom(into: false), on: screen.id("Map")))
    #expect(map.points == [CGPoint(x: 100, y: 50)])
  }
}
