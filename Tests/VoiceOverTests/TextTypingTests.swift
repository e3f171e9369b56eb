import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import VoiceOver

@MainActor
@Suite("Typing")
struct TextTypingTests {
  private func session(_ text: String = "", settings: Settings = Settings()) -> FakeSession {
    FakeSession([.field("Name", text: text)], settings: settings)
  }

  /// Types as the on-screen keyboard does, one character after the other.
  private func type(_ text: String, in session: FakeSession) -> [String] {
    text.flatMap { character in
      session.screen.carryOut(.insert(String(character)), on: 1)
      return session.listen()
    }
  }

  private func delete(in session: FakeSession) -> [String] {
    session.screen.carryOut(.deleteBackward, on: 1)
    return session.listen()
  }

  @Test("A field that begins to be edited says so, and where text goes")
  func beginning() {
    let session = FakeSession([.field("Name", text: "Ada", isEditing: false)])
    session.screen.answer = { request, screen in
      guard request.action == .activate else { return nil }
      screen.change(1) {
        $0.traits.insert(.isEditing)
        $0.details.text?.selection = 3..<3
      }
      return ActionOutcome(request: request.number, succeeded: true)
    }
    #expect(session.doubleTap() == ["Name Text field is editing Ada", "Insertion point at end"])
    #expect(session.screen.actions == [.activate])
    // A second double tap takes the insertion point to the other end.
    #expect(session.doubleTap() == ["Insertion point at start"])
    #expect(session.doubleTap() == ["Insertion point at end"])
    #expect(session.screen.actions.suffix(2) == [.edit(.select(0..<0)), .edit(.select(3..<3))])
  }

  @Test("Coming to a field that is being edited says where text goes")
  func arriving() {
    let session = FakeSession([.element("x"), .field("Name", text: "Ada")])
    #expect(session.swipe(.right).last == "Insertion point at end")
    let selected = FakeSession([.element("x"), .field("Name", text: "Ada", selection: 0..<2)])
    #expect(selected.swipe(.right).last == "Ad selected")
  }

  @Test("A search field that is being edited says what it is before that")
  func arrivingAtSearch() {
    let session = FakeSession([
      .element("x"), .field("Search", text: "vail", traits: [.textEntry, .searchField]),
    ])
    #expect(session.swipe(.right).first == "Search vail Search field is editing")
  }

  @Test("Each character is said, and a word when it ends")
  func echo() {
    #expect(type("Hi yo.", in: session()) == ["cap H", "i", "space Hi", "y", "o", "period yo"])
  }

  @Test(
    "Typing feedback",
    arguments: [
      (VoiceOverSettings.TypingFeedback.nothing, []), (.characters, ["h", "i", "space"]),
      (.words, ["hi"]), (.charactersAndWords, ["h", "i", "space hi"]),
    ])
  func feedback(setting: VoiceOverSettings.TypingFeedback, expected: [String]) {
    var settings = Settings()
    settings.voiceOver.softwareTypingFeedback = setting
    #expect(type("hi ", in: session(settings: settings)) == expected)
  }

  @Test("A hardware keyboard has feedback of its own", arguments: [Cause.Source.key, .braille])
  func hardware(source: Cause.Source) {
    var settings = Settings()
    settings.voiceOver.softwareTypingFeedback = .words
    settings.voiceOver.hardwareTypingFeedback = .characters
    let screen = FakeScreen([.field("Name", text: "")])
    var engine = VoiceOverEngine()
    func handle(_ event: Event) -> [String] {
      engine.handle(event, in: Context(tree: screen.tree, settings: settings, now: 0)).compactMap {
        if case .speak(let request) = $0 { request.utterance.text() } else { nil }
      }
    }
    _ = handle(.start(appName: nil, isSwitchedOn: false))
    _ = handle(.focused(engine.focus))
    _ = engine.requests.add(.edit(.insert("h")), Cause(source, "h"))
    screen.carryOut(.insert("h"), on: 1)
    #expect(handle(.screen(.attributes([1]))) == (source == .key ? ["h"] : []))
  }

  @Test("An apostrophe does not end a word")
  func apostrophe() {
    #expect(type("don't ", in: session()).last == "space don't")
  }

  @Test("Emoji, accents and new lines are one character each")
  func graphemes() {
    let session = session()
    #expect(type("👩‍👧", in: session) == ["👩‍👧"])
    #expect(type("e", in: session) == ["e"])
    session.screen.carryOut(.insert("\u{301}"), on: 1)
    #expect(session.listen() == ["e\u{301}"])
    #expect(type("\n", in: session).first?.hasPrefix("new line") == true)
    #expect(delete(in: session) == ["new line"])
    #expect(delete(in: session) == ["e\u{301}"])
    #expect(delete(in: session) == ["👩‍👧"])
  }

