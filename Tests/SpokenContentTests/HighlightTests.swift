import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SpokenContent

@MainActor
@Suite("Highlighting")
struct HighlightTests {
  private func words(_ highlights: [ContentHighlight]?) -> [String] {
    (highlights ?? []).map { AccessibilityText($0.text).part($0.range).string }
  }

  @Test("Each word is highlighted as it is spoken, within its sentence")
  func reading() {
    let session = ContentSession([.element("One two. Three, four!", .staticText, value: "Ünï 五.")]) {
      $0.spokenContent.highlight = .wordsAndSentences
    }
    session.command(.speakScreen)
    var seen: [[String]] = []
    for _ in 0..<6 {
      session.wait(0.001)
      seen.append(words(session.engine?.highlights))
      session.wait(0.099)
    }
    #expect(
      seen == [
        ["One two.", "One"], ["One two.", "two"], ["Three, four!", "Three"], ["Three, four!", "four"],
        ["Ünï 五.", "Ünï"], ["Ünï 五.", "五"],
      ])
    session.session.settle()
    #expect(session.engine?.highlights.isEmpty == true)
  }

  @Test("What is highlighted is drawn: the sentence behind the word, each in its colour")
  func drawn() {
    let session = ContentSession([.element("One two. Three.", .staticText)]) {
      $0.spokenContent.highlight = .wordsAndSentences
      $0.spokenContent.wordColor = .green
    }
    var drawn = Overlay()
    session.session.observer = { if case .effect(.overlay(let overlay), _, _) = $0 { drawn = overlay } }
    session.command(.speakScreen)
    session.wait(0.11)
    #expect(drawn.marks.map(\.kind) == [.highlightedSentence, .highlightedWord])
    #expect(drawn.marks.map(\.color) == ["default", "green"])
    #expect(drawn.marks.map(\.frame) == session.engine?.highlights.map(\.frame))
    session.session.settle()
    #expect(drawn.marks.isEmpty)
  }

  @Test("After a skip the place is still right; with the setting off nothing is highlighted")
  func skip() {
    let session = ContentSession([.element("One two. Three four.")]) { $0.spokenContent.highlight = .words }
    session.command(.speakScreen)
    session.command(.fastForward)
    session.wait(0.11)
    #expect(words(session.engine?.highlights) == ["four"])
    #expect(session.engine?.highlights.first?.range == 15..<19)
    session.session.settings.spokenContent.highlight = .off
    #expect(session.engine?.highlights.isEmpty == true)
    session.session.settings.spokenContent.highlight = .sentences
    #expect(words(session.engine?.highlights) == ["Three four."])
  }

  @Test("A word is placed by the lines of its element")
  func frames() {
    var element = AccessibilityElement(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
    #expect(element.frame(of: 5..<10, count: 20) == CGRect(x: 125, y: 200, width: 25, height: 60))
    element.details.text = .init("0123456789abcdefghij", lines: [0..<10, 10..<15, 15..<20])
    #expect(element.frame(of: 12..<15, count: 20) == CGRect(x: 140, y: 220, width: 60, height: 20))
    #expect(element.frame(of: 8..<12, count: 20) == CGRect(x: 100, y: 200, width: 100, height: 40))
  }

  @Test("Sentences and words are found in many scripts")
  func pieces() {
    func parts(_ text: String, _ ranges: (TextPieces) -> [Range<Int>]) -> [String] {
      ranges(TextPieces(text)).map { AccessibilityText(text).part($0).string }
    }
    #expect(parts("Hi. “Who?” he said.\nNew line", \.sentences) == ["Hi.", "“Who?”", "he said.", "New line"])
    #expect(
      parts("Version 2.5 is out! Really…  Yes", \.sentences) == ["Version 2.5 is out!", "Really…", "Yes"])
    #expect(parts("今日は。元気？はい", \.sentences) == ["今日は。", "元気？", "はい"])
    #expect(parts("Don't x-ray 3.5 😀 ok", \.words) == ["Don't", "x-ray", "3.5", "ok"])
    #expect(parts("", \.sentences).isEmpty)
    #expect(parts("...", \.words).isEmpty)
  }

  @Test("The selection is read and highlighted at its place in the text; a password is not read")
  func selection() {
    let session = ContentSession([.field("Note", "One two three four.", selection: 4..<13)]) {
      $0.spokenContent.highlight = .words
    }
    session.command(.speakSelection)
    session.wait(0.11)
    #expect(words(session.engine?.highlights) == ["three"])
    #expect(session.engine?.highlights.first?.range == 8..<13)
    session.session.settle()
    #expect(session.listen() == ["two three"])
    let secret = ContentSession([
      .field("Password", "secret", selection: 0..<6, traits: [.textEntry, .secureTextField])
    ])
    secret.command(.speakSelection)
    #expect(secret.listen().isEmpty)
    let off = ContentSession([.field("Note", "One", selection: 0..<3)]) { $0.isSpeakSelectionEnabled = false }
    off.command(.speakSelection)
    #expect(off.listen().isEmpty)
  }
}
