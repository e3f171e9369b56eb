import Foundation

/// How content fades and blurs where it lies under a bar since iOS 26: the "soft" style of
/// <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>.
///
/// Beside a title nearly nothing is left of the content, so that it stays legible; the effect ends a little beyond the bar.
/// How strong it is, is not documented: the values are ours.
@MainActor
enum ScrollEdge {
  /// How strong the effect is at one edge.
  private struct Strength {
    /// How much of the ground's colour lies over the content at the edge of the screen, at the end of the plateau, and
    /// where the bar ends.
    let opacities: [CGFloat]
    /// The part of the bar, from the edge of the screen, on which the effect stays strong.
    let plateau: CGFloat
    /// The blur radius at the edge of the screen, in points.
    let blur: CGFloat
  }

  /// Titles stand there, without anything behind them.
  private static let atTop = Strength(opacities: [0.96, 0.88, 0.3], plateau: 0.75, blur: 7)
  /// What stands there has platters of its own.
  private static let atBottom = Strength(opacities: [0.85, 0.55, 0.1], plateau: 0.6, blur: 4)
  /// How far the colour goes on beyond the bar, in points.
  private static let tail: CGFloat = 8
  /// How high a part of the bar is that is blurred alike, in points.
  private static let bandHeight: CGFloat = 12

  /// Draws the effect.
  ///
  /// - Parameters:
  ///   - bar: the room of the bar, up to the edge of the screen.
  ///   - edge: the edge of the screen that the bar is at.
  ///   - ground: the colour behind the content.
  static func draw(over bar: CGRect, at edge: CGRectEdge, ground: UIColor) {
    guard let context = UIGraphicsGetCurrentContext(), bar.height > 0 else { return }
    let isAtTop = edge == .minYEdge
    let strength = isAtTop ? atTop : atBottom
    let bands = max(1, Int(bar.height / bandHeight))
    let height = bar.height / CGFloat(bands)
    for band in 0..<bands {
      let way = (CGFloat(band) + 0.5) / CGFloat(bands)
      let y = isAtTop ? bar.minY + CGFloat(band) * height : bar.maxY - CGFloat(band + 1) * height
      context.blurBackdrop(
        in: CGRect(x: bar.minX, y: y, width: bar.width, height: height),
        with: BackdropBlur(sigma: strength.blur * pow(min(1, (1 - way) / (1 - strength.plateau)), 1.5)))
    }
    let rect = CGRect(
      x: bar.minX, y: isAtTop ? bar.minY : bar.minY - tail, width: bar.width, height: bar.height + tail)
    let colors = (strength.opacities + [0]).map { ground.withAlphaComponent($0).cgColor }
    let end = bar.height / rect.height
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: [0, strength.plateau * end, end, 1])
    else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: isAtTop ? rect.minY : rect.maxY),
      end: CGPoint(x: 0, y: isAtTop ? rect.maxY : rect.minY), options: [])
    context.restoreGState()
  }

  /// The colour behind the content of a scroll view.
  static func ground(behind scrolling: UIScrollView, _ traits: UITraitCollection) -> UIColor {
    let behind = scrolling.backgroundColor ?? scrolling.superview?.backgroundColor ?? .systemBackground
    let color = behind.resolvedColor(with: traits)
    return color.cgColor.alpha > 0 ? color : UIColor.systemBackground.resolvedColor(with: traits)
  }

  /// Whether settings of the person ask for a background without transparency in place of the effect.
  static func isReplaced(_ traits: UITraitCollection) -> Bool {
    UIAccessibility.isReduceTransparencyEnabled || traits.accessibilityContrast == .high
  }
}
