import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("The cursor tells the app where it is", .serialized)
struct FocusTests {
  private final class Stop: UIView {
    static var log: [String] = []
    var announces: String?

    init(_ name: String, y: CGFloat) {
      super.init(frame: CGRect(x: 20, y: y, width: 200, height: 40))
      isAccessibilityElement = true
      accessibilityLabel = name
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityElementDidBecomeFocused() {
      Self.log.append("+\(accessibilityLabel ?? "")\(accessibilityElementIsFocused() ? "" : "?")")
      if let announces { UIAccessibility.post(notification: .announcement, argument: announces) }
    }
    override func accessibilityElementDidLoseFocus() {
      Self.log.append("-\(accessibilityLabel ?? "")\(accessibilityElementIsFocused() ? "?" : "")")
    }
  }

  @Test("The old element loses the focus before the new one has it, and queries agree")
  func callbacks() {
    Stop.log = []
    let (a, b) = (Stop("A", y: 100), Stop("B", y: 200))
    let screen = LiveScreen([a, b])
    #expect(Stop.log == ["+A"])
    screen.next()
    #expect(Stop.log == ["+A", "-A", "+B"])
    #expect(b.accessibilityElementIsFocused())
    #expect(!a.accessibilityElementIsFocused())
    #expect(b.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
    #expect(a.accessibilityAssistiveTechnologyFocusedIdentifiers() == nil)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Stop === b)
    #expect(UIAccessibility.focusedElement(using: nil) as? Stop === b)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    // Saying the same element again moves nothing.
    screen.command("speakItem")
    #expect(Stop.log == ["+A", "-A", "+B"])
    screen.send(.stop)
    #expect(Stop.log == ["+A", "-A", "+B", "-B"])
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test("The notification names both elements and the technology")
  func notification() {
    let (a, b) = (Stop("A", y: 100), Stop("B", y: 200))
    let screen = LiveScreen([a, b])
    let heard = Heard(UIAccessibility.elementFocusedNotification)
    screen.next()
    #expect(heard.infos.count == 1)
    let info = heard.infos.first ?? [:]
    #expect(info[UIAccessibility.focusedElementUserInfoKey] as? Stop === b)
    #expect(info[UIAccessibility.unfocusedElementUserInfoKey] as? Stop === a)
    #expect(
      info[UIAccessibility.assistiveTechnologyUserInfoKey] as? String
        == "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  @Test("An element that is gone loses no focus, and the next one gets it")
  func gone() {
    let b = Stop("B", y: 200)
    let screen = LiveScreen([label("First", 60), b])
    do {
      let a = Stop("A", y: 100)
      screen.window.rootViewController?.view.insertSubview(a, at: 0)
      screen.session.settle()
      screen.go(to: "A")
      #expect(a.accessibilityElementIsFocused())
      Stop.log = []
      a.removeFromSuperview()
    }
    let heard = Heard(UIAccessibility.elementFocusedNotification)
    screen.session.settle()
    #expect(screen.focused == "B")
    #expect(Stop.log.last == "+B")
    #expect(heard.infos.last?[UIAccessibility.focusedElementUserInfoKey] as? Stop === b)
  }

  @Test("An announcement from inside a callback is said after the element")
  func announcementInside() {
    let (a, b) = (Stop("A", y: 100), Stop("B", y: 200))
    let screen = LiveScreen([a, b])
    b.announces = "Welcome"
    let finished = Heard(UIAccessibility.announcementDidFinishNotification)
    screen.next()
    #expect(screen.said() == ["B", "Welcome"])
    let info = finished.infos.first ?? [:]
    #expect(info[UIAccessibility.announcementStringValueUserInfoKey] as? String == "Welcome")
    #expect(info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == true)
  }

  @Test("An announcement that another one cuts off has not succeeded")
  func cutOff() {
    let screen = LiveScreen([label("Text", 100)])
    let finished = Heard(UIAccessibility.announcementDidFinishNotification)
    UIAccessibility.post(notification: .announcement, argument: "One")
    UIAccessibility.post(notification: .announcement, argument: "Two")
    screen.session.settle()
    let results = finished.infos.map {
      "\($0[UIAccessibility.announcementStringValueUserInfoKey] ?? "") "
        + "\($0[UIAccessibility.announcementWasSuccessfulUserInfoKey] ?? "")"
    }
    #expect(results == ["One false", "Two true"])
  }

  @Test("A row keeps the cursor when the table is loaded again, and when rows come before it")
  func reload() {
    let rows = Rows(["A", "B", "C", "D"])
    let table = rows.table()
    let screen = LiveScreen([table])
    screen.go(to: "C")
    table.reloadData()
    screen.session.settle()
    #expect(screen.focused == "C")
    rows.titles.insert("New", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    screen.session.settle()
    #expect(screen.focused == "C")
    rows.titles.remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    screen.session.settle()
    #expect(screen.focused == "C")
    rows.titles.remove(at: 2)
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    screen.session.settle()
    #expect(screen.focused == "D")
  }
}

/// Keeps what is posted under a name, for as long as it lives.
@MainActor
final class Heard {
  private(set) var infos: [[AnyHashable: Any]] = []
  private var token: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] note in
      let box = Box(info: note.userInfo ?? [:])
      MainActor.assumeIsolated { self?.infos.append(box.info) }
    }
  }

  deinit {
    MainActor.assumeIsolated { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  /// What is posted on the main thread is read there.
  private struct Box: @unchecked Sendable { let info: [AnyHashable: Any] }
}
