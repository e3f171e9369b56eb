import Audit
import AuditReports
import Foundation
import Testing

@testable import CurbcutUIKit
@testable import Inspector

@MainActor
@Suite("The audit of what is inspected", .serialized)
struct AuditPanelTests {
  /// Asks for the audit, and waits until it is complete.
  private func audited(_ form: InspectedForm) throws -> [[String: Any]] {
    try form.send("audit", ["isOn": true])
    return try complete(form)
  }

  /// Waits until an audit is complete and told.
  private func complete(_ form: InspectedForm) throws -> [[String: Any]] {
    for _ in 0..<400 where form.last("auditState")?["isMeasuring"] as? Bool != false { form.wait(0.05) }
    #expect(form.last("auditState")?["isMeasuring"] as? Bool == false)
    let message = try #require(form.last("audit"))
    #expect(message["isComplete"] as? Bool == true)
    return try #require(message["findings"] as? [[String: Any]])
  }

  /// The findings of a rule.
  private func findings(_ rule: String, in findings: [[String: Any]]) -> [[String: Any]] {
    findings.filter { $0["rule"] as? String == rule }
  }

  private func edit(_ form: InspectedForm, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: form.file, encoding: .utf8)
    #expect(text.contains(old))
    try text.replacing(old, with: new).write(to: form.file, atomically: true, encoding: .utf8)
    form.forget()
    form.wait(1)
  }

  @Test func nothingIsAuditedUntilAPageWantsIt() throws {
    let form = try InspectedForm()
    form.wait(5)
    #expect(form.last("audit") == nil)
    #expect(form.last("auditState") == nil)
  }

  @Test func aFindingNamesItsElementItsFigureItsPlaceAndWhatToDo() throws {
    let form = try InspectedForm()
    let all = try audited(form)
    // A text of a fixed size is found only by laying the screen out at other sizes.
    let fixed = try #require(findings("dynamic-type-unsupported", in: all).first)
    #expect(fixed["element"] as? String == form.id(of: "Coffee"))
    #expect(fixed["label"] as? String == "Coffee")
    #expect((fixed["source"] as? String)?.contains("Form.storyboard:11:") == true, "\(fixed)")
    for key in ["title", "why", "measured", "required", "fix", "page", "audit"] {
      #expect((fixed[key] as? String)?.isEmpty == false, "\(key)")
    }
    #expect((fixed["criterion"] as? [String: Any])?["number"] as? String == "1.4.4")
    let frame = try #require(fixed["frame"] as? [String: Double])
    #expect(frame == ["x": 20, "y": 80, "width": 200, "height": 24])
    #expect(all.compactMap { $0["number"] as? Int } == Array(1...all.count))
    #expect(Set(all.compactMap { $0["id"] as? String }).count == all.count)
    let message = try #require(form.last("audit"))
    #expect(message["failures"] as? Int == all.count { $0["verdict"] as? String == "fail" })
    #expect((message["passes"] as? Int ?? 0) > 20)
  }

  @Test func aFindingAppearsWithAnEditAndGoesWithTheNext() throws {
    let form = try InspectedForm()
    #expect(findings("label-punctuation", in: try audited(form)).isEmpty)
    try edit(form, "title=\"Order\"", "title=\"Order.\"")
    let found = findings("label-punctuation", in: try complete(form))
    #expect(found.count == 1)
    #expect(found.first?["element"] as? String == form.id(of: "Order."))
    try edit(form, "title=\"Order.\"", "title=\"Order\"")
    #expect(findings("label-punctuation", in: try complete(form)).isEmpty)
  }
  @Test func aSettingThatMendsTakesTheFindingAway() throws {
    let form = try InspectedForm()
    try form.send("audit", ["isOn": true, "triesSettings": false])
    // The system's blue has too little contrast with white, and enough with black.
    #expect(!findings("contrast-text", in: try complete(form)).isEmpty)
    form.forget()
    try form.send("setting", ["key": "appearance", "value": "dark"])
    #expect(form.last("auditState")?["isMeasuring"] as? Bool == true)
    #expect(findings("contrast-text", in: try complete(form)).isEmpty)
  }

  @Test func theAuditLeavesTheScreenAsItWas() throws {
    let form = try InspectedForm()
    let before = (form.last("tree") as NSDictionary?, UIKitHost.shared.settings)
    _ = try audited(form)
    #expect(form.last("tree") as NSDictionary? == before.0)
    #expect(UIKitHost.shared.settings == before.1)
  }

  @Test func whatIsTheSameIsNotToldAgain() throws {
    let form = try InspectedForm()
    _ = try audited(form)
    form.forget()
    try form.send("audit", ["isOn": true, "again": true])
    for _ in 0..<100 { form.wait(0.05) }
    #expect(form.messages.compactMap { $0["kind"] as? String }.filter { $0 == "audit" }.isEmpty)
    #expect(form.last("auditState")?["isMeasuring"] as? Bool == false)
  }

  @Test func resultsOfAnOutdatedRunAreThrownAway() throws {
    let form = try InspectedForm()
    var waiting: [@Sendable () -> Void] = []
    form.inspection.audits.perform = { waiting.append($0) }
    try form.send("audit", ["isOn": true])
    for _ in 0..<400 where waiting.isEmpty { form.wait(0.05) }
    let outdated = waiting
    #expect(!outdated.isEmpty)
    try edit(form, "title=\"Order\"", "title=\"Order.\"")
    for work in outdated { work() }
    form.wait(0.2)
    #expect(form.last("audit") == nil, "The screen has changed since")
    form.inspection.audits.perform = { $0() }
    #expect(findings("label-punctuation", in: try complete(form)).count == 1)
  }

  @Test func nothingIsMeasuredWhileSomebodyUsesTheScreen() throws {
    let form = try InspectedForm()
    try form.send("gesture", ["line": "swipe right"])
    try form.send("audit", ["isOn": true])
    for index in 0..<40 {
      try form.send("gesture", ["line": index.isMultiple(of: 2) ? "swipe right" : "swipe left"], seconds: 0.1)
    }
    #expect(form.last("audit") == nil)
    #expect(try !complete(form).isEmpty)
  }

  @Test func aPageThatIsNotInterestedAnyMoreIsToldNothing() throws {
    let form = try InspectedForm()
    _ = try audited(form)
    try form.send("audit", ["isOn": false])
    try edit(form, "title=\"Order\"", "title=\"Order.\"")
    form.wait(3)
    #expect(form.last("audit") == nil)
  }

  @Test func whatATeamDecidedIsShownWithItsReason() throws {
    let form = try InspectedForm()
    _ = try audited(form)
    let configuration = try AuditConfiguration(
      Data(
        """
        { "audit": {
          "rules": { "dynamic-type-unsupported": { "off": true, "reason": "Later." } },
          "exclude": [ { "rule": "label-punctuation", "reason": "Our style." } ] } }
        """.utf8), file: ".curbcut.json")
    form.inspection.makeAuditSetUp = { AuditSetUp(configuration: configuration) }
    try edit(form, "title=\"Order\"", "title=\"Order.\"")
    let decided = try complete(form)
    #expect(findings("dynamic-type-unsupported", in: decided).isEmpty)
    let excluded = try #require(findings("label-punctuation", in: decided).first)
    #expect(excluded["state"] as? String == "excluded")
    #expect(excluded["because"] as? String == "Our style.")
    let decisions = try #require(form.last("audit")?["decisions"] as? [[String: String]])
    #expect(decisions.map { $0["what"] } == ["dynamic-type-unsupported"])
    #expect(decisions.map { $0["reason"] } == ["Later."])

    // A baseline that knows all that is left.
    let screen = try #require(form.inspection.audits.outcome?.judged.screen)
    let known = Baseline().updated(with: AuditForm(screens: [screen]), paths: ReportPaths())
    form.inspection.makeAuditSetUp = { AuditSetUp(configuration: configuration, baseline: known) }
    form.forget()
    try form.send("audit", ["isOn": true, "again": true])
    let all = try complete(form)
    #expect(all.allSatisfy { $0["state"] as? String != "open" })
    #expect(findings("contrast-text", in: all).first?["state"] as? String == "known")
    #expect(form.last("audit")?["failures"] as? Int == 0)
  }

  @Test func whatIsWrongWithAConfigurationIsToldWithItsPlace() throws {
    let form = try InspectedForm()
    form.inspection.makeAuditSetUp = {
      AuditSetUp(configuration: try AuditConfiguration(Data("{ \"audit\": 1 }".utf8), file: ".curbcut.json"))
    }
    try form.send("audit", ["isOn": true])
    form.wait(1)
    let state = try #require(form.last("auditState"))
    #expect((state["problem"] as? String)?.contains(".curbcut.json:1:") == true, "\(state)")
    #expect(form.last("audit") == nil)
  }
}
