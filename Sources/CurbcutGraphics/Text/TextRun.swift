import Foundation

/// A line under or through text.
package struct TextLine: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable { case solid, dot, dash }

  package var isDouble: Bool
  package var isThick: Bool
  package var pattern: Pattern
  /// Nil: the colour of the text.
  package var color: CGColor?

  package init(
    isDouble: Bool = false, isThick: Bool = false, pattern: Pattern = .solid, color: CGColor? = nil
  ) {
    self.isDouble = isDouble
    self.isThick = isThick
    self.pattern = pattern
    self.color = color
  }
}

/// Text in one font and one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  package var color: CGColor
  package var backgroundColor: CGColor?
  package var underline: TextLine?
  package var strikethrough: TextLine?
  /// Points added after every character.
  package var kern: CGFloat
  /// Points by which the text is raised.
  package var baselineOffset: CGFloat
  /// Space for an attachment, for a run whose text is U+FFFC.
  package var attachment: Attachment?

  package struct Attachment: Hashable, Sendable {
    package var width: CGFloat
    /// Points above the baseline, and below it.
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  package init(
    text: String, font: FontDescriptor, color: CGColor = .black, backgroundColor: CGColor? = nil,
    underline: TextLine? = nil, strikethrough: TextLine? = nil, kern: CGFloat = 0,
    baselineOffset: CGFloat = 0, attachment: Attachment? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.strikethrough = strikethrough
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.attachment = attachment
  }
}

/// How runs are broken into lines and placed.
package struct TextLayoutOptions: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// Right in right-to-left layouts, else left.
    case natural
    case left, center, right, justified
  }

  package enum LineBreak: Hashable, Sendable {
    case wordWrap, characterWrap
    /// One line, clipped at the available width.
    case clip
    case truncateHead, truncateMiddle, truncateTail
  }

  package var alignment: Alignment
  package var lineBreak: LineBreak
  /// Zero: no maximum.
  package var maximumLines: Int
  /// Height of every line; nil: what the fonts of the line need.
  package var lineHeight: CGFloat?
  /// The direction of the layout. A paragraph whose first strong character has the other direction overrides it.
  package var isRightToLeft: Bool
  package var lineHeightMultiple: CGFloat
  package var minimumLineHeight: CGFloat
  /// Zero: no maximum.
  package var maximumLineHeight: CGFloat
  /// Points between lines, and between paragraphs.
  package var lineSpacing: CGFloat
  package var paragraphSpacing: CGFloat
  package var firstLineHeadIndent: CGFloat
  package var headIndent: CGFloat
  /// Whether a final line break is followed by a blank line, as in editors but not in labels.
  package var keepsFinalBlankLine: Bool
  /// Whether the leading of the fonts separates lines, as in labels and text views.
  package var usesFontLeading: Bool

  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrap, maximumLines: Int = 0,
    lineHeight: CGFloat? = nil, isRightToLeft: Bool = false, lineHeightMultiple: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
    keepsFinalBlankLine: Bool = false, usesFontLeading: Bool = true
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
    self.lineHeight = lineHeight
    self.isRightToLeft = isRightToLeft
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.keepsFinalBlankLine = keepsFinalBlankLine
    self.usesFontLeading = usesFontLeading
  }
}
