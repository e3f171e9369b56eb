import AccessibilityTree
import Foundation

/// Colour alone tells things apart.
///
/// Links in a text differ from it by more than the colour, or by 3:1 in lightness. Signs of one shape that have several
/// colours and no words are compared as people see them who lack one kind of cone.
public struct ColorAlone: AuditRule {
  public static let about = RuleDescription(
    "color-alone", title: "Colour alone tells things apart",
    why: "One man in twelve sees red and green alike, and nobody sees colours on a grey screen.",
    audit: .contrast, criterion: .useOfColor, severity: .serious,
    fix: "Add a word, a shape or a line: a tick and a cross, a line below the link.", page: ApplePage.color,
    needsAppearance: true)

  public init() {}

  /// From this difference (ΔE*ab) on, colours are told apart at a glance, and below the other they are not.
  private static let (apart, alike) = (20.0, 11.0)
  /// The contrast of a link with the text around it that needs no other sign (WCAG technique G183).
  private static let linkContrast = 3.0

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    judgeLinks(screen, into: &outcome)
    judgeSigns(screen, into: &outcome)
  }

  private func judgeLinks(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    for index in ShownText.nodes(of: screen) {
      guard let appearance = screen.screen.appearance(of: index), !screen.facts[index].isInvisible,
        let text = appearance.text
      else { continue }
      // A text that is nothing but a link stands for itself.
      let links = appearance.links.filter { $0.text.count < text.count }
      guard !links.isEmpty else { continue }
      let lost = links.first {
        !$0.hasOtherCue && AuditColor.contrast($0.color, $0.around) < Self.linkContrast
      }
      guard let lost else {
        outcome.add(.pass, at: index)
        continue
      }
      let ratio = Target.number(AuditColor.contrast(lost.color, lost.around))
      outcome.add(
        .fail(
          "the link “\(lost.text)” differs from its text by colour alone, \(ratio):1 (\(lost.color.hex) beside \(lost.around.hex))",
          required: "a line below it, or 3:1"), at: index)
    }
  }

  // MARK: Signs

  /// What signs have in common that are told apart by their colours.
  private struct Shape: Hashable {
    var name: String
    var width, height: Int
    var image: String?
    var label: String
  }

  private func judgeSigns(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    var groups: [Shape: [(index: Int, color: AuditColor)]] = [:]
    var order: [Shape] = []
    for index in screen.nodes.indices {
      guard let color = signColor(index, on: screen) else { continue }
      let element = screen.nodes[index].element
      let frame = screen.screen.appearance(of: index)?.viewFrame ?? element.frame
      let shape = Shape(
        name: element.className ?? "", width: Int(frame.width.rounded()), height: Int(frame.height.rounded()),
        image: screen.screen.appearance(of: index)?.imageName,
        label: screen.nodes[index].exposure == .element ? screen.facts[index].label : "")
      if groups[shape] == nil { order.append(shape) }
      groups[shape, default: []].append((index, color))
    }
    for shape in order {
      guard let group = groups[shape], group.count > 1, let first = group.first else { continue }
      if let judgement = judge(group) { outcome.add(judgement, at: first.index) }
    }
  }

  private func judge(_ group: [(index: Int, color: AuditColor)]) -> AuditJudgement? {
    var colors: [AuditColor] = []
    for entry in group where !colors.contains(where: { $0.difference(from: entry.color) < Self.apart }) {
      colors.append(entry.color)
      // More than a few colours are a picture.
      if colors.count > 6 { return nil }
    }
    guard colors.count > 1 else { return nil }
    for (place, color) in colors.enumerated() {
      for other in colors.dropFirst(place + 1) {
        let lost = ColorVisionDeficiency.allCases.first {
          $0.seen(color).difference(from: $0.seen(other)) < Self.alike
        }
        guard let lost else { continue }
        var judgement = AuditJudgement.review(
          "\(group.count) signs of one shape in \(colors.count) colours and without words; with \(lost.rawValue) \(color.hex) and \(other.hex) look alike",
          required: "another sign besides the colour, if the colour says something", reason: lost.rawValue)
        judgement.others = group.dropFirst().map(\.index)
        return judgement
      }
    }
    return .pass
  }

  /// The colour of a small view without words and without anything in it; nil for anything else.
  private func signColor(_ index: Int, on screen: JudgedScreen) -> AuditColor? {
    guard let appearance = screen.screen.appearance(of: index), screen.nodes[index].exposure != .unseen,
      screen.lastInside[index] == index, appearance.text == nil, !appearance.isDecorative,
      !screen.facts[index].isInvisible,
      screen.facts[index].role.isDisjoint(with: [.system, .disabled, .toggle, .adjustable])
    else { return nil }
    let frame = appearance.viewFrame ?? screen.nodes[index].element.frame
    // Lines and areas are no signs.
    guard frame.width >= 4, frame.height >= 4, frame.width <= 48, frame.height <= 48,
      max(frame.width, frame.height) <= 3 * min(frame.width, frame.height),
      frame.intersects(screen.screen.bounds)
    else { return nil }
    if let graphic = appearance.graphic, case .color(let color) = graphic.color { return color.over(.white) }
    guard case .color(let color) = appearance.background, color.alpha >= 0.5 else { return nil }
    return color.over(.white)
  }
}
