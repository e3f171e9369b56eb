import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTouch

@MainActor
@Suite("Gestures of AssistiveTouch")
struct GestureTests {
  private static let wave = SavedGesture(
    name: "Wave", duration: 0.5, fingers: [[at(10, 10), at(50, 10)], [at(10, 60), at(50, 60)]])

  private func open(
    _ way: [String], _ edit: (inout AssistiveTouchSettings) -> Void = { _ in }
  ) -> TouchSession {
    let session = TouchSession([.element("a")], edit)
    session.tapButton()
    for title in way { #expect(session.choose(title), "\(title)") }
    return session
  }

  private func middles(_ session: TouchSession) -> [CGPoint] {
    session.marks(.touchPoint).map(\.frame.middle)
  }

  @Test("A saved gesture is made where its circles are dropped, with all fingers, and the circles go")
  func saved() {
    let session = open(["Custom", "Wave"]) { $0.savedGestures = [Self.wave] }
    #expect(middles(session) == [at(195, 397), at(195, 447)])
    #expect(!session.isMenuOpen)
    session.drag(at(195, 397), at(100, 200))
    #expect(middles(session).isEmpty)
    session.wait(1)
    let touches = session.touches()
    #expect(touches.filter { $0.phase == .began }.map(\.point) == [at(100, 200), at(100, 250)])
    #expect(touches.filter { $0.phase == .ended }.map(\.point) == [at(140, 200), at(140, 250)])
  }

  @Test("A double tap and a long press are made at a place")
  func taps() {
    let double = open(["Custom", "Double-Tap"])
    double.drag(at(195, 422), at(300, 120))
    double.wait(1)
    let taps = double.touches()
    #expect(taps.map(\.phase) == [.began, .ended, .began, .ended])
    #expect(taps.allSatisfy { $0.point == at(300, 120) })
    let long = open(["Custom", "Long Press"])
    long.tap(at(195, 422))
    long.wait(0.7)
    #expect(long.touches().map(\.phase) == [.began])
    long.wait(0.2)
    #expect(long.touches().map(\.phase) == [.ended])
  }

  @Test("Several fingers follow one, and their circles stay for the next time", arguments: 2...5)
  func several(fingers: Int) {
    let session = open(["Device", "More", "Gestures", "\(fingers) Fingers"])
    let before = middles(session)
    #expect(before.count == fingers)
    session.drag(before[0], at(before[0].x, before[0].y - 100))
    let touches = session.touches()
    #expect(Set(touches.map(\.finger)).count == fingers)
    #expect(touches.filter { $0.phase == .began }.map(\.point) == before)
    let after = before.map { at($0.x, $0.y - 100) }
    #expect(touches.filter { $0.phase == .ended }.map(\.point) == after)
    #expect(middles(session) == after)
    // Beside them the app is touched, and the button is the way out.
    session.tapButton()
    #expect(middles(session).isEmpty && !session.isMenuOpen)
  }

  @Test("One finger pinches and turns with two; between them it moves both without touching")
  func pinching() {
    let session = open(["Custom", "Pinch and Rotate"])
    let before = middles(session)
    #expect(before == [at(123, 422), at(267, 422)])
    session.drag(at(195, 422), at(195, 322))
    #expect(session.touches().isEmpty)
    #expect(middles(session) == [at(123, 322), at(267, 322)])
    session.drag(at(123, 322), at(173, 322))
    let touches = session.touches()
    #expect(touches.filter { $0.phase == .ended }.map(\.point) == [at(173, 322), at(217, 322)])
  }

  @Test("Circles stay on the screen wherever they are dragged")
  func confined() {
    let session = open(["Device", "More", "Gestures", "5 Fingers"])
    session.drag(middles(session)[0], at(-900, 4000))
    let screen = CGRect(origin: .zero, size: TouchSession.size)
    for point in middles(session) {
      #expect(point.x >= 0 && point.x <= screen.maxX && point.y >= 0 && point.y <= screen.maxY)
    }
  }

  @Test("A touch that the system cancels lifts every finger")
  func cancelled() {
    let session = open(["Device", "More", "Gestures", "3 Fingers"])
    session.touch(.began, middles(session)[1])
    session.touch(.cancelled, middles(session)[1])
    #expect(session.touches().map(\.phase) == [.began, .began, .began, .cancelled, .cancelled, .cancelled])
    session.touch(.began, middles(session)[1])
    session.session.send(.stop)
    #expect(session.touches().filter { $0.phase == .cancelled }.count == 3)
  }

  @Test("A gesture that is made while another one is dragged ends that one first")
  func oneAtATime() throws {
    let session = open([]) { $0.menuItems = [.doubleTap, .twoFingers] }
    session.click(session.marks(.menuIcon)[0].frame.middle)
    #expect(session.engine?.chosen == .doubleTap)
    session.tapButton()
    session.choose("2 Fingers")
    let circles = middles(session)
    session.touch(.began, circles[0])
    session.click(at(20, 20))
    let touches = session.touches()
    let second = try #require(touches.lastIndex { $0.phase == .began })
    #expect(touches[..<second].filter { $0.phase == .cancelled }.count == 2)
    session.wait(1)
    session.touch(.ended, circles[0])
    let rest = session.touches()
    #expect(rest.map(\.phase) == [.ended, .began, .ended] && rest.allSatisfy { $0.point == at(20, 20) })
  }

  // MARK: Recording

  @Test("A gesture is recorded with its fingers, saved under a name, and can be made again")
  func recording() throws {
    let session = open(["Custom", "New Gesture"])
    #expect(session.overlay.caption == "New Gesture")
    #expect(session.button == nil)
    session.touch(.began, at(100, 300))
    session.touch(.began, at(200, 300), finger: 1)
    session.wait(0.25)
    session.touch(.moved, at(100, 400))
    session.touch(.moved, at(200, 400), finger: 1)
    session.wait(0.25)
    session.touch(.ended, at(100, 450))
    session.touch(.ended, at(200, 450), finger: 1)
    #expect(session.touches().isEmpty)
    session.choose("Save")
    let saved = try #require(session.options.savedGestures.first)
    #expect(saved.name == "Gesture 1" && saved.duration == 0.5)
    #expect(
      saved.fingers == [
        [at(100, 300), at(100, 400), at(100, 450)], [at(200, 300), at(200, 400), at(200, 450)],
      ])
    session.tapButton()
    session.choose("Custom")
    #expect(session.choose("Gesture 1"))
    #expect(middles(session).count == 2)
  }

