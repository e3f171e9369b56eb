import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("traits-conflict")
struct TraitsConflictTests {
  @Test("Traits that exclude one another")
  func conflict() {
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .link]) == .fail)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .adjustable]) == .fail)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .staticText]) == .fail)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.button, .image, .playsSound]) == .pass)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.link, .adjustable]) == .pass)
    #expect(TestScreen.verdict(TraitsConflict.self, "A", [.staticText, .updatesFrequently]) == nil)
  }
}

@Suite("trait-missing")
struct TraitMissingTests {
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
}

@Suite("switch-value")
struct SwitchValueTests {
  @Test("A state is said, in words")
  func values() {
    #expect(TestScreen.verdict(SwitchValue.self, "Wi-Fi", [.button, .toggleButton], value: "1") == .pass)
    #expect(TestScreen.verdict(SwitchValue.self, "Wi-Fi", .toggleButton) == .fail)
    #expect(TestScreen.verdict(SwitchValue.self, "Volume", .adjustable) == .fail)
    #expect(TestScreen.verdict(SwitchValue.self, "Ketchup", .button, value: "0") == .fail)
    #expect(TestScreen.verdict(SwitchValue.self, "Ketchup", .button, value: "None") == .pass)
  }
}

@Suite("drag-alternative")
struct DragAlternativeTests {
  @Test("What can be dragged can be moved by actions, too")
  func drags() {
    #expect(TestScreen.verdict(DragAlternative.self, "Card", []) { $1.gestures = [.drag] } == .fail)
    let moved: (inout AccessibilityElement, inout ElementAppearance) -> Void = {
      $0.details.customActions = [.init(name: "Move up")]
      $1.gestures = [.drag]
    }
    #expect(TestScreen.verdict(DragAlternative.self, "Card", [], moved) == .pass)
    #expect(TestScreen.verdict(DragAlternative.self, "Card", []) == nil)
  }
}

@Suite("heading-word")
struct HeadingWordTests {
  @Test("The word makes no heading")
  func words() {
    #expect(TestScreen.verdict(HeadingWord.self, "Hours heading", .header) == .fail)
    #expect(TestScreen.verdict(HeadingWord.self, "Hours", .header) == .pass)
    #expect(
      TestScreen.verdict(HeadingWord.self, "Hours heading", .header) { $1.text = "Hours heading" }
        == .needsReview)
  }
}

@Suite("heading-missing: a screen with and without")
struct HeadingOfScreenTests {
  @Test("A text alone has no heading; one is enough, and a title is one")
  func headings() {
    var screen = TestScreen()
    screen.add("Text", .staticText)
    #expect(screen.verdict(HeadingMissing.self, of: nil) == .fail)
    screen.add("Title", [.staticText, .header])
    #expect(screen.verdict(HeadingMissing.self, of: nil) == .pass)
    let title = screen.add("Part", .staticText) { $1.font = TextFont(textStyle: "title2") }
    #expect(screen.verdict(HeadingMissing.self, of: title) == .fail)
  }
}

@Suite("nested-element")
struct NestedElementTests {
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
}

@Suite("row-not-interactive")
struct RowNotInteractiveTests {
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
}

@Suite("tree-consistency")
struct TreeConsistencyTests {
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
}

@Suite("element-detection")
struct ElementDetectionTests {
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
