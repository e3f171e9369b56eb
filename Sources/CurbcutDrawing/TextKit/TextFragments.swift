import Foundation

/// One line of text in a container, or the part of one on one side of an excluded region.
struct TextFragment {
  /// The index of the container.
  var container: Int
  var rect: CGRect
  var usedRect: CGRect
  /// From the top of `rect` to the baseline.
  var baseline: CGFloat
  /// Its characters, with the line break that ends it.
  var range: NSRange
  /// How many of them are before that line break.
  var textLength: Int
  /// The layout that has the line, at which index, and where the layout's text begins in the storage.
  var text: AttributedTextLayout
  var line: Int
  var start: Int
  /// The x coordinate and the width of the space within the padding.
  var left: CGFloat
  var width: CGFloat
  /// What an ellipsis stands for; nil when all is shown.
  var truncated: NSRange?

  private var layout: TextLayout { text.layout }

  /// The x coordinate of the boundary before a character.
  func x(of index: Int) -> CGFloat {
    left + layout.x(of: max(0, index - start), line: line, width: width)
  }

  /// The x coordinates that characters cover, left to right.
  func spans(of characters: NSRange) -> [(CGFloat, CGFloat)] {
    var part = NSIntersectionRange(characters, NSRange(location: range.location, length: textLength))
    guard part.length > 0 else { return [] }
    part.location -= start
    return layout.spans(of: part, line: line, width: width).map { (left + $0.0, left + $0.1) }
  }

  /// The rectangle around characters of the line, of the height of its text; of no width for a line break.
  func bounds(of characters: NSRange) -> CGRect {
    let part = NSIntersectionRange(characters, range)
    let spans = spans(of: part)
    guard let from = spans.map(\.0).min(), let to = spans.map(\.1).max() else {
      return CGRect(x: x(of: part.location), y: usedRect.minY, width: 0, height: usedRect.height)
    }
    return CGRect(x: from, y: usedRect.minY, width: to - from, height: usedRect.height)
  }

  /// The boundary between characters that is nearest to a point.
  func boundary(at x: CGFloat) -> Int {
    let last = range.location + textLength
    return min(max(range.location, start + layout.offset(atX: x - left, line: line, width: width)), last)
  }
}

/// The lines of a text, and the empty line after its last line break.
struct TextFragments {
  var lines: [TextFragment] = []
  /// The line of the insertion point after a final line break, or of an empty text.
  var extra: (rect: CGRect, usedRect: CGRect, container: Int)?

  func lines(ofContainer index: Int) -> [TextFragment] { lines.filter { $0.container == index } }

  /// The characters in a container.
  func range(ofContainer index: Int) -> NSRange {
    let own = lines(ofContainer: index)
    guard let first = own.first, let last = own.last else {
      return NSRange(
        location: lines.last { $0.container < index }.map { NSMaxRange($0.range) } ?? 0, length: 0)
    }
    return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  func end(ofContainer index: Int) -> Int { NSMaxRange(range(ofContainer: index)) }

  /// The line with a character; the last one for a character after all.
  func line(of index: Int) -> TextFragment? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if NSMaxRange(lines[middle].range) <= index { low = middle + 1 } else { high = middle }
    }
    return low < lines.count ? lines[low] : nil
  }

  /// The line of a container that is nearest to a point.
  func line(at point: CGPoint, inContainer index: Int) -> TextFragment? {
    func distance(_ line: TextFragment) -> (CGFloat, CGFloat) {
      let (rect, used) = (line.rect, line.usedRect)
      return (
        max(0, rect.minY - point.y, point.y - rect.maxY), max(0, used.minX - point.x, point.x - used.maxX)
      )
    }
    return lines(ofContainer: index).min { distance($0) < distance($1) }
  }
}
