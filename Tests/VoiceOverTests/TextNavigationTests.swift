import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import VoiceOver

@MainActor
@Suite("Moving through text")
struct TextNavigationTests {
  private func session(_ nodes: [FakeNode], _ kind: RotorItem.Kind, quiet: Bool = true) -> FakeSession {
    var settings = Settings(rotor: kind)
    if quiet { settings.voiceOver.phoneticFeedback = .off }
    return FakeSession(nodes, settings: settings)
  }

  // MARK: Text that is only read

  @Test("Characters are said by name, and the ends sound and say the last one again")
  func characters() {
    let session = session([.element("Ab, c")], .characters)
    var said: [String] = []
    for _ in 0..<6 { said += session.swipe(.down) }
    #expect(said == ["cap A", "b", "comma", "space", "c", "c"])
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(session.swipe(.up) == ["space"])
    #expect(session.focus.range == 3..<4)
  }

  @Test("Words, lines, sentences and paragraphs")
  func units() {
    var details = AccessibilityElement.Details()
    details.text = .init("One two.\nThree four. Five", lines: [0..<4, 4..<9, 9..<25])
    let nodes: [FakeNode] = [.element("One two.\nThree four. Five", details: details)]
    func said(_ kind: RotorItem.Kind, _ count: Int) -> [String] {
      let session = session(nodes, kind)
      return (0..<count).flatMap { _ in session.swipe(.down) }
    }
    #expect(said(.words, 4) == ["One", "two", "period", "Three"])
    #expect(said(.lines, 3) == ["One", "two.", "Three four. Five"])
    #expect(said(.sentences, 3) == ["One two.", "Three four.", "Five"])
    #expect(said(.paragraphs, 2) == ["One two.", "Three four. Five"])
  }

  @Test("The word for a letter is said when the cursor has rested on it for a second")
  func phonetics() {
    let session = session([.element("ab 1")], .characters, quiet: false)
    #expect(session.swipe(.down) == ["a", "Alpha"])
    session.session.send(.gesture(Gesture(.swipe(.down))))
    session.session.advance(to: session.session.now + 0.5)
    // Going on takes the word back.
    #expect(session.swipe(.down) == ["b", "space"])
    #expect(session.swipe(.down) == ["1"])
    session.session.settings.voiceOver.phoneticFeedback = .phoneticsOnly
    session.swipe(.up)
    #expect(session.swipe(.up) == ["Bravo"])
  }

  @Test(
    "Capital letters as the settings say",
    arguments: [
      (VoiceOverSettings.CapitalLetters.speakCap, "cap A"), (.changePitch, "A"), (.playSound, "A"),
      (.doNothing, "A"),
    ])
  func capitals(setting: VoiceOverSettings.CapitalLetters, expected: String) {
    var settings = Settings(rotor: .characters)
    settings.voiceOver.phoneticFeedback = .off
    settings.voiceOver.capitalLetters = setting
    let session = FakeSession([.element("A")], settings: settings)
    #expect(session.swipe(.down) == [expected])
    let pitch = session.lastUtterance?.parts.first?.text.runs.first?.attributes.pitch
    #expect((pitch ?? 1 > 1) == (setting == .changePitch))
    #expect(session.takeSounds().contains(.capitalLetter) == (setting == .playSound))
  }

  @Test("Going on by characters after a word spells it")
  func spelling() {
    let session = session([.element("one two")], .words)
    session.swipe(.down)
    session.swipe(.down)
    #expect(session.command(.nextCharacter) == ["t"])
    #expect(session.command(.nextCharacter) == ["w"])
    #expect(session.command(.previousWord) == ["two"])
    #expect(session.command(.readWord) == ["two"])
    #expect(session.command(.readCharacter) == ["t"])
    #expect(session.command(.readLine) == ["one two"])
    #expect(session.command(.nextWord) == ["two"])
  }

