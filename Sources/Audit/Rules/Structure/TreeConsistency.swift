/// A container gives different answers about what is in it.
public struct TreeConsistency: AuditRule {
  public static let about = RuleDescription(
    "tree-consistency", title: "The container contradicts itself",
    why: """
      Assistive technologies ask for the members by an array or one by one; where the answers differ, some find what others \
      do not.
      """,
    audit: .parentChild, criterion: .nameRoleValue, severity: .serious,
    fix: "Set accessibilityElements, and leave the index methods alone, or let both give the same.",
    page: ApplePage.container)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard !screen.screen.appearances.isEmpty else { return }
    for index in screen.nodes.indices {
      guard let appearance = screen.screen.appearance(of: index), screen.nodes[index].exposure != .unseen,
        !screen.facts[index].role.contains(.system)
      else { continue }
      guard let array = appearance.arrayMembers, let answers = appearance.indexMembers else {
        if appearance.arrayMembers != nil || appearance.indexMembers != nil { outcome.add(.pass, at: index) }
        continue
      }
      let measured = "\(array.count) by accessibilityElements, \(answers.count) one by one"
      if Set(array) != Set(answers) {
        outcome.add(.fail(measured + ", not the same ones", required: "the same members"), at: index)
      } else if array != answers {
        outcome.add(
          .review(
            measured + ", in another order", required: "the same members in the same order", reason: "order"),
          at: index)
      } else {
        outcome.add(.pass, at: index)
      }
    }
  }
}