  @Test(
    "What is deleted is said in the way of the settings",
    arguments: [
      (VoiceOverSettings.DeletingText.changePitch, "c"), (.speak, "c deleted"), (.playSound, "c"),
      (.doNothing, "c"),
    ])
  func deleting(setting: VoiceOverSettings.DeletingText, expected: String) {
    var settings = Settings()
    settings.voiceOver.deletingText = setting
    let session = session("abc", settings: settings)
    _ = session.takeSounds()
    #expect(delete(in: session) == [expected])
    let pitch = session.lastUtterance?.parts.first?.text.runs.first?.attributes.pitch
    #expect((pitch ?? 1 < 1) == (setting == .changePitch))
    #expect(session.takeSounds().contains(.deletedText) == (setting == .playSound))
  }

  @Test("A secure field says bullets and sounds, and never the text")
  func secure() {
    let session = FakeSession([
      .field("PIN", text: "", traits: [.textEntry, .secureTextField])
    ])
    #expect(type("Q7 ", in: session) == ["bullet", "bullet", "bullet"])
    #expect(session.takeSounds().filter { $0 == .secureTextEntered }.count == 3)
    #expect(delete(in: session) == ["bullet"])
  }

  @Test("What is typed while the cursor is elsewhere is said too")
  func elsewhere() {
    let session = FakeSession([.field("Name", text: "a"), .element("b", traits: .keyboardKey)])
    session.swipe(.right)
    #expect(type("c", in: session) == ["c"])
    #expect(delete(in: session) == ["c"])
    session.swipe(.left)
    #expect(type("d", in: session) == ["d"])
  }

  @Test("The cursor follows the keyboard into a field that the app begins to edit")
  func following() {
    let session = FakeSession([
      .element("Next", traits: .button), .field("Name", text: "", isEditing: false),
      .field("City", text: "", isEditing: false),
    ])
    func edit(_ label: String, _ isEditing: Bool) {
      session.screen.change(label) {
        if isEditing { $0.traits.insert(.isEditing) } else { $0.traits.remove(.isEditing) }
        $0.details.text?.selection = isEditing ? 0..<0 : nil
      }
    }
    edit("Name", true)
    #expect(session.listen().first == "Name Text field is editing")
    session.swipe(.left)
    edit("Name", false)
    edit("City", true)
    #expect(session.listen().first == "City Text field is editing")
    // What is edited already does not draw the cursor back.
    session.swipe(.left)
    session.screen.change("Next") { $0.hint = "Sends" }
    #expect(session.listen() == [])
    #expect(session.focusedLabel == "Name")
  }

  @Test("Keys that are typed into a field on which the cursor has never been are said")
  func typedKeysElsewhere() {
    let session = FakeSession([.element("Next", traits: .button), .field("Name", text: "")])
    let said = ["a", "b"].flatMap { session.send(.key(KeyPress($0, characters: $0))) }
    #expect(said == ["a", "b"])
    #expect(session.focusedLabel == "Next")
  }

  @Test("A word that the keyboard put right is said as a whole")
  func correction() {
    let session = session("see teh")
    session.screen.change(1) {
      $0.value = "see the "
      $0.details.text = .init("see the ", selection: 8..<8, isEditable: true)
    }
    #expect(session.listen() == ["the"])
  }

  @Test("An app that empties its field deletes nothing aloud")
  func emptied() {
    let session = session("sent")
    session.screen.change(1) {
      $0.value = ""
      $0.details.text = .init("", selection: 0..<0, isEditable: true)
    }
    #expect(session.listen() == [])
  }

  @Test("The insertion point moved by keys says what it passed over; a selection what it gained and lost")
  func selection() {
    let session = session("one two")
    func select(_ range: Range<Int>) -> [String] {
      session.screen.carryOut(.select(range), on: 1)
      return session.listen()
    }
    #expect(select(6..<6).first == "o")
    #expect(select(4..<4) == ["tw"])
    #expect(select(4..<7) == ["two selected"])
    #expect(select(4..<6) == ["o unselected"])
    #expect(select(0..<6) == ["one selected"])
    #expect(select(0..<0) == ["one tw unselected"])
    #expect(session.takeSounds().filter { $0 == .insertionPointMoved }.count == 2)
  }
}
