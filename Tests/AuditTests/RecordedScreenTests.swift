import Audit
import Foundation
import Testing

@testable import AccessibilityTree

/// What a recording does not tell is no failure of the app.
@Suite("Rules on recordings")
struct RecordedScreenTests {
  /// A screen with one element inside a container; nothing is known of what it looks like.
  private func screen(
    _ elements: [(label: String?, type: String, traits: AccessibilityTraits, frame: CGRect)],
    in kind: ElementContainer.Kind? = nil, precision: Double = 1
  ) -> TestScreen {
    var tree = ElementTree()
    for (index, entry) in elements.enumerated() {
      var element = AccessibilityElement(
        id: UInt64(index + 1), label: entry.label.map { AccessibilityText($0) }, traits: entry.traits,
        frame: entry.frame)
      element.details.className = entry.type
      tree.elements.append(element)
      tree.places.append(.init())
    }
    let items = elements.indices.map { ElementTree.Item.element($0) }
    if let kind {
      tree.containers = [ElementContainer(id: 99, kind: kind, children: items)]
      tree.roots = [.container(0)]
    } else {
      tree.roots = items
    }
    var screen = AuditedScreen(tree: tree, bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.framePrecision = precision
    return TestScreen(screen)
  }

  private func node(_ label: String?, on screen: TestScreen) -> Int? {
    screen.screen.nodes.firstIndex { $0.element.label?.string == label && $0.container == nil }
  }

  @Test("An item of a bar, or a segment, has the touch area that the system gives it")
  func bars() {
    func verdict(_ kind: ElementContainer.Kind?, height: Double = 36) -> AuditJudgement.Verdict? {
      let frame = CGRect(x: 20, y: 66, width: 38, height: height)
      let screen = screen([("Next", "Button", .button, frame)], in: kind)
      return screen.verdict(TargetSize.self, of: node("Next", on: screen))
    }
    #expect(verdict(nil) == .fail)
    #expect(verdict(.scrollView) == .fail)
    for kind in [ElementContainer.Kind.navigationBar, .toolbar, .tabBar, .segmentedControl] {
      #expect(verdict(kind) == nil)
    }
  }

  @Test("In whole points 43 may be 43.67; 42 is too small")
  func precision() {
    func verdict(_ height: Double, _ precision: Double) -> AuditJudgement.Verdict? {
      let frame = CGRect(x: 16, y: 144, width: 250, height: height)
      let screen = screen([("Share", "Button", .button, frame)], precision: precision)
      return screen.verdict(TargetSize.self, of: node("Share", on: screen))
    }
    #expect(verdict(43, 1) == .pass)
    #expect(verdict(42, 1) == .fail)
    #expect(verdict(43, 0) == .fail)
  }

  @Test("SwiftUI's buttons and switches are texts, too; a view of the app's is one or the other")
  func traits() {
    func verdict(_ type: String) -> AuditJudgement.Verdict? {
      let frame = CGRect(x: 16, y: 144, width: 250, height: 50)
      let screen = screen([("General", type, [.button, .staticText], frame)])
      return screen.verdict(TraitsConflict.self, of: node("General", on: screen))
    }
    #expect(verdict("Button") == .pass)
    #expect(verdict("Switch") == .pass)
    #expect(verdict("Other") == .fail)
    #expect(verdict("UIView") == .fail)
  }

  @Test("An object of no kind without a label is to be looked at")
  func kind() {
    func verdict(_ type: String, _ traits: AccessibilityTraits) -> AuditJudgement.Verdict? {
      let screen = screen([(nil, type, traits, CGRect(x: 15, y: 233, width: 372, height: 588))])
      return screen.verdict(LabelMissing.self, of: node(nil, on: screen))
    }
    #expect(verdict("Other", []) == .needsReview)
    #expect(verdict("Other", .button) == .fail)
    #expect(verdict("UIView", []) == .fail)
  }

  @Test("A row of SwiftUI says all of its texts, however many")
  func rowOfTexts() {
    func verdict(_ traits: AccessibilityTraits) -> AuditJudgement.Verdict? {
      let label = "Apple Account, Sign in to access your data, the store, and more"
      let screen = screen([(label, "Button", traits, CGRect(x: 16, y: 168, width: 370, height: 91))])
      return screen.verdict(LabelLength.self, of: node(label, on: screen))
    }
    #expect(verdict([.button, .staticText]) == .pass)
    #expect(verdict(.button) == .fail)
  }

  @Test("A field may be touched in all of its row; a link in a text may be as small as its line")
  func rowAndLine() {
    var screen = TestScreen()
    let frame = CGRect(x: 32, y: 100, width: 300, height: 22)
    let field = screen.add("URL", .textEntry, frame: frame) {
      $1.row = CGRect(x: 16, y: 88, width: 350, height: 52)
    }
    let link = screen.add("release notes", .link, frame: frame) { $1.isInline = true }
    #expect(screen.verdict(TargetSize.self, of: field) == .needsReview)
    #expect(screen.verdict(TargetSize.self, of: link) == nil)
    #expect(screen.verdict(LabelCase.self, of: link) == .pass)
  }

  @Test("Buttons that fill their cells touch each other as cells do")
  func cells() {
    func verdict(_ row: CGRect?) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let frame = CGRect(x: 24, y: 81, width: 58, height: 53)
      let one = screen.add("Reply", .button, frame: frame) { $1.row = row }
      screen.add("Boost", .button, frame: frame.offsetBy(dx: 58, dy: 0)) {
        $1.row = row?.offsetBy(dx: 58, dy: 0)
      }
      return screen.verdict(ControlOverlap.self, of: one)
    }
    #expect(verdict(CGRect(x: 24, y: 81, width: 59, height: 53)) == nil)
    #expect(verdict(CGRect(x: 0, y: 70, width: 390, height: 80)) == .fail)
    #expect(verdict(nil) == .fail)
  }

