import AccessibilityTree

/// A control lies in an element and cannot be reached.
public struct NestedElement: AuditRule {
  public static let about = RuleDescription(
    "nested-element", title: "A control inside an element cannot be reached",
    why:
      "What lies in an accessibility element does not exist for VoiceOver, Switch Control and Voice Control.",
    audit: .parentChild, criterion: .nameRoleValue, severity: .critical,
    fix: "Make the outer view a container instead of an element, or offer the control as a custom action.",
    page: ApplePage.container)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    var hidden: [Int: [Int]] = [:]
    for index in screen.nodes.indices where screen.nodes[index].exposure == .nested {
      let facts = screen.facts[index]
      guard facts.role.contains(.interactive), facts.role.isDisjoint(with: [.system, .disabled]),
        let outer = screen.ancestors(of: index).first(where: { screen.nodes[$0].exposure == .element })
      else { continue }
      hidden[outer, default: []].append(index)
    }
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      guard screen.lastInside[index] > index, !screen.facts[index].role.contains(.system) else { continue }
      let element = screen.nodes[index].element
      let actions = element.hasDetails ? element.details.customActions : []
      let names = Set(actions.map { $0.name.string.lowercased() })
      let lost = (hidden[index] ?? []).filter { !names.contains(screen.facts[$0].label.lowercased()) }
      guard let first = lost.first else {
        outcome.add(.pass, at: index)
        continue
      }
      let measured =
        "“\(screen.facts[first].label)” inside it is a control"
        + (lost.count > 1 ? ", as are \(lost.count - 1) more" : "")
      let required = "an outer view that is no element, or a custom action of that name"
      // Actions under other names may do the same: “Details” what the button “More Info” does.
      let others = actions.filter { action in
        !(hidden[index] ?? []).contains {
          screen.facts[$0].label.lowercased() == action.name.string.lowercased()
        }
      }
      var judgement =
        others.count >= lost.count
        ? AuditJudgement.review(
          measured + ", and the action “\(others[0].name.string)” may do the same", required: required,
          reason: "otherAction") : .fail(measured, required: required)
      judgement.others = lost
      outcome.add(judgement, at: index)
    }
  }
}
