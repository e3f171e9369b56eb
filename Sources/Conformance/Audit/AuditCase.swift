import AccessibilityTree
import Audit
import DeviceSettings
import Foundation

/// A small screen, a rule of the audit, and what it must say.
struct AuditCase {
  let name: String
  private let rule: any AuditRule.Type
  private let tree: AuditCaseNode
  private let target: String?
  private let expected: Verdict
  private let accepted: [Verdict]
  private let expectedElements: [(id: String, verdict: Verdict)]
  private let setting: AuditCaseSetting
  private let figures: AuditCaseFigures
  private let picture: AuditCasePicture?

  private typealias Verdict = AuditJudgement.Verdict

  private static let verdicts: [String: Verdict] = [
    "pass": .pass, "fail": .fail, "needsReview": .needsReview,
  ]

  init(_ reader: CaseReader) throws {
    var reader = reader
    name = try reader.required("name")
    for key in ["source", "evidence", "note", "wcag"] { _ = try reader.string(key) }
    for key in ["peerResult"] { _ = reader.value(key) }
    let id = try reader.required("rule")
    guard let rule = Auditor.rules.first(where: { $0.about.id == id }) else {
      throw CaseError(path: reader.place("rule"), problem: "there is no rule “\(id)”")
    }
    self.rule = rule
    guard let root = try reader.object("tree") else {
      throw CaseError(path: reader.place("tree"), problem: "missing")
    }
    tree = try AuditCaseNode(root)
    target = try reader.string("target")
    guard let expected = try reader.choice("expected", Self.verdicts) else {
      throw CaseError(path: reader.place("expected"), problem: "missing")
    }
    self.expected = expected
    accepted = try (reader.strings("alsoAccepted") ?? []).enumerated().map { index, name in
      guard let verdict = Self.verdicts[name] else {
        throw CaseError(
          path: "\(reader.place("alsoAccepted"))[\(index)]", problem: "“\(name)” is not a result")
      }
      return verdict
    }
    expectedElements = try Self.elements(&reader)
    setting = try AuditCaseSetting(&reader, rule: id)
    figures = try AuditCaseFigures(&reader)
    picture = try AuditCasePicture(&reader)
    try reader.finish()
  }

  private static func elements(_ reader: inout CaseReader) throws -> [(id: String, verdict: Verdict)] {
    guard var object = try reader.object("expectedElements") else { return [] }
    return try object.keys.map { id in
      guard let verdict = try object.choice(id, verdicts) else {
        throw CaseError(path: object.place(id), problem: "missing")
      }
      return (id, verdict)
    }
  }

  // MARK: Running

  func run() throws -> CaseFinding {
    var comparison = CaseComparison()
    if let computed = figures.arithmetic(setting) {
      for line in computed { comparison.compare(line.what, line.expected, line.found) }
      return CaseFinding(section: "audit", name: name, comparison: comparison)
    }
    var screen = try AuditCaseScreen(tree)
    if let picture, let target {
      let frame = screen.screen.nodes[try screen.index(of: target)].element.frame
      screen.screen.picture = try picture.picture(of: frame, figures)
    }
    let judged = JudgedScreen(screen.screen, options: setting.options, keepsFigures: true)
    var outcome = RuleOutcome(keepsPasses: true)
    rule.init().judge(judged, into: &outcome)
    if let target {
      let index = try screen.index(of: target)
      compare(target, expected, accepted, said(of: index, in: outcome), &comparison)
      figures.compare(judgement(of: index, in: outcome)?.figures ?? [:], &comparison)
    } else if !expectedElements.isEmpty {
      for (id, verdict) in expectedElements {
        let index = try screen.index(of: id)
        compare(id, verdict, [], said(of: index, in: outcome), &comparison)
        figures.compare(judgement(of: index, in: outcome)?.figures ?? [:], of: id, &comparison)
      }
    } else {
      let all = outcome.judgements.map(\.judgement.verdict)
      let worst: Verdict = all.contains(.fail) ? .fail : all.contains(.needsReview) ? .needsReview : .pass
      compare("the screen", expected, accepted, (worst, ""), &comparison)
    }
    return CaseFinding(section: "audit", name: name, comparison: comparison)
  }

  /// What was said of a node, or of others together with it; a node of which nothing was said passes.
  private func judgement(of index: Int, in outcome: RuleOutcome) -> AuditJudgement? {
    let own = outcome.judgements.filter { $0.node == index }.map(\.judgement)
    if let bad = own.first(where: { $0.verdict != .pass }) { return bad }
    return own.first ?? outcome.judgements.first { $0.judgement.others.contains(index) }?.judgement
  }

  private func said(of index: Int, in outcome: RuleOutcome) -> (Verdict, String) {
    guard let judgement = self.judgement(of: index, in: outcome) else { return (.pass, "") }
    let own = outcome.judgements.contains { $0.node == index }
    // A neighbour of what is too small is not too small itself.
    if own, let mine = outcome.judgements.first(where: { $0.node == index })?.judgement {
      return (mine.verdict, mine.measured)
    }
    return rule.about.id == LabelDuplicate.about.id || rule.about.id == ControlOverlap.about.id
      ? (judgement.verdict, judgement.measured) : (.pass, "")
  }

  private func compare(
    _ what: String, _ expected: Verdict, _ accepted: [Verdict], _ found: (verdict: Verdict, why: String),
    _ comparison: inout CaseComparison
  ) {
    if accepted.contains(found.verdict) { return }
    comparison.compare(
      what, expected.rawValue,
      found.verdict.rawValue + (expected == found.verdict || found.why.isEmpty ? "" : ": \(found.why)"))
  }
}
