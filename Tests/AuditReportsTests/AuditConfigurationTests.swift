import Audit
import AuditReports
import Foundation
import Testing

@Suite("Configurations of the audit")
struct AuditConfigurationTests {
  private func configuration(_ audit: String) throws -> AuditConfiguration {
    try AuditConfiguration(Data("{\"audit\": {\(audit)}}".utf8), file: ".curbcut.json")
  }

  private func apply(
    _ audit: String, to screens: [AuditForm.Screen]
  ) throws -> (screens: [AuditForm.Screen], notes: ConfigurationNotes) {
    try configuration(audit).apply(to: screens, paths: TestForm.paths)
  }

  @Test("Rules that are off do not run, and the reason is told")
  func off() throws {
    let text = "\"rules\": {\"label-case\": {\"off\": true, \"reason\": \"Brand names.\"}}"
    let rules = try configuration(text).rules(among: Auditor.standardRules).map { $0.about.id }
    #expect(rules.count == Auditor.standardRules.count - 1 && !rules.contains("label-case"))
    let notes = try apply(text, to: []).notes
    #expect(notes.switchedOff.map(\.what) == ["label-case"])
    #expect(notes.switchedOff.map(\.reason) == ["Brand names."])
    #expect(notes.switchedOff.map(\.place) == [".curbcut.json:1:22"])
  }

  @Test("Severities are others, and findings are in their order")
  func severity() throws {
    let screens = [TestForm.screen([("OK Button", "ok"), (nil, "a")])]
    #expect(screens[0].findings.first?.rule == "label-missing")
    let applied = try apply(
      "\"rules\": {\"label-missing\": {\"severity\": \"minor\", \"reason\": \"Later.\"}}", to: screens)
    #expect(applied.screens[0].findings.last?.rule == "label-missing")
    #expect(applied.screens[0].findings.last?.severity == "minor")
    #expect(applied.notes.changed.map(\.what) == ["label-missing is minor"])
  }

