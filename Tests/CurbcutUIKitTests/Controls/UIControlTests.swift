import Foundation
import Testing

@testable import CurbcutUIKit

/// Counts what it hears.
@MainActor
final class EventLog {
  private(set) var entries: [String] = []

  func note(_ text: String) { entries.append(text) }

  /// Listens to events of a control, and notes their names.
  func listen(to control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      (.menuActionTriggered, "menu"), (.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
    }
  }
}

/// A view on screen, and a finger on it.
@MainActor
struct Stage {
  let window: UIWindow
  private let touch = UITouch()

  init(_ view: UIView, frame: CGRect) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    view.frame = frame
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    touch.window = window
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = phase
    if phase == .began { touch.view = window.hitTest(point, with: nil) }
    let event = UIEvent(touches: [touch], timestamp: 0)
    window.sendEvent(event)
  }

  func press(_ point: CGPoint) { send(.began, at: point) }
  func move(_ point: CGPoint) { send(.moved, at: point) }
  func lift(_ point: CGPoint) { send(.ended, at: point) }

  func tap(_ point: CGPoint) {
    press(point)
    lift(point)
  }
}

/// A target of selectors.
@MainActor
final class SelectorTarget: UIResponder {
  var heard: [String] = []

  static let registration: Void = {
    ObjCRuntime.register(SelectorTarget.self) { type in
      type.method("plain") { target, _ in target.heard.append("plain") }
      type.method("from:") { target, arguments in
        let sender: Any? = try arguments.value(0)
        target.heard.append("from \(sender is UIControl)")
      }
    }
  }()

  override init() {
    _ = Self.registration
    super.init()
  }
}

@MainActor
@Suite("A control")
struct UIControlTests {
  @Test("sends touch events for a tap inside")
  func tap() {
    let control = UIControl(frame: .zero)
    let log = EventLog()
    log.listen(to: control)
    Stage(control, frame: CGRect(x: 50, y: 50, width: 100, height: 40)).tap(CGPoint(x: 100, y: 70))
    #expect(log.entries == ["down", "up inside"])
  }

  @Test("knows when the finger left")
  func tapOutside() {
    let control = UIControl(frame: .zero)
    let log = EventLog()
    log.listen(to: control)
    let stage = Stage(control, frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    stage.press(CGPoint(x: 100, y: 70))
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    stage.move(CGPoint(x: 100, y: 400))
    #expect(!control.isHighlighted)
    stage.lift(CGPoint(x: 100, y: 400))
    #expect(log.entries == ["down", "up outside"])
    #expect(!control.isTracking)
  }

  @Test("says nothing while it is disabled")
  func disabled() {
    let control = UIButton(type: .system)
    control.isEnabled = false
    let log = EventLog()
    log.listen(to: control)
    Stage(control, frame: CGRect(x: 50, y: 50, width: 100, height: 40)).tap(CGPoint(x: 100, y: 70))
    #expect(control.accessibilityActivate() == false)
    #expect(log.entries.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test("sends selectors to targets, with itself as sender")
  func selectors() {
    let control = UIControl(frame: .zero)
    let target = SelectorTarget()
    control.addTarget(target, action: "plain", for: .valueChanged)
    control.addTarget(target, action: "from:", for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.heard == ["plain", "from true", "from true"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["from:"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target.heard.count == 3)
  }

  @Test("does not keep its targets alive")
  func weakTargets() {
    let control = UIControl(frame: .zero)
    weak var seen: SelectorTarget?
    do {
      let target = SelectorTarget()
      seen = target
      control.addTarget(target, action: "plain", for: .valueChanged)
    }
    #expect(seen == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test("replaces an action by one of the same identifier")
  func actionIdentifiers() {
    let control = UIControl(frame: .zero)
    let log = EventLog()
    let name = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: name) { _ in log.note("first") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.note("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["second"])
  }

  @Test("turns leading and trailing round with the language")
  func alignment() {
    let control = UIControl(frame: .zero)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}
