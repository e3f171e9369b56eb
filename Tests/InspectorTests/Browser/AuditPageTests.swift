import AccessibilityTree
import Audit
import AuditReports
import Foundation
import Testing

/// The page that `curbcut audit --format html` writes, in a browser.
@MainActor
@Suite(
  "The audit's page in a browser", .serialized,
  .enabled(if: BrowserTools.canBrowse && BrowserTools.axe != nil, Comment(rawValue: BrowserTools.axeAdvice)))
struct AuditPageTests {
  /// A report with failures, doubts, states and notes.
  private static var form: AuditForm {
    func screen(_ name: String, _ labels: [String?]) -> AuditForm.Screen {
      var screen = AuditedScreen(name: name, bounds: CGRect(x: 0, y: 0, width: 390, height: 844), nodes: [])
      for (index, label) in labels.enumerated() {
        let frame = CGRect(x: 16, y: 60 + Double(index) * 60, width: 200, height: 44)
        var element = AccessibilityElement(
          id: UInt64(index + 1), label: label.map { AccessibilityText($0) }, traits: .button, frame: frame)
        element.identifier = "\(name)-\(index)"
        screen.nodes.append(AuditedNode(element))
      }
      return AuditForm.Screen(Auditor().report(on: screen), file: "a.storyboard", id: name, size: [390, 844])
    }
    let old = AuditForm(screens: [screen("Dogs", [nil, "gone."])])
    let baseline = Baseline().updated(with: old, paths: ReportPaths())
    var form = AuditForm(screens: [
      screen("Dogs", [nil, "save.", "HTML", "OK Button"]), screen("Clean", ["Add"]),
    ])
    // A picture of one pixel will do.
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=="
    form.screens[0].pictures = [AuditForm.Picture(settings: "AX3 · dark", size: [390, 844], png: pixel)]
    form.screens[0].settings = ["large", "AX3 · dark"]
    return baseline.compare(form, paths: ReportPaths())
  }

  private func withPage(_ body: (WebDriver) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
    try HTMLReport(Self.form, paths: ReportPaths()).text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withBrowser { driver in
      try await driver.go(to: file.absoluteString)
      try await body(driver)
    }
  }

  @Test("axe-core finds nothing, wide and narrow, light and dark")
  func axe() async throws {
    try await withPage { driver in
      for width in [320, 1280] {
        try await driver.setViewport(width: width, height: 800)
        for scheme in ["light", "dark"] {
          try await driver.setColorScheme(scheme)
          let violations = try await driver.violations()
          #expect(violations.isEmpty, "\(width), \(scheme): \(violations.joined(separator: "\n"))")
        }
        let isWhole: Bool = try await driver.value(
          "return document.documentElement.scrollWidth <= innerWidth")
        #expect(isWhole, "wider than \(width)")
      }
    }
  }

  @Test("Filters work by keyboard, tell how many findings are left, and take the outlines along")
  func filters() async throws {
    try await withPage { driver in
      let all: Int = try await driver.value("return document.querySelectorAll('.finding').length")
      try await driver.run("document.getElementById('f-severity').focus()")
      // The first letter chooses, as in every list.
      try await driver.perform([
        [
          "type": "key", "id": "keyboard",
          "actions": [["type": "keyDown", "value": "c"], ["type": "keyUp", "value": "c"]],
        ]
      ])
      let shown: Int = try await driver.value(
        "return [...document.querySelectorAll('.finding')].filter((finding) => finding.checkVisibility()).length"
      )
      #expect(shown == 1)
      let count: String = try await driver.value("return document.getElementById('count').textContent")
      #expect(count == "1 of \(all) findings are shown.")
      let boxes: Int = try await driver.value(
        "return document.querySelectorAll('.box:not(.filtered)').length")
      #expect(boxes == 1)
      let screens: Int = try await driver.value(
        "return [...document.querySelectorAll('.screen')].filter((screen) => screen.checkVisibility()).length"
      )
      #expect(screens == 1)
      try await driver.run("document.querySelector('#filters button').click()")
      try await driver.run("return new Promise((done) => setTimeout(done, 20))")
      let back: Int = try await driver.value(
        "return document.querySelectorAll('.finding:not(.filtered)').length")
      #expect(back == all)
    }
  }

  @Test("Without scripts everything is there, and nothing that does nothing")
  func withoutScripts() async throws {
    let page = HTMLReport(Self.form, paths: ReportPaths()).text.replacing(
      #/<script>(.|\n)*<\/script>/#, with: "")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withBrowser { driver in
      try await driver.go(to: file.absoluteString)
      let isShown: Bool = try await driver.value(
        "return [...document.querySelectorAll('.finding')].every((finding) => finding.checkVisibility())")
      #expect(isShown)
      let hasFilters: Bool = try await driver.value(
        "return document.getElementById('filters').checkVisibility()")
      #expect(!hasFilters)
      let headings: [String] = try await driver.value(
        "return [...document.querySelectorAll('h1, h2')].map((heading) => heading.tagName)")
      #expect(headings.first == "H1" && headings.count(where: { $0 == "H1" }) == 1)
      let landmarks: Bool = try await driver.value(
        "return ['header', 'nav', 'main', 'footer'].every((name) => document.querySelector(name))")
      #expect(landmarks)
    }
  }
}

extension WebDriver {
  /// Shows the page as a person sees it who prefers light or dark.
  fileprivate func setColorScheme(_ scheme: String) async throws {
    try await emulateMedia(["name": "prefers-color-scheme", "value": scheme])
  }

  /// What axe-core finds, one line for each rule that is broken.
  fileprivate func violations() async throws -> [String] {
    let isThere: Bool = try await value("return Boolean(window.axe)")
    if !isThere { try await run((BrowserTools.axe ?? "") + "; window.axe = axe;") }
    return try await value(
      """
      return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`));
      """)
  }
}
