import AssistiveTechnology
import CurbcutGraphics
import Foundation

/// What a technology draws over the screen.
typealias ScreenOverlay = AssistiveTechnology.Overlay

/// Draws what a technology shows over the screen: its cursor or ring, its marks, and its list.
///
/// Kinds differ in form, not only in colour: one item has a plain line, a group a double one, the way out of it a dashed
/// one, the ring of the keyboard round corners. Every line has a light and a dark edge, so that it shows on any background.
struct OverlayPicture {
  let overlay: ScreenOverlay
  /// The bounds of the screen, in points.
  let bounds: CGRect

  init(_ overlay: ScreenOverlay, bounds: CGRect) {
    self.overlay = overlay
    self.bounds = bounds
  }

  private static let white = CGColor(gray: 1, alpha: 1)
  private static let black = CGColor(gray: 0, alpha: 1)
  /// Dark enough for white letters: 4.5 : 1 and more.
  static let colors: [String: CGColor] = [
    "blue": CGColor(srgbRed: 0, green: 0.36, blue: 0.85, alpha: 1),
    "red": CGColor(srgbRed: 0.76, green: 0.09, blue: 0.09, alpha: 1),
    "green": CGColor(srgbRed: 0.05, green: 0.45, blue: 0.16, alpha: 1),
    "yellow": CGColor(srgbRed: 0.50, green: 0.38, blue: 0, alpha: 1),
    "orange": CGColor(srgbRed: 0.68, green: 0.29, blue: 0, alpha: 1),
    "gray": CGColor(srgbRed: 0.29, green: 0.33, blue: 0.39, alpha: 1),
    "pink": CGColor(srgbRed: 0.78, green: 0.10, blue: 0.42, alpha: 1),
    "purple": CGColor(srgbRed: 0.48, green: 0.18, blue: 0.62, alpha: 1),
  ]
  /// The ground of badges without a colour of their own.
  static let badgeColor = CGColor(gray: 0.13, alpha: 1)

  func draw(in context: CGContext) {
    context.saveGState()
    for mark in overlay.marks where mark.kind != .badge { draw(mark, in: context) }
    // The text of badges lies over every line.
    var taken: [CGRect] = []
    for mark in overlay.marks where mark.kind == .badge {
      if let place = drawBadge(mark, avoiding: taken, in: context) { taken.append(place) }
    }
    // Switch Control's cursor is one of its marks.
    let cursors: Set<ScreenOverlay.Mark.Kind> = [.itemCursor, .groupCursor, .leaveGroupCursor, .focusRing]
    if let cursor = overlay.cursor, !overlay.marks.contains(where: { cursors.contains($0.kind) }) {
      draw(.init(.focusRing, cursor, isLarge: overlay.isCursorLarge), in: context)
    }
    if let panel = overlay.panel { draw(panel, in: context) }
    context.restoreGState()
  }

  private func color(of mark: ScreenOverlay.Mark) -> CGColor {
    mark.color.flatMap { Self.colors[$0] } ?? Self.colors["blue"] ?? Self.black
  }

  // MARK: Marks

  private func draw(_ mark: ScreenOverlay.Mark, in context: CGContext) {
    let frame = mark.frame.intersection(bounds.insetBy(dx: -4, dy: -4))
    guard !frame.isNull, frame.minX.isFinite, frame.width.isFinite, frame.height.isFinite else { return }
    let color = color(of: mark)
    let width = mark.isLarge ? 6.0 : 3.0
    switch mark.kind {
    case .itemCursor: stroke(frame.insetBy(dx: -2, dy: -2), radius: 4, width, color, in: context)
    case .focusRing: drawRing(mark, frame, width, in: context)
    case .groupCursor:
      stroke(frame.insetBy(dx: -2, dy: -2), radius: 4, width, color, in: context)
      stroke(frame.insetBy(dx: width + 3, dy: width + 3), radius: 2, 1.5, color, in: context)
    case .leaveGroupCursor:
      stroke(frame.insetBy(dx: -2, dy: -2), radius: 4, width, color, dashes: [9, 6], in: context)
    case .gridCell: drawCell(mark, frame, in: context)
    case .line, .band:
      context.setFillColor(color.copy(alpha: mark.kind == .line ? 1 : 0.3) ?? color)
      context.fill(frame)
    case .crosshair: drawCrosshair(frame, color, width, in: context)
    case .dimmed: drawDimmed(frame, in: context)
    case .highlightedWord, .highlightedSentence:
      HighlightPicture(mark, frame).draw(in: context)
    case .menuButton, .menu, .menuIcon, .touchPoint, .pointer: drawFloating(mark, frame, color, in: context)
    case .badge: break
    }
  }

