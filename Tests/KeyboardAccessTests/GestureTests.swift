import AccessibilityTree
import AssistiveTechnology
import Foundation
import TestScreens
import Testing

@testable import KeyboardAccess

@MainActor
@Suite("Gestures made with the keyboard")
struct GestureTests {
  private let parts: [ScreenPart] = [.element("Map", frame: CGRect(x: 95, y: 300, width: 200, height: 200))]

  private func touches(_ command: KeyboardCommand) -> [Touch] {
    let session = KeyboardSession(parts)
    session.session.send(.command(command.rawValue))
    session.session.settle()
    return session.actions().compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }

  private func way(_ touches: [Touch], _ finger: Int = 0) -> (x: Double, y: Double) {
    let own = touches.filter { $0.finger == finger }
    guard let first = own.first?.point, let last = own.last?.point else { return (0, 0) }
    return (last.x - first.x, last.y - first.y)
  }

  @Test("Each gesture puts its fingers down on the element, moves them its way and lifts them")
  func all() {
    let expected: [(KeyboardCommand, Int, x: Double, y: Double)] = [
      (.touch, 1, 0, 0), (.swipeUp, 1, 0, -160), (.swipeDown, 1, 0, 160), (.swipeLeft, 1, -160, 0),
      (.swipeRight, 1, 160, 0), (.twoFingerTouch, 2, 0, 0), (.twoFingerSwipeUp, 2, 0, -160),
      (.twoFingerSwipeDown, 2, 0, 160), (.twoFingerSwipeLeft, 2, -160, 0), (.twoFingerSwipeRight, 2, 160, 0),
      (.zoomIn, 2, -70, 0), (.zoomOut, 2, 70, 0), (.rotateRight, 2, 90, -90), (.rotateLeft, 2, 90, 90),
    ]
    for (command, fingers, x, y) in expected {
      let touches = touches(command)
      #expect(touches.filter { $0.phase == .began }.count == fingers, "\(command)")
      #expect(touches.filter { $0.phase == .ended }.count == fingers, "\(command)")
      let way = way(touches)
      #expect(abs(way.x - x) < 1e-6 && abs(way.y - y) < 1e-6, "\(command): \(way)")
      let middle = touches.filter { $0.phase == .began }.map(\.point)
      if fingers == 2, command != .rotateLeft, command != .rotateRight {
        #expect(Set(middle.map { "\($0)" }).count == 2)
      }
    }
  }

  @Test("The recogniser of gestures takes them for what they are called")
  func recognised() {
    for (command, kind, fingers) in [
      (KeyboardCommand.swipeLeft, Gesture.Kind.swipe(.left), 1),
      (.twoFingerSwipeUp, .swipe(.up), 2), (.swipeDown, .swipe(.down), 1),
    ] {
      let session = KeyboardSession(parts)
      var recognizer = TouchRecognizer()
      var found: [Gesture] = []
      session.screen.answer = { request, _ in
        if case .touch(let touch) = request.action {
          found += recognizer.handle(touch, at: session.session.now)
        }
        return nil
      }
      session.session.send(.command(command.rawValue))
      session.session.settle()
      found += recognizer.timeout(at: session.session.now + 2)
      #expect(found.contains { $0.kind == kind && $0.fingers == fingers }, "\(command): \(found)")
    }
  }

  @Test("Tab-G offers the gestures; the chosen one is made")
  func list() {
    let session = KeyboardSession(parts)
    session.press("tab+g")
    #expect(session.overlay.panel?.rows.prefix(2) == ["Touch", "Swipe up"])
    session.press("down", "space")
    #expect(session.overlay.panel == nil)
    #expect(
      session.actions().contains { if case .touch(let touch) = $0 { touch.phase == .ended } else { false } })
  }

  @Test("A new gesture, and the end of Full Keyboard Access, lift the fingers of the one before")
  func cancelled() {
    let session = KeyboardSession(parts)
    session.session.send(.command("swipeUp"))
    session.session.send(.command("zoomIn"))
    session.session.send(.stop)
    let phases = session.actions().compactMap { if case .touch(let touch) = $0 { touch.phase } else { nil } }
    #expect(phases.filter { $0 == .began }.count == 3)
    #expect(phases.filter { $0 == .cancelled }.count == 3)
  }
}
