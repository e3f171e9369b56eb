import AccessibilityTree
import Audit
import Foundation
import Testing

/// Findings on real apps that were false alarms, or were missed: each stays mended.
@Suite("What real apps taught the rules")
struct RealAppTests {
  @Test("A row of a list says its texts and is a button, as the system makes it")
  func rows() {
    #expect(
      TestScreen.verdict(TraitsConflict.self, "Dogs", [.staticText, .button], kind: .cell) == .pass)
    #expect(TestScreen.verdict(TraitsConflict.self, "Dogs", [.link, .button], kind: .cell) == .fail)
  }

  @Test("A button without the trait is still a button for those who see it")
  func untraitedButton() {
    #expect(TestScreen.verdict(LabelGeneric.self, "Click here", [], kind: .button) == .fail)
    #expect(TestScreen.verdict(TraitMissing.self, "Send", [], kind: .button) == .fail)
    var screen = TestScreen()
    let first = screen.add(
      "One", [], frame: CGRect(x: 16, y: 100, width: 74, height: 44), kind: .button)
    screen.add("Two", .button, frame: CGRect(x: 16, y: 144.3, width: 74, height: 44), kind: .button)
    #expect(screen.verdict(ControlOverlap.self, of: first) == .fail)
  }

  @Test("A control that lies on another one is no collision, even where rounding puts its edge outside")
  func control() {
    func verdict(_ x: Double) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let carousel = screen.add("Dogs", .adjustable, frame: CGRect(x: 16, y: 170, width: 361, height: 220))
      screen.add("Favorite", .button, frame: CGRect(x: x, y: 182, width: 44, height: 44))
      return screen.verdict(ControlOverlap.self, of: carousel)
    }
    #expect(verdict(320) == .pass)
    #expect(verdict(333.3) == .pass)
    #expect(verdict(350) == .fail)
  }

  @Test("What lies in another frame does so whatever rounding makes of their sum")
  func rounding() {
    let row = CGRect(x: 20, y: 130.5, width: 353, height: 70.66666666666667)
    #expect(
      row.encloses(CGRect(x: 36, y: 145.16666666666666, width: 298.6666666666667, height: 40.66666666666667)))
    #expect(row.encloses(row))
    #expect(!row.encloses(row.offsetBy(dx: 0, dy: 0.1)))
    var screen = TestScreen(background: nil)
    screen.add(nil, frame: row, exposure: .none) { $1.background = .color(AuditColor(white: 1)) }
    let text = screen.text(
      "Momo", "#000000", frame: CGRect(x: 20, y: 130.5, width: 353, height: 70.66666666666667))
    #expect(screen.verdict(ContrastText.self, of: text) == .pass)
  }

  @Test("What opens and closes is named by what it opens")
  func disclosure() {
    let expands: (inout AccessibilityElement, inout ElementAppearance) -> Void = { element, _ in
      element.details.expandedStatus = .collapsed
    }
    #expect(TestScreen.verdict(LabelGeneric.self, "Details", .button, expands) == .pass)
    #expect(TestScreen.verdict(LabelGeneric.self, "Details", .button) == .fail)
    // In a list of topics it is one of them.
    var screen = TestScreen()
    let nodes = ["Names", "Details", "Settings"].map { screen.add($0, .button) }
    #expect(screen.verdict(LabelGeneric.self, of: nodes[1]) == .needsReview)
  }

  @Test("VoiceOver says “picker” of a wheel, and not of everything that can be adjusted")
  func picker() {
    #expect(TestScreen.verdict(LabelRoleWord.self, "Dog Picker", .adjustable) == .pass)
    #expect(TestScreen.verdict(LabelRoleWord.self, "Dog Picker", [.adjustable, .pickerElement]) == .fail)
    #expect(TestScreen.verdict(LabelRoleWord.self, "Volume slider", .adjustable) == .fail)
  }

  @Test(
    "An element may write out what is abbreviated on the screen, and say other words: that is to be looked at"
  )
  func abbreviations() {
    func verdict(_ shown: String, _ label: String, _ traits: AccessibilityTraits = []) -> AuditJudgement
      .Verdict?
    {
      var screen = TestScreen()
      let outer = screen.add(label, traits)
      let inner = screen.text(shown, "#000000", parent: outer)
      var changed = screen.screen
      changed.nodes[inner].exposure = .none
      return TestScreen(changed).verdict(ElementDetection.self, of: inner)
    }
    #expect(verdict("Lab. retr.", "Breed, Labrador retriever") == .pass)
    #expect(verdict("2 yr", "Age, 2 years") == .pass)
    #expect(verdict("24 kg", "24 kilograms") == .pass)
    #expect(verdict("F", "Female") == .pass)
    #expect(verdict("24 kg", "240 kilograms") == .needsReview)
    #expect(verdict("Out of stock", "Apples") == .needsReview)
    // Of a control, label-in-name tells it.
    #expect(verdict("Out of stock", "Apples", .button) == .pass)
  }

  @Test("An action of another name may do what a hidden button does")
  func otherAction() {
    func verdict(_ actions: [String]) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let row = screen.add("Tomatoes") { element, _ in
        element.details.customActions = actions.map { .init(name: AccessibilityText($0)) }
      }
      screen.add("More Info", .button, exposure: .nested, parent: row)
      return screen.verdict(NestedElement.self, of: row)
    }
    #expect(verdict([]) == .fail)
    #expect(verdict(["Details"]) == .needsReview)
    #expect(verdict(["More Info"]) == .pass)
  }

  @Test("Text below a bar is read elsewhere; text on another background that is good enough passes")
  func contrast() {
    var screen = TestScreen()
    let row = screen.text("Row", "#000000", frame: CGRect(x: 16, y: 780, width: 200, height: 20))
    let bar = screen.add(
      nil, frame: CGRect(x: 0, y: 760, width: 390, height: 84), kind: .bar, exposure: .none
    ) { $1.background = .material }
    screen.add(nil, frame: CGRect(x: 0, y: 760, width: 390, height: 84), exposure: .none, parent: bar) {
      $1.background = .material
    }
    #expect(screen.verdict(ContrastText.self, of: row) == nil)

    var other = TestScreen()
    let words = other.text("Edit", "#000000", frame: CGRect(x: 16, y: 60, width: 40, height: 20))
    let grey = other.text("Sort", "#777777", frame: CGRect(x: 100, y: 60, width: 40, height: 20))
    var drawn = other.screen
    drawn.picture = AuditPicture(
      width: 390, height: 844, frame: drawn.bounds,
      pixels: [UInt32](repeating: 0xF0F0F2, count: 390 * 844))
    #expect(TestScreen(drawn).verdict(ContrastText.self, of: words) == .pass)
    #expect(TestScreen(drawn).verdict(ContrastText.self, of: grey) == .needsReview)
  }

  @Test("Parts of a control whose size the platform sets are the platform's")
  func segments() {
    var screen = TestScreen()
    let control = screen.add(
      nil, frame: CGRect(x: 16, y: 100, width: 300, height: 32), kind: .segmentedControl, exposure: .none)
    let segment = screen.add(
      "10%", .button, frame: CGRect(x: 16, y: 100, width: 60, height: 32), parent: control)
    let text = screen.text("10%", "#000000", size: 13, parent: segment) {
      $1.font?.scaling = .none
      $1.font?.adjusts = false
    }
    #expect(screen.verdict(TargetSize.self, of: segment) == nil)
    #expect(screen.verdict(DynamicTypeUnsupported.self, of: text) == nil)
    #expect(ViewKind(className: "ContentView/Slider") == .slider)
    #expect(ViewKind(className: "ContentView/Card") == nil)
  }

  @Test("A field in a row of a list may have the touches of the row")
  func fieldInRow() {
    func verdict(rowHeight: Double) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let row = screen.add(
        nil, frame: CGRect(x: 16, y: 100, width: 361, height: rowHeight), kind: .cell, exposure: .none)
      let field = screen.add(
        "Amount", .textEntry, frame: CGRect(x: 32, y: 102, width: 329, height: 22), kind: .textField,
        parent: row)
      return screen.verdict(TargetSize.self, of: field)
    }
    #expect(verdict(rowHeight: 44) == .needsReview)
    #expect(verdict(rowHeight: 30) == .fail)
  }

  @Test("Texts of bars grow as the system decides; a text with room for a letter or two is cut")
  func clipped() {
    var screen = TestScreen()
    let title = screen.text("Storm Viewer", "#000000") {
      $1.isTruncated = true
      $1.hasLargeContentViewer = true
    }
    #expect(screen.verdict(TextClipped.self, of: title) == nil)
    let tiny = screen.text(
      "Label too small", "#000000", size: 11, frame: CGRect(x: 20, y: 400, width: 13, height: 13)
    ) { $1.isTruncated = true }
    #expect(screen.verdict(TextClipped.self, of: tiny) == .fail)
    let short = screen.text("Too small", "#000000", frame: CGRect(x: 20, y: 500, width: 43, height: 18)) {
      $1.isTruncated = true
    }
    #expect(screen.verdict(TextClipped.self, of: short) == .needsReview)
  }

  @Test("In a picture alone, what is not known to be text may be a picture with a name")
  func pictureOfButton() {
    func verdict(_ traits: AccessibilityTraits) -> AuditJudgement.Verdict? {
      var screen = TestScreen().screen
      let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      screen.nodes = [AuditedNode(AccessibilityElement(label: "Ukraine", traits: traits, frame: frame))]
      var pixels = [UInt32](repeating: 0xFFD700, count: 20 * 10)
      for row in 2..<8 {
        for column in stride(from: 2, to: 18, by: 2) { pixels[row * 20 + column] = 0xFFF0A0 }
      }
      screen.picture = AuditPicture(width: 20, height: 10, frame: frame, pixels: pixels)
      return TestScreen(screen).verdict(ContrastPixel.self, of: 0)
    }
    #expect(verdict(.button) == .needsReview)
    #expect(verdict(.staticText) == .fail)
  }

  @Test(
    "Identities outlive words and lines: the nearest identifier or object of a document, and the way from there"
  )
  func identities() {
    var screen = TestScreen()
    let form = screen.add(nil, exposure: .none) { element, _ in element.identifier = "form" }
    let place: (String) -> (inout AccessibilityElement, inout ElementAppearance) -> Void = { source in
      { element, _ in
        element.details.className = "UIButton"
        element.details.source = source
      }
    }
    screen.add(nil, .button, parent: form, place("Main.storyboard:4:7 (a-b)"))
    screen.add(nil, .button, parent: form, place("List.swift:12"))
    let report = Auditor(rules: [LabelMissing.self]).report(on: screen.screen)
    #expect(report.findings.map(\.identity) == [["ib:a-b"], ["#form", "UIButton[2]"]])
  }
}
