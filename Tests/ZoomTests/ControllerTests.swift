import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import Zoom

@MainActor
@Suite("The Zoom Controller")
struct ZoomControllerTests {
  private func session(
    isZoomedIn: Bool = true, _ edit: (inout ZoomSettings) -> Void = { _ in }
  ) -> ZoomSession {
    ZoomSession(isZoomedIn: isZoomedIn) {
      $0.zoom.showsController = true
      edit(&$0.zoom)
    }
  }

  private func middle(_ session: ZoomSession) -> CGPoint {
    let frame = session.picture.controller?.frame ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A tap opens the menu, once it cannot be a double tap")
  func tap() {
    let session = session()
    session.tap(at: middle(session))
    #expect(session.overlay.panel == nil)
    session.wait(0.36)
    #expect(session.overlay.panel?.title == "Zoom")
    #expect(session.touches().isEmpty)
  }

  @Test("A double tap zooms out and in")
  func doubleTap() {
    let session = session()
    session.tap(2, at: middle(session))
    #expect(!session.picture.isMagnified && session.session.settings.zoom.isZoomedIn == false)
    session.tap(2, at: middle(session))
    #expect(session.picture.scale == 2 && session.overlay.panel == nil)
  }

  @Test("A drag pans like a joystick: further is faster, until it is lifted")
  func joystick() {
    let session = session()
    let start = middle(session)
    let before = session.picture.visible
    session.put(0, .began, start)
    session.put(0, .moved, CGPoint(x: start.x - 30, y: start.y))
    session.wait(0.2)
    let near = before.minX - session.picture.visible.minX
    session.put(0, .moved, CGPoint(x: start.x - 60, y: start.y))
    let from = session.picture.visible.minX
    session.wait(0.2)
    let far = from - session.picture.visible.minX
    #expect(near > 5 && far > near * 1.5)
    session.put(0, .ended, CGPoint(x: start.x - 60, y: start.y))
    let end = session.picture.visible
    session.wait(1)
    #expect(session.picture.visible == end && session.picture.visible.minY == before.minY)
    #expect(middle(session).isNear(start))
    #expect(session.overlay.panel == nil && session.touches().isEmpty)
  }

  @Test("While nothing is magnified a drag moves it, and it stays on the display")
  func move() {
    let session = session(isZoomedIn: false)
    let start = middle(session)
    session.drag(-100, -200, from: start)
    #expect(middle(session).isNear(CGPoint(x: start.x - 100, y: start.y - 200)))
    session.drag(2000, 2000, from: middle(session))
    let frame = session.picture.controller?.frame ?? .null
    #expect(ZoomSession.whole.contains(frame))
  }

  @Test("A long press shows the whole screen while it lasts")
  func peek() {
    let session = session()
    let point = middle(session)
    session.put(0, .began, point)
    session.wait(0.49)
    #expect(session.picture.isMagnified)
    session.wait(0.02)
    #expect(!session.picture.isMagnified && session.engine.isZoomedIn)
    session.put(0, .ended, point)
    #expect(session.picture.isMagnified)
    session.wait(1)
    #expect(session.overlay.panel == nil && session.changes.isEmpty)
  }

  @Test("With Adjust Zoom Level, a double tap that slides changes the level")
  func slide() {
    let session = session { $0.adjustsLevelWithController = true }
    session.drag(0, -ZoomMeasures.doublingDistance, taps: 1, from: middle(session))
    #expect(abs(session.picture.scale - 4) < 1e-6 && abs(session.session.settings.zoom.level - 4) < 1e-6)
    session.wait(1)
    #expect(session.overlay.panel == nil)
  }

  @Test("Each way to press it does what the settings say, and a tap waits for no other where none is of use")
  func actions() {
    let session = session {
      $0.controllerSingleTap = .zoomInOut
      $0.controllerDoubleTap = .none
      $0.controllerLongPress = .showMenu
    }
    session.tap(at: middle(session))
    #expect(!session.picture.isMagnified)
    session.put(0, .began, middle(session))
    session.wait(0.6)
    #expect(session.overlay.panel != nil)
    session.put(0, .ended, middle(session))
    #expect(session.overlay.panel != nil)
  }

  @Test("It fades when nobody touches it, and has the colour of the settings")
  func opacity() {
    let session = session {
      $0.controllerIdleOpacity = 0.3
      $0.controllerColor = .orange
    }
    #expect(session.picture.controller?.opacity == 0.3 && session.picture.controller?.color == .orange)
    session.put(0, .began, middle(session))
    #expect(session.picture.controller?.opacity == 1)
    session.put(0, .ended, middle(session))
    session.wait(2.9)
    #expect(session.picture.controller?.opacity == 1)
    session.wait(0.2)
    #expect(session.picture.controller?.opacity == 0.3)
  }
}
