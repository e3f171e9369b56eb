import Foundation

/// Breaks the text of a storage into lines and places them in the containers of a layout manager.
struct Typesetter {
  private let manager: NSLayoutManager
  private let storage: NSTextStorage
  private let text: NSString
  private let traits: UITraitCollection

  private var result = TextFragments()
  private var container = 0
  /// Where the next row begins in the container, and where the lines of this one end.
  private var y: CGFloat = 0
  private var rowBottom: CGFloat = 0
  private var rows = 0
  /// What is left of the row on the far side of an excluded region.
  private var rest = CGRect.zero

  init(manager: NSLayoutManager, storage: NSTextStorage, traits: UITraitCollection) {
    self.manager = manager
    self.storage = storage
    self.traits = traits
    text = storage.string as NSString
  }

  mutating func layOut() -> TextFragments {
    guard !manager.textContainers.isEmpty else { return result }
    var location = 0
    while location < text.length {
      var paragraph = ParagraphShaper(
        at: location, of: storage, changes: manager.glyphChanges, action: action(at:),
        usesFontLeading: manager.usesFontLeading, traits: traits)
      while location < paragraph.end {
        guard let line = place(at: location, &paragraph) else { return result }
        location = NSMaxRange(line.range)
        if line.truncated != nil { return result }
      }
    }
    placeExtraLine()
    return result
  }

  private func action(at index: Int) -> NSLayoutManager.ControlCharacterAction {
    var action = NSLayoutManager.ControlCharacterAction.zeroAdvancement
    manager.onDelegate { action = $0.layoutManager($1, shouldUse: action, forControlCharacterAt: index) }
    return action
  }

  private mutating func nextContainer() {
    container += 1
    (y, rowBottom, rows, rest) = (0, 0, 0, .zero)
  }

  // MARK: Placing a line

  /// Places the line that begins with a character; nil when no container has room.
  private mutating func place(at position: Int, _ paragraph: inout ParagraphShaper) -> TextFragment? {
    while container < manager.textContainers.count {
      let box = manager.textContainers[container]
      if rest.width <= 0, box.maximumNumberOfLines > 0, rows >= box.maximumNumberOfLines {
        nextContainer()
      } else if let line = place(at: position, &paragraph, in: box) {
        return line
      } else {
        nextContainer()
      }
    }
    return nil
  }

