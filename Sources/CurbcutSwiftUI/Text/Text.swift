import CurbcutUIKit
import Foundation

/// One or more lines of text that cannot be edited.
///
/// Follows <https://developer.apple.com/documentation/swiftui/text>.
public struct Text: Equatable, @unchecked Sendable {
  private let origin = SourceOrigin()
  indirect enum Content: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case joined(Text, Text)
    case image(Image)
    case computed(FormattedText)
  }

  let content: Content
  var modifiers: [Modifier] = []

  init(content: Content) { self.content = content }

  /// A text as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// A text that is computed, and so not looked up in the app's strings.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// A text that is looked up in the app's strings and may contain Markdown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)>.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .localized(key, table: tableName, bundle: bundle)
  }

  /// A text with attributes. A literal is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  /// A text with an image in it.
  public init(_ image: Image) { content = .image(image) }

  /// Two texts one after the other.
  public static func + (a: Text, b: Text) -> Text { Text(content: .joined(a, b)) }

  /// What can be said of a part of a text.
  enum Modifier: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case underline(Bool, Color?, LineStyle.Pattern = .solid)
    case strikethrough(Bool, Color?, LineStyle.Pattern = .solid)
    case color(Color?)
    case style(TextStyling)
    case capitals(FontCapitals)
    case scale(Text.Scale)
    case attribute(AttachedTextAttribute)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)
    case monospacedDigit
    case speech(SpeechModifier)
    case label(Text)
    case heading(AccessibilityHeadingLevel)
    case contentType(AccessibilityTextContentType)
  }

  /// How a part of a text is spoken.
  enum SpeechModifier: Equatable {
    case spellsOut(Bool)
    case pitch(Double)
    case punctuation(Bool)
    case queued(Bool)
  }

  /// Other words that are spoken for the text.
  var spokenLabel: Text? {
    for case .label(let text) in modifiers.reversed() { return text }
    return nil
  }

  func modified(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// Capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where text that does not fit is shortened.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }
}

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { modified(.font(font)) }
  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
  /// Sets the design of the text's font.
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
  /// Makes the text bold.
  public func bold() -> Text { modified(.bold(true)) }
  /// Makes the text bold.
  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { modified(.italic(true)) }
  /// Makes the text italic.
  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive, color))
  }
  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive, color))
  }
  /// Sets the colour of the text.
  public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }
  /// Sets the additional distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
  /// Sets the additional distance between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.kerning(tracking)) }
  /// Moves the text above the baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
  /// Gives all digits one width.
  public func monospacedDigit() -> Text { modified(.monospacedDigit) }
  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { modified(.design(isActive ? .monospaced : nil)) }
}

/// A text that depends on the environment, such as a date.
struct FormattedText: Equatable {
  let string: (EnvironmentValues) -> String
  /// What the text is made from, by which equal ones are known.
  let source: AnyHashable

  static func == (a: FormattedText, b: FormattedText) -> Bool { a.source == b.source }
}

extension Text {
  /// The value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = .computed(
      FormattedText(
        string: { format.locale($0.locale).format(input) },
        source: AnyHashable([AnyHashable(format), AnyHashable("\(input)")])))
  }

  /// The value in a format that gives its parts attributes, which are not seen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:format:)-1w9pt>.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    content = .computed(
      FormattedText(
        string: { String(format.locale($0.locale).format(input).characters) },
        source: AnyHashable([AnyHashable(format), AnyHashable("\(input)")])))
  }
}

extension Text: PrimitiveView {
  @MainActor static func makeNode(_ view: Attribute<Text>, _ inputs: _ViewInputs) -> ViewNode {
    TextNode(view, inputs)
  }
}
