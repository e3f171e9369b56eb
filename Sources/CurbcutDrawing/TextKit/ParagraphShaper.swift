import Foundation

/// Breaks one paragraph into lines, each of which may have a width of its own.
struct ParagraphShaper {
  /// One line, and where it stands in the layout that has it.
  struct Line {
    var text: AttributedTextLayout
    var index: Int
    /// Where the text of the layout begins in the storage.
    var start: Int
    var width: CGFloat
    /// The first character of the line, and the first of the next one.
    var position: Int
    var end: Int

    private var line: TextLayout.Line { text.layout.line(at: index) }
    var height: CGFloat { line.height }
    var leading: CGFloat { line.leading }
    var textWidth: CGFloat { line.width }
    /// From the top of the line.
    var baseline: CGFloat { line.baseline - line.top }
  }

  private struct Shaped {
    var text: AttributedTextLayout
    var lines: [TextLayout.Line]
    var start: Int
    /// Where the text that was shaped ends: not all of the paragraph is shaped at once.
    var end: Int
    var width: CGFloat
  }

  let start: Int
  /// The end without and with the line break.
  let contentsEnd: Int
  let end: Int
  let style: NSParagraphStyle
  private let storage: NSTextStorage
  private let traits: UITraitCollection
  private let usesFontLeading: Bool
  private var content: NSMutableAttributedString
  /// Control characters whose space the delegate is still to say.
  private var unsized: Set<Int> = []
  private var shaped: Shaped?
  private var hasShaped = false