  /// What floats over the screen: a menu, its icons with their titles, its button, circles for fingers, the pointer.
  private func drawFloating(
    _ mark: ScreenOverlay.Mark, _ frame: CGRect, _ color: CGColor, in context: CGContext
  ) {
    let isRound = mark.kind != .menu && mark.kind != .menuIcon
    let radius = isRound ? min(frame.width, frame.height) / 2 : 16
    let ground = mark.kind == .touchPoint || mark.color != nil ? color : Self.badgeColor
    let opacity = (isRound ? 0.6 : 0.85) * (mark.opacity ?? 1)
    fill(frame, ground.copy(alpha: opacity) ?? ground, radius: radius, in: context)
    stroke(frame, radius: radius, 1.5, ground, in: context)
    if mark.kind == .menuIcon { _ = drawBadge(mark, avoiding: [], in: context) }
  }

  /// A line with an edge outside, which is light.
  private func stroke(
    _ frame: CGRect, radius: CGFloat, _ width: CGFloat, _ color: CGColor, dashes: [CGFloat] = [],
    edge: CGColor = Self.white, in context: CGContext
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let corner = min(radius, frame.width / 2, frame.height / 2)
    let shape = CGPath(roundedRect: frame, cornerWidth: corner, cornerHeight: corner, transform: nil)
    for (color, width, dashes) in [(edge, width + 2.5, []), (color, width, dashes)] {
      context.setLineDash(phase: 0, lengths: dashes)
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.beginPath()
      context.addPath(shape)
      context.strokePath()
    }
    context.setLineDash(phase: 0, lengths: [])
  }

  /// White lines have a dark edge; with High Contrast the line has another beside it that is light where it is dark.
  private func drawRing(
    _ mark: ScreenOverlay.Mark, _ frame: CGRect, _ width: CGFloat, in context: CGContext
  ) {
    let color = mark.color == "white" ? Self.white : color(of: mark)
    let other = mark.color == "white" ? Self.black : Self.white
    guard mark.style == .doubleLine else {
      return stroke(frame, radius: 8, width, color, edge: other, in: context)
    }
    stroke(frame.insetBy(dx: -width, dy: -width), radius: 8 + width, width, color, edge: other, in: context)
    stroke(frame, radius: 8, width, other, edge: other, in: context)
  }

  private func drawCell(
    _ mark: ScreenOverlay.Mark, _ frame: CGRect, in context: CGContext
  ) {
    for (color, width) in [(Self.white, 2.5), (Self.badgeColor, 1.0)] {
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.beginPath()
      context.addPath(CGPath(rect: frame, transform: nil))
      context.strokePath()
    }
    _ = drawBadge(mark, avoiding: [], in: context)
  }

  private func drawCrosshair(_ frame: CGRect, _ color: CGColor, _ width: CGFloat, in context: CGContext) {
    let lines = [
      CGRect(x: bounds.minX, y: frame.midY, width: bounds.width, height: 0),
      CGRect(x: frame.midX, y: bounds.minY, width: 0, height: bounds.height),
    ]
    for (color, width) in [(Self.white, width + 2), (color, width)] {
      context.setFillColor(color)
      for line in lines {
        context.fill(
          line.insetBy(dx: line.width == 0 ? -width / 2 : 0, dy: line.height == 0 ? -width / 2 : 0))
      }
    }
  }

  /// Darker, with lines across, since darkness alone could be the app's.
  private func drawDimmed(_ frame: CGRect, in context: CGContext) {
    context.saveGState()
    context.clip(to: frame)
    context.setFillColor(CGColor(gray: 0.3, alpha: 0.6))
    context.fill(frame)
    context.setStrokeColor(CGColor(gray: 1, alpha: 0.7))
    context.setLineWidth(1)
    var x = frame.minX - frame.height
    while x < frame.maxX {
      context.strokeLineSegments(between: [
        CGPoint(x: x, y: frame.maxY), CGPoint(x: x + frame.height, y: frame.minY),
      ])
      x += 14
    }
    context.restoreGState()
  }

