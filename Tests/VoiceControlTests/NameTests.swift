import AccessibilityTree
import AssistiveTechnology
import Foundation
import TestScreens
import Testing
import VoiceControl

@Suite("Items are called by name")
@MainActor
struct NameTests {
  @Test(
    "What is said finds the item that is meant",
    arguments: [
      ("Tap Save", "activate Save"), ("save", "activate Save"), ("TAP SAVE BUTTON", "activate Save"),
      ("tap the Save button", "activate Save"), ("tap adoption fees", "activate Adoption Fees and Hours"),
      ("tap hours", "activate Adoption Fees and Hours"), ("tap Cafe", "activate Café"),
      ("tap j f k", "activate Fly to JFK"), ("tap fly to jfk", "activate Fly to JFK"),
      ("tap wifi", "activate Wi-Fi"), ("tap wi fi switch", "activate Wi-Fi"),
      ("tap photo twenty two", "activate Photo 22"), ("tap photo 22", "activate Photo 22"),
      ("tap heart", "activate ❤️"), ("tap love", "activate Favourite this dog"),
      ("tap galery of dogs", "activate Gallery of Dogs"), ("tap search field", "activate Find a dog"),
      ("tap second Edit", "activate Edit"), ("double tap and hold nothing", ""), ("tap nothing there", ""),
      ("tap Favourite this dog", ""), ("tap Disabled", ""), ("tap Heading", ""), ("tap Below", ""),
    ])
  func finds(said: String, expected: String) {
    let session = VoiceSession([
      .element("Heading", .header), .element("Save"), .element("Adoption Fees and Hours"), .element("Café"),
      .element("Fly to JFK") { $0.userInputLabels = ["Fly to JFK", "JFK"] }, .element("Wi-Fi", .toggleButton),
      .element("Photo 22", [.button, .image]), .element("❤️"),
      .element("Favourite this dog") { $0.userInputLabels = ["Love"] }, .element("Gallery of Dogs", .link),
      .element("Find a dog", .searchField), .element("Edit", id: 50), .element("Edit", id: 51),
      .element("Disabled", [.button, .notEnabled]),
      .element("Below", frame: CGRect(x: 0, y: 900, width: 100, height: 40)),
    ])
    session.say(said)
    #expect(session.takeActions() == (expected.isEmpty ? [] : [expected]))
  }

  @Test("An ordinal chooses among items of one name, in reading order")
  func ordinals() {
    let session = VoiceSession([.element("Edit", id: 7), .element("Edit", id: 8), .element("Edit", id: 9)])
    session.say("tap second edit", "tap the last edit", "tap first edit button")
    #expect(session.screen.takeRequests().map(\.element) == [8, 9, 7])
  }

  @Test("Names that collide get numbers, and a number chooses")
  func collisions() {
    let session = VoiceSession([
      .element("Delete", id: 3), .element("Other"), .element("Delete", id: 5),
      .element("Delete", .link, id: 6),
    ])
    session.say("long press delete")
    #expect(session.takeActions().isEmpty)
    #expect(session.badges == ["1", "2", "3"])
    #expect(session.overlay.caption?.contains("Say a number") == true)
    session.say("two")
    #expect(session.screen.takeRequests().map { "\($0.action) \($0.element ?? 0)" } == ["longPress 5"])
    #expect(session.badges.isEmpty)
    session.say("tap delete", "cancel", "two")
    #expect(session.takeActions().isEmpty)
    #expect(session.badges.isEmpty)
    // A role word tells them apart.
    session.say("tap delete link")
    #expect(session.screen.takeRequests().map(\.element) == [6])
  }

  @Test("The app's input labels take the place of the label, and come before labels of the same words")
  func inputLabels() {
    let session = VoiceSession([
      .element("Send", id: 1),
      .element("Submit the form", id: 2) { $0.userInputLabels = ["Send", "Submit"] },
    ])
    session.say("send", "tap submit")
    #expect(session.screen.takeRequests().map(\.element) == [2, 2])
  }

  @Test("A name that changes is found by its new words, without reading the screen again")
  func changes() {
    let session = VoiceSession([.element("Play", id: 1), .element("Stop", id: 2)])
    session.say("play")
    session.screen.change(1) { $0.label = "Pause" }
    session.say("play", "pause")
    #expect(session.screen.takeRequests().map(\.element) == [1, 1])
    session.screen.change(2) { $0.traits = .staticText }
    session.say("tap stop")
    #expect(session.screen.takeRequests().isEmpty)
  }

  @Test("What the app says of user interaction decides")
  func interaction() {
    let session = VoiceSession([
      .element("Row", .staticText, id: 1) { $0.respondsToUserInteraction = true },
      .element("Decoration", .button, id: 2) { $0.respondsToUserInteraction = false },
    ])
    session.say("tap row", "tap decoration")
    #expect(session.screen.takeRequests().map(\.element) == [1])
  }

  @Test("What the other technologies that act stop at can be tapped by its name as well")
  func sameAsOthers() {
    let session = VoiceSession([
      .element("Camera", .startsMediaSession, id: 1), .element("Password", .secureTextField, id: 2),
      .element("Notes", .staticText, id: 3) { $0.text = .init("a", isEditable: true) },
      .element("Heading", .header, id: 4),
    ])
    session.say("tap camera", "tap password", "tap notes", "tap heading")
    #expect(session.screen.takeRequests().map(\.element) == [1, 2, 3])
  }
}
