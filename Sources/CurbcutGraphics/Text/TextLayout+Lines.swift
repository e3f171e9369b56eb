import Foundation

/// What a typesetter needs that places each line itself. `width` is what the line is aligned in, as elsewhere.
extension TextLayout {
  /// One of the lines, without a copy of them all.
  package func line(at index: Int) -> Line { shaped.lines[index].line }

  /// The x coordinate of the boundary before a character of a line.
  package func x(of offset: Int, line: Int, width: CGFloat? = nil) -> CGFloat {
    let range = shaped.lines[line].line.range
    return PangoEngine.shared.x(
      of: min(max(range.location, offset), NSMaxRange(range)), in: shaped, line: line,
      width: width ?? alignmentWidth, options: options)
  }

  /// The x coordinates that characters of a line cover, from left to right.
  package func spans(of range: NSRange, line: Int, width: CGFloat? = nil) -> [(CGFloat, CGFloat)] {
    PangoEngine.shared.spans(
      of: range, in: shaped, line: line, width: width ?? alignmentWidth, options: options)
  }

  /// The boundary of a line that is nearest to an x coordinate.
  package func offset(atX x: CGFloat, line: Int, width: CGFloat? = nil) -> Int {
    PangoEngine.shared.offset(
      at: x, in: shaped, line: line, width: width ?? alignmentWidth, options: options)
  }

  /// Draws one line where it is drawn when the layout has its top left corner at `origin`.
  ///
  /// - Parameters:
  ///   - range: the characters that are drawn; nil for all of the line.
  ///   - color: what they are drawn in; nil for their own colours.
  package func draw(
    line: Int, range: NSRange? = nil, in context: CGContext, at origin: CGPoint, width: CGFloat? = nil,
    color: CGColor? = nil
  ) {
    context.drawText { canvas, alpha in
      PangoEngine.shared.draw(
        shaped, line: line, range: range, on: canvas, at: origin, width: width ?? alignmentWidth,
        options: options, alpha: alpha, color: color)
    }
  }
}
