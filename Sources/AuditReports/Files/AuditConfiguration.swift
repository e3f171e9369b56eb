import Audit
import Foundation

/// What a team decided about its audits, each with the reason: a `.curbcut.json`.
///
/// ```json
/// { "audit": {
///   "rules": { "label-case": { "off": true, "reason": "Brand names begin with small letters." } },
///   "thresholds": { "targetSize": { "value": 48, "reason": "Our design system asks for 48 points." } },
///   "exclude": [ { "rule": "contrast-text", "path": "Legacy/**", "reason": "Goes with version 5." } ] } }
/// ```
public struct AuditConfiguration: Sendable {
  /// The path of the file.
  public var file: String
  /// What is said of rules, by their names.
  var rules: [(name: String, setting: RuleSetting)] = []
  /// Other thresholds.
  var thresholds: [Threshold] = []
  /// What is not to be told.
  var exclusions: [Exclusion] = []
  /// What held until a day that is over, for reports.
  var ended: [ConfigurationNotes.Change] = []

  /// What is said of a rule.
  struct RuleSetting: Sendable {
    var isOff: Bool
    var severity: AuditSeverity?
    var reason: String
    /// The last day on which it holds; nil for no end.
    var until: Day?
    var place: String
  }

  /// Another threshold.
  struct Threshold: Sendable {
    var name: String
    var value: Double
    var reason: String
    /// The last day on which it holds; nil for no end.
    var until: Day?
    var place: String
  }

  /// Findings that are not to be told.
  struct Exclusion: Sendable {
    /// Names of rules; nil for every rule.
    var rules: Set<String>?
    /// The pattern of a path; nil for every file.
    var path: PathPattern?
    /// `#identifier`, a class, or the object id of Interface Builder; nil for every element.
    var element: String?
    /// The id or the name of a screen; nil for every screen.
    var screen: String?
    var reason: String
    /// The last day on which it holds; nil for no end.
    var until: Day?
    var place: String
    /// The exclusion as it is written, for reports.
    var words: String
  }

  /// The name of the file.
  public static let fileName = ".curbcut.json"

  // MARK: Before a run