  @Test("What comes one after the other is one gesture of several fingers, five at most")
  func sequence() throws {
    let session = open(["Custom", "New Gesture"])
    for index in 0..<7 { session.tap(at(50 + 30 * Double(index), 500), for: 0.1) }
    session.session.send(.command("saveGesture:Taps"))
    let saved = try #require(session.options.savedGestures.first)
    #expect(saved.name == "Taps" && saved.fingers.count == 5)
  }

  @Test("Cancel keeps nothing, and neither does saving nothing; other gestures stay")
  func cancelling() {
    for end in ["Cancel", "Save"] {
      let session = open(["Custom", "New Gesture"]) { $0.savedGestures = [Self.wave] }
      if end == "Cancel" { session.tap(at(100, 300)) }
      session.choose(end)
      #expect(session.options.savedGestures == [Self.wave])
      #expect(session.button != nil && session.overlay.caption == nil)
    }
  }

  @Test("More gestures than a page has room for are on further ones")
  func pages() {
    let names = (1...9).map { "G\($0)" }
    let session = open(["Custom"]) {
      $0.savedGestures = names.map { SavedGesture(name: $0, duration: 1, fingers: [[at(1, 1)]]) }
    }
    var seen: [String] = []
    for _ in 0..<2 {
      #expect(session.icons.count <= 9)
      seen += session.icons
      session.choose("More Icons")
    }
    #expect(Set(names).isSubset(of: seen) && seen.contains("New Gesture"))
    #expect(session.icons.first == "Double-Tap")
  }

  @Test("The button is moved where it is wanted")
  func moveMenu() {
    let session = open(["Move Menu"]) { $0.menuItems = [.moveMenu] }
    session.drag(at(195, 422), at(20, 700))
    #expect(session.options.buttonEdge == .left)
    #expect(session.button.map { abs($0.midY - 700) < 0.001 } == true)
  }
}
