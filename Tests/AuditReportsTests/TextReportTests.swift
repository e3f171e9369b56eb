import AuditReports
import Testing

@Suite("Reports as text")
struct TextReportTests {
  @Test("What a baseline and a configuration do is told in sentences, with reasons")
  func notes() {
    let old = AuditForm(screens: [TestForm.screen([(nil, "a"), (nil, "b")])])
    let baseline = Baseline().updated(with: old, paths: TestForm.paths)
    var form = baseline.compare(
      AuditForm(screens: [TestForm.screen([(nil, "a"), (nil, "c")])]), paths: TestForm.paths)
    var excluded = form.screens[0].findings[0]
    excluded.exclusion = "It goes."
    form.screens[0].excluded = [excluded]
    form.configuration = ConfigurationNotes()
    form.configuration?.unused = [.init(what: "rule label-case", reason: "x", place: "c:4:5")]
    let text = TextReport(form).text
    #expect(text.contains("Critical, known before: The element has no label."))
    #expect(text.contains("Beside the baseline: 1 new, 1 known, 1 fixed."))
    #expect(text.contains("Fixed: label-missing on #b in App/Main.storyboard, a-b-c"))
    #expect(text.contains("because: It goes."))
    #expect(text.contains("c:4:5: nothing is excluded by rule label-case any more; it can go."))
  }

  @Test("A finding names its settings and those that are alike")
  func details() {
    var screen = TestForm.screen([("a", "row"), ("b", "row"), ("c", "row")])
    screen.settings = ["light", "dark"]
    for index in screen.findings.indices { screen.findings[index].settings = ["dark"] }
    let text = TextReport(AuditForm(screens: [screen])).text
    #expect(text.contains("   With: dark"))
    #expect(text.contains("   And 2 others alike: “b”, “c”"))
    #expect(text.contains("Looked at with 2 settings: light; dark."))
  }
}
