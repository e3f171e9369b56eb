import CurbcutFoundation
import Foundation

// Values of the environment that views set for the views in them.

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}
private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}
private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}
private enum AlignmentOfTextKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}
private enum TruncationKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}
private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}
private enum TextModifiersKey: EnvironmentKey {
  static var defaultValue: [Text.Modifier] { [] }
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether controls can be used. False stays false further in.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The language and region by which text is formatted.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The largest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentOfTextKey.self] }
    set { self[AlignmentOfTextKey.self] = newValue }
  }

  /// Where text that does not fit is shortened.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// Additional space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether text is shown in capitals or small letters; nil for as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether ``textCase`` was set, be it to nil.
  var hasOwnTextCase: Bool { isSet(TextCaseKey.self) }

  /// What was set on views around a text: weight, italics, underlines.
  var textModifiers: [Text.Modifier] {
    get { self[TextModifiersKey.self] }
    set { self[TextModifiersKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the texts in the view that have none of their own.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/font(_:)>.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Disables the controls in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/disabled(_:)>.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// Limits the number of lines of the texts in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb>.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits the number of lines of the texts in the view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Aligns the lines of the texts in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)>.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Aligns the lines of a button's label as iOS does: in the middle, but for rows of lists, and where the app says
  /// otherwise.
  func centersLines() -> some View {
    transformEnvironment(\.self) { values in
      guard !values.isInListRow, !values.isSet(AlignmentOfTextKey.self) else { return }
      values.multilineTextAlignment = .center
    }
  }

  /// Sets where texts that do not fit are shortened.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Adds space between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Shows the texts in the view in capitals or small letters.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textcase(_:)>.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the size of text for the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-1m2tf>.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text for the view within a range.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      size = allowed.min { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) } ?? size
    }
  }

  func textModifier(_ modifier: Text.Modifier) -> some View {
    transformEnvironment(\.textModifiers) { $0.append(modifier) }
  }

  /// Sets the weight of the texts in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textModifier(.weight(weight)) }

  /// Makes the texts in the view bold.
  public func bold(_ isActive: Bool = true) -> some View { textModifier(.bold(isActive)) }

  /// Makes the texts in the view italic.
  public func italic(_ isActive: Bool = true) -> some View { textModifier(.italic(isActive)) }

  /// Underlines the texts in the view.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textModifier(.underline(isActive, color))
  }

  /// Strikes the texts in the view through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textModifier(.strikethrough(isActive, color))
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> some View { textModifier(.monospacedDigit) }

  /// Sets the design of the texts' fonts.
  public func fontDesign(_ design: Font.Design?) -> some View { textModifier(.design(design)) }

  /// Sets the distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

  /// Sets the additional distance between letters, in points.
  public func tracking(_ tracking: CGFloat) -> some View { textModifier(.kerning(tracking)) }

  /// Moves the texts' baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textModifier(.baselineOffset(baselineOffset))
  }

  /// Makes the texts in the view monospaced.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textModifier(.design(isActive ? .monospaced : nil))
  }
}

/// How the lines of a text are aligned.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textalignment>.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the side where the language begins: the left in English.
  case leading
  /// Each line is centred.
  case center
  /// Lines end at the side where the language ends: the right in English.
  case trailing
}
