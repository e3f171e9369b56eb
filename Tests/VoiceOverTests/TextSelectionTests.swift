import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import VoiceOver

@MainActor
@Suite("Selecting text, and what is done with it")
struct TextSelectionTests {
  private func session(_ text: String = "one two", at place: Int = 0, canPaste: Bool = false) -> FakeSession {
    FakeSession([.field("Note", text: text, selection: place..<place, canPaste: canPaste)])
  }

  @Test("The rotor's Text Selection extends and shrinks by what a swipe to the side chose")
  func rotor() {
    let session = session()
    session.turn(to: "Text Selection")
    #expect(session.swipe(.down) == ["o selected"])
    #expect(session.swipe(.right) == ["Word selection"])
    #expect(session.swipe(.down) == ["ne selected"])
    #expect(session.swipe(.down) == ["two selected"])
    #expect(session.swipe(.up) == ["two unselected"])
    #expect(session.swipe(.left) == ["Character selection"])
    #expect(session.swipe(.up) == ["space unselected"])
    #expect(session.swipe(.left) == ["Select all"])
    #expect(session.swipe(.down) == ["two selected"])
    #expect(session.swipe(.up) == ["one two unselected"])
    #expect(session.screen.actions.last == .edit(.select(7..<7)))
  }

  @Test("Beyond where it began the selection grows the other way, with a sound")
  func direction() {
    let session = session(at: 4)
    session.command(.toggleTextSelection)
    #expect(session.command(.nextCharacter) == ["t selected"])
    _ = session.takeSounds()
    #expect(session.command(.previousWord) == ["t unselected"])
    #expect(session.command(.previousWord) == ["one selected"])
    #expect(session.command(.readSelectedText) == ["one"])
    #expect(session.command(.toggleTextSelection) == ["Text selection off"])
  }

  @Test("Select all, deselect, and what is selected")
  func all() {
    let session = session()
    #expect(session.command(.readSelectedText) == ["No selection"])
    #expect(session.command(.selectText) == ["one two selected"])
    #expect(session.command(.readSelectedText) == ["one two"])
    #expect(session.command(.deselectText) == ["one two unselected"])
  }

  @Test("Without a field there is nothing to select")
  func nothing() {
    let session = FakeSession([.element("Hello")])
    _ = session.takeSounds()
    session.command(.selectText)
    #expect(session.takeSounds() == [.actionFailed])
    session.command(.undo)
    #expect(session.effects.contains(.system(.undo)))
  }

  @Test("Edit offers what the text allows, and a double tap does it")
  func edit() {
    let session = session(at: 1, canPaste: true)
    session.turn(to: "Edit")
    #expect(session.swipe(.down) == ["Select"])
    #expect(session.swipe(.down) == ["Select All"])
    #expect(session.swipe(.down) == ["Paste"])
    #expect(session.swipe(.down) == ["Select"])
    #expect(session.doubleTap() == ["one selected"])
    #expect(session.swipe(.down) == ["Select All"])
    #expect(session.swipe(.down) == ["Cut"])
    #expect(session.swipe(.down) == ["Copy"])
    #expect(session.doubleTap() == ["Copied to clipboard"])
    session.swipe(.down)
    session.swipe(.down)
    #expect(session.doubleTap() == ["one"])
    #expect(session.screen.actions.suffix(1) == [.edit(.cut)])
    #expect(session.screen.pasteboard == "one")
    #expect(session.swipe(.up) == ["Undo"])
  }

  @Test("What was pasted is said")
  func paste() {
    let session = session("", canPaste: true)
    session.screen.pasteboard = "hello there"
    session.turn(to: "Edit")
    #expect(session.swipe(.down) == ["Paste"])
    #expect(session.doubleTap() == ["hello there"])
  }

  @Test("Nothing leaves a secure field")
  func secure() {
    let session = FakeSession([
      .field("PIN", text: "1234", selection: 0..<4, traits: [.textEntry, .secureTextField])
    ])
    session.turn(to: "Edit")
    #expect(
      session.swipe(.down) == [
        "PIN 4 bullets Secure text field is editing"
      ])
    #expect(session.takeSounds().contains(.boundaryReached))
  }
}
