import Audit
import AuditReports
import Foundation
import Testing

@Suite("Reports as SARIF")
struct SARIFReportTests {
  private func log(_ form: AuditForm) throws -> [String: Any] {
    let text = try SARIFReport(form, paths: TestForm.paths, version: "1.2.3").text()
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(_ form: AuditForm) throws -> [String: Any] {
    try #require((try log(form)["runs"] as? [[String: Any]])?.first)
  }

  private func schema() throws -> SchemaCheck {
    let url = try #require(
      Bundle.module.url(forResource: "sarif-essentials", withExtension: "json", subdirectory: "Fixtures"))
    return try SchemaCheck(Data(contentsOf: url))
  }

  @Test("It keeps the schema and GitHub's limits, whatever the words are")
  func valid() throws {
    var form = TestForm.faulty
    form.screens[0].omission = "2 of 40 parts are missing."
    let baseline = Baseline().updated(with: AuditForm(screens: [form.screens[1]]), paths: TestForm.paths)
    let schema = try schema()
    for form in [form, baseline.compare(form, paths: TestForm.paths), AuditForm(screens: [])] {
      let log = try log(form)
      #expect(schema.faults(in: log) == [])
    }
  }

  @Test("The check itself finds what breaks the schema")
  func checkWorks() throws {
    var broken = try log(TestForm.faulty)
    broken["version"] = "2.0.0"
    broken["more"] = 1
    let faults = try schema().faults(in: broken)
    #expect(faults.count == 2, "\(faults)")
    broken["runs"] = [["results": [["level": "bad"]]]]
    #expect(try schema().faults(in: broken).contains { $0.contains("level") })
  }

  @Test("Each rule has help, and results point to it, to a relative file and to a line")
  func content() throws {
    let run = try run(TestForm.faulty)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == Auditor.standardRules.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == TestForm.faulty.screens.flatMap(\.findings).count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let missing = try #require(results.first { $0["ruleId"] as? String == "label-missing" })
    #expect(missing["level"] as? String == "error")
    let location = try #require((missing["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "App/Main.storyboard")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 40)
    #expect((physical["region"] as? [String: Any])?["startColumn"] as? Int == 13)
  }

  @Test("Equal fingerprints are counted, so that no result is taken for another")
  func fingerprints() throws {
    let results = try #require(try run(TestForm.faulty)["results"] as? [[String: Any]])
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
    }
    #expect(prints.count == results.count)
    #expect(Set(prints).count == prints.count)
  }

  @Test("The state beside a baseline is told; what is excluded is left out, since GitHub would show it")
  func states() throws {
    let old = AuditForm(screens: [TestForm.screen([(nil, "a")])])
    let baseline = Baseline().updated(with: old, paths: TestForm.paths)
    var form = baseline.compare(
      AuditForm(screens: [TestForm.screen([(nil, "a"), (nil, "b")])]), paths: TestForm.paths)
    func states(_ form: AuditForm) throws -> [String?]? {
      (try run(form)["results"] as? [[String: Any]])?.map { $0["baselineState"] as? String }
    }
    #expect(try states(form) == ["unchanged", "new"])
    form.screens[0].excluded = [form.screens[0].findings.removeFirst()]
    #expect(try states(form) == ["new"])
  }
}
