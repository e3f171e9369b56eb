import AccessibilityTree
import Foundation

/// Two controls of one screen have the same label.
public struct LabelDuplicate: AuditRule {
  public static let about = RuleDescription(
    "label-duplicate", title: "Several controls have the same label",
    why: "They cannot be told apart by ear, and Voice Control asks which one is meant.",
    audit: .sufficientElementDescription, criterion: .headingsAndLabels, severity: .moderate,
    fix: "Add what tells them apart, such as the name of the row.", page: ApplePage.label)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      let facts = screen.facts[index]
      // The way back has the name of the screen that it leads to, which others may have, too.
      guard facts.role.contains(.interactive), facts.role.isDisjoint(with: [.key, .system]),
        !facts.label.isEmpty, !screen.nodes[index].element.traits.contains(.backButton)
      else { continue }
      let key = facts.label.lowercased()
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    for key in order {
      guard let group = groups[key], let first = group.first else { continue }
      for _ in group.dropFirst() { outcome.add(.pass, at: nil) }
      guard group.count > 1 else {
        outcome.add(.pass, at: first)
        continue
      }
      let measured = "\(group.count) controls with the label “\(screen.facts[first].label)”"
      let required = "a label of its own for each"
      var judgement =
        Self.mayDiffer(group, on: screen).map {
          AuditJudgement.review(measured + $0, required: required, reason: "rows")
        }
        ?? AuditJudgement.fail(measured, required: required)
      judgement.others = Array(group.dropFirst())
      outcome.add(judgement, at: first)
    }
  }

  /// Why the same label may do for several controls; nil when it does not.
  private static func mayDiffer(_ group: [Int], on screen: JudgedScreen) -> String? {
    if group.allSatisfy({ screen.facts[$0].role.contains(.link) }) {
      return ", which may lead to the same place"
    }
    func differ(_ value: (AccessibilityElement) -> AccessibilityText?) -> Bool {
      Set(group.map { value(screen.nodes[$0].element)?.string ?? "" }).count > 1
    }
    if differ(\.value) || differ(\.hint) { return ", whose values or hints differ" }
    let rows = group.map { index in
      screen.ancestors(of: index).first {
        screen.facts[$0].kind == .cell || screen.nodes[$0].container != nil
      }
    }
    if !rows.contains(nil), Set(rows.compactMap { $0 }).count == group.count {
      return ", each in a row of its own"
    }
    let frames = group.map { screen.nodes[$0].element.frame }
    let isColumn = frames.allSatisfy {
      abs($0.minX - frames[0].minX) < 1 && abs($0.width - frames[0].width) < 1
    }
    return group.count > 2 && isColumn ? ", one below the other" : nil
  }
}
