import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import AssistiveTouch

@MainActor
@Suite("The button of AssistiveTouch")
struct ButtonTests {
  @Test("It floats at the right edge, half way down, and says that it is on")
  func start() {
    let session = TouchSession()
    #expect(session.button == CGRect(x: 326, y: 392, width: 60, height: 60))
    #expect(session.session.settings.isAssistiveTouchRunning)
    session.session.send(.stop)
    #expect(session.overlay == Overlay())
    #expect(!session.session.settings.isAssistiveTouchRunning)
  }

  @Test("It fades after a while, and is opaque as soon as it is used")
  func idle() {
    let session = TouchSession { $0.idleOpacity = 0.25 }
    #expect(session.marks(.menuButton).first?.opacity == nil)
    session.wait(2.9)
    #expect(session.marks(.menuButton).first?.opacity == nil)
    session.wait(0.1)
    #expect(session.marks(.menuButton).first?.opacity == 0.25)
    if let button = session.button { session.touch(.began, button.middle) }
    #expect(session.marks(.menuButton).first?.opacity == nil)
  }

  @Test(
    "Dragged, it follows the finger and snaps to the nearest edge, where it stays",
    arguments: [
      (at(60, 500), AssistiveTouchSettings.Edge.left, 500.0), (at(330, 200), .right, 200),
      (at(200, 50), .top, 200), (at(40, 36), .top, 40), (at(150, 840), .bottom, 150),
    ])
  func snapping(end: CGPoint, edge: AssistiveTouchSettings.Edge, along: Double) throws {
    let session = TouchSession()
    session.drag(try #require(session.button).middle, end)
    let button = try #require(session.button)
    switch edge {
    case .left: #expect(button.minX == 4 && abs(button.midY - along) < 0.001)
    case .right: #expect(button.maxX == 386 && abs(button.midY - along) < 0.001)
    case .top: #expect(button.minY == 4 && abs(button.midX - along) < 0.001)
    case .bottom: #expect(button.maxY == 840 && abs(button.midX - along) < 0.001)
    }
    #expect(session.options.buttonEdge == edge)
    #expect(!session.isMenuOpen)
    // It is there again after a restart.
    session.session.send(.stop)
    session.session.send(.start(appName: nil, isSwitchedOn: true))
    #expect(session.button == button)
  }

  @Test("A drag that the system cancels brings it back; one past the edge of the screen keeps it on it")
  func cancelledDrag() throws {
    let session = TouchSession()
    let before = try #require(session.button)
    session.touch(.began, before.middle)
    session.touch(.moved, at(-500, 3000))
    let dragged = try #require(session.button)
    #expect(CGRect(origin: .zero, size: TouchSession.size).contains(dragged))
    session.touch(.cancelled, at(0, 0))
    #expect(session.button == before)
  }

  @Test("A tap opens the menu at once where nothing else is set")
  func singleTap() {
    let session = TouchSession()
    session.tapButton()
    #expect(session.isMenuOpen)
    #expect(session.button == nil)
    session.tap(at(5, 5))
    #expect(!session.isMenuOpen)
    #expect(session.button != nil)
  }

  @Test("With an action for two taps one waits for the other, and no longer than the timeout")
  func doubleTap() {
    let session = TouchSession {
      $0.doubleTap = .home
      $0.doubleTapTimeout = 0.4
    }
    session.tapButton()
    #expect(!session.isMenuOpen)
    session.wait(0.3)
    session.tapButton()
    #expect(session.system == [.home])
    session.wait(1)
    #expect(!session.isMenuOpen)
    session.tapButton()
    session.wait(0.41)
    #expect(session.isMenuOpen)
    #expect(session.system == [.home])
  }

  @Test("A long press does its own action while the finger is still down; without one it is a tap")
  func longPress() throws {
    let session = TouchSession {
      $0.longPress = .controlCenter
      $0.longPressDuration = 1
    }
    let middle = try #require(session.button).middle
    session.touch(.began, middle)
    session.wait(0.9)
    #expect(session.system.isEmpty)
    session.wait(0.1)
    #expect(session.system == [.controlCenter])
    session.touch(.ended, middle)
    session.wait(2)
    #expect(session.system == [.controlCenter] && !session.isMenuOpen)
    let plain = TouchSession()
    plain.tapButton(for: 5)
    #expect(plain.isMenuOpen)
  }

  @Test("A finger that slides a little still taps; a second finger changes nothing")
  func sloppy() throws {
    let session = TouchSession()
    let middle = try #require(session.button).middle
    session.touch(.began, middle)
    session.touch(.moved, at(middle.x - 6, middle.y + 6))
    session.touch(.began, middle, finger: 1)
    session.touch(.ended, middle, finger: 1)
    #expect(!session.isMenuOpen)
    session.touch(.ended, at(middle.x - 6, middle.y + 6))
    #expect(session.isMenuOpen)
  }

  @Test("Only the touches of what it shows are its own")
  func claims() throws {
    let session = TouchSession()
    let engine = try #require(session.engine)
    let context = Context(
      tree: session.screen.tree, settings: session.session.settings, now: 0, screenSize: TouchSession.size)
    func claims(_ engine: AssistiveTouchEngine, _ phase: Touch.Phase, _ point: CGPoint) -> Bool {
      engine.claims(.touch(Touch(phase: phase, point: point)), in: context)
    }
    let button = try #require(session.button).middle
    #expect(claims(engine, .began, button))
    #expect(!claims(engine, .began, at(10, 10)))
    #expect(!claims(engine, .moved, button))
    session.tapButton()
    let open = try #require(session.engine)
    #expect(claims(open, .began, at(10, 10)))
    session.session.send(.stop)
    #expect(!claims(try #require(session.engine), .began, button))
  }
}
