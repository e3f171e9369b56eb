import AccessibilityTree
import Foundation

/// Something is read that lies behind a view which covers the screen.
public struct ModalLeak: AuditRule {
  public static let about = RuleDescription(
    "modal-leak", title: "What lies behind is read",
    why: "VoiceOver leaves the dialog without a word, and what it then activates is not what is seen.",
    audit: .parentChild, criterion: .focusOrder, severity: .serious,
    fix: "Set accessibilityViewIsModal of the view in front, or present it as a view controller.",
    page: ApplePage.modal)

  public init() {}

  /// The part of the screen that a view covers which people take for a dialog with its dimmed surroundings.
  private static let wholeScreen = 0.85

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    var leaks: [Int: [Int]] = [:]
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      guard let cover = screen.screen.appearance(of: index)?.coveredBy, cover != index else {
        outcome.add(.pass, at: index)
        continue
      }
      leaks[cover, default: []].append(index)
    }
    for (cover, hidden) in leaks.sorted(by: { $0.key < $1.key }) {
      let isWhole = coversScreen(cover, on: screen)
      // Something that lies on a text and lets it be seen is usual: a button over a whole row.
      let concerned = isWhole ? hidden : hidden.filter { screen.facts[$0].role.contains(.interactive) }
      guard let first = concerned.first else {
        for index in hidden { outcome.add(.pass, at: index) }
        continue
      }
      let hidden = concerned
      let words = screen.facts[first].label
      let rest = hidden.count > 1 ? " and \(hidden.count - 1) more" : ""
      let required = "nothing behind it is read"
      var judgement =
        isWhole
        ? AuditJudgement.fail(
          "“\(words)”\(rest) are read, and lie behind a view that covers the screen", required: required)
        : .review(
          "“\(words)”\(rest) are read, and something lies on them that takes the touches", required: required,
          reason: "covered")
      if hidden.count == 1 {
        judgement.measured = judgement.measured.replacing(" are read, and lie ", with: " is read, and lies ")
          .replacing(" are read, and something lies on them ", with: " is read, and something lies on it ")
      }
      judgement.others = hidden
      outcome.add(judgement, at: cover)
    }
  }

  /// Whether a view fills nearly all of the screen with something that can be seen.
  private func coversScreen(_ cover: Int, on screen: JudgedScreen) -> Bool {
    guard let appearance = screen.screen.appearance(of: cover) else { return false }
    let bounds = screen.screen.bounds
    let seen = (appearance.viewFrame ?? screen.nodes[cover].element.frame).intersection(bounds)
    guard !seen.isNull, bounds.width > 0, bounds.height > 0,
      seen.width * seen.height >= bounds.width * bounds.height * Self.wholeScreen
    else { return false }
    switch appearance.background {
    case .none: return false
    case .color(let color): return color.alpha >= 0.1
    default: return true
    }
  }
}
