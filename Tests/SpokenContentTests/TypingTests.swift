import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SpokenContent

@MainActor
@Suite("Typing feedback")
struct TypingTests {
  private func session(
    _ text: String = "", traits: AccessibilityTraits = .textEntry,
    _ change: @escaping (inout SpokenContentSettings) -> Void
  ) -> ContentSession {
    ContentSession([
      .field("Note", text, traits: traits, id: 1), .element("gnu", .autoCorrectCandidate, id: 2),
    ]) {
      change(&$0.spokenContent)
    }
  }

  private func set(_ text: String, in session: ContentSession) -> [String] {
    session.screen.change(1) {
      $0.details.text?.string = text
      $0.value = AccessibilityText(text)
    }
    session.wait(0.01)
    return session.listen()
  }

  private func type(_ text: String, in session: ContentSession) -> [String] {
    var before = session.screen.tree.elements[0].details.text?.string ?? ""
    return text.flatMap { character in
      before.append(character)
      return set(before, in: session)
    }
  }

  @Test("Characters are spoken as they are typed and deleted")
  func characters() {
    let session = session { $0.speaksCharacters = true }
    #expect(type("Hi x", in: session) == ["H", "i", "x"])
    #expect(set("Hi ", in: session) == ["x"])
    #expect(session.session.settings.spokenContent.speaksCharacters)
  }

  @Test("Words are spoken when they end, with their apostrophes")
  func words() {
    let session = session { $0.speaksWords = true }
    #expect(type("don't go, ok.", in: session) == ["don't", "go", "ok"])
  }

  @Test("The word for a letter comes after a moment, unless typing goes on")
  func hints() {
    let session = session { $0.speaksCharacterHints = true }
    #expect(type("ab", in: session).isEmpty)
    session.session.settle()
    #expect(session.listen() == ["Bravo"])
    #expect(type("?", in: session).isEmpty)
    session.session.settle()
    #expect(session.listen().isEmpty)
  }

  @Test("What the keyboard puts in is spoken as a word")
  func autoText() {
    let session = session("I sue teh") { $0.speaksAutoText = true }
    #expect(set("I sue the ", in: session) == ["the"])
    #expect(type("x", in: session).isEmpty)
    #expect(set("I sue the xylophone", in: session) == ["xylophone"])
    #expect(set("", in: session).isEmpty)
  }

  @Test("A password is never spoken, nor anything while VoiceOver speaks or another field changes")
  func silent() {
    let all: (inout SpokenContentSettings) -> Void = {
      $0.speaksCharacters = true
      $0.speaksWords = true
      $0.speaksAutoText = true
      $0.speaksCharacterHints = true
    }
    let secret = session(traits: [.textEntry, .secureTextField], all)
    #expect(type("ab ", in: secret).isEmpty)
    let spoken = session("", all)
    spoken.session.settings.voiceOver.isRunning = true
    #expect(type("ab ", in: spoken).isEmpty)
    let other = session("", all)
    other.screen.change(1) { $0.traits.remove(.isEditing) }
    other.wait(0.01)
    #expect(set("ab", in: other).isEmpty)
  }

  @Test("A suggestion is spoken while a finger rests on it, and not when the finger moves on")
  func predictions() {
    let session = session { $0.holdsToSpeakPredictions = true }
    let point = CGPoint(x: 50, y: 150)
    session.session.send(.touch(Touch(phase: .began, point: point)))
    session.wait(0.6)
    #expect(session.listen() == ["gnu"])
    session.session.send(.touch(Touch(phase: .ended, point: point)))
    session.session.send(.touch(Touch(phase: .began, point: point)))
    session.session.send(.touch(Touch(phase: .moved, point: CGPoint(x: 90, y: 150))))
    session.wait(1)
    #expect(session.listen().isEmpty)
  }

  @Test("Hover Text shows the words under the pointer while Control is held")
  func hover() {
    let session = session { $0.isHoverTextEnabled = true }
    session.session.send(.gesture(Gesture(.explore, at: CGPoint(x: 50, y: 150))))
    #expect(session.overlay.caption == nil)
    session.session.send(.key(KeyPress("control")))
    #expect(session.overlay.caption == "gnu")
    session.session.send(.key(KeyPress("control", isDown: false)))
    #expect(session.overlay.caption == nil)
  }

  @Test("Hover Text follows a pointer as it follows a finger, and goes when it leaves")
  func pointer() {
    let session = session { $0.isHoverTextEnabled = true }
    session.session.send(.key(KeyPress("control", modifiers: .control)))
    session.session.send(.pointer(Pointer(.moved, at: CGPoint(x: 50, y: 150))))
    #expect(session.overlay.caption == "gnu")
    session.session.send(.pointer(Pointer(.moved, at: CGPoint(x: 389, y: 843))))
    #expect(session.overlay.caption == nil)
    session.session.send(.pointer(Pointer(.moved, at: CGPoint(x: 50, y: 150))))
    session.session.send(.pointer(Pointer(.left, at: CGPoint(x: 50, y: 150))))
    #expect(session.overlay.caption == nil)
    session.session.settings.spokenContent.isHoverTextEnabled = false
    session.session.send(.pointer(Pointer(.moved, at: CGPoint(x: 50, y: 150))))
    #expect(session.overlay.caption == nil)
  }

  @Test("Every title and letter has its word, and every word stands for one")
  func tables() {
    #expect(ContentWords.languages == ["de", "en"])
    for title in ["speechController", "playPause"] where ContentWords.Title(rawValue: title) == nil {
      #expect(title == "playPause")
    }
    for title in [ContentWords.Title.play, .pause, .speed, .expand, .speakScreen, .readAllContent] {
      #expect(ContentWords(language: "en").title(title) != title.rawValue)
    }
    for language in ContentWords.languages {
      for key in ContentWords.keys(of: language)["titles"] ?? [] {
        #expect(ContentWords.Title(rawValue: key) != nil, "\(key)")
      }
    }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(ContentWords(language: "en").phonetic(of: letter) != nil)
      #expect(ContentWords(language: "de").phonetic(of: letter) != nil)
    }
  }
}
