import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import Zoom

@MainActor
@Suite("Three fingers on Zoom")
struct ZoomGestureTests {
  @Test(
    "A double tap magnifies around the fingers once no third tap can follow, and another shows the screen")
  func toggle() {
    let session = ZoomSession(isZoomedIn: false)
    let point = CGPoint(x: 100, y: 300)
    session.tap(2, fingers: 3, at: point)
    #expect(!session.picture.isMagnified)
    session.wait(0.34)
    #expect(!session.picture.isMagnified)
    session.wait(0.02)
    #expect(session.picture.scale == 2)
    #expect(session.picture.point(seenAt: point).isNear(point))
    #expect(session.session.settings.zoom.isZoomedIn)
    session.tap(2, fingers: 3, at: point)
    session.wait(0.4)
    #expect(!session.picture.isMagnified && !session.session.settings.zoom.isZoomedIn)
    #expect(session.picture.visible == ZoomSession.whole)
    #expect(session.changes.map(\.key) == ["zoom.isZoomedIn", "zoom.isZoomedIn"])
  }

  @Test("One tap, and taps that are too far apart in time, do nothing")
  func slow() {
    let session = ZoomSession(isZoomedIn: false)
    session.tap(1, fingers: 3)
    session.wait(0.5)
    session.tap(1, fingers: 3)
    session.wait(0.5)
    session.tap(2, fingers: 2)
    session.wait(0.5)
    #expect(!session.picture.isMagnified && session.changes.isEmpty)
  }

  @Test("Three fingers that are held do not tap")
  func held() {
    let session = ZoomSession(isZoomedIn: false)
    for _ in 0..<2 {
      session.play(.drag(from: ZoomSession.middle, to: ZoomSession.middle, fingers: 3, duration: 0.7))
      session.wait(0.05)
    }
    session.wait(1)
    #expect(!session.picture.isMagnified)
  }

  @Test(
    "A drag moves what is shown with the fingers, in every kind of lens",
    arguments: ZoomSettings.Region.allCases)
  func pan(region: ZoomSettings.Region) {
    let session = ZoomSession { $0.zoom.region = region }
    let before = session.picture
    session.drag(-60, -40, fingers: 3)
    #expect(session.picture.visible.isNear(before.visible.offsetBy(dx: 30, dy: 20)))
    #expect(session.touches().allSatisfy { $0.phase != .ended })
    // Where it is moves no setting.
    #expect(session.changes.isEmpty)
  }

  @Test("What is shown ends at the edges of the screen")
  func panLimits() {
    let session = ZoomSession()
    for _ in 0..<8 { session.drag(-150, 0, fingers: 3) }
    #expect(abs(session.picture.visible.maxX - 390) < 1e-6)
    for _ in 0..<12 { session.drag(150, 150, fingers: 3) }
    #expect(abs(session.picture.visible.minX) < 1e-6 && abs(session.picture.visible.minY) < 1e-6)
  }

  @Test("A tap and a drag up magnify more, down less, around the fingers; the level is kept at the end")
  func level() {
    let session = ZoomSession()
    let point = CGPoint(x: 150, y: 500)
    let seen = session.picture.point(seenAt: point)
    let way = ZoomMeasures.doublingDistance
    let plan = TouchPlan.drag(
      from: point, to: CGPoint(x: point.x, y: point.y - way), fingers: 3, taps: 1)
    var changed: [Int] = []
    for step in plan.steps {
      session.session.send(.touch(step.touch), at: step.time)
      changed.append(session.changes.count)
    }
    #expect(abs(session.picture.scale - 4) < 1e-6)
    #expect(session.picture.point(seenAt: point).isNear(seen))
    #expect(changed.dropLast().allSatisfy { $0 == 0 })
    #expect(session.changes.map(\.key) == ["zoom.level"])
    #expect(abs(session.session.settings.zoom.level - 4) < 1e-6)
    session.wait(1)
    session.drag(0, way / 2, fingers: 3, taps: 1)
    #expect(abs(session.picture.scale - 4 / 2.0.squareRoot()) < 1e-6)
  }

  @Test("The level stays between 1.2 and its maximum")
  func levelLimits() {
    let session = ZoomSession { $0.zoom.maximumLevel = 3 }
    session.drag(0, -300, fingers: 3, taps: 1)
    #expect(session.picture.scale == 3)
    session.wait(1)
    session.drag(0, 400, fingers: 3, taps: 1)
    #expect(session.picture.scale == 1.2)
  }

