import AssistiveTechnology
import DeviceSettings
import Testing

@testable import AccessibilityTree
@testable import VoiceOver

@MainActor
@Suite("What the keys of a braille display do")
struct BrailleCommandTests {
  private func chord(_ dots: String) -> Event {
    .braille(.chord(dots: BrailleChord.dots(dots), withSpace: true))
  }

  @Test(
    "The chords of Apple's table",
    arguments: [
      ("1", Command.moveToPreviousItem), ("4", .moveToNextItem), ("123", .moveToFirstItem),
      ("456", .moveToLastItem), ("36", .activate), ("12", .escape), ("23", .previousRotor),
      ("56", .nextRotor), ("3", .previousRotorItem), ("6", .nextRotorItem), ("2", .panLeft), ("5", .panRight),
      ("1245", .toggleContractedBraille), ("3456", .scrollUp), ("1456", .scrollDown), ("246", .scrollLeft),
      ("135", .scrollRight), ("1235", .readAll), ("2456", .readFromTop), ("1234", .pauseSpeech),
      ("134", .toggleMute), ("123456", .toggleScreenCurtain), ("125", .home), ("24", .showItemChooser),
      ("13", .toggleHelp), ("46", .notificationCenter), ("25", .controlCenter), ("234", .moveToStatusBar),
      ("124", .findText), ("1345", .announcementHistory), ("34", .readItemSummary),
    ])
  func standard(dots: String, command: Command) {
    #expect(BrailleChord.standard[BrailleChord.dots(dots)] == .command(command))
  }

  @Test("No chord means two things")
  func unique() {
    #expect(Set(BrailleChord.table.map { BrailleChord.dots($0.dots) }).count == BrailleChord.table.count)
  }

  @Test("Chords move, act and toggle")
  func commands() {
    let session = FakeSession([.element("One"), .element("Two", traits: .button), .element("Three")])
    session.send(.braille(.display(cells: 20)))
    #expect(session.send(chord("4")) == ["Two Button"])
    session.send(chord("36"))
    #expect(session.screen.actions == [.activate])
    session.send(chord("456"))
    #expect(session.focusedLabel == "Three")
    session.send(chord("123"))
    #expect(session.focusedLabel == "One")
    #expect(session.send(chord("1245")) == ["Uncontracted braille"])
    #expect(!session.session.settings.voiceOver.isBrailleContracted)
    session.send(chord("5"))
    #expect(session.effects.contains(.panBraille(forward: true)))
    #expect(session.session.transcript.last?.request.cause.source == .braille)
    _ = session.takeSounds()
    session.send(chord("12345678"))
    #expect(session.takeSounds() == [.unknownCommand])
  }

  @Test("The user may give a chord another command, or none")
  func overrides() {
    var settings = Settings()
    settings.voiceOver.brailleCommands = [
      "space+4": "moveToLastItem", "space+1": "", "78": "moveToFirstItem",
    ]
    let session = FakeSession([.element("One"), .element("Two"), .element("Three")], settings: settings)
    session.send(.braille(.display(cells: 20)))
    session.send(chord("4"))
    #expect(session.focusedLabel == "Three")
    session.send(chord("1"))
    #expect(session.focusedLabel == "Three")
    session.send(.braille(.chord(dots: 0b1100_0000, withSpace: false)))
    #expect(session.focusedLabel == "One")
  }

  @Test("A routing key activates; in text that is edited it moves the insertion point")
  func routing() {
    let session = FakeSession([.element("Save", traits: .button), .field("Name", text: "Anna")])
    session.send(.braille(.display(cells: 20)))
    session.send(.braille(.route(offset: 6)))
    #expect(session.screen.actions == [.activate])
    session.swipe(.right)
    session.send(.braille(.route(offset: 2)))
    #expect(session.screen.actions.last == .edit(.select(2..<2)))
    session.send(.braille(.route(offset: 99)))
    #expect(session.screen.actions.last == .edit(.select(4..<4)))
    // Activating a field that is edited sends the insertion point to its other end.
    session.send(.braille(.route(offset: 4)))
    #expect(session.screen.actions.last == .edit(.select(0..<0)))
  }

  @Test("Text and the keys of text go to the field that is edited, and nowhere else")
  func text() {
    let session = FakeSession([.field("Name", text: "Ann"), .element("Save", traits: .button)])
    session.send(.braille(.display(cells: 20)))
    session.send(.braille(.text("a ")))
    #expect(session.screen.tree.elements[0].value?.string == "Anna ")
    session.send(.braille(.chord(dots: 0b0100_0000, withSpace: false)))
    session.send(chord("145"))
    #expect(session.screen.tree.elements[0].value?.string == "Ann")
    session.send(chord("235"))
    #expect(session.screen.actions.last == .edit(.select(2..<3)))
    session.send(chord("1346"))
    #expect(session.screen.pasteboard == "n")
    #expect(session.screen.tree.elements[0].value?.string == "An")
    session.send(.braille(.chord(dots: 0b1000_0000, withSpace: false)))
    #expect(session.screen.actions.last == .edit(.submit))
    session.swipe(.right)
    let count = session.screen.actions.count
    _ = session.takeSounds()
    session.send(.braille(.text("x")))
    #expect(session.screen.actions.count == count)
    #expect(session.takeSounds() == [.unknownCommand])
    // Dot 8 on anything else is the key that activates.
    session.send(.braille(.chord(dots: 0b1000_0000, withSpace: false)))
    #expect(session.screen.actions.last == .activate)
  }

  @Test("The names of chords")
  func names() {
    #expect(BrailleChord.name(dots: 0b0001_0011, withSpace: true) == "space+125")
    #expect(BrailleChord.name(dots: 0, withSpace: true) == "space")
    #expect(BrailleChord.name(dots: 0b1100_0000, withSpace: false) == "78")
    #expect(BrailleChord.dots("9x0") == 0)
  }
}
