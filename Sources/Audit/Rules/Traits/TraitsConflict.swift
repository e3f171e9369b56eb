import AccessibilityTree

/// Traits that exclude one another.
public struct TraitsConflict: ElementRule {
  public static let about = RuleDescription(
    "traits-conflict", title: "Traits exclude one another",
    why: "VoiceOver says two kinds, and nobody knows what a double tap will do.",
    audit: .trait, criterion: .nameRoleValue, severity: .serious,
    fix: "Keep the one trait that says what the element does.", page: ApplePage.traits)

  public init() {}

  private static let kinds: [(trait: AccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
  ]

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    guard !node.role.contains(.system) else { return nil }
    let traits = node.element.traits
    guard !traits.isDisjoint(with: [.button, .link, .searchField, .keyboardKey]) else { return nil }
    var found = Self.kinds.filter { traits.contains($0.trait) }.map(\.name)
    if found.count < 2, traits.contains(.button) {
      if traits.contains(.adjustable) { found = ["button", "adjustable"] }
      // A row of a list has both from the system: it says its texts, and a tap chooses it.
      if traits.contains(.staticText), node.facts.kind != .cell, !node.isRecordedControl,
        !node.isOfSwiftUI
      {
        found = ["staticText", "button"]
      }
    }
    guard found.count > 1 else { return .pass }
    return .fail(
      "the traits \(found.joined(separator: " and "))", required: "one of them",
      figures: ["traits": .text(found.joined(separator: ", "))])
  }
}

extension JudgedNode {
  /// Whether a view of SwiftUI makes it: a `Text` to which `.isButton` is added keeps that it is text, and VoiceOver says
  /// “Button” alone, as in Apple's own samples
  /// (<https://developer.apple.com/documentation/swiftui/creating-accessible-views>).
  fileprivate var isOfSwiftUI: Bool { element.type.map { String(describing: $0) } == "AccessibilityNode" }

  /// Whether a tool has recorded it as a control. SwiftUI gives the buttons, links and switches of iOS both traits, as in
  /// Settings, and VoiceOver says “Button” alone.
  fileprivate var isRecordedControl: Bool {
    guard element.type == nil, let name = element.className else { return false }
    return ["Button", "Switch", "Toggle", "Link", "Cell"].contains(name)
  }
}
