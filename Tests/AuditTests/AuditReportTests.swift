import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("Reports of the audit")
struct AuditReportTests {
  @Test("Every rule has a name of its own, words, a fix and a page; what it yields to exists")
  func descriptions() {
    let all = Auditor.rules.map { $0.about }
    let ids = Set(all.map(\.id))
    #expect(ids.count == all.count)
    for about in all {
      #expect(!about.title.isEmpty && !about.why.isEmpty && !about.fix.isEmpty, "\(about.id)")
      #expect(about.page.hasPrefix("https://developer.apple.com/"), "\(about.id)")
      #expect(about.yieldsTo.allSatisfy(ids.contains), "\(about.id)")
      #expect(Auditor.rules(named: about.id).count == 1)
    }
    #expect(Auditor.rules(named: "nonsense").isEmpty)
    #expect(Auditor.rules(named: "all").count == all.count)
  }

  @Test("Xcode's audits have Xcode's values")
  func audits() {
    #expect(XCUIAccessibilityAuditType.contrast.rawValue == 1)
    #expect(XCUIAccessibilityAuditType.elementDetection.rawValue == 2)
    #expect(XCUIAccessibilityAuditType.hitRegion.rawValue == 4)
    #expect(XCUIAccessibilityAuditType.sufficientElementDescription.rawValue == 8)
    #expect(XCUIAccessibilityAuditType.dynamicType.rawValue == 65_536)
    #expect(XCUIAccessibilityAuditType.textClipped.rawValue == 131_072)
    #expect(XCUIAccessibilityAuditType.trait.rawValue == 262_144)
    for (_, name) in XCUIAccessibilityAuditType.names {
      #expect(!Auditor.rules(named: name).isEmpty, "\(name)")
    }
  }

  @Test("Failures stand first, the worst of them first; a fault is told once")
  func order() {
    var screen = TestScreen()
    screen.add("play.", .button)
    screen.add(nil, .adjustable, value: "50 %")
    screen.add("Dogs", [.header, .staticText])
    let report = Auditor().report(on: screen.screen)
    #expect(report.failures.first?.rule.id == "label-missing")
    #expect(!report.findings.contains { $0.rule.id == "field-label-missing" })
    let severities = report.failures.map(\.severity)
    #expect(severities == severities.sorted(by: >))
    #expect(report.elementCount == 3)
  }

  @Test("Parts of the system are not blamed on the app")
  func system() {
    var screen = TestScreen()
    screen.add("Dogs", [.header, .staticText])
    screen.add(nil, .button, frame: CGRect(x: 0, y: 0, width: 10, height: 10)) { $1.isSystemProvided = true }
    let report = Auditor().report(on: screen.screen)
    #expect(report.findings.isEmpty)
  }

  @Test("A path names what is around by identifier, or by class and place")
  func paths() {
    var screen = TestScreen()
    let box = screen.add(nil, exposure: .none) { element, _ in element.identifier = "form" }
    for _ in 0..<2 {
      screen.add(nil, .button, parent: box) { element, _ in
        element.details.className = "UIButton"
        element.details.source = "Main.storyboard:4:7 (a-b)"
      }
    }
    let report = Auditor(rules: [LabelMissing.self]).report(on: screen.screen)
    #expect(
      report.findings.map(\.path) == [
        ["UIView", "#form", "UIButton[1]"], ["UIView", "#form", "UIButton[2]"],
      ])
    #expect(report.findings.allSatisfy { $0.source == "Main.storyboard:4:7 (a-b)" })
  }

  @Test("A tree alone is judged by what it says, and the rest is said to be unmeasured")
  func treeAlone() throws {
    func report(_ label: String) throws -> AuditReport {
      let json = """
        {"format": "curbcut.tree", "version": 1, "containers": [], "roots": [{"element": 0}],
         "elements": [{"label": "\(label)", "traits": ["button"], "frame": [0, 0, 44, 44]}]}
        """
      let tree = try JSONDecoder().decode(ElementTree.self, from: Data(json.utf8))
      let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      return Auditor().report(on: AuditedScreen(tree: tree, bounds: bounds))
    }
    #expect(try report("").failures.map(\.rule.id) == ["label-missing"])
    let named = try report("Add")
    #expect(named.findings.isEmpty)
    #expect(named.unmeasuredRules.contains("contrast-text"))
    #expect(named.unseenElementCount == 1)
  }

  @Test(
    "The table of rules in the documentation is what the rules say; CURBCUT_WRITE_AUDIT_RULES=1 writes it anew"
  )
  func documentation() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/audit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- rules -->\n"))
    let end = try #require(text.range(of: "<!-- end of rules -->"))
    let table = Self.table()
    if ProcessInfo.processInfo.environment["CURBCUT_WRITE_AUDIT_RULES"] != nil {
      try (text[..<start.upperBound] + table + text[end.lowerBound...]).write(
        to: page, atomically: true, encoding: .utf8)
      return
    }
    #expect(text[start.upperBound..<end.lowerBound] == table)
  }

  private static func table() -> String {
    var lines = [
      "| rule | what is wrong | severity | WCAG 2.2 | Xcode's audit | how to mend it |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for about in Auditor.rules.map({ $0.about }) {
      let criterion = about.criterion.map { "[\($0.number)](\($0.url)) \($0.level)" } ?? "–"
      lines.append(
        "| `\(about.id)` | [\(about.title)](\(about.page)). \(about.why) | \(about.severity.rawValue) | \(criterion) | "
          + "`\(about.audit.name)` | \(about.fix) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
