import CurbcutDrawing
import CurbcutUIKit
import Foundation

extension Font {
  /// What a font is found with: the size of text, and other settings.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/context>.
  public struct Context: Hashable, Sendable {
    let traits: UITraitCollection
  }

  /// A font as it is found in an environment.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/resolved>.
  public struct Resolved: Hashable, Sendable {
    private let font: UIFont
    /// The distance of the lines.
    public let leading: Leading
    private let capitals: FontCapitals?

    init(_ font: UIFont, _ leading: Leading, _ capitals: FontCapitals?) {
      self.font = font
      self.leading = leading
      self.capitals = capitals
    }

    /// In points.
    public var pointSize: CGFloat { font.pointSize }
    /// The weight.
    public var weight: Weight { Weight(uiWeight: UIFont.Weight(rawValue: font.weightValue)) }
    /// Whether the letters are semibold or thicker.
    public var isBold: Bool { font.weightValue >= UIFont.Weight.semibold.rawValue }
    /// Whether the letters are slanted.
    public var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }
    /// Whether all letters have one width.
    public var isMonospaced: Bool { font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { capitals == .all }
    /// Whether small letters are small capitals.
    public var isLowercaseSmallCaps: Bool { capitals == .all || capitals == .lowercase }
    /// Whether capitals are small capitals.
    public var isUppercaseSmallCaps: Bool { capitals == .all || capitals == .uppercase }
  }

  /// The font as it is found in an environment.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/resolve(in:)>.
  public func resolve(in context: Context) -> Resolved {
    let change = leadingChange
    return Resolved(
      found(for: context.traits), change == 0 ? .standard : change < 0 ? .tight : .loose, knownCapitals)
  }
}

extension UIFont {
  fileprivate var weightValue: CGFloat {
    let traits = fontDescriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? CGFloat ?? 0
  }
}

extension EnvironmentValues {
  /// What fonts are found with.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/fontresolutioncontext>.
  public var fontResolutionContext: Font.Context { Font.Context(traits: traits) }
}
