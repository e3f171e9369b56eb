import AccessibilityTree

/// A title is no heading, or a screen with text has none.
public struct HeadingMissing: AuditRule {
  public static let about = RuleDescription(
    "heading-missing", title: "A heading is missing",
    why: "Headings are how somebody who does not see the screen gets an overview of it and jumps to a part.",
    audit: .trait, criterion: .infoAndRelationships, severity: .moderate,
    fix: "Add the header trait to the text that names the screen or the part.", page: ApplePage.traits)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    var hasHeader = false
    var hasText = false
    var hasTitle = false
    var isAlert = false
    for index in screen.nodes.indices {
      let node = screen.nodes[index]
      if node.container == .alert || screen.facts[index].kind == .alert
        || node.element.traits.contains(.alert)
      {
        isAlert = true
      }
      guard screen.facts[index].isJudged else { continue }
      let role = screen.facts[index].role
      if role.contains(.header) { hasHeader = true }
      guard !role.contains(.system), !screen.facts[index].label.isEmpty else { continue }
      if role.contains(.text) { hasText = true }
      guard let appearance = screen.screen.appearance(of: index), !appearance.isDecorative,
        let style = appearance.font?.textStyle, TextStyleSizes.isTitle(style), !role.contains(.interactive)
      else { continue }
      if role.contains(.header) {
        outcome.add(.pass, at: index)
      } else {
        hasTitle = true
        outcome.add(
          .fail("text in the style \(style) without the header trait", required: "the header trait"),
          at: index)
      }
    }
    guard hasText, !isAlert, !hasTitle else { return }
    outcome.add(
      hasHeader ? .pass : .fail("no heading on the screen", required: "a heading at least"), at: nil)
  }
}
