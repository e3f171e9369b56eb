import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("Rules about hints, traits and structure")
struct ElementRuleTests {
  @Test(
    "Hints",
    arguments: [
      (HintGesture.about.id, "Double-tap to open.", AuditJudgement.Verdict.fail),
      (HintGesture.about.id, "Opens it.", .pass),
      (HintGesture.about.id, "Press to open.", .fail),
      (HintGesture.about.id, "Shows the press release.", .needsReview),
      (HintImperative.about.id, "Play the song.", .fail), (HintImperative.about.id, "Plays the song.", .pass),
      (HintImperative.about.id, "Search results appear below.", .needsReview),
      (HintPunctuation.about.id, "Plays the song", .fail), (HintPunctuation.about.id, "plays it.", .fail),
      (HintPunctuation.about.id, "Plays it.", .pass),
      (HintRepeatsLabel.about.id, "Save saves your edits.", .fail),
      (HintRepeatsLabel.about.id, "Saves your edits.", .pass),
      (HintRoleWord.about.id, "Button that adds a name.", .fail),
      (HintRoleWord.about.id, "Adds a name.", .pass), (HintArticles.about.id, "Adds city.", .needsReview),
      (HintArticles.about.id, "Adds a city.", .pass), (HintArticles.about.id, "Plays music.", .pass),
      (HintArticles.about.id, "Opens Safari.", .pass),
    ])
  func hint(rule: String, hint: String, expected: AuditJudgement.Verdict) throws {
    let rule = try #require(Auditor.rules(named: rule).first)
    #expect(TestScreen.verdict(rule, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(rule, "Save") == nil)
  }

  @Test("Traits that exclude one another")
  func conflict() {
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .link]) == .fail)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .adjustable]) == .fail)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .staticText]) == .fail)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .image, .playsSound]) == .pass)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.link, .adjustable]) == .pass)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.staticText, .updatesFrequently]) == nil)
  }

  @Test("A tap or a picture without a trait")
  func traitMissing() {
    #expect(TestScreen.verdict(TraitMissing.self, "Scan", .image) { $1.gestures = [.tap] } == .fail)
    #expect(TestScreen.verdict(TraitMissing.self, "Scan", .button) { $1.gestures = [.tap] } == .pass)
    #expect(TestScreen.verdict(TraitMissing.self, "Logo", [], kind: .image) == .fail)
    #expect(TestScreen.verdict(TraitMissing.self, "Send", [], kind: .button) == .fail)
    let unresponsive: (inout AccessibilityElement, inout ElementAppearance) -> Void = {
      $0.details.respondsToUserInteraction = false
      $1.gestures = [.tap]
    }
    #expect(TestScreen.verdict(TraitMissing.self, "Note", [], unresponsive) == .pass)
  }

  @Test("Values and drags")
  func valuesAndDrags() {
    #expect(TestScreen.verdict(SwitchValue.self, "Wi-Fi", [.button, .toggleButton], value: "1") == .pass)
    #expect(TestScreen.verdict(SwitchValue.self, "Wi-Fi", .toggleButton) == .fail)
    #expect(TestScreen.verdict(SwitchValue.self, "Volume", .adjustable) == .fail)
    #expect(TestScreen.verdict(SwitchValue.self, "Ketchup", .button, value: "0") == .fail)
    #expect(TestScreen.verdict(DragAlternative.self, "Card", []) { $1.gestures = [.drag] } == .fail)
    let moved: (inout AccessibilityElement, inout ElementAppearance) -> Void = {
      $0.details.customActions = [.init(name: "Move up")]
      $1.gestures = [.drag]
    }
    #expect(TestScreen.verdict(DragAlternative.self, "Card", [], moved) == .pass)
  }

  @Test("Headings: the word is none, and a screen with text has one")
  func headings() {
    #expect(TestScreen.verdict(HeadingWord.self, "Hours heading", .header) == .fail)
    #expect(TestScreen.verdict(HeadingWord.self, "Hours", .header) == .pass)
    var screen = TestScreen()
    screen.add("Text", .staticText)
    #expect(screen.verdict(HeadingMissing.self, of: nil) == .fail)
    screen.add("Title", [.staticText, .header])
    #expect(screen.verdict(HeadingMissing.self, of: nil) == .pass)
    let title = screen.add("Part", .staticText) { $1.font = TextFont(textStyle: "title2") }
    #expect(screen.verdict(HeadingMissing.self, of: title) == .fail)
  }

  @Test("A control inside an element is lost, unless an action does the same")
  func nested() {
    var screen = TestScreen()
    let outer = screen.add("Order 12")
    screen.add("Cancel", .button, exposure: .nested, parent: outer)
    #expect(screen.verdict(NestedElement.self, of: outer) == .fail)
    var good = TestScreen()
    let container = good.add("Order 12") { element, _ in
      element.details.customActions = [.init(name: "Cancel")]
    }
    good.add("Cancel", .button, exposure: .nested, parent: container)
    #expect(good.verdict(NestedElement.self, of: container) == .pass)
  }

  @Test("One text among buttons of the same place and width")
  func rows() {
    func screen(_ traits: AccessibilityTraits, at place: Int) -> (TestScreen, Int) {
      var screen = TestScreen()
      var text = 0
      for row in 0..<4 {
        let frame = CGRect(x: 0, y: 100 + Double(row) * 60, width: 390, height: 60)
        let node = screen.add("Row \(row)", row == place ? traits : .button, frame: frame)
        if row == place { text = node }
      }
      return (screen, text)
    }
    let (list, text) = screen(.staticText, at: 2)
    #expect(list.verdict(RowNotInteractive.self, of: text) == .fail)
    let (headed, heading) = screen([.staticText, .header], at: 2)
    #expect(headed.verdict(RowNotInteractive.self, of: heading) == .pass)
    let (first, title) = screen(.staticText, at: 0)
    #expect(first.verdict(RowNotInteractive.self, of: title) == .needsReview)
  }

  @Test("A container's answers are compared as sets")
  func consistency() {
    func verdict(_ array: [String]?, _ answers: [String]?) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let node = screen.add(nil, exposure: .none) {
        $1.arrayMembers = array
        $1.indexMembers = answers
      }
      return screen.verdict(TreeConsistency.self, of: node)
    }
    #expect(verdict(["a", "b"], ["a", "b"]) == .pass)
    #expect(verdict(["a", "b"], ["b", "a"]) == .needsReview)
    #expect(verdict(["a"], ["b"]) == .fail)
    #expect(verdict(["a"], nil) == .pass)
    #expect(verdict(nil, nil) == nil)
  }

  @Test("Text that no element says")
  func detection() {
    var screen = TestScreen()
    let text = screen.add("Out of stock", .staticText, kind: .label, exposure: .none) {
      $1.text = "Out of stock"
    }
    #expect(screen.verdict(ElementDetection.self, of: text) == .fail)
    screen.add("Apples, out of stock")
    #expect(screen.verdict(ElementDetection.self, of: text) == .pass)
    let hidden = screen.add(nil, kind: .label, exposure: .hiddenFromTechnologies) { $1.text = "JD" }
    #expect(screen.verdict(ElementDetection.self, of: hidden) == .needsReview)
  }
}
