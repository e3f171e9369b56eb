import AccessibilityTree
import Foundation

/// The cursor goes back up or back to the left, against what is seen.
///
/// From one element to the next it may go down, on in its line, or to the top of the next column. Where it goes back to
/// what stands above in the same column, or before in the same line, a person is to look: an order may be meant.
public struct ReadingOrder: AuditRule {
  public static let about = RuleDescription(
    "reading-order", title: "The reading order is not the visual order",
    why: "Who listens hears an answer before its question, or a price before its article.",
    audit: .parentChild, criterion: .meaningfulSequence, severity: .moderate,
    fix: "Set accessibilityElements in the order that is meant, or put the views in that order.",
    page: ApplePage.container)

  public init() {}

  /// What stands on another line overlaps it by less than that part of its height.
  private static let sameLine = 0.5
  /// What stands in the same column overlaps it by more than that part of its width.
  private static let sameColumn = 0.5

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let order = (screen.screen.readingOrder ?? Array(screen.nodes.indices)).filter { index in
      let facts = screen.facts[index]
      return facts.isJudged && facts.role.isDisjoint(with: [.system, .key])
        && Self.isPlaced(index, on: screen)
    }
    let isRightToLeft = LanguageDirection.isRightToLeft(screen.screen.language)
    for (index, next) in zip(order, order.dropFirst()) {
      // What is scrolled moves past what stands still; a bar or an alert is a group of its own.
      guard Self.group(of: index, on: screen) == Self.group(of: next, on: screen) else { continue }
      let (frame, following) = (screen.nodes[index].element.frame, screen.nodes[next].element.frame)
      guard let words = Self.jump(from: frame, to: following, isRightToLeft) else {
        outcome.add(.pass, at: next)
        continue
      }
      var judgement = AuditJudgement.review(
        "it is read after “\(screen.facts[index].label)”, \(words)",
        required: "the order in which it is seen",
        reason: "order")
      judgement.others = [index]
      outcome.add(judgement, at: next)
    }
  }

  private static func isPlaced(_ index: Int, on screen: JudgedScreen) -> Bool {
    let frame = screen.nodes[index].element.frame
    return frame.minX.isFinite && frame.minY.isFinite && frame.width > 0 && frame.height > 0
      && frame.intersects(screen.visibleArea(around: index))
  }

  /// The scrolling view, bar, cell or container around a node.
  private static func group(of index: Int, on screen: JudgedScreen) -> Int? {
    screen.ancestors(of: index).first { outer in
      if screen.nodes[outer].container != nil { return true }
      switch screen.facts[outer].kind {
      case .scrollView, .bar, .cell, .alert, .map, .picker, .datePicker: return true
      default: return screen.screen.appearance(of: outer)?.scrolls ?? false
      }
    }
  }

  /// Where the second of two neighbours stands, if it is before the first.
  private static func jump(from first: CGRect, to second: CGRect, _ isRightToLeft: Bool) -> String? {
    // One on the other belongs to it.
    guard !first.contains(second), !second.contains(first) else { return nil }
    let common = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    let side = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    let isSameLine = common > min(first.height, second.height) * sameLine
    if isSameLine {
      guard side <= 1 else { return nil }
      let isBefore = isRightToLeft ? second.minX >= first.maxX - 1 : second.maxX <= first.minX + 1
      return isBefore
        ? (isRightToLeft ? "which stands to the left of it" : "which stands to the right of it") : nil
    }
    guard second.maxY <= first.minY + first.height * (1 - sameLine), second.midY < first.minY,
      side > min(first.width, second.width) * sameColumn
    else { return nil }
    return "which stands below it"
  }
}

/// The direction in which languages are written.
enum LanguageDirection {
  static func isRightToLeft(_ tag: String) -> Bool {
    ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv"].contains(
      String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }))
  }
}
