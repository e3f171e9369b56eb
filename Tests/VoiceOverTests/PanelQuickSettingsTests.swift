import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing
import VoiceOver

@MainActor
@Suite("The quick settings")
struct PanelQuickSettingsTests {
  private func session(_ keys: [String], _ edit: (inout Settings) -> Void = { _ in }) -> FakeSession {
    var settings = Settings()
    settings.voiceOver.quickSettings = keys.map { "voiceOver." + $0 }
    settings.voiceOver.speaksHints = false
    edit(&settings)
    return FakeSession([.element("Inbox", traits: .header)], settings: settings)
  }

  @Test("Every setting of the list has a row")
  func all() {
    let session = FakeSession([.element("Inbox")])
    #expect(
      session.command(.showQuickSettings) == [
        "Quick settings Activities Default adjustable Swipe up or down with one finger to adjust the value."
      ])
    #expect(session.panel?.rows.count == 31)
    #expect(session.panel?.rows[1] == "Audio Ducking, When Speaking")
  }

  @Test("A number goes by steps, up to its ends")
  func number() {
    let session = session(["speakingRate"]) { $0.voiceOver.speakingRate = 0.93 }
    #expect(session.command(.showQuickSettings) == ["Quick settings Speaking Rate 93% adjustable"])
    #expect(session.swipe(.up) == ["95%"])
    #expect(session.swipe(.up) == ["100%"])
    session.takeSounds()
    #expect(session.swipe(.up) == ["100%"])
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(session.swipe(.down) == ["95%"])
    #expect(session.session.settings.voiceOver.speakingRate == 0.95)
    #expect(session.send(.key(KeyPress("right"))) == ["100%"])
    #expect(session.send(.key(KeyPress("left"))) == ["95%"])
  }

  @Test("The right arrow selects the next of several choices, and the left arrow the one before")
  func choiceByArrows() {
    let session = session(["audioDucking"])
    session.command(.showQuickSettings)
    let next = session.swipe(.down)
    let first = session.swipe(.up)
    #expect(next != first)
    #expect(session.send(.key(KeyPress("right"))) == next)
    #expect(session.send(.key(KeyPress("left"))) == first)
  }

  @Test("A switch changes by a double tap, or by a swipe")
  func toggle() {
    let session = session(["playsSounds", "usesLargeCursor"])
    #expect(session.command(.showQuickSettings) == ["Quick settings Sounds Switch button on"])
    #expect(session.doubleTap() == ["off"])
    #expect(!session.session.settings.voiceOver.playsSounds)
    #expect(session.swipe(.right) == ["Large Cursor Switch button off"])
    #expect(session.swipe(.up) == ["on"])
    #expect(session.swipe(.left) == ["Sounds Switch button off"])
    session.command(.escape)
    #expect(session.lastOverlay?.isCursorLarge == true)
  }

  @Test("A choice goes round")
  func choice() {
    let session = session(["punctuation"])
    session.command(.showQuickSettings)
    #expect(session.swipe(.down) == ["None"])
    #expect(session.swipe(.down) == ["All"])
    #expect(session.swipe(.up) == ["None"])
    #expect(session.doubleTap() == ["All"])
    #expect(session.session.settings.voiceOver.punctuation == .all)
    #expect(session.panel?.rows == ["Punctuation, All"])
  }

  @Test("A table that the rotor offers can be chosen, and the default again")
  func optional() {
    let session = session(["brailleTable"]) { $0.voiceOver.rotorBrailleTables = ["de-g1.ctb"] }
    #expect(session.command(.showQuickSettings) == ["Quick settings Braille Tables Default adjustable"])
    #expect(session.doubleTap() == ["de-g1.ctb"])
    #expect(session.session.settings.voiceOver.brailleTable == "de-g1.ctb")
    #expect(session.doubleTap() == ["Default"])
    #expect(session.session.settings.voiceOver.brailleTable == nil)
  }

  @Test("Seconds are said as such; braille output changes two settings as one")
  func others() {
    let session = session(["brailleAutoAdvance", "brailleOutput"])
    #expect(
      session.command(.showQuickSettings) == ["Quick settings Braille Auto Advance 5 seconds adjustable"])
    #expect(session.swipe(.up) == ["5.25 seconds"])
    session.swipe(.right)
    #expect(session.swipe(.down) == ["Uncontracted Six-dot"])
    #expect(session.session.settings.voiceOver.brailleOutput == .uncontractedSixDot)
  }

  @Test("Escape says where the cursor is; an app's own keys stay out")
  func escape() {
    let session = session(["playsSounds"])
    session.command(.showQuickSettings)
    #expect(session.send(.key(KeyPress("escape"))) == ["Inbox Heading"])
    #expect(session.panel == nil)
  }
}
