import AssistiveTechnology
import CurbcutGraphics
import Foundation

/// Draws a line of what Spoken Content highlights: a coloured ground behind it, or a line below it.
struct HighlightPicture {
  private let mark: ScreenOverlay.Mark
  private let frame: CGRect

  /// - Parameter frame: the part of the mark that is on the screen.
  init(_ mark: ScreenOverlay.Mark, _ frame: CGRect) {
    self.mark = mark
    self.frame = frame
  }

  /// Through these the text is read, so they are light.
  private static let grounds: [String: (CGFloat, CGFloat, CGFloat)] = [
    "blue": (0.35, 0.65, 1), "yellow": (1, 0.85, 0.2), "green": (0.3, 0.85, 0.4), "pink": (1, 0.45, 0.7),
    "purple": (0.7, 0.45, 1),
  ]
  private static let usualGround: (CGFloat, CGFloat, CGFloat) = (1, 0.85, 0.2)

  /// A word lies within its sentence: its ground is denser, and has an edge.
  func draw(in context: CGContext) {
    if mark.style == .ground { drawGround(in: context) } else { drawLine(in: context) }
  }

  private func drawGround(in context: CGContext) {
    let isWord = mark.kind == .highlightedWord
    let (red, green, blue) = mark.color.flatMap { Self.grounds[$0] } ?? Self.usualGround
    context.setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: isWord ? 0.5 : 0.3))
    context.fill(frame)
    guard isWord else { return }
    context.setStrokeColor(CGColor(gray: 0, alpha: 0.7))
    context.setLineWidth(1)
    context.stroke(frame.insetBy(dx: -0.5, dy: -0.5))
  }

  /// Across the lower edge of the line, so that it touches no line of text below.
  private func drawLine(in context: CGContext) {
    let color = mark.color.flatMap { OverlayPicture.colors[$0] } ?? CGColor(gray: 0, alpha: 1)
    for (color, height) in [(CGColor(gray: 1, alpha: 1), 4.0), (color, 2.0)] {
      context.setFillColor(color)
      context.fill(
        CGRect(x: frame.minX, y: frame.maxY - 2 - height / 2, width: frame.width, height: height))
    }
  }
}