  @Test("Who asks for the item hears all of it, wherever the reading cursor is")
  func whole() {
    let session = session([.element("one two", traits: .button)], .words)
    session.swipe(.down)
    #expect(session.command(.speakItem) == ["one two Button"])
    #expect(session.swipe(.down) == ["two"])
  }

  @Test("Text that is spread over elements goes on in the next one")
  func linked() {
    var first = AccessibilityElement.Details()
    first.nextTextElement = 3
    var second = AccessibilityElement.Details()
    second.previousTextElement = 1
    let session = session(
      [.element("one", details: first), .element("aside"), .element("two", details: second)], .words)
    #expect(session.swipe(.down) == ["one"])
    #expect(session.swipe(.down) == ["two"])
    #expect(session.focus == Focus(element: 3, range: 0..<3))
    #expect(session.swipe(.up) == ["one"])
  }

  @Test("An element without text has nothing to move through")
  func noText() {
    let session = session([.element(nil, hint: "Hint")], .characters)
    session.command(.nextCharacter)
    #expect(session.takeSounds().contains(.boundaryReached))
  }

  @Test("A key's letter is said by its word when the finger stays")
  func key() {
    let session = FakeSession([.element("x"), .element("q", traits: .keyboardKey)])
    #expect(session.swipe(.right) == ["q", "Quebec"])
  }

  // MARK: Text that is edited

  @Test("The insertion point moves, and what it passes over is said")
  func insertionPoint() {
    let session = session([.field("Name", text: "Hi you", selection: 0..<0)], .characters)
    #expect(session.swipe(.down) == ["cap H"])
    #expect(session.screen.actions == [.edit(.select(1..<1))])
    #expect(session.takeSounds().contains(.insertionPointMoved))
    #expect(session.command(.nextWord) == ["i"])
    #expect(session.command(.nextWord) == ["you"])
    _ = session.takeSounds()
    #expect(session.command(.nextWord) == ["Insertion point at end"])
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(session.command(.previousCharacter) == ["u"])
    #expect(session.command(.previousWord) == ["yo"])
    #expect(session.screen.actions.last == .edit(.select(3..<3)))
    #expect(session.command(.readWord) == ["you"])
    #expect(session.command(.readLine) == ["Hi you"])
  }

  @Test("After a letter was passed, its word follows")
  func passedPhonetics() {
    let session = session(
      [.field("Name", text: "ab", selection: 0..<0)], .characters, quiet: false)
    #expect(session.swipe(.down) == ["a", "Alpha"])
  }

  @Test("A field that refuses to move the insertion point sounds")
  func refused() {
    let session = session([.field("Name", text: "ab", selection: 0..<0)], .characters)
    session.screen.answer = { request, _ in ActionOutcome(request: request.number, succeeded: false) }
    #expect(session.swipe(.down) == [])
    #expect(session.takeSounds().contains(.boundaryReached))
  }

  @Test("A secure field says bullets, whatever the provider gives")
  func secure() {
    let session = session(
      [.field("PIN", text: "geheim", selection: 0..<0, traits: [.textEntry, .secureTextField])],
      .characters)
    #expect(session.swipe(.down) == ["bullet"])
    #expect(session.command(.nextWord) == ["5 bullets"])
    #expect(session.command(.readLine) == ["6 bullets"])
    session.command(.selectText)
    #expect(session.command(.readSelectedText) == ["6 bullets"])
  }

  @Test("Misspelled words are gone to, and selected while text is edited")
  func misspelled() {
    let session = FakeSession([
      .field("Note", text: "teh cat adn dog", selection: 0..<0, misspelled: [8..<11, 0..<3])
    ])
    session.turn(to: "Misspelled Words")
    #expect(session.swipe(.down) == ["teh"])
    #expect(session.swipe(.down) == ["adn"])
    #expect(session.screen.actions.last == .edit(.select(8..<11)))
    session.swipe(.down)
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(session.command(.previousMisspelledWord) == ["teh"])
    #expect(session.command(.readTextStyle) == ["misspelled"])
  }
}
