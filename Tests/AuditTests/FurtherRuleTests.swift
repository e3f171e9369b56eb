import AccessibilityTree
import Audit
import DeviceSettings
import Foundation
import Testing

@Suite("value-repeats-label")
struct ValueRepeatsLabelTests {
  @Test(
    "A label without the value",
    arguments: [
      ("Volume", "50%", AuditJudgement.Verdict.pass), ("Volume 50 percent", "50 percent", .fail),
      ("On", "On", .fail), ("Chapter 1", "1", .needsReview),
    ])
  func values(label: String, value: String, expected: AuditJudgement.Verdict) {
    #expect(
      TestScreen.verdict(ValueRepeatsLabel.self, label, .adjustable, value: value) == expected, "\(label)")
  }

  @Test("What is typed into a field is anything")
  func field() {
    #expect(TestScreen.verdict(ValueRepeatsLabel.self, "Name", .textEntry, value: "Name") == nil)
  }
}

@Suite("hint-allows")
struct HintAllowsTests {
  @Test("“Allows you to” says nothing")
  func hints() {
    #expect(TestScreen.verdict(HintAllows.self, "Edit", hint: "Allows you to edit the name.") == .needsReview)
    #expect(TestScreen.verdict(HintAllows.self, "Edit", hint: "Edits the name.") == .pass)
    #expect(
      TestScreen.verdict(HintAllows.self, "Modifier", hint: "Permet de modifier.", language: "fr")
        == .needsReview)
    #expect(TestScreen.verdict(HintAllows.self, "Edit", hint: "Allows you to edit.", language: "xx") == nil)
  }
}

@Suite("label-untranslated")
struct LabelUntranslatedTests {
  private func verdict(_ label: String, _ traits: AccessibilityTraits = .button, in language: String = "de")
    -> AuditJudgement.Verdict?
  {
    var screen = TestScreen(language: language)
    let node = screen.add(label, traits)
    screen.screen.base = BaseWords(
      language: "en", words: ["Save all your changes", "Radio", "Good morning to you"])
    return screen.verdict(LabelUntranslated.self, of: node)
  }

  @Test("A sentence that is the same in two languages is not translated; a word may be the same")
  func labels() {
    #expect(verdict("Save all your changes") == .fail)
    #expect(verdict("Alle Änderungen sichern") == .pass)
    #expect(verdict("Radio") == .needsReview)
    #expect(verdict("Good morning to you", .staticText) == .needsReview)
    #expect(verdict("Save all your changes", in: "en-GB") == nil)
    #expect(verdict("42") == nil)
  }
}

@Suite("heading-missing")
struct HeadingMissingTests {
  private func screen(texts sizes: [Double], style: String? = nil) -> TestScreen {
    var screen = TestScreen()
    for (index, size) in sizes.enumerated() {
      screen.text("Text number \(index)", "#000000", size: size) { _, appearance in
        if index == 0 { appearance.font?.textStyle = style }
      }
    }
    return screen
  }

  @Test("A text in a style of titles has to be a heading, a figure has not")
  func styles() {
    #expect(screen(texts: [28, 17], style: "title1").verdict(HeadingMissing.self, of: 1) == .fail)
    var balance = TestScreen()
    balance.text("1 234,50", "#000000", size: 34) { $1.font?.textStyle = "largeTitle" }
    #expect(balance.verdict(HeadingMissing.self, of: 1) == nil)
  }

  @Test("A large value with a caption is to be looked at; a title with more below it fails")
  func values() {
    func verdicts(below: Int) -> [AuditJudgement.Verdict?] {
      var screen = TestScreen()
      let large = (0..<3).map { place in
        let node = screen.text("Large \(place)", "#000000", size: 28) { $1.font?.textStyle = "title1" }
        for _ in 0..<below { screen.text("Small", "#000000") }
        return node
      }
      return large.map { screen.verdict(HeadingMissing.self, of: $0) }
    }
    #expect(verdicts(below: 1) == [.fail, .needsReview, .needsReview])
    #expect(verdicts(below: 2) == [.fail, .fail, .fail])
  }

  @Test("A text that only looks like a title is to be looked at")
  func size() {
    #expect(screen(texts: [28, 17, 17]).verdict(HeadingMissing.self, of: 1) == .needsReview)
  }

  @Test("A short screen of texts of one size needs no heading; a long one may")
  func length() {
    #expect(screen(texts: [17, 17]).verdict(HeadingMissing.self, of: nil) == .pass)
    #expect(
      screen(texts: Array(repeating: 17, count: 9)).verdict(HeadingMissing.self, of: nil) == .needsReview)
  }

  @Test("A recording seldom says what is a heading")
  func recording() {
    let nodes = (0..<3).map { index in
      AuditedNode(
        AccessibilityElement(
          label: AccessibilityText("Text \(index)"), traits: .staticText,
          frame: CGRect(x: 0, y: Double(index) * 40, width: 200, height: 30)))
    }
    let report = Auditor(rules: [HeadingMissing.self]).report(
      on: AuditedScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), nodes: nodes))
    #expect(report.findings.isEmpty)
  }
}

@Suite("text-overlap")
struct TextOverlappingTests {
  @Test("Texts that lie on each other fail, at the default size critically")
  func overlaps() throws {
    var screen = TestScreen()
    let first = screen.text("First", "#000000")
    let second = screen.text("Second", "#000000")
    #expect(screen.verdict(TextOverlapping.self, of: first) == .pass)
    screen.screen.overlaps = [TextOverlap(first: first, second: second, size: .accessibilityLarge, depth: 7)]
    let later = try #require(screen.judgement(TextOverlapping.self, of: first))
    #expect(later.verdict == .fail && later.measured.contains("AX2") && later.severity == nil)
    screen.screen.overlaps = [TextOverlap(first: first, second: second, size: .large, depth: 7)]
    #expect(screen.judgement(TextOverlapping.self, of: first)?.severity == .critical)
  }
}

@Suite("label-in-name: the beginning")
struct LabelBeginningTests {
  @Test("Words that are seen stand at the beginning")
  func beginning() {
    func verdict(_ label: String) -> AuditJudgement.Verdict? {
      TestScreen.verdict(LabelInName.self, label) { $1.text = "Save" }
    }
    #expect(verdict("Save document") == .pass)
    #expect(verdict("Quick save") == .needsReview)
    #expect(verdict("Keep") == .fail)
  }
}

@Suite("Paths of findings")
struct NodePathTests {
  @Test("A finding names its place among equals, at any number of them")
  func places() {
    var screen = TestScreen()
    for _ in 0..<3 {
      screen.add(nil, .button, kind: .button) { element, _ in element.details.className = "UIButton" }
    }
    let report = Auditor(rules: [LabelMissing.self]).report(on: screen.screen)
    #expect(report.findings.map { $0.path.last } == ["UIButton[1]", "UIButton[2]", "UIButton[3]"])
  }

  @Test("What is found in another appearance alone is added, and says so")
  func variants() {
    func screen(_ color: String, setting: String?) -> AuditedScreen {
      var screen = TestScreen()
      screen.text("Words", color)
      screen.screen.setting = setting
      return screen.screen
    }
    let auditor = Auditor(rules: [ContrastText.self])
    let report = auditor.report(
      on: screen("#000000", setting: nil),
      alsoSeenAs: [screen("#CCCCCC", setting: "dark"), screen("#CCCCCC", setting: "x")])
    #expect(report.findings.map(\.setting) == ["dark"])
    #expect(report.counts.first?.failed == 1)
  }
}
