import AccessibilityTree
import Testing

@testable import VoiceOver

@Suite("Written style")
struct WrittenStyleTests {
  @Test(
    "Descriptions",
    arguments: [
      (AccessibilityElement(label: "A", value: "B"), "A: B", nil),
      (AccessibilityElement(hint: "Only a hint", traits: .adjustable), "Only a hint. Adjustable.", nil),
      (AccessibilityElement(traits: [.selected, .button]), "Selected. Button.", nil),
      (
        AccessibilityElement(label: "A", value: "1", hint: "H.", traits: [.button, .toggleButton]),
        "A. Switch Button. On.", "H. Double tap to toggle setting."
      ),
      (AccessibilityElement(label: "BACK", traits: [.button, .backButton]), "Back Button.", nil),
      (
        AccessibilityElement(label: "Volume", value: "5", traits: .adjustable), "Volume: 5. Adjustable.",
        "Swipe up or down with one finger to adjust the value."
      ),
    ] as [(AccessibilityElement, String, String?)])
  func descriptions(element: AccessibilityElement, text: String, hint: String?) {
    let description = ScreenReader().description(of: StopFacts(element: element))
    #expect(description == WrittenDescription(text: text, hint: hint))
  }

  @Test("A position without any text stands alone")
  func positionAlone() {
    let facts = StopFacts(element: AccessibilityElement(), context: .series(index: 1, count: 3))
    #expect(ScreenReader().description(of: facts).text == "1 of 3.")
  }

  @Test("The released tool knows neither expanded status nor important content")
  func compatibility() {
    var element = AccessibilityElement(label: "A")
    element.details.expandedStatus = .expanded
    element.details.customContent = [.init(label: "x", value: "y", isImportant: true)]
    let facts = StopFacts(element: element)
    #expect(ScreenReader().description(of: facts).text == "A, y. Expanded.")
    #expect(ScreenReader(fidelity: .accessibilitySnapshot).description(of: facts).text == "A")
  }
}