  @Test("From the whole screen a tap and a drag up magnify, and down does nothing")
  func levelFromWhole() {
    let session = ZoomSession(isZoomedIn: false)
    session.drag(0, 100, fingers: 3, taps: 1)
    session.wait(1)
    #expect(!session.picture.isMagnified && session.changes.isEmpty)
    session.drag(0, -ZoomMeasures.doublingDistance, fingers: 3, taps: 1)
    #expect(abs(session.picture.scale - 2) < 1e-6)
    #expect(session.session.settings.zoom.isZoomedIn)
  }

  @Test("A triple tap opens the menu at once")
  func menu() {
    let session = ZoomSession()
    session.tap(3, fingers: 3)
    #expect(session.overlay.panel?.title == "Zoom")
    session.wait(1)
    #expect(session.picture.isMagnified)
  }

  @Test("With VoiceOver further taps of three fingers are VoiceOver's")
  func menuWithVoiceOver() {
    let session = ZoomSession { $0.voiceOver.isRunning = true }
    session.tap(3, fingers: 3)
    session.wait(1)
    #expect(session.overlay.panel == nil && session.picture.isMagnified)
    session.tap(4, fingers: 3)
    session.wait(1)
    #expect(session.overlay.panel == nil && session.picture.isMagnified)
    session.tap(2, fingers: 3)
    session.wait(1)
    #expect(!session.picture.isMagnified)
  }

  @Test("Fingers that rest near an edge pan to that side, faster the nearer they are, as long as they rest")
  func edge() {
    func panned(at x: Double) -> Double {
      let session = ZoomSession()
      let before = session.picture.visible.minX
      for finger in 0..<3 { session.put(finger, .began, CGPoint(x: x, y: 300 + 60 * Double(finger))) }
      session.wait(0.45)
      #expect(session.picture.visible.minX == before)
      session.wait(0.35)
      let after = session.picture.visible.minX
      for finger in 0..<3 { session.put(finger, .ended, CGPoint(x: x, y: 300 + 60 * Double(finger))) }
      session.wait(1)
      #expect(session.picture.visible.minX == after)
      // They have not tapped.
      #expect(session.picture.isMagnified && session.overlay.panel == nil)
      return after - before
    }
    #expect(panned(at: 195) == 0)
    let near = panned(at: 360)
    let nearer = panned(at: 380)
    #expect(near > 0 && nearer > near * 1.5)
    #expect(panned(at: 10) < 0)
  }

  @Test("A fourth finger makes the gesture nobody's, and the app gets none of it")
  func four() {
    let session = ZoomSession(isZoomedIn: false)
    for _ in 0..<2 { session.tap(1, fingers: 4) }
    session.wait(1)
    #expect(!session.picture.isMagnified)
    #expect(session.touches().filter { $0.phase == .ended }.isEmpty)
  }

  @Test("A script makes all of them")
  func script() throws {
    let session = ZoomSession(isZoomedIn: false)
    func play(_ text: String) throws {
      try ScriptPlayer(session.session).play(try GestureScript.parse(text, language: .zoom))
    }
    try play("three-finger double tap 100 300\n")
    #expect(session.picture.point(seenAt: CGPoint(x: 100, y: 300)).isNear(CGPoint(x: 100, y: 300)))
    let before = session.picture.visible
    try play("three-finger drag 200 400 140 380")
    #expect(session.picture.visible.isNear(before.offsetBy(dx: 30, dy: 10)))
    try play("three-finger double tap and drag 195 600 195 480\nwait 1\nkey option+command+-")
    #expect(abs(session.picture.scale - 4 / 1.25) < 1e-6)
    _ = session.touches()
    try play("tap 195 422\ndrag 195 600 195 500")
    #expect(session.touches().filter { $0.phase == .ended }.count == 2)
    try play("three-finger triple tap")
    #expect(session.overlay.panel != nil)
  }

  @Test("A gesture by its name is made with fingers, and the app gets what is not Zoom's")
  func named() throws {
    let session = ZoomSession(isZoomedIn: false)
    session.session.send(.gesture(try #require(Gesture(named: "three-finger double tap"))))
    session.session.settle()
    #expect(session.picture.isMagnified)
    _ = session.touches()
    session.session.send(.gesture(Gesture(.tap(1), at: CGPoint(x: 0, y: 0))))
    session.session.settle()
    #expect(session.touches().map(\.phase) == [.began, .ended])
    session.session.send(.gesture(try #require(Gesture(named: "three-finger double tap and hold swipe up"))))
    session.session.settle()
    #expect(abs(session.picture.scale - 4) < 1e-6)
  }
}
