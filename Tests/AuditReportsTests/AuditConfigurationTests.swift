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
