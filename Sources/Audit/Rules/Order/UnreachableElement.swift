import AccessibilityTree

/// An element is never reached by flicking through the screen.
public struct UnreachableElement: AuditRule {
  public static let about = RuleDescription(
    "unreachable-element", title: "The element is never reached by flicking",
    why: "It is found only by a finger that happens to touch it.",
    audit: .parentChild, criterion: .keyboard, severity: .serious,
    fix: "Add it to accessibilityElements of its container, or leave that to UIKit.",
    page: ApplePage.container,
    yieldsTo: ["focus-trap"])

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    // A walk that was not finished proves nothing.
    guard let walk = screen.screen.walk, walk.trap == nil, walk.isComplete else { return }
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      let role = screen.facts[index].role
      guard !role.contains(.key) else { continue }
      if walk.reached.contains(index) {
        outcome.add(.pass, at: index)
      } else if !role.contains(.system) {
        // Where the system keeps its own parts is not up to the app.
        outcome.add(
          .fail("the cursor came through the screen and not to it", required: "a stop on the way"), at: index)
      }
    }
  }
}
