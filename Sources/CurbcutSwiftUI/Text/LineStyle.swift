import CurbcutUIKit
import Foundation

extension Text {
  /// A line under or through text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/linestyle>.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a line; nil for the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without gaps in the colour of the text.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      private let raw: Int

      /// A line without gaps.
      public static let solid = Pattern(raw: 0)
      /// Dots.
      public static let dot = Pattern(raw: 0x100)
      /// Dashes.
      public static let dash = Pattern(raw: 0x200)
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(raw: 0x300)
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(raw: 0x400)

      private init(raw: Int) { self.raw = raw }

      init(style: NSUnderlineStyle) { raw = style.rawValue & 0x700 }

      var style: NSUnderlineStyle {
        NSUnderlineStyle(rawValue: NSUnderlineStyle.single.rawValue | raw)
      }
    }
  }

  /// Underlines the text with a pattern.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.underline(isActive, color, pattern))
  }

  /// Strikes the text through with a pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    modified(.strikethrough(isActive, color, pattern))
  }
}

extension View {
  /// Underlines the texts in the view with a pattern.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> some View
  {
    textModifier(.underline(isActive, color, pattern))
  }

  /// Strikes the texts in the view through with a pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> some View
  {
    textModifier(.strikethrough(isActive, color, pattern))
  }
}

extension NSUnderlineStyle {
  /// Creates a line of UIKit from one of SwiftUI, without its colour.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nsunderlinestyle/init(_:)>.
  public init(_ lineStyle: Text.LineStyle) { self = lineStyle.pattern.style }
}
