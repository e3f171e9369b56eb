import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import Testing

@Suite("The lens of Zoom")
struct ZoomLensTests {
  private static let screen = CGSize(width: 400, height: 800)

  private func lens(_ region: ZoomSettings.Region = .fullScreen, level: Double = 2) -> ZoomLens {
    var settings = ZoomSettings()
    settings.region = region
    settings.level = level
    return ZoomLens(screen: Self.screen, settings: settings)
  }

  @Test(
    "a lens stands where its region says, and shows as much as fits",
    arguments: [
      (ZoomSettings.Region.fullScreen, CGRect(x: 0, y: 0, width: 400, height: 800)),
      (.pinnedLeft, CGRect(x: 0, y: 0, width: 400.0 / 3, height: 800)),
      (.pinnedRight, CGRect(x: 800.0 / 3, y: 0, width: 400.0 / 3, height: 800)),
      (.pinnedTop, CGRect(x: 0, y: 0, width: 400, height: 800.0 / 3)),
      (.pinnedBottom, CGRect(x: 0, y: 1600.0 / 3, width: 400, height: 800.0 / 3)),
      (.window, CGRect(x: 100, y: 800.0 / 3, width: 200, height: 800.0 / 3)),
    ])
  func frames(row: (ZoomSettings.Region, CGRect)) {
    let lens = lens(row.0)
    #expect(isNear(lens.frame, row.1))
    let visible = lens.visibleRect
    #expect(abs(visible.width * 2 - row.1.width) < 1e-9 && abs(visible.height * 2 - row.1.height) < 1e-9)
    #expect(visible.midX == 200 && visible.midY == 400)
  }

  @Test(
    "no lens shows what lies beyond the screen, however far it is moved",
    arguments: ZoomSettings.Region.allCases)
  func clamped(region: ZoomSettings.Region) {
    for (dx, dy) in [(-9e3, 0.0), (9e3, 9e3), (0, -9e3), (9e3, -9e3)] {
      var moved = lens(region, level: 3)
      moved.move(by: CGVector(dx: dx, dy: dy))
      moved.moveHandle(by: CGVector(dx: dx, dy: dy))
      let whole = CGRect(origin: .zero, size: Self.screen).insetBy(dx: -1e-6, dy: -1e-6)
      #expect(whole.contains(moved.visibleRect))
      #expect(whole.contains(moved.frame))
    }
  }

  @Test("the level never goes above the maximum, nor below the whole screen")
  func level() {
    #expect(lens(level: 9).level == 5)
    #expect(lens(level: 0.5).level == 1)
    #expect(lens(level: 1).visibleRect == CGRect(origin: .zero, size: Self.screen))
  }

  @Test("what is shown goes with three fingers")
  func drag() {
    var lens = lens()
    let before = lens.rect(showing: CGRect(x: 200, y: 400, width: 10, height: 10))
    lens.move(by: CGVector(dx: 30, dy: -50))
    let after = lens.rect(showing: CGRect(x: 200, y: 400, width: 10, height: 10))
    #expect(after.minX - before.minX == 30 && after.minY - before.minY == -50)
    #expect(lens.visibleRect.minX == 85)
  }

  @Test("a window goes with its handle, and only a window has one")
  func handle() throws {
    var window = lens(.window)
    let before = window.frame
    window.moveHandle(by: CGVector(dx: -20, dy: 40))
    #expect(isNear(window.frame, before.offsetBy(dx: -20, dy: 40)))
    #expect(window.frame.contains(CGPoint(x: window.visibleRect.midX, y: window.visibleRect.midY)))
    let handle = try #require(window.handle)
    #expect(handle.midY == window.frame.maxY)
    var band = lens(.pinnedTop)
    let still = band
    band.moveHandle(by: CGVector(dx: 10, dy: 10))
    #expect(band == still && band.handle == nil)
  }

  @Test("a place that is well inside the lens does not move it")
  func inside() {
    var lens = lens()
    let still = lens
    lens.follow(CGRect(x: 180, y: 380, width: 40, height: 40))
    #expect(lens == still)
  }

  @Test(
    "the insertion point is kept a quarter of the lens from its edges",
    arguments: [CGRect(x: 320, y: 400, width: 2, height: 20), CGRect(x: 200, y: 650, width: 2, height: 20)])
  func follow(place: CGRect) {
    var lens = lens()
    lens.follow(place)
    let visible = lens.visibleRect
    let inner = visible.insetBy(dx: visible.width / 4 - 1e-6, dy: visible.height / 4 - 1e-6)
    #expect(visible.contains(place))
    // At the end of the screen the lens cannot go on.
    #expect(inner.contains(place) || visible.maxX == 400 || visible.maxY == 800)
    // It moved no further than it had to.
    #expect(visible.midX == 200 || visible.midY == 400)
  }

  @Test("a place that is too large is put in the middle")
  func large() {
    var lens = lens(level: 4)
    lens.follow(CGRect(x: 100, y: 100, width: 220, height: 44))
    #expect(lens.visibleRect.midX == 210)
  }

  @Test("a finger on the glass meets what is seen there")
  func touches() {
    var lens = lens(.window)
    lens.moveHandle(by: CGVector(dx: 20, dy: 30))
    let glass = CGPoint(x: lens.frame.minX + 15, y: lens.frame.minY + 25)
    let point = lens.point(seenAt: glass)
    let shown = lens.rect(showing: CGRect(origin: point, size: .zero))
    #expect(abs(shown.minX - glass.x) < 1e-9 && abs(shown.minY - glass.y) < 1e-9)
    #expect(lens.point(seenAt: CGPoint(x: 1, y: 1)) == CGPoint(x: 1, y: 1))
  }

  @Test("another screen keeps what stands in the middle")
  func rotation() {
    var lens = lens()
    lens.move(by: CGVector(dx: 100, dy: 0))
    lens.adapt(screen: CGSize(width: 800, height: 400), settings: ZoomSettings())
    #expect(lens.center == CGPoint(x: 300, y: 200))
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }
}
