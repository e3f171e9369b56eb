import DeviceSettings
import Foundation
import Testing

@testable import Inspector

/// The Audit panel, as a person uses it in a browser.
@MainActor
@Suite(
  "The Audit panel, in a browser", .serialized,
  .enabled(if: BrowserTools.canBrowse, Comment(rawValue: BrowserTools.advice)))
struct AuditPanelPageTests {
  /// Runs a body with the panel open on a copy of the form among the fixtures.
  private func withAudit(_ body: (InspectorPage, URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Form.storyboard")
    try FileManager.default.copyItem(at: InspectedForm.fixture, to: file)
    try await withBrowser { driver in
      let live = try LiveInspection(try DocumentScreen(file))
      live.start()
      do {
        let page = try await InspectorPage(driver, url: live.url)
        try await page.show("audit")
        try await page.openFindings()
        try await body(page, file)
      } catch {
        await live.stop()
        throw error
      }
      await live.stop()
    }
  }

  /// The words of the findings that are listed.
  private func listed(_ page: InspectorPage) async throws -> [String] {
    try await page.driver.value(
      "return [...document.querySelectorAll('.audit-finding .finding')].map((row) => row.textContent)")
  }

  @Test("A finding appears after an edit, is chosen, mended by an edit, and disappears")
  func mending() async throws {
    try await withAudit { page, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      try await page.driver.run(
        """
        window.spoken = [];
        new MutationObserver(() => window.spoken.push(document.getElementById("audit-said").textContent))
          .observe(document.getElementById("audit-said"), { childList: true, characterData: true, subtree: true });
        """)
      #expect(try await page.text("audit-said") == "3 failures, nothing to review")
      try text.replacing("title=\"Order\"", with: "title=\"Order.\"")
        .write(to: file, atomically: true, encoding: .utf8)
      try await page.wait("the new finding") { page in
        try await listed(page).contains { $0.contains("The label ends in a full stop") }
      }
      try await page.driver.run(
        "[...document.querySelectorAll('.audit-finding .finding')].find((row) => row.textContent.includes('full stop')).click()"
      )
      // It is chosen in the list, on the picture, and in the tree.
      #expect(
        try await page.isTrue(
          "document.querySelector('.audit-finding[aria-current=true]').textContent.includes('full stop')"))
      #expect(try await page.isTrue("document.querySelector('#overlay .mark-audit.chosen')"))
      #expect(try await page.isTrue("document.querySelector('#overlay .mark-chosen')"))
      try await page.show("elements")
      #expect(
        try await page.isTrue(
          "document.querySelector('.node[aria-selected=true]').textContent.includes('Order.')"))
      try await page.show("audit")
      let details: String = try await page.driver.value(
        "return document.querySelector('.audit-finding[aria-current=true] .audit-details').textContent")
      for word in ["Why", "Measured", "Required", "How to mend it", "Form.storyboard:", "Apple"] {
        #expect(details.contains(word), "\(word): \(details)")
      }
      try text.write(to: file, atomically: true, encoding: .utf8)
      try await page.wait("the finding to go") { page in
        try await !listed(page).contains { $0.contains("The label ends in a full stop") }
      }
      #expect(try await page.text("audit-said") == "3 failures, nothing to review")
      // The same number is not spoken again for each run.
      let spoken: [String] = try await page.driver.value("return window.spoken")
      #expect(
        spoken == ["4 failures, nothing to review", "3 failures, nothing to review"], "\(spoken)")
    }
  }

  @Test("What is chosen in the tree is chosen among the findings")
  func reverse() async throws {
    try await withAudit { page, _ in
      try await page.show("elements")
      try await page.driver.run(
        "[...document.querySelectorAll('.node')].find((row) => row.textContent.includes('Coffee')).click()")
      try await page.show("audit")
      try await page.wait("the finding of the title") {
        try await $0.isTrue(
          "document.querySelector('.audit-finding[aria-current=true]')?.textContent.includes('Coffee')")
      }
    }
  }

  @Test("A setting mends a finding, and its outline goes with it")
  func setting() async throws {
    try await withAudit { page, _ in
      try await page.driver.run("document.getElementById('audit-settings').click()")
      try await page.wait("the contrast") { page in
        try await listed(page).contains { $0.contains("too little contrast") }
      }
      let outlines: NSNumber = try await page.driver.value(
        "return document.querySelectorAll('#overlay .mark-audit').length")
      #expect(outlines.intValue == 3)
      try await page.flip("increaseContrast")
      try await page.wait("two outlines") {
        try await $0.isTrue("document.querySelectorAll('#overlay .mark-audit').length === 2")
      }
      try await page.show("audit")
      #expect(try await !listed(page).contains { $0.contains("too little contrast") })
    }
  }

  @Test(
    "The keyboard goes through the findings, opens them, and stays where it is when the list is made anew")
  func keyboard() async throws {
    try await withAudit { page, file in
      try await page.driver.run("document.querySelectorAll('.audit-finding .finding')[1].focus()")
      let before: String = try await page.driver.value("return document.activeElement.textContent")
      try await page.press(.enter)
      #expect(try await page.isTrue("document.activeElement.matches('.finding')"))
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("text=\"Coffee\"", with: "text=\"Coffee.\"")
        .write(to: file, atomically: true, encoding: .utf8)
      try await page.wait("the new words") { page in
        try await listed(page).contains { $0.contains("Coffee.") }
      }
      let after: String = try await page.driver.value("return document.activeElement.textContent")
      #expect(after.prefix(20) == before.prefix(20), "\(before) – \(after)")
    }
  }

  @Test("Filters leave what they are asked for, in the list and on the picture")
  func filters() async throws {
    try await withAudit { page, _ in
      try await page.driver.run(
        """
        const rule = document.getElementById("audit-rule");
        rule.value = "contrast-text";
        rule.dispatchEvent(new Event("change"));
        """)
      #expect(try await listed(page).count == 1)
      #expect(try await page.isTrue("document.querySelectorAll('#overlay .mark-audit').length === 1"))
      #expect(try await page.text("audit-shown") == "1 of 3 findings")
    }
  }
}
