import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
@Suite("Gesture scripts play on a session")
struct CommandsScriptTests {
  private func play(_ text: String, on nodes: [FakeNode]) throws -> FakeSession {
    let session = FakeSession(nodes)
    try ScriptPlayer(session.session).play(try GestureScript.parse(text, file: "walk"))
    return session
  }

  private let screen: [FakeNode] = [
    .element("One", traits: .header), .element("Two", traits: .button), .element("Three", traits: .header),
  ]

  @Test("Nothing is found on an empty screen, after a flick or two")
  func emptyScreen() throws {
    let session = FakeSession([])
    #expect(throws: (any Error).self) {
      try ScriptPlayer(session.session).play(try GestureScript.parse("flick to \"One\"", file: "walk"))
    }
    #expect(session.session.transcript.count < 5)
    #expect(session.session.now < 10)
  }

  @Test("What is expected is what was said")
  func expectations() throws {
    let session = try play(
      """
      swipe right
      expect "Two Button"
      expect nothing
      touch 50 200
      expect "Three Heading"
      tap 50 120
      expect "One Heading"
      key vo+end
      expect "Three Heading"
      wait 2
      expect nothing
      two-finger double tap
      """, on: screen)
    #expect(session.screen.actions == [.magicTap])
    #expect(session.session.now > 2)
  }

  @Test("Words may be written as the caption panel shows them, or as XCTest records them")
  func forms() throws {
    _ = try play("swipe right\nexpect \"Two, Button\"", on: screen)
    _ = try play("swipe right\nexpect \"Two Button\"", on: screen)
  }

  @Test("What was said instead is told with its line")
  func failures() throws {
    let error = #expect(throws: ScriptFailure.self) {
      try play("swipe right\n\nexpect \"Tow Button\"", on: screen)
    }
    #expect(error.map { "\($0)" } == "walk:3: error: Expected “Tow Button”. Said: “Two, Button”.")
    let silence = #expect(throws: ScriptFailure.self) { try play("swipe right\nexpect nothing", on: screen) }
    #expect(silence?.message == "Nothing was expected to be said. Said: “Two, Button”.")
    let nothing = #expect(throws: ScriptFailure.self) { try play("expect \"One\"", on: screen) }
    #expect(nothing?.message == "Expected “One”. Said: “One, Heading”.")
    let never = #expect(throws: ScriptFailure.self) {
      try play("expect \"One Heading\"\nexpect \"One Heading\"", on: screen)
    }
    #expect(never.map { "\($0)" } == "walk:2: error: Expected “One Heading”. Nothing was said.")
  }

  @Test("Flicks lead to an element by its label or its words, once around")
  func flickTo() throws {
    _ = try play(
      """
      flick to "One"
      swipe right
      flick to "Three"
      expect "Three, Heading"
      flick to "Two, Button"
      two-finger double tap
      """, on: screen)
    let error = #expect(throws: ScriptFailure.self) { try play("\nflick to \"Four\"", on: screen) }
    #expect(error?.line == 2)
    #expect(
      error?.message.hasPrefix("No element is said as “Four”. Said: “One, Heading”, “Two, Button”") == true)
  }

  @Test("Flicks go on past neighbours that are said alike")
  func flickPastTwins() throws {
    _ = try play(
      """
      flick to "Last"
      expect "Last Heading"
      """,
      on: [
        .element("First", traits: .button), .element("Twin", traits: .button),
        .element("Twin", traits: .button), .element("Last", traits: .header),
      ])
  }

  @Test("The rotor is turned to a setting by its name, at most once around")
  func rotor() throws {
    _ = try play(
      """
      rotor headings
      expect "Headings"
      swipe down
      expect "Three Heading"
      rotor Headings
      swipe up
      expect "One Heading"
      rotor speaking rate
      """, on: screen)
    let error = #expect(throws: ScriptFailure.self) { try play("\nrotor sheep", on: screen) }
    #expect(error?.line == 2)
    #expect(error?.message.hasPrefix("The rotor has no “sheep”. It has: ") == true)
    #expect(error?.message.contains("Headings") == true)
  }

  @Test("Text is typed key by key")
  func typing() throws {
    let session = try play("type \"Good dog\"", on: [.field("Name", text: "")])
    #expect(session.screen.tree.elements[0].value?.string == "Good dog")
  }
}
