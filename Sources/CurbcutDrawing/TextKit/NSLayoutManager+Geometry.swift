import Foundation

extension NSLayoutManager {
  // MARK: Lines

  /// The space of the lines in a container, with the padding at their ends.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let index = index(of: container) else { return .zero }
    let fragments = fragments
    var rect = fragments.lines(ofContainer: index).reduce(CGRect.null) { $0.union($1.usedRect) }
    if let extra = fragments.extra, extra.container == index { rect = rect.union(extra.usedRect) }
    return rect.isNull ? .zero : rect
  }

  /// The rectangle of the line of a glyph: as wide as the container lets it be.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = fragments.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }

  /// The same, for text that need not be laid out first.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The part of the line of a glyph that has text, with the padding at its ends.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = fragments.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.usedRect
  }

  /// The same, for text that need not be laid out first.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The rectangle of the empty line after a final line break, or in an empty text; zero for none.
  public var extraLineFragmentRect: CGRect { fragments.extra?.rect ?? .zero }

  /// The part of the extra line that the insertion point and the padding take; zero for none.
  public var extraLineFragmentUsedRect: CGRect { fragments.extra?.usedRect ?? .zero }

  /// The container of the extra line; nil for none.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    fragments.extra.map { textContainers[$0.container] }
  }

  /// Where a glyph begins on the baseline, from the origin of the rectangle of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragments.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(of: glyphIndex) - line.rect.minX, y: line.baseline)
  }

  /// The glyphs of the line of a glyph that an ellipsis stands for; its location is `NSNotFound` for none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    fragments.line(of: glyphIndex)?.truncated ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Whether nothing is drawn of a glyph, as of line breaks.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  /// The size of the attachment of a glyph; negative for a glyph that has none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex),
      let attachment = textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.placement(for: .current).size
  }

  /// Calls a closure with the lines of a range of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs.
  ///   - block: receives the line's rectangle, the part of it that has text, its container, its glyphs, and a flag that
  ///     ends the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in fragments.lines where meets(line.range, glyphRange) {
      block(line.rect, line.usedRect, textContainers[line.container], line.range, &stop)
      if stop.boolValue { return }
    }
  }

  private func meets(_ a: NSRange, _ b: NSRange) -> Bool {
    NSIntersectionRange(a, b).length > 0 || (b.length == 0 && a.contains(b.location))
  }

  // MARK: Rectangles of glyphs

  /// The smallest rectangle in a container around a range of glyphs, as high as their lines.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let index = index(of: container) else { return .zero }
    let rect = fragments.lines(ofContainer: index).reduce(CGRect.null) {
      meets($1.range, glyphRange) ? $0.union($1.bounds(of: glyphRange)) : $0
    }
    return rect.isNull ? .zero : rect
  }

  /// Calls a closure with the rectangles that together enclose a range of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs.
  ///   - selectedRange: the selection that they are part of, whose lines are filled up to their ends; with a location of
  ///     `NSNotFound`, the rectangles are only as wide as the glyphs.
  ///   - textContainer: the container.
  ///   - block: receives each rectangle, and a flag that ends the enumeration.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let index = index(of: textContainer) else { return }
    var stop = ObjCBool(false)
    for line in fragments.lines(ofContainer: index) where meets(line.range, glyphRange) {
      var rects = line.spans(of: glyphRange).map { from, to in
        CGRect(x: from, y: line.rect.minY, width: to - from, height: line.rect.height)
      }
      if rects.isEmpty { rects = [line.bounds(of: glyphRange)] }
      if selectedRange.location != NSNotFound, NSMaxRange(selectedRange) >= NSMaxRange(line.range),
        NSMaxRange(glyphRange) >= NSMaxRange(line.range), let last = rects.indices.last
      {
        rects[last].size.width = max(rects[last].width, line.rect.maxX - rects[last].minX)
      }
      for rect in rects {
        block(rect, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The glyphs of the lines that meet a rectangle of a container.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let index = index(of: container) else { return NSRange(location: 0, length: 0) }
    let lines = fragments.lines(ofContainer: index).filter { $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  /// The same, for text that need not be laid out first.
  public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
    -> NSRange
  { glyphRange(forBoundingRect: bounds, in: container) }

  // MARK: Points

  /// The glyph under or nearest to a point of a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph under or nearest to a point of a container, and how far through it the point is, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let index = index(of: container), let line = fragments.line(at: point, inContainer: index),
      let text = textStorage?.string as NSString?
    else { return 0 }
    let near = line.boundary(at: point.x)
    // The character before or after the nearest boundary.
    for candidate in [near, near - 1] where line.range.contains(candidate) {
      let character = text.rangeOfComposedCharacterSequence(at: candidate)
      for (from, to) in line.spans(of: character) where from <= point.x && point.x < to {
        let share = (point.x - from) / (to - from)
        let isRightToLeft = line.x(of: character.location) > line.x(of: NSMaxRange(character))
        partialFraction?.pointee = isRightToLeft ? 1 - share : share
        return character.location
      }
    }
    // Outside of the line: its first glyph, or the last one that is shown.
    let isAfter = near > line.range.location
    guard isAfter, line.range.length > 0 else { return line.range.location }
    let last = min(max(line.range.location, near - 1), NSMaxRange(line.range) - 1)
    partialFraction?.pointee = 1
    return text.rangeOfComposedCharacterSequence(at: last).location
  }

  /// How far through a glyph a point is, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character under or nearest to a point of a container, and how far the point is from the insertion point before
  /// it to that after it, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndexForGlyph(
      at: glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction))
  }

  // MARK: For text views

  /// The rectangle of an insertion point, in the coordinates of its container; nil for one that has no room.
  package func caret(at index: Int) -> (rect: CGRect, container: NSTextContainer)? {
    let fragments = fragments
    if let extra = fragments.extra, index >= (textStorage?.length ?? 0) {
      let container = textContainers[extra.container]
      let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
      let x =
        isRightToLeft
        ? extra.rect.maxX - container.lineFragmentPadding : extra.rect.minX + container.lineFragmentPadding
      return (CGRect(x: x, y: extra.rect.minY, width: 0, height: extra.rect.height), container)
    }
    let isAtEnd = index >= (textStorage?.length ?? 0)
    guard let line = isAtEnd ? fragments.lines.last : fragments.line(of: index) else { return nil }
    return (
      CGRect(x: line.x(of: index), y: line.usedRect.minY, width: 0, height: line.usedRect.height),
      textContainers[line.container]
    )
  }

  /// The boundary between characters that is nearest to a point of a container.
  package func insertionPoint(at point: CGPoint, in container: NSTextContainer) -> Int {
    guard let index = index(of: container) else { return 0 }
    if let extra = fragments.extra, extra.container == index, point.y >= extra.rect.minY {
      return textStorage?.length ?? 0
    }
    return fragments.line(at: point, inContainer: index)?.boundary(at: point.x) ?? 0
  }

  /// The characters of each line, without those that end paragraphs.
  package var lineRanges: [Range<Int>] {
    fragments.lines.map { $0.range.location..<$0.range.location + $0.textLength }
  }
}
