import DeviceSettings
import Foundation
import Testing

/// What axe-core <https://github.com/dequelabs/axe-core> finds on the Inspector's own page.
@MainActor
@Suite(
  "The Inspector's page is accessible itself", .serialized,
  .enabled(if: BrowserTools.canBrowse && BrowserTools.axe != nil, Comment(rawValue: BrowserTools.axeAdvice)))
struct PageAccessibilityTests {
  @Test("axe-core finds nothing in any panel", arguments: ["light", "dark"])
  func panels(theme: String) async throws {
    try await withInspectedDogs { page in
      try await page.setTheme(theme)
      for tab in ["elements", "audit", "speech", "settings", "compare", "checks"] {
        try await page.show(tab)
        if tab == "elements" { try await page.driver.run("document.querySelector('.node').click()") }
        if tab == "audit" { try await page.openFindings() }
        if tab == "checks" { try await page.driver.run("document.getElementById('measure').click()") }
        let violations = try await page.violations()
        #expect(violations.isEmpty, "\(tab), \(theme): \(violations.joined(separator: "\n"))")
      }
    }
  }

  @Test("axe-core finds nothing in the tab of any technology that is on", arguments: ["light", "dark"])
  func technologies(theme: String) async throws {
    try await withInspectedDogs(Self.everything) { page in
      try await page.setTheme(theme)
      for tab in Self.technologies {
        try await page.open(technology: tab)
        let violations = try await page.violations()
        #expect(violations.isEmpty, "\(tab), \(theme): \(violations.joined(separator: "\n"))")
      }
    }
  }

  @Test("The tabs of the technologies fit on a narrow page, and what can be pressed there is large enough")
  func narrowTechnologies() async throws {
    try await withInspectedDogs(Self.everything) { page in
      try await page.driver.setViewport(width: 320, height: 640)
      for tab in Self.technologies {
        try await page.open(technology: tab)
        let isWhole = try await page.isTrue("document.documentElement.scrollWidth <= innerWidth")
        #expect(isWhole, "\(tab) is wider than the page")
        let small = try await page.smallTargets()
        #expect(small.isEmpty, "\(tab): \(small.joined(separator: "\n"))")
      }
    }
  }

  private static let technologies = [
    "voiceOver", "switchControl", "voiceControl", "fullKeyboardAccess", "spokenContent", "zoom",
    "assistiveTouch",
  ]

  private static func everything(_ settings: inout Settings) {
    settings.isSwitchControlRunning = true
    settings.switchControl.scanningStyle = .manual
    settings.switchControl.switches = [.init(.external("space"), .selectItem)]
    settings.isVoiceControlRunning = true
    settings.voiceControl.overlay = .itemNumbers
    settings.isFullKeyboardAccessEnabled = true
    settings.isSpeakScreenEnabled = true
    settings.spokenContent.showsController = true
    settings.isZoomEnabled = true
    settings.isAssistiveTouchRunning = true
  }

  @Test("axe-core finds nothing while dialogs and overlays are open", arguments: ["light", "dark"])
  func dialogs(theme: String) async throws {
    try await withInspectedDogs { page in
      try await page.setTheme(theme)
      for opener in ["show-keys", "open-control-center", "overlays-button", "device-more"] {
        try await page.driver.run("document.getElementById('\(opener)').click()")
        let violations = try await page.violations()
        #expect(violations.isEmpty, "\(opener), \(theme): \(violations.joined(separator: "\n"))")
        try await page.press(.escape)
      }
    }
  }

  @Test("axe-core finds nothing on a narrow page, and nothing is cut off", arguments: [320, 768])
  func narrow(width: Int) async throws {
    try await withInspectedDogs { page in
      try await page.driver.setViewport(width: width, height: 640)
      for tab in ["elements", "audit", "speech", "settings", "compare", "checks"] {
        try await page.show(tab)
        if tab == "audit" { try await page.openFindings() }
        let isWhole = try await page.isTrue("document.documentElement.scrollWidth <= innerWidth")
        #expect(isWhole, "\(tab) is wider than \(width)")
        let violations = try await page.violations()
        #expect(violations.isEmpty, "\(tab), \(width): \(violations.joined(separator: "\n"))")
      }
    }
  }

  @Test("axe-core finds nothing in the audit in forced colours, and the signs stay")
  func forcedColors() async throws {
    try await withInspectedDogs { page in
      try await page.driver.emulateMedia(["name": "forced-colors", "value": "active"])
      try await page.show("audit")
      try await page.openFindings()
      let violations = try await page.violations()
      #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
      #expect(
        try await page.isTrue(
          "[...document.querySelectorAll('.audit-sign text')].every((sign) => sign.textContent.trim())"))
    }
  }

  @Test("Whatever can be pressed is at least 24 pixels high and wide (WCAG 2.5.8)")
  func targets() async throws {
    try await withInspectedDogs { page in
      for tab in ["elements", "audit", "speech", "settings", "compare", "checks"] {
        try await page.show(tab)
        if tab == "audit" { try await page.openFindings() }
        let small = try await page.smallTargets()
        #expect(small.isEmpty, "\(tab): \(small.joined(separator: "\n"))")
      }
    }
  }
}

extension InspectorPage {
  /// Waits until the audit is complete, and opens the first findings with everything that is said of them.
  func openFindings() async throws {
    try await wait("the audit") { try await $0.text("audit-state") == "Up to date" }
    try await wait("findings") { try await $0.isTrue("document.querySelector('.audit-finding')") }
    try await driver.run(
      """
      for (let index = 0; index < 3; index += 1) {
        const button = document.querySelectorAll(".audit-finding .finding")[index];
        if (button?.getAttribute("aria-expanded") === "false") button.click();
      }
      """)
  }

  /// Shows the tab of a technology, with everything in it that can be opened.
  fileprivate func open(technology tab: String) async throws {
    try await show(tab)
    try await driver.run(
      "for (const part of document.querySelectorAll('#panel-\(tab) details')) part.open = true")
    guard tab == "voiceControl" else { return }
    try await wait("what can be said") { try await $0.isTrue("document.querySelector('.sayable li')") }
  }

  /// What can be pressed and is smaller than WCAG asks for.
  fileprivate func smallTargets() async throws -> [String] {
    try await driver.value(
      """
      return [...document.querySelectorAll("button, select, input, summary, [role=treeitem]")]
        .filter((element) => element.checkVisibility() && element.type !== "file")
        .filter((element) => {
          // A label's text belongs to its target.
          const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
          return Math.min(width, height) < 24;
        })
        .map((element) => element.outerHTML);
      """)
  }

  /// Dresses the page in light or dark.
  fileprivate func setTheme(_ theme: String) async throws {
    try await driver.run(
      """
      const select = document.getElementById("theme");
      select.value = "\(theme)";
      select.dispatchEvent(new Event("change"));
      """)
  }

  /// What axe-core finds, one line for each rule that is broken.
  fileprivate func violations() async throws -> [String] {
    if try await !isTrue("window.axe") {
      try await driver.run((BrowserTools.axe ?? "") + "; window.axe = axe;")
    }
    return try await driver.value(
      """
      return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`));
      """)
  }
}
