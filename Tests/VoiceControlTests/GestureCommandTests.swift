import AccessibilityTree
import AssistiveTechnology
import Foundation
import TestScreens
import Testing
import VoiceControl

@Suite("Gestures, scrolling and the system obey commands")
@MainActor
struct GestureCommandTests {
  let screen: [ScreenPart] = [
    .element("Back", [.button, .backButton], frame: CGRect(x: 0, y: 50, width: 60, height: 40)),
    .container(
      .scrollView, frame: CGRect(x: 0, y: 100, width: 390, height: 600),
      [
        .element("Layla") { $0.customActions = [.init(name: "Favourite"), .init(name: "Call Shelter")] },
        .element("Volume", .adjustable), .element("Map", [.button, .supportsZoom]),
      ]),
  ]

  @Test(
    "A command asks the app for an action",
    arguments: [
      ("go back", ["activate Back"]), ("long press Layla", ["longPress Layla"]),
      ("touch and hold Layla", ["longPress Layla"]), ("increment volume", ["increment Volume"]),
      ("decrease volume three times", ["decrement Volume", "decrement Volume", "decrement Volume"]),
      ("increment Layla", []), ("scroll down", ["scroll down Layla"]),
      ("scroll left", ["scroll right Layla"]),
      ("scroll up in map", ["scroll up Map"]), ("zoom in on map", ["zoom(into: true) Map"]),
      ("favourite for Layla", ["custom 0 Layla"]), ("perform call shelter on Layla", ["custom 1 Layla"]),
      ("open Layla", ["activate Layla"]), ("escape", ["escape Map"]),
    ])
  func actions(said: String, expected: [String]) {
    let session = VoiceSession(screen)
    session.say(said)
    #expect(session.takeActions() == expected)
  }

  @Test(
    "A gesture is made of touches: so many fingers come down, move so far and are lifted",
    arguments: [
      ("double tap Layla", 1, 2, 0.0, 0.0), ("two finger tap", 2, 1, 0, 0), ("swipe left", 1, 1, -160, 0),
      ("swipe up on Layla", 1, 1, 0, -160), ("three finger swipe right", 3, 1, 160, 0),
      ("pan down", 1, 1, 0, 120),
      ("zoom in", 2, 1, -70, 0), ("zoom out", 2, 1, 70, 0), ("rotate right", 2, 1, 90, -90),
      ("drag Layla to Map", 1, 1, 0, 80),
    ])
  func touches(said: String, fingers: Int, taps: Int, x: Double, y: Double) {
    let session = VoiceSession(screen)
    session.say(said)
    let touches = session.touches
    #expect(Set(touches.map(\.finger)).count == fingers)
    let first = touches.filter { $0.finger == 0 }
    #expect(first.count { $0.phase == .began } == taps)
    #expect(first.count { $0.phase == .ended } == taps)
    guard let start = first.first?.point, let end = first.last?.point else { return }
    #expect(abs(end.x - start.x - x) < 0.01)
    #expect(abs(end.y - start.y - y) < 0.01)
  }

  @Test(
    "An app that does not scroll by itself is scrolled by touch, and an edge is scrolled to while it goes on")
  func scrolling() {
    let session = VoiceSession(screen)
    session.answer = { request, _ in if case .scroll = request.action { false } else { nil } }
    session.say("scroll down")
    let touches = session.touches
    #expect((touches.first?.point.y ?? 0) - (touches.last?.point.y ?? 0) == 240)
    var left = 4
    session.answer = { request, _ in
      guard case .scroll = request.action else { return nil }
      left -= 1
      return left > 0
    }
    session.say("scroll to the bottom")
    #expect(session.takeActions() == Array(repeating: "scroll down Layla", count: 4))
  }

  @Test("Without a back button, escaping goes back, and at last the system does")
  func back() {
    let session = VoiceSession([.element("Layla")])
    session.say("go back")
    #expect(session.takeActions() == ["escape Layla"])
    #expect(session.system.isEmpty)
    session.answer = { _, _ in false }
    session.say("go back")
    #expect(session.system == [.back])
  }

  @Test("An item's actions are listed, and chosen by number or name")
  func actionList() {
    let session = VoiceSession(screen)
    session.say("show actions for Layla")
    #expect(session.overlay.panel?.rows == ["1. Favourite", "2. Call Shelter"])
    session.say("two")
    #expect(session.takeActions() == ["custom 1 Layla"])
    #expect(session.overlay.panel == nil)
    session.say("show actions for Layla", "favourite")
    #expect(session.takeActions() == ["custom 0 Layla"])
  }

  @Test(
    "The system is asked",
    arguments: [
      ("go home", SystemRequest.home), ("open the app switcher", .appSwitcher),
      ("open control center", .controlCenter),
      ("open notification center", .notificationCenter), ("open spotlight", .spotlight), ("open siri", .siri),
      ("lock screen", .lockScreen), ("take a screenshot", .screenshot), ("turn up the volume", .volumeUp),
      ("turn volume down", .volumeDown), ("mute sound", .soundOff), ("unmute sound", .soundOn),
      ("undo that", .undo),
      ("restart device", .restart), ("rotate to landscape", .rotateDevice),
    ])
  func system(said: String, expected: SystemRequest) {
    let session = VoiceSession(screen)
    session.say(said)
    #expect(session.system == [expected])
    #expect(session.takeActions().isEmpty)
  }

  @Test("The screen is turned only when it is not as it should be")
  func rotating() {
    let session = VoiceSession(screen)
    session.say("rotate to portrait")
    #expect(session.system.isEmpty)
  }

  @Test("Where several items could be the end of a drag, a number chooses")
  func dragging() {
    let session = VoiceSession([
      .element("Card", id: 1), .element("Stack", id: 2), .element("Stack", id: 3),
    ])
    session.say("drag card to stack")
    #expect(session.badges == ["1", "2"])
    #expect(session.touches.isEmpty)
    session.say("two")
    let touches = session.touches
    #expect(touches.first?.point.y == 120)
    #expect(touches.last?.point.y == 200)
  }

  @Test("What was done last is not repeated at something that cannot be used any more")
  func gone() {
    let session = VoiceSession([.element("Add", id: 1), .element("Other", id: 2)])
    session.say("tap add")
    session.screen.change(1) { $0.traits.formUnion(.notEnabled) }
    session.say("repeat that")
    #expect(session.takeActions() == ["activate Add"])
  }

  @Test("What was done last is repeated, also what was chosen by number")
  func repeating() {
    let session = VoiceSession([.element("Add", id: 1), .element("Add", id: 2)])
    session.say("tap add", "two", "repeat that", "repeat three times")
    #expect(session.screen.takeRequests().map(\.element) == [2, 2, 2, 2, 2])
  }
}
