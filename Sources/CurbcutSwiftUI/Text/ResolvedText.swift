import CurbcutDrawing
import CurbcutUIKit
import Foundation

/// A text as it is shown and spoken in an environment.
@MainActor
struct ResolvedText {
  /// The only part, as long as there is no other one: most texts are one string in one look.
  private(set) var only: Part?
  /// What is drawn of several parts.
  private(set) var drawnParts: NSMutableAttributedString?
  private var spokenParts: NSMutableAttributedString?
  /// The links in what is spoken.
  var links: [(range: NSRange, url: URL)] = []
  /// The font of the first letters.
  var font: UIFont
  /// By how much lines are further apart than those of the font, in points.
  var leadingChange: CGFloat = 0
  /// What parts are drawn with that have several colours, where the text has several parts.
  fileprivate(set) var paints: [(range: NSRange, paint: _Paint)] = []

  /// A string in one look.
  @MainActor
  struct Part {
    var string: String
    var look: TextLook
    var environment: EnvironmentValues

    var drawn: NSMutableAttributedString {
      NSMutableAttributedString(string: string, attributes: look.attributes(environment))
    }

    var spoken: NSMutableAttributedString {
      NSMutableAttributedString(string: string, attributes: look.speech)
    }
  }

  /// What is drawn.
  var drawn: NSMutableAttributedString { drawnParts ?? only?.drawn ?? NSMutableAttributedString() }

  /// What assistive technologies read, which may have other words and speech attributes.
  var spoken: NSMutableAttributedString { spokenParts ?? only?.spoken ?? NSMutableAttributedString() }

  /// What assistive technologies read.
  var words: AccessibilityWords {
    if let only, only.look.speech.isEmpty { return AccessibilityWords(only.string) }
    return AccessibilityWords(spoken)
  }

  init(_ text: Text, _ environment: EnvironmentValues) {
    let look = TextLook(environment)
    font = look.font(environment.traits)
    append(text, look, environment)
    if let only {
      font = only.look.font(environment.traits)
    } else if drawn.length > 0, let first = drawn.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
      font = first
    }
  }

  private mutating func append(_ text: Text, _ look: TextLook, _ environment: EnvironmentValues) {
    var look = look
    for modifier in text.modifiers { look.apply(modifier) }
    guard let label = text.spokenLabel else { return appendContent(text, look, environment) }
    // The other words are spoken once for the whole text, in its way.
    let spoken = beginParts().spoken
    let (start, known) = (spoken.length, links.count)
    appendContent(text, look, environment)
    let words = NSMutableAttributedString(attributedString: ResolvedText(label, environment).spoken)
    words.enumerateAttributes(in: NSRange(location: 0, length: words.length)) { own, range, _ in
      words.addAttributes(look.speech.merging(own) { $1 }, range: range)
    }
    spoken.replaceCharacters(in: NSRange(location: start, length: spoken.length - start), with: words)
    links =
      Array(links.prefix(known))
      + links.dropFirst(known).prefix(1).map {
        (NSRange(location: start, length: words.length), $0.url)
      }
  }

  private mutating func appendContent(_ text: Text, _ look: TextLook, _ environment: EnvironmentValues) {
    switch text.content {
    case .verbatim(let string): append(string, look, environment)
    case .computed(let formatted): append(formatted.string(environment), look, environment)
    case .joined(let first, let second):
      append(first, look, environment)
      append(second, look, environment)
    case .localized(let key, let table, let bundle):
      for part in key.parts(table: table, bundle: bundle, environment) {
        var partLook = look
        partLook.apply(part.style)
        switch part.content {
        case .string(let string): append(string, partLook, environment)
        case .text(let inner): append(inner, partLook, environment)
        }
      }
    case .attributed(let written):
      let string = environment.textFormatting?.applied(to: written) ?? written
      for run in string.runs {
        var runLook = look
        runLook.apply(run.attributes)
        let glyph = run.attributes[AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute.self]
        if let glyph, let picture = UIImage(data: glyph.imageContent) {
          append(picture, spoken: nil, runLook.font(environment.traits))
        } else {
          append(String(string[run.range].characters), runLook, environment)
        }
      }
    case .image(let image):
      append(image.platformImage(environment), spoken: image.spokenLabel(environment))
    }
  }

  /// Adds a picture.
  ///
  /// - Parameter font: that of the letters as high as which the picture is; nil for its own height.
  private mutating func append(_ picture: UIImage?, spoken label: String?, _ font: UIFont? = nil) {
    let attachment = NSTextAttachment()
    attachment.image = picture
    if let font, let size = picture?.size, size.height > 0 {
      let height = font.ascender - font.descender
      attachment.bounds = CGRect(
        x: 0, y: font.descender, width: size.width * height / size.height, height: height)
    }
    let (drawn, spoken) = beginParts()
    drawn.append(NSAttributedString(attachment: attachment))
    if let label { spoken.append(NSAttributedString(string: label)) }
  }

  /// The strings to which further parts are added.
  fileprivate mutating func beginParts() -> (
    drawn: NSMutableAttributedString, spoken: NSMutableAttributedString
  ) {
    if let only, let paint = only.look.ownPaint(only.environment) {
      paints = [(NSRange(location: 0, length: (only.string as NSString).length), paint)]
    }
    let parts = (drawn, spoken)
    (drawnParts, spokenParts) = (parts.0, parts.1)
    only = nil
    return parts
  }

  private mutating func append(_ string: String, _ look: TextLook, _ environment: EnvironmentValues) {
    var shown = string
    switch environment.textCase {
    case .uppercase: shown = shown.uppercased(with: environment.locale)
    case .lowercase: shown = shown.lowercased(with: environment.locale)
    case nil: break
    }
    if isEmpty { leadingChange = look.base.leadingChange }
    if drawnParts == nil, only == nil, look.link == nil, !shown.isEmpty {
      only = Part(string: shown, look: look, environment: environment)
      return
    }
    let (drawn, spoken) = beginParts()
    if let paint = look.ownPaint(environment) {
      paints.append((NSRange(location: drawn.length, length: (shown as NSString).length), paint))
    }
    drawn.append(NSAttributedString(string: shown, attributes: look.attributes(environment)))
    let start = spoken.length
    spoken.append(NSAttributedString(string: shown, attributes: look.speech))
    if let link = look.link {
      links.append((NSRange(location: start, length: spoken.length - start), link))
    }
  }
}