  // MARK: Badges

  /// - Returns: where the badge is; nil for one without text.
  private func drawBadge(
    _ mark: ScreenOverlay.Mark, avoiding taken: [CGRect], in context: CGContext
  ) -> CGRect? {
    guard let words = mark.text, !words.isEmpty, mark.frame.midX.isFinite, mark.frame.midY.isFinite else {
      return nil
    }
    let size = mark.isLarge ? 18.0 : 13.0
    let text = layout(words, size: size, color: Self.white, width: bounds.width - 16)
    let box = CGSize(
      width: max(text.size.width + 10, text.size.height + 4), height: text.size.height + 4)
    var rect = CGRect(
      x: mark.frame.midX - box.width / 2, y: mark.frame.midY - box.height / 2, width: box.width,
      height: box.height)
    rect.origin.x = max(bounds.minX + 2, min(rect.minX, bounds.maxX - box.width - 2))
    rect.origin.y = max(bounds.minY + 2, min(rect.minY, bounds.maxY - box.height - 2))
    // A text that is covered cannot be read: what comes later makes way.
    for _ in taken {
      guard let other = taken.first(where: { $0.intersects(rect) }) else { break }
      let isRoom = other.maxX + 2 + box.width < bounds.maxX
      rect.origin = CGPoint(
        x: isRoom ? other.maxX + 2 : rect.minX, y: isRoom ? rect.minY : other.maxY + 2)
    }
    fill(rect.insetBy(dx: -1.5, dy: -1.5), Self.white, radius: 7.5, in: context)
    fill(rect, mark.color.flatMap { Self.colors[$0] } ?? Self.badgeColor, radius: 6, in: context)
    text.draw(
      in: context,
      at: CGPoint(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2))
    return rect
  }

  private func fill(_ rect: CGRect, _ color: CGColor, radius: CGFloat, in context: CGContext) {
    let corner = min(radius, rect.width / 2, rect.height / 2)
    context.setFillColor(color)
    context.beginPath()
    context.addPath(CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil))
    context.fillPath()
  }

  private func layout(_ words: String, size: CGFloat, color: CGColor, width: CGFloat) -> TextLayout {
    let font = FontDescriptor(design: .system, size: size, weight: 0.3)
    return TextLayout(runs: [TextRun(text: words, font: font, color: color)], maxWidth: width)
  }

  // MARK: The list

  /// The most rows that are shown at once; more are scrolled, so that the selected one is among them.
  private static let rows = 9

  private func draw(_ panel: ScreenOverlay.Panel, in context: CGContext) {
    let selection = panel.selection ?? 0
    let first = max(0, min(selection - Self.rows / 2, panel.rows.count - Self.rows))
    let rows = Array(panel.rows.enumerated().dropFirst(first).prefix(Self.rows))
    let (width, height) = (bounds.width - 48, 26.0)
    let box = CGRect(
      x: bounds.minX + 24, y: bounds.maxY - 40 - Double(rows.count + 1) * height, width: width,
      height: Double(rows.count + 1) * height + 12)
    fill(box.insetBy(dx: -1.5, dy: -1.5), Self.white, radius: 13.5, in: context)
    fill(box, Self.badgeColor, radius: 12, in: context)
    context.saveGState()
    context.clip(to: box)
    func line(_ words: String, _ number: Int, isSelected: Bool) {
      let row = CGRect(
        x: box.minX + 6, y: box.minY + 6 + Double(number) * height, width: box.width - 12, height: height)
      if isSelected { fill(row, Self.white, radius: 6, in: context) }
      let text = layout(
        (isSelected ? "▸ " : "") + words, size: number == 0 ? 15 : 14,
        color: isSelected ? Self.black : Self.white, width: 2_000)
      text.draw(in: context, at: CGPoint(x: row.minX + 8, y: row.midY - text.size.height / 2))
    }
    line(panel.title, 0, isSelected: false)
    for (number, row) in rows.enumerated() {
      line(row.element, number + 1, isSelected: row.offset == panel.selection)
    }
    context.restoreGState()
  }
}
