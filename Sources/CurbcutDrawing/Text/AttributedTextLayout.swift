import Foundation

/// The appearance of text where its attributes do not specify it.
package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var alignment: NSTextAlignment
  package var lineBreakMode: NSLineBreakMode
  /// Zero: no maximum.
  package var maximumLines: Int
  /// Whether fonts of text styles follow the text size of the traits.
  package var adjustsFonts: Bool
  /// The factor by which all fonts are scaled down, 0 to 1.
  package var fontScale: CGFloat
  /// Whether the alignment and line break mode of the view take precedence over those of the text's own paragraph
  /// style.
  package var overridesParagraphStyle: Bool
  package var keepsFinalBlankLine: Bool
  package var usesFontLeading: Bool
  var drawsBackground = true

  package init(
    font: UIFont = .systemFont(ofSize: 12), color: UIColor = .black, alignment: NSTextAlignment = .natural,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumLines: Int = 0, adjustsFonts: Bool = false,
    fontScale: CGFloat = 1, overridesParagraphStyle: Bool = false, keepsFinalBlankLine: Bool = false,
    usesFontLeading: Bool = true
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.maximumLines = maximumLines
    self.adjustsFonts = adjustsFonts
    self.fontScale = fontScale
    self.overridesParagraphStyle = overridesParagraphStyle
    self.keepsFinalBlankLine = keepsFinalBlankLine
    self.usesFontLeading = usesFontLeading
  }
}

/// The layout of attributed text: converts UIKit's attributes to runs of the text engine.
package struct AttributedTextLayout {
  package let layout: TextLayout
  private let attachments: [(attachment: NSTextAttachment, place: CGRect, offset: Int)]
  private let tint: UIColor?

  package init(
    _ text: NSAttributedString, defaults: TextDefaults, maxWidth: CGFloat?, traits: UITraitCollection,
    isRightToLeft: Bool, tint: UIColor? = nil
  ) {
    let style =
      text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    self.init(
      text, defaults: defaults, maxWidth: maxWidth, traits: traits,
      options: Self.options(style, defaults: defaults, isRightToLeft: isRightToLeft), tint: tint)
  }

  init(
    _ text: NSAttributedString, defaults: TextDefaults, maxWidth: CGFloat?, traits: UITraitCollection,
    options: TextLayoutOptions, tint: UIColor? = nil
  ) {
    var runs: [TextRun] = []
    var attachments: [(NSTextAttachment, CGRect, Int)] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var run = Self.run(string.substring(with: range), attributes, defaults, traits)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        let place = attachment.placement(for: traits)
        run.attachment = TextRun.Attachment(
          width: place.width, ascent: max(0, place.maxY), descent: max(0, -place.minY))
        attachments.append((attachment, place, range.location))
      }
      runs.append(run)
    }
    layout = TextLayout(runs: runs, maxWidth: maxWidth, options: options)
    self.attachments = attachments.map { (attachment: $0.0, place: $0.1, offset: $0.2) }
    self.tint = tint
  }

  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults,
    _ traits: UITraitCollection
  ) -> TextRun {
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      (attributes[key] as? UIColor)?.resolvedColor(with: traits).cgColor
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextLine? {
      let raw = (attributes[key] as? NSUnderlineStyle)?.rawValue ?? number(key).map { Int($0) } ?? 0
      return NSUnderlineStyle(rawValue: raw).line(color: color(colorKey))
    }
    var font = attributes[.font] as? UIFont ?? defaults.font
    if defaults.adjustsFonts { font = font.adjusted(for: traits) }
    var core = font.core(for: traits)
    core.size *= defaults.fontScale
    let isLink = attributes[.link] != nil
    let ink =
      color(.foregroundColor)
      ?? (isLink ? UIColor.link : defaults.color).resolvedColor(with: traits).cgColor
    return TextRun(
      text: text, font: core, color: ink,
      backgroundColor: defaults.drawsBackground ? color(.backgroundColor) : nil,
      underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor),
      kern: (number(.kern) ?? 0) + (number(.tracking) ?? 0), baselineOffset: number(.baselineOffset) ?? 0)
  }

  static func options(
    _ style: NSParagraphStyle?, defaults: TextDefaults, isRightToLeft: Bool
  ) -> TextLayoutOptions {
    var options = TextLayoutOptions(
      maximumLines: defaults.maximumLines, isRightToLeft: isRightToLeft,
      keepsFinalBlankLine: defaults.keepsFinalBlankLine, usesFontLeading: defaults.usesFontLeading)
    var alignment = defaults.alignment
    var lineBreak = defaults.lineBreakMode
    if let style {
      if !defaults.overridesParagraphStyle {
        alignment = style.alignment
        lineBreak = style.lineBreakMode
      }
      switch style.baseWritingDirection {
      case .leftToRight: options.isRightToLeft = false
      case .rightToLeft: options.isRightToLeft = true
      case .natural: break
      }
      options.lineHeightMultiple = style.lineHeightMultiple
      options.minimumLineHeight = style.minimumLineHeight
      options.maximumLineHeight = style.maximumLineHeight
      options.lineSpacing = style.lineSpacing
      options.paragraphSpacing = style.paragraphSpacing + style.paragraphSpacingBefore
      options.firstLineHeadIndent = style.firstLineHeadIndent
      options.headIndent = style.headIndent
    }
    options.alignment =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    options.lineBreak = Self.lineBreak(lineBreak)
    return options
  }

  static func lineBreak(_ mode: NSLineBreakMode) -> TextLayoutOptions.LineBreak {
    switch mode {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }

  /// Draws the text and its attachments, with its top left corner at `origin`.
  package func draw(in context: CGContext, at origin: CGPoint, width: CGFloat, color: CGColor? = nil) {
    layout.draw(in: context, at: origin, width: width, color: color)
    for (index, line) in layout.lines.enumerated() {
      drawAttachments(
        ofLine: index, in: context, at: origin, baseline: origin.y + line.baseline, width: width)
    }
  }

  /// Draws one line and its attachments, with its baseline and the left side of the layout at a point.
  func draw(line: Int, in context: CGContext, baseline: CGPoint, width: CGFloat) {
    let origin = CGPoint(x: baseline.x, y: baseline.y - layout.line(at: line).baseline)
    layout.draw(line: line, in: context, at: origin, width: width)
    drawAttachments(ofLine: line, in: context, at: origin, baseline: baseline.y, width: width)
  }

  /// Draws some characters of a line and their attachments, where they are when the layout's top left corner is at a
  /// point.
  package func draw(
    line: Int, range: NSRange, in context: CGContext, at origin: CGPoint, width: CGFloat,
    color: CGColor? = nil
  ) {
    layout.draw(line: line, range: range, in: context, at: origin, width: width, color: color)
    drawAttachments(
      ofLine: line, range, in: context, at: origin, baseline: origin.y + layout.line(at: line).baseline,
      width: width)
  }

  private func drawAttachments(
    ofLine index: Int, _ only: NSRange? = nil, in context: CGContext, at origin: CGPoint, baseline: CGFloat,
    width: CGFloat
  ) {
    let range = only ?? layout.line(at: index).range
    for (attachment, place, offset) in attachments {
      guard range.location <= offset, offset < range.location + max(1, range.length),
        let image = attachment.image(forBounds: place, textContainer: nil, characterIndex: offset)
      else { continue }
      let x = layout.x(of: offset, line: index, width: width)
      UIGraphicsPushContext(context)
      image.draw(
        in: CGRect(
          x: origin.x + x + place.minX, y: baseline - place.maxY, width: place.width, height: place.height),
        tint: tint)
      UIGraphicsPopContext()
    }
  }
}
