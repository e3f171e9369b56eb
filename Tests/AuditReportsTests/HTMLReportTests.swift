import AuditReports
import Foundation
import Testing

@Suite("Reports as a page")
struct HTMLReportTests {
  private func page(_ form: AuditForm) -> String { HTMLReport(form, paths: TestForm.paths).text }

  @Test("It needs nothing from elsewhere, and words are no markup")
  func selfContained() {
    let page = page(TestForm.faulty)
    for needle in ["<link", " src=", "@import", "url(", "<b>&"] {
      #expect(!page.contains(needle), "\(needle)")
    }
    #expect(page.contains("&lt;b&gt;&amp;"))
  }

  @Test("Each finding has an outline with its number, and the filters have its values")
  func findings() {
    let form = TestForm.faulty
    let page = page(form)
    for (index, finding) in form.screens[0].findings.enumerated() {
      #expect(page.contains("id=\"f1-\(index + 1)\""))
      #expect(page.contains("<option value=\"\(finding.rule)\">"))
      if finding.frame != nil { #expect(page.contains("id=\"b1-\(index + 1)\"")) }
    }
    #expect(page.components(separatedBy: "<section class=\"screen\"").count == form.screens.count + 1)
    #expect(page.contains("<form id=\"filters\" hidden"), "filters that do nothing are not shown")
  }

  @Test("A screen without elements is told from a clean one; reasons and what is fixed are told")
  func notes() {
    var form = TestForm.faulty
    form.screens[1].elements = 0
    form.fixed = [.init(rule: "label-case", file: "a.storyboard", screen: "", element: "#x")]
    form.configuration = ConfigurationNotes()
    form.configuration?.switchedOff = [.init(what: "label-case", reason: "Brand <names>.", place: "c:1:2")]
    let page = page(form)
    #expect(page.contains("nothing was looked at"))
    #expect(page.contains("Fixed: <code>label-case</code> on #x in a.storyboard"))
    #expect(page.contains("Switched off: label-case, because: Brand &lt;names&gt;."))
  }
}
