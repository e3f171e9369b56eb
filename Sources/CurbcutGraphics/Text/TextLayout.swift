import Foundation

/// Text broken into lines, which can be measured, drawn, and queried for the positions of its characters.
///
/// Measuring the same runs again is cheap: layouts are cached. Lengths are in points and not rounded;
/// what UIKit reports is `size.roundedUp(toScale:)`.
package final class TextLayout {
  /// One line: its top, height and baseline from the top of the layout, and its characters (UTF-16).
  package struct Line: Hashable, Sendable {
    package var top: CGFloat
    package var height: CGFloat
    /// The space that its fonts ask for before the next line.
    package var leading: CGFloat
    package var baseline: CGFloat
    /// Width of the text, without trailing space.
    package var width: CGFloat
    package var range: NSRange

    package static func == (a: Self, b: Self) -> Bool {
      a.top == b.top && a.height == b.height && a.leading == b.leading
        && a.baseline == b.baseline && a.width == b.width && a.range == b.range
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(top) }
  }

  let shaped: ShapedText
  let options: TextLayoutOptions
  private let maxWidth: CGFloat?

  /// Lays out runs. With a nil `maxWidth`, the layout is as wide as the text, and lines break only at line breaks in
  /// the text.
  package init(runs: [TextRun], maxWidth: CGFloat?, options: TextLayoutOptions = TextLayoutOptions()) {
    self.options = options
    self.maxWidth = maxWidth.map { max(0, $0) }
    shaped = PangoEngine.shared.shape(runs, maxWidth: self.maxWidth, options: options)
  }

  package var size: CGSize { shaped.size }
  package var lines: [Line] { shaped.lines.map(\.line) }
  package var lineCount: Int { shaped.lines.count }

  /// From the top of the layout to the baseline of its first and its last line.
  package var firstBaseline: CGFloat { shaped.lines.first?.line.baseline ?? 0 }
  package var lastBaseline: CGFloat { shaped.lines.last?.line.baseline ?? 0 }

  /// True when some of the text is not shown.
  package var isTruncated: Bool { shaped.isTruncated }

  /// Draws the text with its top left corner at `origin`, aligned in `width`: by default the width it was
  /// broken for, or its own. With `color`, all of it in that colour.
  package func draw(
    in context: CGContext, at origin: CGPoint, width: CGFloat? = nil, color: CGColor? = nil
  ) {
    context.drawText { canvas, alpha in
      PangoEngine.shared.draw(
        shaped, on: canvas, at: origin, width: width ?? alignmentWidth, options: options,
        alpha: alpha, color: color)
    }
  }

  var alignmentWidth: CGFloat { maxWidth ?? size.width }

  /// The rectangle of a caret before a character: `offset` in UTF-16 units, 0 to the length of the text.
  package func caret(at offset: Int, width: CGFloat? = nil) -> CGRect {
    guard let line = line(containing: offset) else { return .zero }
    let x = PangoEngine.shared.x(
      of: offset, in: shaped, line: line, width: width ?? alignmentWidth, options: options)
    let place = shaped.lines[line].line
    return CGRect(x: x, y: place.top, width: 0, height: place.height)
  }

  /// The rectangles that the characters of the range cover, one for each line or part of one.
  package func rects(of range: NSRange, width: CGFloat? = nil) -> [CGRect] {
    var rects: [CGRect] = []
    for (index, shapedLine) in shaped.lines.enumerated() {
      let place = shapedLine.line
      guard let part = intersection(range, place.range), part.length > 0 else { continue }
      for (left, right) in PangoEngine.shared.spans(
        of: part, in: shaped, line: index, width: width ?? alignmentWidth, options: options)
      {
        rects.append(CGRect(x: left, y: place.top, width: right - left, height: place.height))
      }
    }
    return rects
  }

  /// The character boundary nearest to a point, as a UTF-16 offset.
  package func offset(at point: CGPoint, width: CGFloat? = nil) -> Int {
    guard !shaped.lines.isEmpty else { return 0 }
    let index = shaped.lines.lastIndex { $0.line.top <= point.y } ?? 0
    return PangoEngine.shared.offset(
      at: point.x, in: shaped, line: index, width: width ?? alignmentWidth, options: options)
  }

  private func line(containing offset: Int) -> Int? {
    let lines = shaped.lines
    return lines.lastIndex { $0.line.range.location <= offset } ?? (lines.isEmpty ? nil : 0)
  }

  private func intersection(_ a: NSRange, _ b: NSRange) -> NSRange? {
    let start = max(a.location, b.location)
    let end = min(a.location + a.length, b.location + b.length)
    return start <= end ? NSRange(location: start, length: end - start) : nil
  }
}