  /// The configuration as it holds on a day: what ended before it is left out, and reports say so.
  public func valid(on today: Day) -> AuditConfiguration {
    var valid = self
    func hasEnded(_ until: Day?, _ what: String, _ reason: String, _ place: String) -> Bool {
      guard let until, until < today else { return false }
      valid.ended.append(.init(what: "\(what), until \(until)", reason: reason, place: place))
      return true
    }
    valid.rules = rules.filter { name, setting in
      let what = setting.isOff ? "\(name) is off" : "\(name) is \(setting.severity?.rawValue ?? "")"
      return !hasEnded(setting.until, what, setting.reason, setting.place)
    }
    valid.thresholds = thresholds.filter {
      !hasEnded($0.until, "\($0.name) is \(Self.number($0.value))", $0.reason, $0.place)
    }
    valid.exclusions = exclusions.filter { !hasEnded($0.until, $0.words, $0.reason, $0.place) }
    return valid
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The rules that are left to run.
  public func rules(among all: [any AuditRule.Type]) -> [any AuditRule.Type] {
    let off = Set(rules.filter(\.setting.isOff).map(\.name))
    return all.filter { !off.contains($0.about.id) }
  }

  /// The options with the thresholds of the file.
  public func options(_ options: AuditOptions) -> AuditOptions {
    var options = options
    for threshold in thresholds { Self.thresholds[threshold.name]?.set(&options, threshold.value) }
    return options
  }

  /// A threshold that can be set.
  struct ThresholdKind: Sendable {
    var range: ClosedRange<Double>
    var set: @Sendable (inout AuditOptions, Double) -> Void
  }

  /// The thresholds that can be set, by name.
  static let thresholds: [String: ThresholdKind] = [
    "targetSize": ThresholdKind(range: 1...200) { $0.targetSize = $1 },
    "targetSizeMinimum": ThresholdKind(range: 1...200) { $0.targetSizeMinimum = $1 },
    "controlSpacing": ThresholdKind(range: 0...100) { $0.controlSpacing = $1 },
    "contrast": ThresholdKind(range: 1...21) { $0.contrast.normal = $1 },
    "contrastOfLargeText": ThresholdKind(range: 1...21) { $0.contrast.large = $1 },
    "contrastOfGraphics": ThresholdKind(range: 1...21) { $0.graphicContrast = $1 },
    "longestLabel": ThresholdKind(range: 1...1000) {
      $0.labelLength = min($0.labelLength.lowerBound, Int($1))...Int($1)
    },
  ]

  // MARK: After a run

  /// Gives the findings of screens the severities of the file, and takes out what it excludes.
  ///
  /// - Parameters:
  ///   - screens: screens that were looked at with this file's rules and options.
  ///   - paths: how files are named.
  /// - Returns: the screens, and what was changed.
  public func apply(
    to screens: [AuditForm.Screen], paths: ReportPaths
  ) -> (screens: [AuditForm.Screen], notes: ConfigurationNotes) {
    var used: Set<Int> = []
    let severities = Dictionary(
      rules.compactMap { rule in rule.setting.severity.map { (rule.name, $0.rawValue) } },
      uniquingKeysWith: { first, _ in first })
    let changed = screens.map { screen in
      var screen = screen
      var kept: [AuditForm.Finding] = []
      var excluded = screen.excluded ?? []
      for var finding in screen.findings {
        if let severity = severities[finding.rule] { finding.severity = severity }
        let matches = exclusions.indices.filter { exclusions[$0].covers(finding, on: screen, paths) }
        used.formUnion(matches)
        if let first = matches.first {
          finding.exclusion = exclusions[first].reason
          excluded.append(finding)
        } else {
          kept.append(finding)
        }
      }
      screen.findings = AuditForm.sorted(kept)
      screen.excluded = excluded.isEmpty ? nil : excluded
      for (index, rule) in screen.rules.enumerated() {
        let left = kept.filter { $0.rule == rule.rule }
        screen.rules[index].failed = left.count(where: \.isFailure)
        screen.rules[index].needsReview = left.count - screen.rules[index].failed
      }
      return screen
    }
    return (changed, notes(used: used))
  }

  private func notes(used: Set<Int>) -> ConfigurationNotes {
    var notes = ConfigurationNotes()
    notes.files = [file]
    notes.ended = ended
    for (name, setting) in rules {
      if setting.isOff {
        notes.switchedOff.append(.init(what: name, reason: setting.reason, place: setting.place))
      } else if let severity = setting.severity {
        notes.changed.append(
          .init(what: "\(name) is \(severity.rawValue)", reason: setting.reason, place: setting.place))
      }
    }
    for threshold in thresholds {
      notes.changed.append(
        .init(
          what: "\(threshold.name) is \(Self.number(threshold.value))", reason: threshold.reason,
          place: threshold.place))
    }
    for (index, exclusion) in exclusions.enumerated() where !used.contains(index) {
      notes.unused.append(.init(what: exclusion.words, reason: exclusion.reason, place: exclusion.place))
    }
    return notes
  }
}

extension AuditConfiguration.Exclusion {
  fileprivate func covers(
    _ finding: AuditForm.Finding, on screen: AuditForm.Screen, _ paths: ReportPaths
  ) -> Bool {
    if let rules, !rules.contains(finding.rule) { return false }
    if let wanted = self.screen, wanted != screen.id, wanted != screen.name { return false }
    if let path {
      let source = finding.source.map { paths.relative(source: SourcePlace($0).file, of: screen.file) }
      let files = [paths.relative(screen.file), source].compactMap { $0 }
      guard files.contains(where: path.matches) else { return false }
    }
    if let element {
      let object = finding.source.flatMap { SourcePlace($0).object }
      let ownClass = finding.path.last.map { step in
        step.last == "]" && !step.hasPrefix("#") ? String(step.prefix { $0 != "[" }) : step
      }
      guard finding.path.contains(element) || object == element || ownClass == element else { return false }
    }
    return true
  }
}

extension AuditForm {
  /// Failures first, the worst of them first; otherwise in the order in which they are.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    func weight(_ finding: Finding) -> Int {
      AuditSeverity.allCases.firstIndex { $0.rawValue == finding.severity } ?? AuditSeverity.allCases.count
    }
    return findings.enumerated().sorted { a, b in
      if a.element.isFailure != b.element.isFailure { return a.element.isFailure }
      let (first, second) = (weight(a.element), weight(b.element))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}
