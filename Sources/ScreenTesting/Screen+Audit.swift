import AccessibilityTree
import Audit
import Foundation

/// A failure of the audit that a test lets pass.
///
/// ```swift
/// screen.expectAudit(allowing: ["label-case", .rule("target-size", on: "close", because: "It grows in June.")])
/// ```
public struct AllowedFinding: Sendable, ExpressibleByStringLiteral {
  /// The rule, by its name or that of one of Xcode's audits.
  public var rule: String
  /// The label or the identifier of the element; nil for every element.
  public var element: String?
  /// Why it may stay.
  public var reason: String?

  /// Lets a rule fail, on every element.
  public init(stringLiteral value: String) { rule = value }

  /// Lets a rule fail on an element.
  ///
  /// - Parameters:
  ///   - rule: the rule, by its name or that of one of Xcode's audits.
  ///   - element: the label or the identifier of the element; nil for every element.
  ///   - reason: why it may stay, for those who read the test.
  public static func rule(_ rule: String, on element: String? = nil, because reason: String? = nil) -> Self {
    var allowed = AllowedFinding(stringLiteral: rule)
    allowed.element = element
    allowed.reason = reason
    return allowed
  }
}

extension Screen {
  /// What the audit says of the screen.
  ///
  /// Some rules are judged only where they are named. `focus-trap` and `unreachable-element` walk through the screen, which
  /// may scroll; `motion-reduce`, `motion-pause`, `flashing` and `change-unannounced` let more than seven seconds of the
  /// device's clock pass. A test goes on with the screen as that leaves it.
  ///
  /// - Parameter rules: names of rules, or of Xcode's audits; none for all.
  public func audit(rules: [String] = []) -> AuditReport {
    let wanted = rules.isEmpty ? Auditor.standardRules : rules.flatMap(Auditor.rules(named:))
    return Auditor(rules: wanted).report(on: stage.audited(for: Set(rules)))
  }

  /// Expects that the audit finds no failure; what is only in doubt is no failure.
  ///
  /// - Parameters:
  ///   - allowed: the failures that may stay. One that does not occur any more fails, so that the list does not outlive
  ///     its reasons.
  ///   - rules: names of rules, or of Xcode's audits; none for all.
  public func expectAudit(
    allowing allowed: [AllowedFinding] = [], rules: [String] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for name in rules + allowed.map(\.rule) where Auditor.rules(named: name).isEmpty {
      return TestFailure.report("There is no rule “\(name)”; Documentation/audit.md lists them.", at: place)
    }
    guard isReadable(at: place) else { return }
    let failures = audit(rules: rules).failures
    var used: Set<Int> = []
    let left = failures.filter { failure in
      let matching = allowed.indices.filter { Self.covers(allowed[$0], failure) }
      used.formUnion(matching)
      return matching.isEmpty
    }
    if !left.isEmpty {
      let texts = left.enumerated().map { "\($0.offset + 1). " + Self.text(of: $0.element) }
      let count = left.count == 1 ? "1 failure" : "\(left.count) failures"
      TestFailure.report(
        "The audit finds \(count):\n\n\(texts.joined(separator: "\n\n"))\n",
        picture: stage.picture(outlining: left.compactMap(\.frame)), named: "audit", at: place)
    }
    for index in allowed.indices where !used.contains(index) {
      let element = allowed[index].element.map { " on “\($0)”" } ?? ""
      TestFailure.report(
        "“\(allowed[index].rule)”\(element) is allowed to fail and does not any more: take it off the list.",
        at: place)
    }
  }

  private static func covers(_ allowed: AllowedFinding, _ failure: AuditFinding) -> Bool {
    guard Auditor.rules(named: allowed.rule).contains(where: { $0.about.id == failure.rule.id }) else {
      return false
    }
    guard let name = allowed.element else { return true }
    return failure.element?.identifier == name || failure.element?.label?.string == name
  }

  private static func text(of finding: AuditFinding) -> String {
    var lines = ["\(finding.rule.title) (\(finding.rule.id), \(finding.severity.rawValue))"]
    if let element = finding.element {
      let name = element.label?.string ?? element.identifier ?? ""
      lines.append("   Element:  \(name.isEmpty ? finding.path.joined(separator: " > ") : "“\(name)”")")
    }
    lines.append("   Found:    \(finding.measured)")
    lines.append("   Expected: \(finding.required)")
    lines.append("   Mend it:  \(finding.fix)")
    if let source = finding.source { lines.append("   Place:    \(source)") }
    return lines.joined(separator: "\n")
  }
}
