import CurbcutAccessibility
import CurbcutFoundation
import CurbcutUIKit

extension AttributeScopes {
  /// The attributes that `Text` shows.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes>.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a text.
    public let font: FontAttribute
    /// The colour of a text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance between letters, in points.
    public let kern: KerningAttribute
    /// The additional distance between letters, in points.
    public let tracking: TrackingAttribute
    /// How far a text is moved up, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A picture in place of a letter.
    public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
    /// Links and other attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
    /// The emphasis that Markdown gives.
    public let markdown: AttributeScopes._MarkdownAttributes
    /// How a text is spoken.
    public let accessibility: AttributeScopes.AccessibilityAttributes

    /// The font of a text.
    public enum FontAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of a text.
    public enum ForegroundColorAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind a text.
    public enum BackgroundColorAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The line through a text.
    public enum StrikethroughStyleAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The line under a text.
    public enum UnderlineStyleAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The distance between letters, in points.
    public enum KerningAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The additional distance between letters, in points.
    public enum TrackingAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    /// A picture in place of a letter.
    public enum AdaptiveImageGlyphAttribute: CodableAttributedStringKey {
      /// What the attribute holds.
      public typealias Value = AttributedString.AdaptiveImageGlyph
      /// The name of the attribute.
      public static let name = "SwiftUI.AdaptiveImageGlyph"
      /// What is typed behind the picture is not part of it.
      public static let inheritedByAddedText = false
    }
    /// How far a text is moved up, in points.
    public enum BaselineOffsetAttribute: _TextAttributeKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The scope of the attributes that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributedString {
  /// A picture that stands in a text as a letter does, at the place of the character U+FFFC.
  ///
  /// Where the device cannot read the picture's format, as that of Genmoji, the character stands there.
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/adaptiveimageglyph>.
  public struct AdaptiveImageGlyph: Hashable, Codable, Sendable {
    /// The content of the picture's file.
    public let imageContent: Data

    /// Creates a glyph from the content of a picture's file.
    public init(imageContent: Data) { self.imageContent = imageContent }
  }
}

/// An attribute that `Text` shows, and UIKit has under the same name.
public protocol _TextAttributeKey: AttributedStringKey {}

extension AttributeDynamicLookup {
  /// Makes the attributes available as properties of an attributed string, as in `text.font`. Where UIKit's fit as well,
  /// as with `.red` or `.single`, those of SwiftUI are meant.
  public subscript<T: _TextAttributeKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }

  /// Makes the attributes available that Foundation has as well, whose own are meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text.LineStyle {
  /// The line that UIKit's style asks for; nil for none, and for one that is thick, double or by word.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & ~0x700 == NSUnderlineStyle.single.rawValue else { return nil }
    self.init(pattern: Pattern(style: nsUnderlineStyle))
  }
}

extension TextLook {
  /// Takes over what `Text` shows of the attributes of a run.
  mutating func applyAppearance(_ attributes: AttributeContainer) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = attributes[Scope.FontAttribute.self] { base = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] { self.color = color }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { backgroundColor = color }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] {
      underline = (true, line.color, line.pattern)
    }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] {
      strikethrough = (true, line.color, line.pattern)
    }
    if let kerning = attributes[Scope.KerningAttribute.self] { self.kerning = kerning }
    if let tracking = attributes[Scope.TrackingAttribute.self] { kerning = tracking }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = offset }
  }
}