  init(
    at location: Int, of storage: NSTextStorage, changes: [Int: GlyphChange],
    action: (Int) -> NSLayoutManager.ControlCharacterAction, usesFontLeading: Bool, traits: UITraitCollection
  ) {
    var (start, end, contentsEnd) = (0, 0, 0)
    (storage.string as NSString).getParagraphStart(
      &start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: location, length: 0))
    (self.start, self.end, self.contentsEnd) = (start, end, contentsEnd)
    self.storage = storage
    self.traits = traits
    self.usesFontLeading = usesFontLeading
    style =
      storage.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle ?? .default
    content = NSMutableAttributedString(
      attributedString: storage.attributedSubstring(
        from: NSRange(location: start, length: contentsEnd - start)))
    guard !changes.isEmpty else { return }
    for index in start..<contentsEnd {
      guard let change = changes[index] else { continue }
      let place = NSRange(location: index - start, length: 1)
      if change.properties.contains(.controlCharacter), action(index).contains(.whitespace) {
        unsized.insert(index)
      }
      let isHidden = !change.properties.isDisjoint(with: [.null, .controlCharacter])
      if isHidden {
        content.replaceCharacters(in: place, with: Self.nothing)
      } else if let shown = change.replacement, UTF16.width(shown) == 1 {
        content.replaceCharacters(in: place, with: String(shown))
      }
    }
  }

  /// What stands for a hidden character: nothing is drawn of a word joiner, and no line ends at it. Its font is tiny,
  /// because fonts put space between letters.
  private static var nothing: NSAttributedString {
    NSAttributedString(string: "\u{2060}", attributes: [.font: UIFont.systemFont(ofSize: 0.01)])
  }

  /// The base direction of the paragraph.
  var direction: NSWritingDirection {
    switch style.baseWritingDirection {
    case .natural: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case let direction: direction
    }
  }

  /// The height that a line has in the font of a character.
  func guessedHeight(at position: Int) -> CGFloat {
    guard position < storage.length else { return TextDefaults().font.lineHeight }
    let font = storage.attribute(.font, at: position, effectiveRange: nil) as? UIFont ?? TextDefaults().font
    var height = font.lineHeight
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  // MARK: Lines

  /// The line that begins with a character, in a width.
  mutating func line(at position: Int, width: CGFloat) -> Line {
    if let shaped, shaped.width == width, let known = line(at: position, of: shaped) { return known }
    // The first time, all lines may well have the same width. After that, only the next line is of interest.
    var length = hasShaped ? Int(min(width, 1e5)) / 2 + 64 : contentsEnd - position
    hasShaped = true
    let whole = content.string as NSString
    while true {
      var stop = min(contentsEnd, position + length)
      if stop < contentsEnd {
        stop = start + NSMaxRange(whole.rangeOfComposedCharacterSequence(at: stop - start - 1))
      }
      let text = layout(from: position, to: stop, width: width)
      let new = Shaped(text: text, lines: text.layout.lines, start: position, end: stop, width: width)
      if let found = line(at: position, of: new) {
        shaped = new
        return found
      }
      length *= 2
    }
  }

  /// The line of a layout that begins with a character; nil when the layout does not have all of it.
  private func line(at position: Int, of shaped: Shaped) -> Line? {
    let lines = shaped.lines
    let offset = position - shaped.start
    guard offset >= 0, let index = lines.firstIndex(where: { $0.range.location >= offset }),
      lines[index].range.location == offset
    else {
      // Without any line, as for an attachment that the engine cannot measure.
      return nil
    }
    let isLast = index == lines.count - 1
    guard !isLast || shaped.end == contentsEnd else { return nil }
    return Line(
      text: shaped.text, index: index, start: shaped.start, width: aligned(shaped.text, in: shaped.width),
      position: position,
      end: isLast ? contentsEnd : shaped.start + lines[index + 1].range.location)
  }

  /// A line of exactly these characters.
  mutating func line(at position: Int, endingAt stop: Int, width: CGFloat) -> Line {
    shaped = nil
    let text = layout(from: position, to: stop, width: width)
    return Line(
      text: text, index: 0, start: position, width: aligned(text, in: width), position: position, end: stop)
  }

  /// The line that begins with a character, with an ellipsis for the rest of the text; and where that rest begins.
  func truncatedLine(at position: Int, width: CGFloat, mode: NSLineBreakMode) -> (line: Line, shownEnd: Int)?
  {
    let rest = NSMutableAttributedString(
      attributedString: content.attributedSubstring(
        from: NSRange(location: position - start, length: contentsEnd - position)))
    if end < storage.length {
      // The engine adds an ellipsis where a paragraph follows.
      rest.append(NSAttributedString(string: "\n "))
    }
    var options = options(at: position)
    options.maximumLines = 1
    options.lineBreak = AttributedTextLayout.lineBreak(mode)
    let text = AttributedTextLayout(
      rest, defaults: defaults, maxWidth: width, traits: traits, options: options)
    guard !text.layout.lines.isEmpty else { return nil }
    let line = Line(
      text: text, index: 0, start: position, width: width, position: position, end: contentsEnd)
    guard mode == .byTruncatingTail else { return (line, contentsEnd) }
    // All that the ellipsis stands for is at one place.
    let hidden = contentsEnd - position
    let place = text.layout.x(of: max(0, hidden - 1), line: 0, width: width)
    var shown = hidden
    while shown > 0, abs(text.layout.x(of: shown - 1, line: 0, width: width) - place) < 0.01 { shown -= 1 }
    return (line, position + (text.layout.isTruncated ? shown : hidden))
  }

  /// Whether a line ends within a word because not even its first word fits.
  func breaksWord(_ line: Line) -> Bool {
    guard line.end < contentsEnd, line.end > line.position, style.lineBreakMode != .byCharWrapping else {
      return false
    }
    let text = content.string as NSString
    let letters = CharacterSet.alphanumerics
    func isLetter(_ index: Int) -> Bool {
      // Ideographs may stand at either side of a break.
      guard let scalar = Unicode.Scalar(text.character(at: index - start)) else { return false }
      return scalar.value < 0x2E80 && letters.contains(scalar)
    }
    return isLetter(line.end - 1) && isLetter(line.end)
  }

  // MARK: Control characters

  /// The first control character of a line whose space is not known.
  func unsizedControl(in line: Line) -> Int? {
    unsized.filter { $0 >= line.position && $0 < line.end }.min()
  }

  mutating func setWidth(_ width: CGFloat, ofControlAt index: Int) {
    unsized.remove(index)
    shaped = nil
    guard width > 0 else { return }
    let space = NSTextAttachment()
    space.bounds = CGRect(x: 0, y: 0, width: width, height: 0)
    let place = NSRange(location: index - start, length: 1)
    var attributes = content.attributes(at: place.location, effectiveRange: nil)
    attributes[.attachment] = space
    content.replaceCharacters(in: place, with: NSAttributedString(string: "\u{FFFC}", attributes: attributes))
  }

  // MARK: Layouts

  private var defaults: TextDefaults {
    var defaults = TextDefaults(usesFontLeading: usesFontLeading)
    // The layout manager draws the backgrounds, in a way that apps may change.
    defaults.drawsBackground = false
    return defaults
  }

  private func options(at position: Int) -> TextLayoutOptions {
    var options = AttributedTextLayout.options(
      style, defaults: defaults, isRightToLeft: traits.layoutDirection == .rightToLeft)
    if position > start { options.firstLineHeadIndent = options.headIndent }
    if style.lineBreakMode.truncates || style.lineBreakMode == .byClipping { options.maximumLines = 1 }
    return options
  }

  private func layout(from position: Int, to stop: Int, width: CGFloat) -> AttributedTextLayout {
    let part =
      stop - position == content.length
      ? content
      : content.attributedSubstring(from: NSRange(location: position - start, length: stop - position))
    guard part.length > 0 else {
      // A line break alone is as high as its font, and so is its line.
      let blank = NSMutableAttributedString(
        attributedString: storage.attributedSubstring(from: NSRange(location: start, length: end - start)))
      blank.replaceCharacters(in: NSRange(location: 0, length: blank.length), with: "\u{2060}")
      return AttributedTextLayout(
        blank, defaults: defaults, maxWidth: usable(width), traits: traits, options: options(at: position))
    }
    return AttributedTextLayout(
      part, defaults: defaults, maxWidth: usable(width), traits: traits, options: options(at: position))
  }

  /// The width that lines are aligned in: without a limit, that of the text.
  private func aligned(_ text: AttributedTextLayout, in width: CGFloat) -> CGFloat {
    usable(width) ?? text.layout.size.width
  }

  /// The width of the lines, which a paragraph style may end before the container does; nil for no limit.
  private func usable(_ width: CGFloat) -> CGFloat? {
    guard width < 1e6 else { return nil }
    let tail = style.tailIndent
    return max(1, tail > 0 ? min(tail, width) : width + tail)
  }
}
