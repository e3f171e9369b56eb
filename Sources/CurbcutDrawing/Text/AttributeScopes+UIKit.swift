import CurbcutFoundation

extension AttributeScopes {
  /// The attributes that UIKit draws.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra space after each character, in points.
    public let kern: KernAttribute
    /// The offset of the text above the baseline, in points; negative for below.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline; by default, that of the text.
    public let underlineColor: UnderlineColorAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the strikethrough line; by default, that of the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline of the text.
    public let strokeColor: StrokeColorAttribute
    /// The thickness of the outline, as a percentage of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// Extra space between characters, in points.
    public let tracking: TrackingAttribute
    /// The paragraph's style.
    public let paragraphStyle: ParagraphStyleAttribute

    /// The font of a text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of `NSAttributedString.Key.font`.
      public static let name = "NSFont"
    }

    /// The colour of a text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.foregroundColor`.
      public static let name = "NSColor"
    }

    /// The colour behind a text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of `NSAttributedString.Key.backgroundColor`.
      public static let name = "NSBackgroundColor"
    }

    /// The extra space after each character.
    public enum KernAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.kern`.
      public static let name = "NSKern"
    }

    /// The offset of a text above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number of points; negative for below.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.baselineOffset`.
      public static let name = "NSBaselineOffset"
    }

    /// The underline style of a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line style.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSUnderline"
    }

    /// The underline colour of a text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSUnderlineColor"
    }

    /// The strikethrough style of a text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line style.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrikethrough"
    }

    /// The strikethrough colour of a text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrikethroughColor"
    }

    /// The colour of the outline of a text.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrokeColor"
    }

    /// The thickness of the outline of a text.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// A percentage of the font's size.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrokeWidth"
    }

    /// Extra space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "CTTracking"
    }

    /// The style of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph style.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The scope of the attributes that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Makes UIKit's attributes available as properties of an attributed string, as in `text.font`. Where SwiftUI is
  /// imported, its own are meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
