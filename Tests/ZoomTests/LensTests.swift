import DeviceSettings
import Foundation
import Testing

@testable import Zoom

@Suite("The lens of Zoom as geometry")
struct LensTests {
  private static let screen = CGSize(width: 400, height: 800)

  private func lens(_ region: ZoomSettings.Region, level: Double = 2, area: CGRect? = nil) -> Lens {
    var lens = Lens()
    lens.fit(
      screen: Self.screen, area: area ?? CGRect(origin: .zero, size: Self.screen), region: region,
      ZoomSettings())
    lens.setLevel(level)
    return lens
  }

  @Test(
    "It stands where its region says, and shows the middle of the screen",
    arguments: [
      (ZoomSettings.Region.fullScreen, CGRect(x: 0, y: 0, width: 400, height: 800)),
      (.pinnedLeft, CGRect(x: 0, y: 0, width: 400.0 / 3, height: 800)),
      (.pinnedRight, CGRect(x: 800.0 / 3, y: 0, width: 400.0 / 3, height: 800)),
      (.pinnedTop, CGRect(x: 0, y: 0, width: 400, height: 800.0 / 3)),
      (.pinnedBottom, CGRect(x: 0, y: 1600.0 / 3, width: 400, height: 800.0 / 3)),
      (.window, CGRect(x: 100, y: 800.0 / 3, width: 200, height: 800.0 / 3)),
    ])
  func frames(region: ZoomSettings.Region, frame: CGRect) {
    let lens = lens(region)
    #expect(lens.frame.isNear(frame))
    #expect(abs(lens.visible.width * 2 - frame.width) < 1e-9)
    #expect(lens.visible.midX == 200 && lens.visible.midY == 400)
  }

  @Test("No lens leaves the screen or shows what is beyond it", arguments: ZoomSettings.Region.allCases)
  func limits(region: ZoomSettings.Region) {
    let whole = CGRect(origin: .zero, size: Self.screen).insetBy(dx: -1e-6, dy: -1e-6)
    for level in [1, 1.2, 3, 15] {
      for (dx, dy) in [(-9e3, 0.0), (9e3, 9e3), (0, -9e3), (9e3, -9e3), (-50, 70)] {
        var moved = lens(region, level: level)
        moved.pan(by: Way(dx: dx, dy: dy))
        #expect(whole.contains(moved.visible) && whole.contains(moved.frame))
        moved.moveWindow(by: Way(dx: dx, dy: dy))
        #expect(whole.contains(moved.visible) && whole.contains(moved.frame))
        moved.setLevel(5)
        #expect(whole.contains(moved.visible) && whole.contains(moved.frame))
      }
    }
  }

  @Test("What is seen at a point stays there while the level changes")
  func keeps() {
    var lens = lens(.fullScreen, level: 2)
    let point = CGPoint(x: 120, y: 500)
    func seen() -> CGPoint {
      CGPoint(x: lens.visible.minX + point.x / lens.level, y: lens.visible.minY + point.y / lens.level)
    }
    let before = seen()
    for level in [2.5, 4, 9, 3] {
      lens.setLevel(level, keeping: point)
      #expect(seen().isNear(before))
    }
  }

  @Test("A window stays where it is while the level changes")
  func windowStays() {
    var lens = lens(.window)
    lens.moveWindow(by: Way(dx: 70, dy: -120))
    let frame = lens.frame
    for level in [1.2, 5, 15, 2] {
      lens.setLevel(level)
      #expect(lens.frame.isNear(frame))
    }
    // It lies over what it shows.
    #expect(lens.frame.contains(CGPoint(x: lens.visible.midX, y: lens.visible.midY)))
  }

  @Test("Its handle moves a window with the finger, up to the edges of what is left to it")
  func handle() {
    let area = CGRect(x: 0, y: 0, width: 400, height: 500)
    var lens = lens(.window, area: area)
    let before = lens.frame
    lens.moveWindow(by: Way(dx: 30, dy: -40))
    #expect(lens.frame.isNear(before.offsetBy(dx: 30, dy: -40)))
    lens.moveWindow(by: Way(dx: 0, dy: 900))
    #expect(abs(lens.frame.maxY - 500) < 1e-6 && lens.visible.maxY <= 500 + 1e-6)
  }

  @Test("What is followed has a quarter of the lens around it, where the screen goes on")
  func follows() {
    for x in stride(from: 0.0, through: 398, by: 7) {
      var lens = lens(.fullScreen, level: 4)
      let place = CGRect(x: x, y: 2 * x, width: 2, height: 20)
      lens.follow(place, centers: false)
      let inner = lens.visible.insetBy(dx: 25, dy: 50).insetBy(dx: -1e-6, dy: -1e-6)
      let seen = lens.visible
      #expect(seen.insetBy(dx: -1e-6, dy: -1e-6).contains(place) || place.maxY > 800)
      #expect(inner.minX <= place.minX || seen.minX < 1e-6)
      #expect(inner.maxX >= place.maxX || seen.maxX > 400 - 1e-6)
    }
  }

  @Test("What does not lie on a screen is not followed")
  func nowhere() {
    var lens = lens(.fullScreen)
    let before = lens
    lens.follow(.null, centers: false)
    lens.follow(CGRect(x: Double.nan, y: 0, width: 1, height: 1), centers: true)
    lens.follow(CGRect(x: Double.infinity, y: 0, width: 1, height: 1), centers: false)
    #expect(lens == before)
  }

  @Test("A corner follows the finger, and the one across stays")
  func resize() {
    var lens = lens(.window)
    let before = lens.frame
    lens.resize(grip: 3, to: CGPoint(x: before.maxX + 40, y: before.maxY + 20))
    #expect(lens.frame.isNear(CGRect(x: 100, y: before.minY, width: 240, height: before.height + 20)))
    lens.resize(grip: 0, to: CGPoint(x: 60, y: before.minY - 30))
    #expect(abs(lens.frame.minX - 60) < 1e-6 && abs(lens.frame.maxX - 340) < 1e-6)
    // No smaller than a fifth of the screen.
    lens.resize(grip: 0, to: CGPoint(x: 900, y: 900))
    #expect(abs(lens.frame.width - 80) < 1e-6 && abs(lens.frame.maxX - 340) < 1e-6)
  }

  @Test(
    "A pinned lens is resized at its free edge",
    arguments: [
      (ZoomSettings.Region.pinnedTop, CGPoint(x: 200, y: 400)), (.pinnedBottom, CGPoint(x: 200, y: 400)),
      (.pinnedLeft, CGPoint(x: 200, y: 400)), (.pinnedRight, CGPoint(x: 200, y: 400)),
    ])
  func resizePinned(region: ZoomSettings.Region, point: CGPoint) {
    var lens = lens(region)
    lens.resize(grip: 0, to: point)
    #expect(lens.grips == [point])
    #expect(abs(lens.frame.width * lens.frame.height - 400 * 800 / 2) < 1e-6)
  }

  @Test("Another screen keeps what is in the middle")
  func rotation() {
    var lens = lens(.fullScreen)
    lens.pan(by: Way(dx: 100, dy: 0))
    #expect(lens.center == CGPoint(x: 150, y: 400))
    let turned = CGSize(width: 800, height: 400)
    lens.fit(screen: turned, area: CGRect(origin: .zero, size: turned), region: .fullScreen, ZoomSettings())
    #expect(lens.center == CGPoint(x: 300, y: 200))
  }
}
