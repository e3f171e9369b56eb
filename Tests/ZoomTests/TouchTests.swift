import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import Zoom

@MainActor
@Suite("Touches through the lens")
struct ZoomTouchTests {
  @Test("A finger meets what is seen under it")
  func translated() {
    let session = ZoomSession()
    session.drag(60, 40, fingers: 3)
    _ = session.touches()
    let picture = session.picture
    let point = CGPoint(x: 300, y: 120)
    session.tap(at: point)
    let touches = session.touches()
    #expect(touches.map(\.phase) == [.began, .ended])
    for touch in touches {
      #expect(touch.point.isNear(CGPoint(x: picture.visible.minX + 150, y: picture.visible.minY + 60)))
      let shown = picture.rect(showing: CGRect(origin: touch.point, size: .zero))
      #expect(shown.origin.isNear(point))
    }
  }

  @Test("Beside a window the screen is as it is, and a finger that leaves it does not jump")
  func window() {
    let session = ZoomSession { $0.zoom.region = .window }
    session.tap(at: CGPoint(x: 20, y: 100))
    #expect(session.touches().allSatisfy { $0.point == CGPoint(x: 20, y: 100) })
    let frame = session.picture.lens
    session.drag(0, -120, from: CGPoint(x: frame.midX, y: frame.minY + 40))
    let touches = session.touches()
    #expect(touches.count > 4)
    for (one, next) in zip(touches, touches.dropFirst()) {
      #expect(abs(next.point.y - one.point.y) < 10)
    }
    #expect(touches.allSatisfy { ZoomSession.whole.contains($0.point) })
  }

  @Test("When a third finger touches down the app's touches are cut off, and it hears no more of them")
  func cutOff() {
    let session = ZoomSession()
    session.put(0, .began, CGPoint(x: 100, y: 400))
    session.put(1, .began, CGPoint(x: 160, y: 400))
    #expect(session.touches().map(\.phase) == [.began, .began])
    session.put(2, .began, CGPoint(x: 220, y: 400))
    let cut = session.touches()
    #expect(cut.map(\.phase) == [.cancelled, .cancelled] && cut.map(\.finger) == [0, 1])
    session.put(0, .moved, CGPoint(x: 100, y: 300))
    for finger in 0..<3 { session.put(finger, .ended, CGPoint(x: 100, y: 300)) }
    session.wait(1)
    #expect(session.touches().isEmpty)
  }

  @Test("While Zoom is off everything reaches the app as it is")
  func off() {
    let session = ZoomSession()
    session.session.settings.isZoomEnabled = false
    #expect(!session.picture.isMagnified)
    session.tap(2, fingers: 3, at: CGPoint(x: 100, y: 100))
    let touches = session.touches()
    #expect(
      touches.filter { $0.phase == .began }.count == 6 && touches.filter { $0.phase == .ended }.count == 6)
    #expect(touches.allSatisfy { $0.point.y == 100 })
    session.wait(1)
    #expect(!session.picture.isMagnified)
  }

  @Test("With VoiceOver, which reads touches itself, none is passed on")
  func voiceOver() {
    let session = ZoomSession { $0.voiceOver.isRunning = true }
    session.tap()
    #expect(session.touches().isEmpty)
    session.tap(2, fingers: 3)
    session.wait(0.4)
    #expect(!session.picture.isMagnified)
  }

  @Test("Touches that cannot be do nothing, and a lost finger is cut off")
  func impossible() {
    let session = ZoomSession()
    session.put(0, .moved, CGPoint(x: 10, y: 10))
    session.put(0, .ended, CGPoint(x: 10, y: 10))
    session.put(1, .began, CGPoint(x: Double.nan, y: 10))
    session.put(1, .began, CGPoint(x: 1e9, y: 10))
    #expect(session.touches().isEmpty)
    session.put(0, .began, CGPoint(x: 10, y: 10))
    session.put(0, .began, CGPoint(x: 20, y: 20))
    session.put(0, .ended, CGPoint(x: Double.infinity, y: 0))
    #expect(session.touches().map(\.phase) == [.began, .cancelled, .began, .ended])
    #expect(session.engine.isAtRest)
  }

  @Test("The handle moves a window with the finger, and the app gets none of it")
  func handle() throws {
    let session = ZoomSession { $0.zoom.region = .window }
    let handle = try #require(session.picture.handle)
    let before = session.picture.lens
    session.drag(50, -70, from: CGPoint(x: handle.midX, y: handle.midY))
    #expect(session.picture.lens.isNear(before.offsetBy(dx: 50, dy: -70)))
    #expect(session.touches().isEmpty)
    session.drag(900, 900, from: CGPoint(x: before.midX + 50, y: before.maxY - 70))
    #expect(abs(session.picture.lens.maxX - 390) < 1e-6 && abs(session.picture.lens.maxY - 844) < 1e-6)
    // It can still be taken there.
    let last = try #require(session.picture.handle)
    #expect(ZoomSession.whole.contains(last))
  }
}