extension ResolvedText {
  /// Adds space between the lines, in points.
  ///
  /// - Parameter lineHeight: the height of the lines; nil for that of the fonts.
  mutating func spaceLines(_ distance: CGFloat, _ lineHeight: AttributedString.LineHeight? = nil) {
    guard distance != 0 || lineHeight != nil, !isEmpty else { return }
    let drawn = beginParts().drawn
    let style = NSMutableParagraphStyle()
    style.lineSpacing = distance
    lineHeight?.apply(to: style)
    drawn.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: drawn.length))
  }
}

/// The appearance and speech of a part of a text.
@MainActor
struct TextLook {
  var base: Font
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var underline: (Bool, Color?, Text.LineStyle.Pattern)?
  var strikethrough: (Bool, Color?, Text.LineStyle.Pattern)?
  var color: Color?
  /// What the text is drawn with instead of a colour.
  var style: AnyShapeStyle?
  var scale: Text.Scale?
  var custom: [AttachedTextAttribute] = []
  var backgroundColor: Color?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var link: URL?
  var speech: [NSAttributedString.Key: Any] = [:]

  init(_ environment: EnvironmentValues) {
    base = environment.font ?? .body
    for modifier in environment.textModifiers { apply(modifier) }
  }

  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let font): if let font { base = font }
    case .weight(let weight): self.weight = weight
    case .design(let design): self.design = design
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .underline(let isActive, let color, let pattern): underline = (isActive, color, pattern)
    case .strikethrough(let isActive, let color, let pattern): strikethrough = (isActive, color, pattern)
    case .color(let color):
      guard let color else { break }
      self.color = color
      style = nil
    case .style(let styling):
      style = styling.style
      color = nil
    case .capitals(let capitals): base = base.with(capitals)
    case .scale(let scale): self.scale = scale
    case .attribute(let attribute): custom.append(attribute)
    case .kerning(let kerning): self.kerning = kerning
    case .baselineOffset(let offset): baselineOffset = offset
    case .monospacedDigit: hasMonospacedDigits = true
    case .label: break
    case .speech(let modifier): apply(modifier)
    case .heading(let level): speech[.accessibilityTextHeadingLevel] = Int(level.rawValue)
    case .contentType(let type): speech[.UIAccessibilityTextAttributeContext] = type.context
    }
  }

  private mutating func apply(_ modifier: Text.SpeechModifier) {
    switch modifier {
    case .spellsOut(let value): speech[.accessibilitySpeechSpellOut] = value
    // UIKit counts from 0 to 2 with 1 for normal, SwiftUI from −1 to 1.
    case .pitch(let value): speech[.accessibilitySpeechPitch] = value + 1
    case .punctuation(let value): speech[.accessibilitySpeechPunctuation] = value
    case .queued(let value): speech[.accessibilitySpeechQueueAnnouncement] = value
    }
  }

  mutating func apply(_ part: InlineMarkdown.Part) {
    if part.isBold { isBold = true }
    if part.isItalic { isItalic = true }
    if part.isCode { design = .monospaced }
    if part.isStruck { strikethrough = (true, nil, .solid) }
    if let link = part.link { self.link = link }
  }

  mutating func apply(_ attributes: AttributeContainer) {
    applyAppearance(attributes)
    if let link = attributes.link { self.link = link }
    if let intent = attributes.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { isBold = true }
      if intent.contains(.emphasized) { isItalic = true }
      if intent.contains(.code) { design = .monospaced }
      if intent.contains(.strikethrough) { strikethrough = (true, nil, .solid) }
    }
  }

  func font(_ traits: UITraitCollection) -> UIFont {
    var font = base.resolved(for: traits)
    if let design { font = font.with(design: design) }
    if let weight { font = font.with(weight: weight) } else if isBold { font = font.with(weight: .bold) }
    if isItalic { font = font.with(traits: .traitItalic) }
    if hasMonospacedDigits { font = font.withMonospacedDigits() }
    if let scale, scale != .default { font = font.scaled(by: scale.factor) }
    return font
  }

  /// What the text alone is drawn with, if that is more than a colour.
  func ownPaint(_ environment: EnvironmentValues) -> _Paint? {
    guard let paint = style?._paint(in: environment), !paint.isPlain else { return nil }
    return paint
  }

  func ink(_ environment: EnvironmentValues) -> UIColor {
    if let color { return color.platformColor(environment) }
    if let style { return style.platformColor(environment) }
    if link != nil { return environment.tintPlatformColor }
    return environment.foregroundStyle == nil
      ? LabelColor.resolved(for: environment.traits) : environment.foregroundPlatformColor
  }

  func attributes(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(environment.traits), .foregroundColor: ink(environment),
    ]
    if let underline, underline.0 {
      attributes[.underlineStyle] = underline.2.style.rawValue
      if let color = underline.1 { attributes[.underlineColor] = color.platformColor(environment) }
    }
    if let strikethrough, strikethrough.0 {
      attributes[.strikethroughStyle] = strikethrough.2.style.rawValue
      if let color = strikethrough.1 { attributes[.strikethroughColor] = color.platformColor(environment) }
    }
    if let backgroundColor { attributes[.backgroundColor] = backgroundColor.platformColor(environment) }
    if let kerning { attributes[.kern] = kerning }
    if let baselineOffset { attributes[.baselineOffset] = baselineOffset }
    if !custom.isEmpty { attributes[.textAttributes] = AttachedTextAttributes(custom) }
    return attributes
  }
}

/// The colour of most texts, which all that have the same traits share.
@MainActor
private enum LabelColor {
  private static var last: (traits: UITraitCollection, color: UIColor)?

  static func resolved(for traits: UITraitCollection) -> UIColor {
    if let last, last.traits === traits { return last.color }
    let color = UIColor.label.resolvedColor(with: traits)
    last = (traits, color)
    return color
  }
}

extension Text {
  /// The words of the text where nothing around it says otherwise, for modules that describe it in data.
  @MainActor package var shownString: String { ResolvedText(self, EnvironmentValues()).shownString }
}
