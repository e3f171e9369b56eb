import CurbcutGraphics
import CurbcutUIKit
import Foundation

extension TextNode {
  /// What the text shows, as audits measure it; nil for no text.
  func shownFacts(in bounds: CGRect) -> ShownTextFacts? {
    let resolved = self.resolved
    defer { working = nil }
    guard !resolved.isEmpty, values.redaction == nil, values.textRenderer == nil else { return nil }
    let shown = layout(in: ProposedViewSize(width: frame.width + 0.01, height: frame.height)).layout
    let lines = values.lineLimit ?? 0
    let whole = layout(LayoutKey(width: lines == 1 ? nil : frame.width + 0.01, lines: lines == 1 ? 1 : 0))
      .layout
    // Both are laid out alike but for the scale that lets a text fit.
    let unscaled = whole.lines.first?.height ?? 0
    let scale =
      values.minimumScaleFactor < 1 && unscaled > 0 ? (shown.lines.first?.height ?? unscaled) / unscaled : 1
    let height = shown.lines.last.map { roundedUp($0.top + $0.height) } ?? bounds.height
    let width = min(roundedUp(shown.size.width), bounds.width)
    let x: CGFloat =
      switch (values.multilineTextAlignment, values.layoutDirection) {
      case (.center, _): (bounds.width - width) / 2
      case (.leading, .rightToLeft), (.trailing, .leftToRight): bounds.width - width
      default: 0
      }
    var facts = ShownTextFacts(
      text: resolved.shownString, font: font, color: drawing?.paint == nil ? ownInk : nil,
      numberOfLines: lines,
      frame: CGRect(x: x, y: 0, width: width, height: height), needs: whole.size,
      isTruncated: shown.isTruncated, scale: min(1, scale))
    // What the text itself says comes from the app.
    let hasOwnColor = resolved.only.map { $0.look.color != nil || $0.look.style != nil } ?? true
    facts.hasSystemColor = values.hasSystemForeground && !hasOwnColor
    if resolved.only == nil, resolved.drawn.length > 0 {
      let colors = Set(resolved.drawn.shownColors)
      facts.color = drawing?.paint == nil && resolved.paints.isEmpty && colors.count == 1 ? colors.first : nil
      if let links = seldom?.links, !links.isEmpty {
        facts.links = resolved.drawn.shownLinks(
          in: links.map(\.range), color: .label, tint: values.tintPlatformColor)
      }
    }
    return facts
  }
}

extension NSAttributedString {
  /// The colours of its parts.
  fileprivate var shownColors: [UIColor] {
    var colors: [UIColor] = []
    enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let color = value as? UIColor { colors.append(color) }
    }
    return colors
  }
}
