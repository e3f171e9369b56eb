import AccessibilityTree
import Foundation

/// A control is smaller than a fingertip needs.
public struct TargetSize: ElementRule {
  public static let about = RuleDescription(
    "target-size", title: "The control is small",
    why:
      "Apple asks for 44 by 44 points, so that it is hit with a trembling hand, on the move, or with large fingers.",
    audit: .hitRegion, criterion: .targetSizeEnhanced, severity: .moderate,
    fix: "Make it at least 44 by 44 points: add padding, or enlarge its hit test.",
    page: ApplePage.guidelines,
    yieldsTo: ["target-size-minimum"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let options = node.screen.options
    let isWanted = options.judgesEveryTarget && !node.role.contains(.system)
    guard isWanted || Target.isTarget(node.index, on: node.screen, includesSystem: true) else { return nil }
    if !isWanted, node.role.contains(.key) || Target.hasPlatformSize(node.index, on: node.screen) {
      return nil
    }
    if !isWanted, !node.role.isDisjoint(with: [.toggle, .tab]), node.facts.kind != .button { return nil }
    // How far touches reach beyond an item of a bar is known only where somebody asked.
    if !isWanted, node.appearance?.touchFrame == nil, node.screen.isInBar(node.index) { return nil }
    let minimum = options.targetSize
    let size = Target.size(node.index, on: node.screen)
    // Frames are rounded to pixels, or to whole points.
    let tolerance = max(0.1, node.screen.screen.framePrecision)
    let isLarge = min(size.width, size.height) + tolerance >= minimum
    let xcodeIsContent = min(size.width, size.height) >= 20 && max(size.width, size.height) >= minimum
    let figures: [String: AuditFigure] =
      isLarge && !node.screen.keepsFigures
      ? [:] : ["size": .size(size.width, size.height), "minimum": .number(minimum)]
    if isLarge || (options.isLikeXcode && xcodeIsContent) { return AuditJudgement(.pass, figures: figures) }
    let required = "\(Target.number(minimum)) by \(Target.number(minimum)) points"
    if Self.isCut(node) {
      return .review(
        "\(Target.text(size)), of which the whole may not be seen", required: required,
        reason: "partlyVisible",
        figures: figures)
    }
    if let row = Self.rowOfField(node), row.height + tolerance >= minimum {
      return .review(
        "\(Target.text(size)), in a row of \(Target.number(row.height)) points that may take touches for it",
        required: required, reason: "row", figures: figures)
    }
    var judgement = AuditJudgement.fail(Target.text(size), required: required, figures: figures)
    if min(size.width, size.height) + tolerance < 28 { judgement.severity = .serious }
    return judgement
  }

  /// The row of a list around a field; nil for anything else.
  private static func rowOfField(_ node: JudgedNode) -> CGRect? {
    guard node.role.contains(.field) else { return nil }
    if let row = node.appearance?.row { return row }
    guard
      let row = node.screen.ancestors(of: node.index).first(where: { node.screen.facts[$0].kind == .cell })
    else { return nil }
    return node.screen.screen.appearance(of: row)?.viewFrame ?? node.screen.nodes[row].element.frame
  }

  /// Whether part of it may lie beyond the edge of the screen, in a frame that was cut there.
  private static func isCut(_ node: JudgedNode) -> Bool { node.appearance?.isCut ?? false }
}
