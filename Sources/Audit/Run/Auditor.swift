import AccessibilityTree

/// Judges screens by rules.
///
/// It sees trees, settings and what is drawn, never a view: so it judges a storyboard, an app and a recording alike.
/// ```swift
/// let report = Auditor().report(on: AuditedScreen(tree: tree, bounds: bounds))
/// for finding in report.failures { … }
/// ```
public struct Auditor: Sendable {
  /// Every rule, in the order of reports.
  public static let rules: [any AuditRule.Type] = [
    LabelMissing.self, ImageLabelMissing.self, FieldLabelMissing.self, LabelPlaceholderOnly.self,
    LabelRoleWord.self, LabelPunctuation.self, LabelCase.self, LabelUppercase.self, LabelNotReadable.self,
    LabelFilename.self, LabelGeneric.self, LabelLength.self, LabelDuplicate.self, LabelInName.self,
    LabelUntranslated.self, ValueRepeatsLabel.self,
    HeadingWord.self, HeadingMissing.self, HintGesture.self, HintImperative.self, HintPunctuation.self,
    HintRepeatsLabel.self, HintRoleWord.self, HintArticles.self, HintAllows.self,
    TraitsConflict.self, TraitMissing.self,
    SwitchValue.self, DragAlternative.self, TargetSize.self, TargetSizeMinimum.self, ControlOverlap.self,
    ContrastText.self, ContrastEnhanced.self, ContrastNontext.self, ContrastPixel.self, ColorAlone.self,
    DynamicTypeUnsupported.self,
    DynamicTypePartial.self, TextClipped.self, TextOverlapping.self, ElementDetection.self,
    NestedElement.self,
    RowNotInteractive.self, TreeConsistency.self, ReadingOrder.self, ModalLeak.self, FocusTrap.self,
    UnreachableElement.self, MotionReduce.self, MotionPause.self, Flashing.self,
    ChangeUnannounced.self,
  ]

  /// The rules that are run when none are named: all but those of level AAA that only repeat another rule more strictly.
  public static let standardRules = rules.filter { $0 != ContrastEnhanced.self }

  /// The rules to run.
  public var rules: [any AuditRule.Type]
  /// How they are set.
  public var options: AuditOptions

  /// Creates an audit.
  public init(rules: [any AuditRule.Type] = Auditor.standardRules, options: AuditOptions = AuditOptions()) {
    self.rules = rules
    self.options = options
  }

  /// The rules that a name stands for: a rule's id, or one of Xcode's audits; empty for an unknown name.
  public static func rules(named name: String) -> [any AuditRule.Type] {
    if let rule = rules.first(where: { $0.about.id == name }) { return [rule] }
    guard let audit = XCUIAccessibilityAuditType(name: name) else { return [] }
    return rules.filter { audit == .all || !audit.isDisjoint(with: $0.about.audit) }
  }

  /// Judges a screen.
  public func report(on screen: AuditedScreen) -> AuditReport {
    let judged = JudgedScreen(screen, options: options)
    let paths = NodePaths(judged)
    var counts: [AuditReport.RuleCount] = []
    var outcomes: [(about: RuleDescription, outcome: RuleOutcome)] = []
    for rule in rules {
      var outcome = RuleOutcome()
      rule.init().judge(judged, into: &outcome)
      outcomes.append((rule.about, outcome))
    }
    let failed = failures(outcomes)
    var findings: [AuditFinding] = []
    var systemFindings: [AuditFinding] = []
    for (about, outcome) in outcomes {
      var count = AuditReport.RuleCount(rule: about.id, judged: outcome.judged, failed: 0, needsReview: 0)
      for (node, judgement) in outcome.judgements where judgement.verdict != .pass {
        if let node, about.yieldsTo.contains(where: { failed[$0]?.contains(node) ?? false }) { continue }
        let finding = self.finding(about, judgement, node, paths)
        if let node, judged.facts[node].role.contains(.system) {
          systemFindings.append(finding)
          continue
        }
        if judgement.verdict == .fail { count.failed += 1 } else { count.needsReview += 1 }
        findings.append(finding)
      }
      counts.append(count)
    }
    let unseen = judged.unseenElementCount
    return AuditReport(
      screen: screen.name, findings: Self.sorted(findings), systemFindings: Self.sorted(systemFindings),
      counts: counts, elementCount: judged.facts.count { $0.isJudged },
      unmeasuredRules: unseen == 0 ? [] : rules.filter { $0.about.needsAppearance }.map { $0.about.id },
      unseenElementCount: unseen)
  }

