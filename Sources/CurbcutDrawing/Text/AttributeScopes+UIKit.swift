import Foundation

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
    /// How much wider than usual the space after each character is, in points.
    public let kern: KernAttribute
    /// How far above the line the text stands, in points; negative for below.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the text; that of the text without it.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text; that of the text without it.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline of the text.
    public let strokeColor: StrokeColorAttribute
    /// How thick the outline is, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// Points between characters, on top of what the font has.
    public let tracking: TrackingAttribute
    /// How the lines of the paragraph lie.
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

    /// How much wider than usual the space after each character is.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.kern`.
      public static let name = "NSKern"
    }

    /// How far above the line a text stands.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points; negative for below.
      public typealias Value = CGFloat
      /// The name of `NSAttributedString.Key.baselineOffset`.
      public static let name = "NSBaselineOffset"
    }

    /// The line under a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// Kind of line.
      public typealias Value = NSUnderlineStyle
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSUnderline"
    }

    /// The colour of the line under a text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSUnderlineColor"
    }

    /// The line through a text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// Kind of line.
      public typealias Value = NSUnderlineStyle
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSStrikethrough"
    }

    /// The colour of the line through a text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSStrikethroughColor"
    }

    /// The colour of the outline of a text.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSStrokeColor"
    }

    /// How thick the outline of a text is.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// Percent of the font's size.
      public typealias Value = CGFloat
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSStrokeWidth"
    }

    /// Room between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "CTTracking"
    }

    /// How the lines of a paragraph lie.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph style.
      public typealias Value = NSParagraphStyle
      /// The name under which attributed strings of Objective-C hold it.
      public static let name = "NSParagraphStyle"
    }
  }

  /// Where attributed strings find the attributes that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets an attributed string name UIKit's attributes as properties, as in `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
