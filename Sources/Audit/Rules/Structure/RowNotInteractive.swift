import AccessibilityTree
import Foundation

/// One row among rows that are buttons is only text.
public struct RowNotInteractive: AuditRule {
  public static let about = RuleDescription(
    "row-not-interactive", title: "One row of a list of buttons is no button",
    why: "It looks like its neighbours; probably its action was made without telling assistive technologies.",
    audit: .trait, criterion: .nameRoleValue, severity: .moderate,
    fix: "Add the button trait, or the header trait if it is a heading.", page: ApplePage.traits)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    for column in Self.columns(of: screen) { judge(column, on: screen, into: &outcome) }
  }

  private func judge(_ column: [Int], on screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let frames = column.map { screen.nodes[$0].element.frame }
    let buttons = column.filter { screen.facts[$0].role.contains(.interactive) }
    let texts = column.indices.filter { screen.facts[column[$0]].role.contains(.text) }
    guard column.count >= 3, buttons.count >= 2, buttons.count + texts.count == column.count else { return }
    let heights = frames.map(\.height).sorted()
    let median = heights[heights.count / 2]
    for place in column.indices where !texts.contains(place) { outcome.add(.pass, at: column[place]) }
    for place in texts {
      let facts = screen.facts[column[place]]
      guard texts.count == 1, frames[place].height <= median * 1.5, facts.label.count <= 90,
        !facts.label.isEmpty,
        !facts.role.contains(.header), !facts.role.contains(.system)
      else {
        outcome.add(.pass, at: column[place])
        continue
      }
      let measured = "text among \(buttons.count) controls of the same place and width"
      let required = "a control like its neighbours, or a heading"
      // What stands first may be what the others are about, and what stands above a field what that is about.
      let isAboveField =
        Self.nearest(below: frames[place], on: screen).map { screen.facts[$0].role.contains(.field) } ?? false
      outcome.add(
        place == 0
          ? .review(measured + ", above them", required: required, reason: "first")
          : isAboveField
            ? .review(measured + ", above a field", required: required, reason: "field")
            : .fail(measured, required: required), at: column[place])
    }
  }

  /// What stands right below a frame, however wide.
  private static func nearest(below frame: CGRect, on screen: JudgedScreen) -> Int? {
    screen.nodes.indices.filter { index in
      let other = screen.nodes[index].element.frame
      return screen.facts[index].isJudged && other.minY >= frame.maxY - 1 && other.minX < frame.maxX
        && other.maxX > frame.minX
    }.min { screen.nodes[$0].element.frame.minY < screen.nodes[$1].element.frame.minY }
  }

  /// Elements of the same place and width, one below the other without gaps.
  private static func columns(of screen: JudgedScreen) -> [[Int]] {
    struct Key: Hashable {
      var x, width: Int
    }
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      let frame = screen.nodes[index].element.frame
      guard frame.minX.isFinite, frame.width.isFinite, abs(frame.minX) < 1e6, frame.width < 1e6 else {
        continue
      }
      let key = Key(x: Int(frame.minX.rounded()), width: Int(frame.width.rounded()))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    var columns: [[Int]] = []
    for key in order {
      guard let group = groups[key], group.count >= 3 else { continue }
      var column: [Int] = []
      let sorted = group.sorted { screen.nodes[$0].element.frame.minY < screen.nodes[$1].element.frame.minY }
      for index in sorted {
        let frame = screen.nodes[index].element.frame
        if let last = column.last {
          let above = screen.nodes[last].element.frame
          let gap = frame.minY - above.maxY
          if gap > max(above.height, frame.height) || gap < -1 {
            columns.append(column)
            column = []
          }
        }
        column.append(index)
      }
      columns.append(column)
    }
    return columns
  }
}
