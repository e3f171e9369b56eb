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
    // A word has a ground; Sentence Style says what the sentence has.
    #expect(drawn.marks.map(\.style) == [.underline, .ground])
    session.session.settings.spokenContent.highlightStyle = .backgroundColor
    #expect(drawn.marks.map(\.style) == [.ground, .ground])
    session.session.settle()
    #expect(drawn.marks.isEmpty)
  }

  @Test("The app says where the words are, line by line, and is asked once for each place")
  func located() {
    let session = ContentSession([
      .element("One two. Three.", id: 7, frame: CGRect(x: 0, y: 100, width: 90, height: 40))
    ]) {
      $0.spokenContent.highlight = .wordsAndSentences
    }
    // A line of five characters, ten points each.
    session.screen.textFrames = { place in
      (0..<3).compactMap { line in
        let part = place.range.clamped(to: line * 5..<line * 5 + 5)
        guard !part.isEmpty else { return nil }
        return CGRect(
          x: Double(part.lowerBound - line * 5) * 10, y: 100 + Double(line) * 20,
          width: Double(part.count) * 10, height: 20)
      }
    }
    var overlays: [Overlay] = []
    session.session.observer = {
      if case .effect(.overlay(let overlay), _, _) = $0 { overlays.append(overlay) }
    }
    session.command(.speakScreen)
    session.wait(0.11)
    let sentence = [CGRect(x: 0, y: 100, width: 50, height: 20), CGRect(x: 0, y: 120, width: 30, height: 20)]
    #expect(session.engine?.highlights.first?.frames == sentence)
    #expect(
      overlays.last?.marks.map(\.frame) == sentence
        + [CGRect(x: 40, y: 100, width: 10, height: 20), CGRect(x: 0, y: 120, width: 20, height: 20)])
    // What is estimated first is never drawn.
    #expect(overlays.flatMap(\.marks).allSatisfy { $0.frame.width.truncatingRemainder(dividingBy: 10) == 0 })
    session.screen.change(7) { $0.frame.origin.y = 200 }
    session.wait(0.01)
    let requests = session.screen.takeRequests().map(\.action)
    let places = requests.filter { if case .locateText = $0 { true } else { false } }
    // The sentence and two words, and the sentence and a word again when they had moved.
    #expect(places.count == 5)
    session.session.settle()
    #expect(overlays.last?.marks.isEmpty == true)
  }

  @Test("An element in a place that is no number is not asked for its words without end")
  func nowhere() {
    let session = ContentSession([
      .element("One two.", frame: CGRect(x: Double.nan, y: 0, width: 1, height: 1))
    ]) {
      $0.spokenContent.highlight = .words
    }
    session.command(.speakScreen)
    session.wait(0.11)
    #expect(words(session.engine?.highlights) == ["two"])
    #expect(session.problem == nil)
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
    // As the menu of the selection asks for it.
    session.session.send(.notification(.speakSelection))
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
