import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import Zoom

@MainActor
@Suite("Keys and commands of Zoom")
struct ZoomKeyTests {
  private func press(
    _ key: String, _ session: ZoomSession, _ modifiers: KeyPress.Modifiers = [.option, .command]
  ) {
    session.session.send(.key(KeyPress(key, modifiers: modifiers)))
    session.session.send(.key(KeyPress(key, modifiers: modifiers, isDown: false)))
  }

  @Test("Option, Command and plus or minus change the level, from the whole screen and back to it")
  func level() {
    let session = ZoomSession(isZoomedIn: false)
    press("=", session)
    #expect(abs(session.picture.scale - 1.25) < 1e-9 && session.session.settings.zoom.isZoomedIn)
    press("+", session, [.option, .command, .shift])
    #expect(abs(session.picture.scale - 1.5625) < 1e-9)
    #expect(abs(session.session.settings.zoom.level - 1.5625) < 1e-9)
    for _ in 0..<2 { press("-", session) }
    #expect(!session.picture.isMagnified && !session.session.settings.zoom.isZoomedIn)
    for _ in 0..<20 { press("=", session) }
    #expect(session.picture.scale == 5)
  }

  @Test("8 shows the whole screen and magnifies again at the same place, arrows pan")
  func others() {
    let session = ZoomSession()
    let before = session.picture.visible
    press("right", session)
    #expect(session.picture.visible.isNear(before.offsetBy(dx: ZoomMeasures.keyPan / 2, dy: 0)))
    press("down", session)
    let panned = session.picture.visible
    press("8", session)
    #expect(!session.picture.isMagnified)
    press("8", session)
    #expect(session.picture.visible.isNear(panned))
    for _ in 0..<30 { press("up", session) }
    #expect(abs(session.picture.visible.minY) < 1e-9)
  }

  @Test("Other keys, and all of them without Keyboard Shortcuts, are the app's")
  func notTaken() {
    let session = ZoomSession()
    let before = session.picture
    for modifiers: KeyPress.Modifiers in [[], .command, .option, [.option, .command, .control]] {
      #expect(!session.engine.takes(KeyPress("=", modifiers: modifiers)))
      press("=", session, modifiers)
    }
    #expect(session.engine.takes(KeyPress("=", modifiers: [.option, .command])))
    session.session.settings.zoom.usesKeyboardShortcuts = false
    #expect(!session.engine.takes(KeyPress("=", modifiers: [.option, .command])))
    press("=", session)
    #expect(session.picture == before)
  }

  @Test("Every command does something", arguments: ZoomAction.allCases)
  func commands(action: ZoomAction) {
    let session = ZoomSession()
    let before = (session.picture, session.overlay)
    session.session.send(.command(action.rawValue))
    #expect(session.picture != before.0 || session.overlay != before.1)
    session.session.send(.command("no such command"))
  }
}

@MainActor
@Suite("The settings of Zoom while it runs")
struct ZoomSettingTests {
  @Test("What somebody else changes in the settings is seen at once")
  func takenOver() {
    let session = ZoomSession(isZoomedIn: false)
    session.session.settings.zoom.level = 3
    #expect(!session.picture.isMagnified)
    session.session.settings.zoom.isZoomedIn = true
    #expect(session.picture.scale == 3)
    session.session.settings.zoom.filter = .inverted
    #expect(session.picture.filter == .inverted)
    session.session.settings.zoom.maximumLevel = 2.4
    #expect(session.picture.scale == 2.4)
    session.session.settings.zoom.region = .pinnedBottom
    #expect(session.picture.lens.maxY == 844 && session.picture.lens.width == 390)
    session.session.settings.zoom.isZoomedIn = false
    #expect(!session.picture.isMagnified)
    #expect(session.changes.isEmpty)
  }

  @Test("A change of something else does not undo a gesture that goes on")
  func during() {
    let session = ZoomSession()
    session.play(.tap(at: ZoomSession.middle, fingers: 3))
    for finger in 0..<3 { session.put(finger, .began, CGPoint(x: 150 + 40 * Double(finger), y: 500)) }
    for finger in 0..<3 { session.put(finger, .moved, CGPoint(x: 150 + 40 * Double(finger), y: 380)) }
    #expect(abs(session.picture.scale - 4) < 1e-6)
    session.session.settings.boldText = true
    session.session.settings.zoom.filter = .grayscale
    #expect(abs(session.picture.scale - 4) < 1e-6 && session.picture.filter == .grayscale)
  }

  @Test("What fingers have changed is kept when Zoom is turned off under them")
  func offDuring() {
    let session = ZoomSession(isZoomedIn: false)
    session.tap(fingers: 3)
    for finger in 0..<3 { session.put(finger, .began, CGPoint(x: 150 + 40 * Double(finger), y: 500)) }
    for finger in 0..<3 { session.put(finger, .moved, CGPoint(x: 150 + 40 * Double(finger), y: 380)) }
    #expect(session.picture.isMagnified)
    session.session.settings.isZoomEnabled = false
    #expect(!session.picture.isMagnified)
    #expect(session.session.settings.zoom.isZoomedIn && session.session.settings.zoom.level == 2)
    for finger in 0..<3 { session.put(finger, .ended, CGPoint(x: 150, y: 380)) }
    #expect(session.touches().allSatisfy { $0.phase == .began || $0.phase == .cancelled })
    session.session.settings.isZoomEnabled = true
    #expect(session.picture.scale == 2)
  }

  @Test("It starts and stops, and leaves the screen as it is")
  func stop() {
    let session = ZoomSession { $0.zoom.showsController = true }
    session.tap(3, fingers: 3)
    #expect(session.session.settings.isZoomEnabled && session.overlay.panel != nil)
    session.session.send(.stop)
    #expect(!session.session.settings.isZoomEnabled)
    #expect(session.picture == Magnification(visible: ZoomSession.whole, lens: ZoomSession.whole))
    #expect(session.overlay == Overlay())
    session.tap(2, fingers: 3)
    session.wait(1)
    #expect(!session.picture.isMagnified)
  }

  @Test("A screen whose size nobody knows is not magnified")
  func unknownSize() {
    var engine = ZoomEngine()
    var settings = ZoomSession.settings()
    settings.zoom.isZoomedIn = true
    let context = Context(tree: .init(), settings: settings, now: 0)
    _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context)
    #expect(!engine.magnification.isMagnified)
    let effects = engine.handle(.touch(Touch(phase: .began, point: CGPoint(x: 3, y: 4))), in: context)
    #expect(
      effects.contains(
        .perform(
          ActionRequest(
            number: 1, action: .touch(Touch(phase: .began, point: CGPoint(x: 3, y: 4))), element: nil))))
  }
}

@Suite("The words of Zoom")
struct ZoomWordTests {
  @Test("Every language has the words of English and no others, and English has all of them")
  func keys() {
    #expect(ZoomWords.languages == ["de", "en"])
    let english = ZoomWords.keys(of: "en")
    #expect(english["phrases"] == ZoomWords.Phrase.allCases.map(\.rawValue).sorted())
    #expect(english["regions"] == ZoomSettings.Region.allCases.map(\.rawValue).sorted())
    #expect(english["filters"] == ZoomSettings.Filter.allCases.map(\.rawValue).sorted())
    #expect(ZoomWords.keys(of: "de") == english)
    #expect(ZoomWords(language: "de-CH").phrase(.zoomOut) == "Auszoomen")
    #expect(ZoomWords(language: "fr").phrase(.zoomLevel, "2.0") == "Zoom Level, 2.0×")
  }
}