  private mutating func place(
    at position: Int, _ paragraph: inout ParagraphShaper, in box: NSTextContainer
  ) -> TextFragment? {
    let padding = box.lineFragmentPadding
    let isFirst = position == paragraph.start
    var height = paragraph.guessedHeight(at: position)
    var before: CGFloat = 0
    if isFirst, rows > 0 {
      before = paragraph.style.paragraphSpacingBefore
      let rect = CGRect(x: 0, y: y, width: box.limits.width, height: height)
      manager.onDelegate {
        before += $0.layoutManager(
          $1, paragraphSpacingBeforeGlyphAt: position, withProposedLineFragmentRect: rect)
      }
    }
    var isRest = rest.width > 0
    var proposed =
      isRest
      ? CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: max(height, rest.height))
      : CGRect(x: 0, y: y + before, width: box.limits.width, height: height)
    var skipped = 0
    while true {
      var remaining = CGRect.zero
      let rect = box.lineFragmentRect(
        forProposedRect: proposed, at: position, writingDirection: paragraph.direction, remaining: &remaining)
      guard rect.width > 0, rect.height > 0 else {
        guard isRest else { return nil }
        isRest = false
        (y, rest) = (rowBottom, .zero)
        proposed = CGRect(x: 0, y: y + before, width: box.limits.width, height: height)
        continue
      }
      let width = max(0, rect.width - 2 * padding)
      var line = paragraph.line(at: position, width: width)
      if line.height > proposed.height + 0.01 {
        height = line.height
        proposed.size.height = height
        continue
      }
      // A gap that is too narrow for its first word stays empty.
      if rect.width < box.limits.width - 0.01, skipped < 500, paragraph.breaksWord(line) {
        skipped += 1
        let hasMore = remaining.width > 2 * padding
        isRest = isRest && hasMore
        proposed =
          hasMore ? remaining : CGRect(x: 0, y: rect.minY + height, width: box.limits.width, height: height)
        continue
      }
      if let index = paragraph.unsizedControl(in: line) {
        size(index, of: line, in: box, rect, &paragraph)
        continue
      }
      line = breakingWhereAllowed(line, width: width, &paragraph)
      return accept(
        line, of: paragraph, in: box, rect: rect, remaining: remaining, before: before, isRest: isRest)
    }
  }

  /// Asks the delegate for the space of a control character.
  private func size(
    _ index: Int, of line: ParagraphShaper.Line, in box: NSTextContainer, _ rect: CGRect,
    _ paragraph: inout ParagraphShaper
  ) {
    let x =
      rect.minX + box.lineFragmentPadding
      + line.text.layout.x(of: index - line.start, line: line.index, width: line.width)
    var space = CGRect.zero
    nonisolated(unsafe) let box = box
    manager.onDelegate {
      space = $0.layoutManager(
        $1, boundingBoxForControlGlyphAt: index, for: box, proposedLineFragment: rect,
        glyphPosition: CGPoint(x: x, y: rect.minY), characterIndex: index)
    }
    paragraph.setWidth(space.width, ofControlAt: index)
  }

  /// The line, or a shorter one if the delegate keeps its last words with those that follow.
  private func breakingWhereAllowed(
    _ line: ParagraphShaper.Line, width: CGFloat, _ paragraph: inout ParagraphShaper
  ) -> ParagraphShaper.Line {
    func mayBreak(before index: Int) -> Bool {
      var allowed = true
      manager.onDelegate { allowed = $0.layoutManager($1, shouldBreakLineByWordBeforeCharacterAt: index) }
      return allowed
    }
    guard manager.delegate != nil, line.end < paragraph.contentsEnd, !mayBreak(before: line.end) else {
      return line
    }
    let space = CharacterSet.whitespaces
    for index in stride(from: line.end - 1, to: line.position, by: -1) {
      guard let previous = Unicode.Scalar(text.character(at: index - 1)), space.contains(previous),
        mayBreak(before: index)
      else { continue }
      return paragraph.line(at: line.position, endingAt: index, width: width)
    }
    return line
  }

  private mutating func accept(
    _ shaped: ParagraphShaper.Line, of paragraph: ParagraphShaper, in box: NSTextContainer, rect: CGRect,
    remaining: CGRect, before: CGFloat, isRest: Bool
  ) -> TextFragment {
    var line = shaped
    let endsParagraph = line.end >= paragraph.contentsEnd
    var range = NSRange(
      location: line.position, length: (endsParagraph ? paragraph.end : line.end) - line.position)
    var truncated: NSRange?
    let isLastRow =
      (box.maximumNumberOfLines > 0 && rows + (isRest ? 0 : 1) >= box.maximumNumberOfLines
        && remaining.width <= 2 * box.lineFragmentPadding)
      || rect.minY + 2 * line.height > box.limits.height + 0.01
    if NSMaxRange(range) < text.length, isLastRow, box.lineBreakMode.truncates,
      container == manager.textContainers.count - 1,
      let short = paragraph.truncatedLine(at: line.position, width: line.width, mode: box.lineBreakMode)
    {
      line = short.line
      range.length = paragraph.end - range.location
      truncated = NSRange(location: short.shownEnd, length: NSMaxRange(range) - short.shownEnd)
    }
    let isEnd = NSMaxRange(range) == text.length && endsParagraph && paragraph.end == paragraph.contentsEnd
    var (between, after) = (CGFloat(0), CGFloat(0))
    if !isEnd {
      between = line.leading + paragraph.style.lineSpacing
      manager.onDelegate {
        between += $0.layoutManager(
          $1, lineSpacingAfterGlyphAt: NSMaxRange(range) - 1, withProposedLineFragmentRect: rect)
        guard endsParagraph else { return }
        after = $0.layoutManager(
          $1, paragraphSpacingAfterGlyphAt: NSMaxRange(range) - 1, withProposedLineFragmentRect: rect)
      }
      if endsParagraph { after += paragraph.style.paragraphSpacing }
    }
    let left = rect.minX + box.lineFragmentPadding
    var fragment = TextFragment(
      container: container,
      rect: CGRect(
        x: rect.minX, y: rect.minY - before, width: rect.width, height: before + line.height + between + after
      ),
      usedRect: .zero, baseline: before + line.baseline, range: range,
      textLength: line.end - line.position, text: line.text, line: line.index,
      start: line.start, left: left, width: line.width, truncated: truncated)
    let edges = fragment.spans(of: range)
    let from = edges.map(\.0).min() ?? fragment.x(of: range.location)
    fragment.usedRect = CGRect(
      x: from - box.lineFragmentPadding, y: rect.minY,
      width: max(line.textWidth, (edges.map(\.1).max() ?? from) - from) + 2 * box.lineFragmentPadding,
      height: line.height + between)
    adjust(&fragment, in: box)
    result.lines.append(fragment)
    if !isRest { rows += 1 }
    rowBottom = max(rowBottom, fragment.rect.maxY)
    if !endsParagraph, truncated == nil, remaining.width > 2 * box.lineFragmentPadding {
      rest = CGRect(x: remaining.minX, y: rect.minY, width: remaining.width, height: rect.height)
    } else {
      (y, rest) = (rowBottom, .zero)
    }
    return fragment
  }

  private func adjust(_ fragment: inout TextFragment, in box: NSTextContainer) {
    var (rect, used, baseline) = (fragment.rect, fragment.usedRect, fragment.baseline)
    let range = fragment.range
    var isChanged = false
    nonisolated(unsafe) let box = box
    manager.onDelegate {
      isChanged = $0.layoutManager(
        $1, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: box,
        forGlyphRange: range)
    }
    guard isChanged else { return }
    fragment.left += rect.minX - fragment.rect.minX
    if used == fragment.usedRect {
      used = used.offsetBy(dx: rect.minX - fragment.rect.minX, dy: rect.minY - fragment.rect.minY)
    }
    (fragment.rect, fragment.usedRect, fragment.baseline) = (rect, used, baseline)
  }

  /// The line of the insertion point after the last line break, or in an empty text.
  private mutating func placeExtraLine() {
    let isAfterBreak =
      text.length > 0 && [0x0A, 0x0D, 0x2029].contains(text.character(at: text.length - 1))
    guard text.length == 0 || isAfterBreak, container < manager.textContainers.count else { return }
    let box = manager.textContainers[container]
    let font =
      isAfterBreak
      ? storage.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont ?? TextDefaults().font
      : manager.emptyTextFont ?? TextDefaults().font
    var remaining = CGRect.zero
    let rect = box.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: y, width: box.limits.width, height: font.lineHeight), at: text.length,
      writingDirection: .natural, remaining: &remaining)
    guard rect.width > 0 else { return }
    let used = CGRect(
      x: rect.minX, y: rect.minY, width: min(rect.width, 2 * box.lineFragmentPadding), height: font.lineHeight
    )
    result.extra = (
      CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: font.lineHeight)), used, container
    )
  }
}

extension NSLineBreakMode {
  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
