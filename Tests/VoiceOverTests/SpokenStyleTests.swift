import AccessibilityTree
import Testing

@testable import VoiceOver

@Suite("Spoken style")
struct SpokenStyleTests {
  private func say(
    _ label: String?, value: String? = nil, hint: String? = nil, traits: AccessibilityTraits = [],
    context: ElementContext? = nil, entered: [StopFacts.Container] = [], language: String = "en",
    verbosity: Verbosity = Verbosity()
  ) -> String {
    let element = AccessibilityElement(
      label: label.map { AccessibilityText($0) }, value: value.map { AccessibilityText($0) },
      hint: hint.map { AccessibilityText($0) }, traits: traits)
    return ScreenReader(language: language, verbosity: verbosity)
      .utterance(for: StopFacts(element: element, context: context, entered: entered)).text()
  }

  @Test("Parts come in the order of the recordings")
  func order() {
    #expect(say("Save", traits: [.button, .notEnabled, .selected]) == "selected Save dimmed Button")
    #expect(
      say("Wi-Fi", value: "1", hint: "Joins.", traits: [.button, .toggleButton])
        == "Wi-Fi Switch button on Joins. Double tap to toggle setting.")
    #expect(
      say("22", traits: [.adjustable, .pickerElement, .selected], context: nil).hasPrefix("22 selected"))
    #expect(say("Home", traits: [.button], context: .tab(index: 1, count: 3)) == "Home Tab 1 of 3")
  }

  @Test("A disabled container lets selected lead")
  func disabledContainer() {
    let container = StopFacts.Container(kind: .semanticGroup, label: "Variant", isDimmed: true)
    #expect(
      say("Standard", traits: [.button, .selected, .notEnabled], entered: [container])
        == "selected Variant dimmed Standard dimmed Button")
  }

  @Test("A disabled element keeps its own hint and loses VoiceOver's")
  func disabledHint() {
    #expect(
      say("Forward", hint: "See folders", traits: [.button, .notEnabled])
        == "Forward dimmed Button See folders")
    #expect(!say("Volume", value: "5", traits: [.adjustable, .notEnabled]).contains("Swipe"))
  }

  @Test("A search field says its placeholder once, and then what was typed")
  func searchField() {
    #expect(say("Search", value: "Search", traits: .searchField) == "Search Search field")
    #expect(say("Search", value: "dogs", traits: .searchField) == "Search dogs Search field")
  }

  @Test("A hint stands in for a name that is missing, and is not repeated")
  func hintAsName() {
    #expect(say(nil, hint: "Opens the door", traits: [.button]) == "Opens the door Button")
  }

  // "It is read without its label": Apple's sample "Creating accessible views".
  @Test("Important content is read without its label, and other content only on demand")
  func importantContent() {
    var element = AccessibilityElement(label: "First Dot", traits: .button)
    element.details.customContent = [
      .init(label: "Predominant Color", value: "Mostly Green", isImportant: true),
      .init(label: "Shape", value: "Circle"),
    ]
    let text = ScreenReader().utterance(for: StopFacts(element: element)).text()
    #expect(text == "First Dot Mostly Green Button More content available")
    // What has no value is still something to say.
    element.details.customContent = [.init(label: "Verified", value: "", isImportant: true)]
    #expect(ScreenReader().utterance(for: StopFacts(element: element)).text() == "First Dot Verified Button")
  }

  @Test("Verbosity takes parts away and moves them")
  func verbosity() {
    var before = Verbosity()
    before.traitPosition = .before
    #expect(say("Save", traits: .button, verbosity: before) == "Button Save")
    #expect(say("Save", value: "v", hint: "h", traits: .button, verbosity: .minimal) == "Save")
  }

  @Test(
    "Words follow the language",
    arguments: [
      ("en", "Heading"), ("en-GB", "Heading"), ("zh-Hans", "标题"), ("zh-Hans-CN", "标题"), ("zh-TW", "標題"),
      ("zh_CN", "标题"), ("de-AT", "Überschrift"), ("ru", "Заголовок"), ("xx", "Heading"), ("", "Heading"),
    ])
  func languages(language: String, word: String) {
    #expect(say("x", traits: .header, language: language) == "x \(word)")
  }

  @Test("Speech attributes of the app reach the utterance")
  func attributes() {
    let label = AccessibilityText(
      "GOOG", runs: [.init(range: 0..<4, attributes: SpeechAttributes(spellsOut: true))])
    let facts = StopFacts(element: AccessibilityElement(label: label, traits: .button))
    let part = ScreenReader().utterance(for: facts).parts.first
    #expect(part?.kind == .label)
    #expect(part?.text == label)
  }

  @Test("A change says the new value alone")
  func change() {
    let facts = { (value: String, traits: AccessibilityTraits) in
      StopFacts(
        element: AccessibilityElement(label: "x", value: AccessibilityText(value), traits: traits))
    }
    #expect(ScreenReader().change(of: facts("0", [.button, .toggleButton])).text() == "off")
    #expect(ScreenReader().change(of: facts("38%", .adjustable)).text() == "38%")
  }
}

@Suite("Textual context")
struct TextualContextTests {
  @Test("The kind of content that an element names reaches speech, except where its text says otherwise")
  func context() throws {
    var element = AccessibilityElement(
      label: AccessibilityText(
        "a;b", runs: [.init(range: 0..<1, attributes: SpeechAttributes(textualContext: .narrative))]))
    element.details.textualContext = .sourceCode
    let part = try #require(ScreenReader().utterance(for: StopFacts(element: element)).parts.first)
    #expect(part.text.runs.map(\.attributes.textualContext) == [.narrative, .sourceCode])
    #expect(part.text.runs.map(\.range) == [0..<1, 1..<3])
  }
}