  @Test("A sentence below a list keeps its full stop; a name has none")
  func footer() {
    func verdict(_ label: String) -> AuditJudgement.Verdict? {
      let screen = screen([(label, "Other", [], CGRect(x: 15, y: 233, width: 372, height: 40))])
      return screen.verdict(LabelPunctuation.self, of: node(label, on: screen))
    }
    #expect(verdict("Prefer the cursor indicator in text does not blink.") == .pass)
    #expect(verdict("Save.") == .fail)
  }
}

@Suite("Rules that look at what stands around")
struct SurroundingsTests {
  @Test("What is scrolled below a button that stands still does not overlap it for good")
  func scrolled() {
    var screen = TestScreen()
    let list = screen.add(
      nil, frame: CGRect(x: 0, y: 120, width: 390, height: 700), kind: .scrollView, exposure: .none)
    let row = screen.add("Share", .button, frame: CGRect(x: 16, y: 120, width: 300, height: 48), parent: list)
    let back = screen.add("Back", .button, frame: CGRect(x: 16, y: 78, width: 300, height: 48))
    #expect(screen.verdict(ControlOverlap.self, of: row) == .pass)
    #expect(screen.verdict(ControlOverlap.self, of: back) == .pass)
    let other = screen.add(
      "Save", .button, frame: CGRect(x: 16, y: 160, width: 100, height: 48), parent: list)
    #expect(screen.verdict(ControlOverlap.self, of: row) == .fail)
    #expect(screen.verdict(ControlOverlap.self, of: other) == .pass, "it is said once")
  }

  @Test("A generic word as one of several to choose from is to be looked at")
  func choice() {
    var screen = TestScreen()
    let scope = screen.add(
      nil, frame: CGRect(x: 32, y: 64, width: 338, height: 32), kind: .segmentedControl, exposure: .none)
    let here = screen.add("Here", .button, frame: CGRect(x: 32, y: 64, width: 169, height: 32), parent: scope)
    let alone = screen.add("Here", .button)
    #expect(screen.verdict(LabelGeneric.self, of: here) == .needsReview)
    #expect(screen.verdict(LabelGeneric.self, of: alone) == .fail)
  }

  @Test("The rows of a menu are as high as the system makes them, and touch each other")
  func menu() {
    func verdicts(_ kind: ViewKind) -> [AuditJudgement.Verdict?] {
      var screen = TestScreen()
      let menu = screen.add(
        nil, frame: CGRect(x: 60, y: 200, width: 250, height: 84), kind: kind, exposure: .none)
      let rows = ["Copy", "Here"].enumerated().map { index, name in
        screen.add(
          name, .button, frame: CGRect(x: 60, y: 200 + 42 * Double(index), width: 250, height: 42),
          parent: menu)
      }
      return [
        screen.verdict(TargetSize.self, of: rows[0]), screen.verdict(ControlOverlap.self, of: rows[0]),
        screen.verdict(LabelGeneric.self, of: rows[1]),
      ]
    }
    #expect(verdicts(.menu) == [nil, nil, .needsReview])
    #expect(verdicts(.cell) == [.fail, .fail, .fail])
  }

  @Test("A text among controls that stands above a field says what the field is for")
  func caption() {
    func verdict(_ below: AccessibilityTraits) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      for name in ["One", "Two"] { screen.add(name, .button) }
      let text = screen.add("Save Password", .staticText)
      screen.add("Name", below)
      screen.add("Three", .button)
      return screen.verdict(RowNotInteractive.self, of: text)
    }
    #expect(verdict(.textEntry) == .needsReview)
    #expect(verdict(.button) == .fail)
  }
}
