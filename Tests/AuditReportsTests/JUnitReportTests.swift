import Audit
import AuditReports
import Foundation
import FoundationXML
import Testing

@Suite("Reports in the XML of JUnit")
struct JUnitReportTests {
  private func document(_ form: AuditForm) throws -> XMLDocument {
    try XMLDocument(data: Data(JUnitReport(form).text.utf8))
  }

  @Test("There is a suite for each screen and a case for each rule; the counts are right")
  func structure() throws {
    let form = TestForm.faulty
    let document = try document(form)
    let suites = try #require(document.rootElement()?.elements(forName: "testsuite"))
    #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == form.screens.map(\.name))
    for (suite, screen) in zip(suites, form.screens) {
      let cases = suite.elements(forName: "testcase")
      #expect(cases.compactMap { $0.attribute(forName: "name")?.stringValue } == screen.rules.map(\.rule))
      let failed = cases.filter { !$0.elements(forName: "failure").isEmpty }
      let skipped = cases.filter { !$0.elements(forName: "skipped").isEmpty }
      #expect(suite.attribute(forName: "tests")?.stringValue == "\(cases.count)")
      #expect(suite.attribute(forName: "failures")?.stringValue == "\(failed.count)")
      #expect(suite.attribute(forName: "skipped")?.stringValue == "\(skipped.count)")
      let wanted = screen.rules.filter { $0.failed > 0 }.map(\.rule)
      #expect(failed.compactMap { $0.attribute(forName: "name")?.stringValue } == wanted)
    }
    #expect(suites[1].attribute(forName: "failures")?.stringValue == "0")
  }

  @Test("A failure tells every finding of its rule, with its place")
  func text() throws {
    let document = try document(TestForm.faulty)
    let failures = try document.nodes(forXPath: "//testcase[@name='label-missing']/failure")
    let text = try #require(failures.first?.stringValue)
    #expect(text.contains("Place: Main.storyboard:40:13"))
    #expect(text.contains("Mend it: "))
  }

  @Test("What a baseline knows is skipped, and fails no build")
  func known() throws {
    let form = AuditForm(screens: [TestForm.screen([(nil, "a")])])
    let baseline = Baseline().updated(with: form, paths: TestForm.paths)
    let document = try document(baseline.compare(form, paths: TestForm.paths))
    #expect(try document.nodes(forXPath: "//failure").isEmpty)
    let skipped = try document.nodes(forXPath: "//skipped/@message").compactMap(\.stringValue)
    #expect(skipped.contains { $0.hasPrefix("Known before: ") })
  }
}
