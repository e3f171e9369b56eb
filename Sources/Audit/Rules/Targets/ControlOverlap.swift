import AccessibilityTree
import Foundation

/// Two controls overlap, or stand very near to each other.
public struct ControlOverlap: AuditRule {
  public static let about = RuleDescription(
    "control-overlap", title: "Controls overlap or stand too near to each other",
    why: "A finger hits the one next to the one that was meant.",
    audit: .hitRegion, criterion: nil, severity: .moderate,
    fix: "Leave at least 8 points between controls, 12 on an iPad.", page: ApplePage.guidelines)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let precision = screen.screen.framePrecision
    let spacing = screen.options.controlSpacing ?? (screen.screen.isPhone ? 8 : 12)
    let targets = screen.nodes.indices.filter { Self.isJudged($0, on: screen) }.map { Target($0, on: screen) }
    var nearby = NearbyRectangles(side: 192)
    for (place, target) in targets.enumerated() { nearby.add(place, target.frame) }
    for target in targets {
      let frame = target.frame
      var worst: (gap: Double, index: Int)?
      for place in nearby.near(frame.insetBy(dx: -spacing, dy: -spacing)) {
        let other = targets[place]
        guard other.index > target.index, !screen.isInside(other.index, target.index),
          !screen.isInside(target.index, other.index)
        else { continue }
        // A control on another, such as a button on a card, is no collision.
        guard !Self.areRows(frame, other.frame, precision), !Self.isOn(frame, other.frame) else { continue }
        guard !areOwnRows(target, other, on: screen) else { continue }
        // What is scrolled passes below what stands still, and is scrolled on.
        guard screen.scrollView(around: target.index) == screen.scrollView(around: other.index) else {
          continue
        }
        var gap = Self.gap(frame, other.frame)
        if gap < 0, -gap <= precision { gap = 0 }
        if gap + 0.1 < spacing, gap < worst?.gap ?? .infinity { worst = (gap, other.index) }
      }
      guard let worst else {
        outcome.add(.pass, at: target.index)
        continue
      }
      let other = screen.facts[worst.index].label
      let measured =
        (worst.gap < 0
          ? "it overlaps “\(other)” by \(Target.number(-worst.gap)) points"
          : "\(Target.number(worst.gap)) points to “\(other)”")
      var judgement = AuditJudgement.fail(
        measured, required: "\(Target.number(spacing)) points between controls",
        figures: ["gap": .number(worst.gap), "spacing": .number(spacing)])
      if worst.gap < -0.5, screen.facts[target.index].label != other { judgement.severity = .serious }
      judgement.others = [worst.index]
      outcome.add(judgement, at: target.index)
    }
  }

  /// Keys, tabs and the parts of one control touch each other by design.
  private static func isJudged(_ index: Int, on screen: JudgedScreen) -> Bool {
    guard Target.isTarget(index, on: screen) else { return false }
    let facts = screen.facts[index]
    if !facts.role.isDisjoint(with: [.key, .tab]) || facts.kind == .cell || fillsRow(index, on: screen) {
      return false
    }
    for outer in screen.ancestors(of: index) {
      switch screen.nodes[outer].container {
      case .tabBar, .segmentedControl, .navigationBar, .toolbar, .alert: return false
      default: break
      }
      switch screen.facts[outer].kind {
      case .bar, .stepper, .segmentedControl, .alert, .datePicker, .picker, .menu: return false
      default: break
      }
    }
    return true
  }

  /// Whether a control is all of its row, so that it touches others as rows do.
  private static func fillsRow(_ index: Int, on screen: JudgedScreen) -> Bool {
    guard let row = screen.screen.appearance(of: index)?.row else { return false }
    let frame = screen.nodes[index].element.frame
    return frame.insetBy(dx: -1, dy: -1).contains(row) && row.insetBy(dx: -1, dy: -1).contains(frame)
  }

  /// Whether each of two controls takes up the width of a row of its own, however high it is.
  private func areOwnRows(_ a: Target, _ b: Target, on screen: JudgedScreen) -> Bool {
    guard let row = screen.screen.appearance(of: a.index)?.row,
      let other = screen.screen.appearance(of: b.index)?.row, row != other
    else { return false }
    return a.frame.width >= row.width * 0.8 && b.frame.width >= other.width * 0.8
  }

  /// Rows of a list touch each other: one right below the other, equally wide, and wider than high.
  private static func areRows(_ a: CGRect, _ b: CGRect, _ precision: Double) -> Bool {
    let edge = 1 + precision
    return abs(a.minX - b.minX) < edge && abs(a.width - b.width) < edge
      && min(a.maxY, b.maxY) - max(a.minY, b.minY) < edge
      && min(a.height, b.height) >= 43.9 - precision && a.width > 3 * a.height
  }

  /// Whether the smaller of two controls lies on the other one, all of it but what rounding leaves.
  private static func isOn(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = a.intersection(b)
    guard !common.isNull else { return false }
    return common.width * common.height >= 0.98 * min(a.width * a.height, b.width * b.height)
  }

  /// The distance of two frames; below 0 where they overlap.
  private static func gap(_ a: CGRect, _ b: CGRect) -> Double {
    let x = max(a.minX, b.minX) - min(a.maxX, b.maxX)
    let y = max(a.minY, b.minY) - min(a.maxY, b.maxY)
    if x < 0, y < 0 { return max(x, y) }
    return x > 0 && y > 0 ? hypot(x, y) : max(x, y)
  }
}