  /// Judges a screen, and its colours in other appearances, too.
  ///
  /// - Parameters:
  ///   - screen: the screen as it was asked for.
  ///   - variants: the same screen in other appearances, each with its ``AuditedScreen/setting``. What is found there and
  ///     not on the screen itself is added, with the setting.
  public func report(on screen: AuditedScreen, alsoSeenAs variants: [AuditedScreen]) -> AuditReport {
    var report = self.report(on: screen)
    let colors = Auditor(rules: rules.filter { $0.about.audit == .contrast }, options: options)
    guard !colors.rules.isEmpty else { return report }
    struct Place: Hashable {
      var rule: String
      var path: [String]
    }
    var known = Set(report.findings.map { Place(rule: $0.rule.id, path: $0.path) })
    for variant in variants {
      let found = colors.report(on: variant)
      for var finding in found.findings {
        if let setting = finding.setting { finding.measured += " (\(setting))" }
        guard known.insert(Place(rule: finding.rule.id, path: finding.path)).inserted else { continue }
        report.findings.append(finding)
        guard let count = report.counts.firstIndex(where: { $0.rule == finding.rule.id }) else { continue }
        if finding.verdict == .fail {
          report.counts[count].failed += 1
        } else {
          report.counts[count].needsReview += 1
        }
      }
    }
    report.findings = Self.sorted(report.findings)
    return report
  }

  /// The nodes of which each rule that others yield to said something.
  private func failures(_ outcomes: [(about: RuleDescription, outcome: RuleOutcome)]) -> [String: Set<Int>] {
    let wanted = Set(outcomes.flatMap(\.about.yieldsTo))
    var failed: [String: Set<Int>] = [:]
    for (about, outcome) in outcomes where wanted.contains(about.id) {
      failed[about.id] = Set(outcome.judgements.compactMap { $0.judgement.verdict != .pass ? $0.node : nil })
    }
    return failed
  }

  private func finding(
    _ about: RuleDescription, _ judgement: AuditJudgement, _ node: Int?, _ paths: NodePaths
  ) -> AuditFinding {
    let screen = paths.screen
    let element = node.map { screen.nodes[$0].element }
    return AuditFinding(
      rule: about, verdict: judgement.verdict, severity: judgement.severity ?? about.severity,
      element: element, node: node,
      path: node.map(paths.path) ?? [], identity: node.map(paths.identity) ?? [], frame: element?.frame,
      measured: judgement.measured, required: judgement.required, reason: judgement.reason,
      setting: screen.screen.setting, fix: judgement.fix ?? about.fix,
      source: node.flatMap(screen.source), figures: judgement.figures,
      others: judgement.others.map(paths.path))
  }

  private static func sorted(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.enumerated().sorted { a, b in
      if a.element.verdict != b.element.verdict { return a.element.verdict == .fail }
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      return a.offset < b.offset
    }.map(\.element)
  }
}

extension JudgedScreen {
  /// How many elements with words there are of which nobody knows what they look like.
  var unseenElementCount: Int {
    nodes.indices.count { index in
      guard facts[index].isJudged, !facts[index].label.isEmpty, !facts[index].role.contains(.image) else {
        return false
      }
      guard let appearance = screen.appearance(of: index) else { return true }
      return facts[index].role.contains(.text) && appearance.textColor == nil && lastInside[index] == index
        && appearance.viewFrame == nil
    }
  }

  /// Where a node is defined, or what is around it.
  func source(_ index: Int) -> String? {
    var next: Int? = index
    while let node = next {
      let element = nodes[node].element
      if element.hasDetails, let source = element.details.source { return source }
      next = nodes[node].parent
    }
    return nil
  }
}
