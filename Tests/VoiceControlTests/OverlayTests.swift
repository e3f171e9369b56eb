import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing
import VoiceControl

@Suite("Names, numbers and the grid are shown over the screen")
@MainActor
struct OverlayTests {
  let dogs: [ScreenPart] = [
    .element("Title", .header), .element("Layla"),
    .element("Rex") { $0.userInputLabels = ["Big dog", "Rex"] },
    .element("Share", .link),
  ]

  @Test("Numbers count what can be acted on, and go after one action")
  func numbers() {
    let session = VoiceSession(dogs)
    session.say("show numbers")
    #expect(session.badges == ["1", "2", "3"])
    #expect(session.overlay.marks.first?.frame == session.screen.tree.elements[1].frame)
    session.say("tap two")
    #expect(session.takeActions() == ["activate Rex"])
    #expect(session.badges.isEmpty)
    session.say("show numbers", "3")
    #expect(session.takeActions() == ["activate Share"])
  }

  @Test("Shown continuously, numbers stay until they are hidden, and follow the screen")
  func continuous() {
    let session = VoiceSession(dogs)
    session.say("show numbers continuously", "one", "two")
    #expect(session.takeActions() == ["activate Layla", "activate Rex"])
    session.screen.show([.element("Only")])
    session.say("one")
    #expect(session.badges == ["1"])
    #expect(session.takeActions() == ["activate Only"])
    session.say("hide numbers")
    #expect(session.badges.isEmpty)
  }

  @Test("Names show the best name")
  func names() {
    let session = VoiceSession(dogs)
    session.say("show names")
    #expect(session.badges == ["Layla", "Big dog", "Share"])
    session.say("hide names")
    #expect(session.badges.isEmpty)
  }

  @Test("The grid is drilled down into, and its cells are tapped in their middle")
  func grid() {
    let session = VoiceSession(dogs)
    session.say("show grid with four columns and two rows")
    #expect(session.cells.count == 8)
    #expect(session.cells[7] == CGRect(x: 292.5, y: 422, width: 97.5, height: 422))
    session.say("eight")
    #expect(session.cells.first == CGRect(x: 292.5, y: 422, width: 24.375, height: 211))
    #expect(session.touches.isEmpty)
    session.say("tap one")
    let touches = session.touches
    #expect(touches.map(\.phase) == [.began, .ended])
    #expect(touches.first?.point == CGPoint(x: 304.6875, y: 527.5))
    #expect(session.cells.isEmpty)
    session.say("show grid continuously", "five", "zoom out grid", "hide grid")
    #expect(session.cells.isEmpty)
  }

  @Test("A cell that is too small to divide is tapped")
  func smallest() {
    let session = VoiceSession(dogs)
    session.say("show grid with twenty columns and twenty rows", "one", "one", "one")
    #expect(session.touches.count == 2)
  }

  @Test("What the setting shows stays after actions, and saying hide switches the setting off")
  func standing() {
    var settings = Settings()
    settings.voiceControl.overlay = .itemNumbers
    let session = VoiceSession(dogs, settings: settings)
    #expect(session.badges == ["1", "2", "3"])
    session.say("one")
    #expect(session.badges == ["1", "2", "3"])
    session.say("hide numbers")
    #expect(session.badges.isEmpty)
    #expect(session.session.settings.voiceControl.overlay == .none)
    session.session.settings.voiceControl.overlay = .numberedGrid
    #expect(session.cells.count == 28)
    session.session.settings.voiceControl.gridColumns = 2
    #expect(session.cells.count == 14)
    session.say("three", "zoom out grid")
    #expect(session.cells.first?.width == 195)
  }

  @Test("What can be said is listed, with text commands only while text is edited")
  func commands() {
    let session = VoiceSession(dogs)
    session.say("what can I say")
    let rows = session.overlay.panel?.rows ?? []
    #expect(rows.contains("Tap <item name>"))
    #expect(!rows.contains("Select all"))
    session.say("hide commands")
    #expect(session.overlay.panel == nil)
    session.screen.show([.field("Name", "Rex")])
    session.say("show me what to say")
    #expect(session.overlay.panel?.rows.contains("Select all") == true)
  }

  @Test("What was heard is shown for some seconds, and that it was not understood")
  func caption() {
    let session = VoiceSession(dogs)
    session.session.send(.phrase(Phrase("tap lay", isFinal: false)))
    #expect(session.overlay.caption == "tap lay")
    #expect(session.takeActions().isEmpty)
    session.session.send(.phrase(Phrase("Tap Layla")))
    #expect(session.overlay.caption == "Tap Layla")
    session.session.advance(to: 4.5)
    #expect(session.overlay.caption == nil)
    session.say("fly to the moon")
    #expect(session.overlay.caption?.hasPrefix("“fly to the moon”?\nSay “Show me what to say”") == true)
    session.session.settings.voiceControl.showsHints = false
    session.session.settings.voiceControl.showsConfirmation = false
    session.session.advance(to: 20)
    session.say("tap layla")
    #expect(session.overlay.caption == nil)
  }
}
