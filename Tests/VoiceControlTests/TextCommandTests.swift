import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing
import VoiceControl

@Suite("Text is dictated, selected, changed and corrected")
@MainActor
struct TextCommandTests {
  @Test(
    "What is no command is typed, with capitals, spaces and punctuation",
    arguments: [
      ("", "hello world", "Hello world[]"), ("Hello", "my friend", "Hello my friend[]"),
      ("Hello.", "how are you question mark", "Hello. How are you?[]"),
      ("Dear", "cap rex comma new line welcome home exclamation mark", "Dear Rex,\nWelcome home![]"),
      ("Say", "open quote hello close quote period", "Say “hello”.[]"), ("go", "all caps now", "go NOW[]"),
      ("foot", "no space ball", "football[]"),
      ("Mail", "me at sign example dot com", "Mail me@example.com[]"),
      ("I like", "dog emoji", "I like🐶[]"), ("a", "type select all", "a select all[]"),
      ("a", "new paragraph", "a\n\n[]"),
      ("Cost", "twenty two dogs", "Cost twenty two dogs[]"),
    ])
  func dictation(before: String, said: String, expected: String) {
    let session = VoiceSession([.field("Note", before)])
    session.say(said)
    #expect(session.text == expected)
  }

  static let sample = "The quick fox. It jumps over the lazy dog.\nNew day today."

  @Test(
    "Commands select, move, delete and change",
    arguments: [
      ("select quick", "The [quick] fox. It"),
      ("select quick through jumps", "The [quick fox. It jumps] over"),
      ("select all", "[The quick fox. It jumps over the lazy dog.\nNew day today.]"),
      ("select previous word", "day [today]."), ("select previous two words", "New [day today]."),
      ("select paragraph", "[New day today.]"), ("move to beginning", "[]The quick"),
      ("move before lazy", "the []lazy"), ("move after lazy", "lazy[] dog"),
      ("move up", "The quick fox.[] It"),
      ("move back three characters", "tod[]ay."), ("move to beginning of paragraph", "\n[]New day"),
      ("delete quick", "The[] fox. It"), ("delete previous word", "New day[]."),
      ("delete that", "New day[]."),
      ("delete sentence", "dog.\n[]"), ("delete all", "[]"),
      ("replace lazy with happy old", "the happy old[] dog"),
      ("replace that with tomorrow", "New day tomorrow[]."), ("capitalize lazy dog", "the Lazy Dog[]."),
      ("uppercase quick", "The QUICK[] fox"), ("lowercase the", "over the[] lazy"),
      ("insert very before lazy", "the very []lazy"), ("insert brown after quick", "quick brown[] fox"),
      ("deselect that", "today.[]"), ("select foo", "today. Select foo[]"),
    ])
  func editing(said: String, expected: String) {
    let session = VoiceSession([.field("Note", Self.sample)])
    session.say(said)
    #expect(session.text.contains(expected), "\(session.text)")
  }

  @Test("Commands follow each other: selections are extended, copied, cut and pasted")
  func sequences() {
    let session = VoiceSession([.field("Note", "one dog two cats")])
    session.say("select dog", "extend selection forward two words")
    #expect(session.text == "one [dog two cats]")
    session.say("extend selection back one word", "cut that")
    #expect(session.pasteboard == "one dog two cats")
    session.say(
      "paste that", "move to beginning", "select next word", "copy that", "move to end", "paste that")
    #expect(session.text == "one dog two catsone[]")
  }

  @Test("“That” is what was dictated last, and a correction offers what else was heard")
  func corrections() {
    let session = VoiceSession([.field("Note", "Dear")])
    session.say(
      Phrase("leila", alternatives: [.init("layla", confidence: 0.5), .init("lyla", confidence: 0.5)]))
    session.say("correct that")
    #expect(session.text == "Dear [leila]")
    #expect(session.overlay.panel?.rows.prefix(3) == ["1. layla", "2. lyla", "3. Leila"])
    session.say("choose one")
    #expect(session.text == "Dear layla[]")
    #expect(session.overlay.panel == nil)
    session.say("and friends", "capitalize that")
    #expect(session.text == "Dear layla And Friends[]")
    session.say("delete that")
    #expect(session.text == "Dear layla[]")
  }

  @Test("Spelling mode takes letters, number mode digits, command mode nothing but commands")
  func modes() {
    let session = VoiceSession([.field("Note", ""), .element("Save")])
    session.say(
      "spelling mode", "capital r e x-ray", "alfa bravo", "hello there", "delete previous character")
    #expect(session.text == "Rexa[]")
    session.say("number mode", "4 2", "seven", "hello")
    #expect(session.text == "Rexa427[]")
    session.say("command mode", "hello")
    #expect(session.text == "Rexa427[]")
    session.say("save")
    #expect(session.takeActions().last == "activate Save")
    session.say("dictation mode", "save")
    #expect(session.text == "Rexa427 save[]")
  }

  @Test("Names alone are text while text is dictated; with “tap” they are items")
  func namesWhileEditing() {
    let session = VoiceSession([.field("Note", ""), .element("Save")])
    session.say("save")
    #expect(session.text == "Save[]")
    _ = session.takeActions()
    session.say("tap save")
    #expect(session.takeActions() == ["activate Save"])
  }

  @Test("Fields are gone through, and the return key is pressed")
  func fields() {
    let session = VoiceSession([
      .field("First", "", isEditing: false), .field("Second", ""), .field("Third", "", isEditing: false),
    ])
    session.say("next field", "previous field", "press return key")
    #expect(
      session.takeActions() == [
        "activate Third", "activate First", "edit(AssistiveTechnology.TextEdit.submit) Second",
      ])
  }

  @Test("Without a text, text commands do nothing")
  func withoutText() {
    let session = VoiceSession([.element("Save")])
    session.say("select all", "delete that", "correct that", "new line", "hello world", "move to end")
    #expect(session.takeActions().isEmpty)
  }
}
