/// Something can be dragged, and there is no other way.
public struct DragAlternative: ElementRule {
  public static let about = RuleDescription(
    "drag-alternative", title: "Dragging has no alternative",
    why: "By VoiceOver, a switch, a head pointer or with a trembling hand, dragging is hard or impossible.",
    audit: .trait, criterion: .draggingMovements, severity: .serious,
    fix: "Add custom actions that do the same: “Move up”, “Move down”.", page: ApplePage.actions)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    guard let appearance = node.appearance, appearance.gestures.contains(.drag), !node.role.contains(.system),
      !appearance.scrolls
    else { return nil }
    let element = node.element
    if node.role.contains(.adjustable) { return .pass }
    if element.hasDetails, !element.details.customActions.isEmpty || !element.details.dragSources.isEmpty {
      return .pass
    }
    return .fail("a drag and no custom action", required: "custom actions that do the same")
  }
}
