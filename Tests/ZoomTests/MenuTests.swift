import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import Zoom

@MainActor
@Suite("The Zoom menu")
struct ZoomMenuTests {
  private func opened(isZoomedIn: Bool = true, _ edit: (inout Settings) -> Void = { _ in }) -> ZoomSession {
    let session = ZoomSession(isZoomedIn: isZoomedIn, edit)
    session.tap(3, fingers: 3)
    _ = session.touches()
    return session
  }

  @Test("It has the rows of iOS; the size of a lens is changed where there is an edge to it")
  func rows() {
    #expect(
      opened().rows == ["Zoom Out", "Choose Region", "Choose Filter", "Show Controller", "Zoom Level, 2.0×"])
    #expect(opened(isZoomedIn: false).rows.first == "Zoom In")
    let window = opened {
      $0.zoom.region = .window
      $0.zoom.showsController = true
    }
    #expect(
      window.rows == [
        "Zoom Out", "Choose Region", "Resize Lens", "Choose Filter", "Hide Controller", "Zoom Level, 2.0×",
      ])
  }

  @Test("A region is chosen, and kept in the settings")
  func region() {
    let session = opened()
    #expect(session.choose("Choose Region"))
    #expect(
      session.rows == [
        "Full Screen Zoom", "Window Zoom", "Pinned to Top", "Pinned to Bottom", "Pinned to Left",
        "Pinned to Right",
      ])
    #expect(session.overlay.panel?.selection == 0)
    #expect(session.choose("Window Zoom"))
    #expect(session.overlay.panel == nil)
    #expect(session.session.settings.zoom.region == .window)
    #expect(session.picture.region == .window && session.picture.handle != nil)
    #expect(session.picture.lens.width == 195)
    #expect(session.touches().isEmpty)
  }

  @Test("A filter is chosen, and kept in the settings")
  func filter() {
    let session = opened()
    #expect(session.choose("Choose Filter"))
    #expect(session.rows == ["None", "Inverted", "Grayscale", "Grayscale Inverted", "Low Light"])
    #expect(session.choose("Low Light"))
    #expect(session.session.settings.zoom.filter == .lowLight && session.picture.filter == .lowLight)
  }

  @Test("It zooms out and in, and shows and hides the controller")
  func toggles() {
    let session = opened()
    #expect(session.choose("Zoom Out"))
    #expect(!session.picture.isMagnified && session.overlay.panel == nil)
    session.tap(3, fingers: 3)
    #expect(session.choose("Show Controller"))
    #expect(session.picture.controller != nil && session.session.settings.zoom.showsController)
    session.tap(3, fingers: 3)
    #expect(session.choose("Hide Controller"))
    #expect(session.picture.controller == nil)
  }

  @Test("The slider sets the level while the finger moves, and keeps it when it is lifted")
  func slider() throws {
    let session = opened()
    let panel = try #require(session.engine.panel)
    let row = try #require(panel.rows.firstIndex { $0.target == .level })
    let frame = panel.frame(ofRow: row, in: ZoomSession.size)
    session.put(0, .began, CGPoint(x: frame.midX, y: frame.midY))
    #expect(abs(session.picture.scale - 3.1) < 1e-6)
    #expect(session.rows.last == "Zoom Level, 3.1×" && session.changes.isEmpty)
    session.put(0, .moved, CGPoint(x: 389, y: frame.midY))
    #expect(session.picture.scale == 5)
    session.put(0, .ended, CGPoint(x: frame.minX, y: frame.midY))
    #expect(session.picture.scale == 1.2 && session.session.settings.zoom.level == 1.2)
    #expect(session.overlay.panel != nil)
  }

  @Test("A tap beside it closes it; one that slides off a row chooses nothing")
  func dismiss() throws {
    let session = opened()
    let panel = try #require(session.engine.panel)
    let (first, second) = (
      panel.frame(ofRow: 0, in: ZoomSession.size), panel.frame(ofRow: 1, in: ZoomSession.size)
    )
    session.drag(0, second.midY - first.midY, from: CGPoint(x: first.midX, y: first.midY))
    #expect(session.overlay.panel == session.engine.panel?.overlay && session.rows.first == "Zoom Out")
    session.tap(at: CGPoint(x: 10, y: 10))
    #expect(session.overlay.panel == nil && session.picture.isMagnified)
    #expect(session.touches().isEmpty)
  }

  @Test("A lens is resized at its handles, until somebody taps beside it; its size is kept")
  func resize() throws {
    let session = opened { $0.zoom.region = .window }
    #expect(session.choose("Resize Lens"))
    #expect(session.picture.resizeHandles.count == 4)
    let grip = try #require(session.picture.resizeHandles.last)
    let before = session.picture.lens
    session.drag(39, 84.4, from: CGPoint(x: grip.midX, y: grip.midY))
    #expect(
      session.picture.lens.isNear(
        CGRect(x: before.minX, y: before.minY, width: before.width + 39, height: before.height + 84.4)))
    #expect(abs(session.session.settings.zoom.windowWidth - 0.6) < 1e-9)
    #expect(Set(session.changes.map(\.key)) == ["zoom.windowWidth", "zoom.windowHeight"])
    session.tap(at: CGPoint(x: 5, y: 5))
    #expect(session.picture.resizeHandles.isEmpty && session.touches().isEmpty)
    session.tap(at: CGPoint(x: 5, y: 5))
    #expect(session.touches().count == 2)
  }

  @Test("It is on a small display from edge to edge")
  func small() {
    let session = opened()
    let size = CGSize(width: 100, height: 120)
    let frame = session.engine.panel?.frame(in: size) ?? .null
    #expect(CGRect(origin: .zero, size: size).insetBy(dx: -1e-9, dy: -1e-9).contains(frame))
  }
}

@MainActor
@Suite("An app that uses Zoom's gestures")
struct ZoomConflictTests {
  @Test("The choice is offered once, and Continue leaves Zoom as it is")
  func goOn() {
    let session = ZoomSession()
    session.session.send(.notification(.gestureConflictWithZoom))
    #expect(session.rows == ["Turn Off Zoom", "Continue"])
    session.tap(at: CGPoint(x: 5, y: 5))
    #expect(session.rows.count == 2)
    #expect(session.choose("Continue"))
    #expect(session.overlay.panel == nil && session.session.settings.isZoomEnabled)
    session.session.send(.notification(.gestureConflictWithZoom))
    #expect(session.overlay.panel == nil && session.picture.isMagnified)
  }

  @Test("Zoom can be turned off, and the app gets its gestures")
  func turnOff() {
    let session = ZoomSession()
    session.session.send(.notification(.gestureConflictWithZoom))
    #expect(session.choose("Turn Off Zoom"))
    #expect(!session.session.settings.isZoomEnabled && !session.picture.isMagnified)
    #expect(session.session.settings.zoom.isZoomedIn == false)
    session.drag(0, -80, fingers: 3)
    #expect(session.touches().filter { $0.phase == .ended }.count == 3)
  }

  @Test("An app that says so while Zoom is off is warned of when it is turned on")
  func later() {
    let session = ZoomSession()
    session.session.settings.isZoomEnabled = false
    session.session.send(.notification(.gestureConflictWithZoom))
    #expect(session.overlay.panel == nil)
    session.session.settings.isZoomEnabled = true
    #expect(session.rows.count == 2)
  }
}