  @Test("What holds until a day has ended on the next: it counts again, and the report says so")
  func until() throws {
    let text = """
      "rules": {"label-case": {"off": true, "reason": "Brands.", "until": "2026-12-31"},
        "label-missing": {"severity": "minor", "reason": "Later.", "until": "2027-02-28"}},
      "thresholds": {"targetSize": {"value": 48.5, "reason": "Ours.", "until": "2026-12-30"}},
      "exclude": [{"rule": "label-role-word", "element": "#ok", "reason": "A name.", "until": "2026-12-31"}]
      """
    let whole = try configuration(text)
    let screens = [TestForm.screen([("OK Button", "ok"), (nil, "a")])]
    // Each day, what of the four entries holds, in the order of the file.
    let days: [(String, [Bool])] = [
      ("2026-12-30", [true, true, true, true]), ("2026-12-31", [true, true, false, true]),
      ("2027-01-01", [false, true, false, false]), ("2027-02-28", [false, true, false, false]),
      ("2027-03-01", [false, false, false, false]),
    ]
    for (text, holds) in days {
      let valid = whole.valid(on: try #require(Day(text)))
      let rules = valid.rules(among: Auditor.standardRules).map { $0.about.id }
      #expect(rules.contains("label-case") != holds[0], "\(text)")
      #expect((valid.options(AuditOptions()).targetSize == 48.5) == holds[2], "\(text)")
      let applied = valid.apply(to: screens, paths: TestForm.paths)
      let findings = applied.screens[0].findings
      #expect((findings.first { $0.rule == "label-missing" }?.severity == "minor") == holds[1], "\(text)")
      #expect(findings.contains { $0.rule == "label-role-word" } != holds[3], "\(text)")
      #expect(applied.notes.ended.count == holds.count { !$0 }, "\(text)")
      #expect(applied.notes.unused.isEmpty)
      var form = AuditForm(screens: applied.screens)
      form.configuration = applied.notes
      let ended = "rule label-role-word, element #ok, until 2026-12-31"
      for report in [
        TextReport(form).text, GitHubReport(form, paths: TestForm.paths).summary.replacing("\\", with: ""),
        HTMLReport(form, paths: TestForm.paths).text,
      ] { #expect(report.contains(ended) != holds[3], "\(text)") }
    }
    let ended = whole.valid(on: try #require(Day("2030-01-01"))).apply(to: [], paths: TestForm.paths).notes
      .ended
    #expect(ended.map(\.place) == ["1:22", "2:3", "3:16", "4:13"].map { ".curbcut.json:\($0)" })
    #expect(ended.map(\.reason) == ["Brands.", "Later.", "Ours.", "A name."])
  }

  @Test("A day is one of the calendar; what is none is refused with its place")
  func days() throws {
    for text in ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
      #expect(Day(text)?.description == text)
    }
    let wrong = [
      "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-30", "31.12.2026", "",
      "soon",
      "0000-01-01", "2026-12-31 ", "２０２６-12-31",
    ]
    for text in wrong {
      #expect(Day(text) == nil, "\(text)")
      let error = #expect(throws: ReportFileError.self) {
        try configuration(
          "\"exclude\": [{\"rule\": \"contrast-text\", \"reason\": \"R.\", \"until\": \"\(text)\"}]")
      }
      #expect(error?.description.contains("Write it as 2026-12-31.") ?? false, "\(text)")
      #expect(error?.line == 1 && error?.column == 75)
    }
  }

  @Test("An exclusion that one path uses is used, where two paths have one configuration")
  func unusedOfSeveral() throws {
    let text =
      "\"exclude\": [{\"path\": \"App/Main.storyboard\", \"reason\": \"A.\"}, {\"path\": \"None\", \"reason\": \"B.\"}]"
    let forms = try ["/repo/App/Main.storyboard", "/repo/App/Other.storyboard"].map { file in
      let applied = try apply(text, to: [TestForm.screen([(nil, "a")], file: file)])
      var form = AuditForm(screens: applied.screens)
      form.configuration = applied.notes
      return form
    }
    #expect(forms.map { $0.configuration?.unused.map(\.reason) } == [["B."], ["A.", "B."]])
    for order in [forms, forms.reversed()] {
      #expect(AuditForm(joining: order).configuration?.unused.map(\.reason) == ["B."])
    }
  }

  @Test("Thresholds are others")
  func thresholds() throws {
    let configuration = try configuration(
      "\"thresholds\": {\"targetSize\": {\"value\": 48, \"reason\": \"Ours.\"}, \"longestLabel\": {\"value\": 60, \"reason\": \"German.\"}}"
    )
    let options = configuration.options(AuditOptions())
    #expect(options.targetSize == 48)
    #expect(options.labelLength == 2...60)
    #expect(configuration.apply(to: [], paths: TestForm.paths).notes.changed.map(\.what).count == 2)
  }

  @Test(
    "Exclusions take out what they name, and nothing else",
    arguments: [
      ("\"rule\": \"label-missing\"", ["label-missing"]), ("\"element\": \"#ok\"", ["label-role-word"]),
      ("\"rule\": \"sufficientElementDescription\", \"element\": \"#a\"", ["label-missing"]),
      ("\"path\": \"App\"", ["label-missing", "label-role-word"]),
      ("\"path\": \"App/*.storyboard\"", ["label-missing", "label-role-word"]),
      ("\"path\": \"**/Main.*\"", ["label-missing", "label-role-word"]), ("\"path\": \"*.storyboard\"", []),
      ("\"path\": \"Ap\"", []), ("\"screen\": \"a-b-c\"", ["label-missing", "label-role-word"]),
      ("\"element\": \"UIButton\", \"rule\": \"label-missing\"", []),
    ] as [(String, [String])])
  func exclusions(selector: String, excluded: [String]) throws {
    let screens = [TestForm.screen([("OK Button", "ok"), (nil, "a")])]
    let applied = try apply("\"exclude\": [{\(selector), \"reason\": \"It goes.\"}]", to: screens)
    let screen = applied.screens[0]
    #expect((screen.excluded ?? []).map(\.rule).sorted() == excluded)
    #expect((screen.excluded ?? []).allSatisfy { $0.exclusion == "It goes." })
    #expect(screen.findings.count + excluded.count == screens[0].findings.count)
    #expect(applied.notes.unused.count == (excluded.isEmpty ? 1 : 0))
    #expect(AuditForm(screens: applied.screens).failed == 2 - excluded.count)
  }

  @Test(
    "A fault is told with its place and what was meant",
    arguments: [
      ("{\"adit\": {}}", "c:1:2: error: the configuration has no key “adit”. Did you mean “audit”?"),
      (
        "{\"audit\": {\n  \"rules\": {\"label-cas\": {}}}}",
        "c:2:13: error: “rules” has no key “label-cas”. Did you mean “label-case”?"
      ),
      (
        "{\"audit\": {\"rules\": {\"label-case\": {\"off\": true}}}}",
        "c:1:36: error: “label-case” lacks the key “reason”. Say why the rule is set so"
      ),
      (
        "{\"audit\": {\"rules\": {\"label-case\": {\"severity\": \"majr\", \"reason\": \"x\"}}}}",
        "c:1:49: error: there is no severity “majr”"
      ),
      (
        "{\"audit\": {\"rules\": {\"label-case\": {\"off\": true, \"reason\": \" \"}}}}",
        "c:1:60: error: “reason” is empty"
      ),
      (
        "{\"audit\": {\"thresholds\": {\"targetSize\": {\"value\": 4400, \"reason\": \"x\"}}}}",
        "c:1:51: error: “targetSize” is a number from 1 to 200"
      ),
      (
        "{\"audit\": {\"exclude\": [{\"reason\": \"x\"}]}}",
        "c:1:24: error: an exclusion of everything"
      ),
      (
        "{\"audit\": {\"exclude\": [{\"rule\": \"hitRegio\", \"reason\": \"x\"}]}}",
        "c:1:33: error: there is no rule “hitRegio”. Did you mean “hitRegion”?"
      ),
      ("{\"audit\": {\"exclude\": [{}, ]}}", "c:1:28: error: expected a value, found ‘]’"),
      ("{\"audit\": {}, \"audit\": {}}", "c:1:15: error: the key “audit” is there twice"),
      ("{\"audit\": {\"rules\": []}}", "c:1:21: error: “rules” is an object in braces, not a list"),
      ("{\"ä\": \"\\x\"}", "c:1:8: error: the escape in this string"),
      ("{\"a\": 01}", "c:1:7: error: “01” is no number"),
    ])
  func faults(text: String, message: String) {
    #expect {
      _ = try AuditConfiguration(Data(text.utf8), file: "c")
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }
}
