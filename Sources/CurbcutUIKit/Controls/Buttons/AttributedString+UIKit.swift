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

extension AttributedString {
  /// The text with the attributes that UIKit draws.
  var forUIKit: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.uiKit.font
      attributes[.foregroundColor] = run.uiKit.foregroundColor
      attributes[.backgroundColor] = run.uiKit.backgroundColor
      attributes[.kern] = run.uiKit.kern
      attributes[.baselineOffset] = run.uiKit.baselineOffset
      result.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return result
  }
}
