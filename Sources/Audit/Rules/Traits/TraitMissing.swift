import AccessibilityTree

/// An element acts as a control, or is a picture, and no trait says so.
public struct TraitMissing: ElementRule {
  public static let about = RuleDescription(
    "trait-missing", title: "A trait is missing",
    why:
      "Without it VoiceOver does not say that something can be done here, and Switch Control passes over it.",
    audit: .trait, criterion: .nameRoleValue, severity: .serious,
    fix: "Add the trait for what it is: button, link, or image.", page: ApplePage.traits)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    let traits = node.element.traits
    guard !role.contains(.system), !traits.contains(.allowsDirectInteraction) else { return nil }
    let controls: NodeFacts.Role = [.button, .link, .toggle, .adjustable, .field, .key, .tab]
    let isControl = !role.isDisjoint(with: controls)
    if node.facts.kind == .button, !isControl {
      return .fail("a button without the trait", required: "the button trait")
    }
    if node.facts.kind == .image, !isControl, !traits.contains(.image),
      node.appearance?.gestures.isEmpty ?? true
    {
      return .fail("a picture without the trait", required: "the image trait")
    }
    guard let gestures = node.appearance?.gestures, !gestures.isDisjoint(with: [.tap, .longPress]) else {
      return .pass
    }
    if isControl || node.element.respondsToUserInteraction == false { return .pass }
    // A tap anywhere on the screen puts the keyboard away, and makes no button.
    let screen = node.screen.screen.bounds
    if node.element.frame.width >= screen.width, node.element.frame.height >= screen.height * 0.9 {
      return .pass
    }
    if gestures.contains(.tap) {
      return .fail("a tap does something, and no trait says so", required: "the trait button or link")
    }
    let actions = node.element.hasDetails ? node.element.details.customActions : []
    return actions.isEmpty
      ? .review(
        "a long press does something, and no trait or action says so",
        required: "the button trait, or a custom action",
        reason: "longPress") : .pass
  }
}
