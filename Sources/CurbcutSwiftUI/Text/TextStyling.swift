import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A style that a part of a text is drawn with.
struct TextStyling: Equatable, @unchecked Sendable {
  let style: AnyShapeStyle

  static func == (a: Self, b: Self) -> Bool {
    if let first = a.style.comparable, let second = b.style.comparable { return first == second }
    let both = Unchecked((a.style, b.style))
    return Isolation.onMain { areEqual(both.value.0, both.value.1) }
  }
}

/// Which letters of a font are small capitals.
enum FontCapitals: Hashable, Sendable {
  case lowercase, uppercase, all

  var known: FontDescriptor.Capitals {
    switch self {
    case .lowercase: .lowercase
    case .uppercase: .uppercase
    case .all: .all
    }
  }
}

extension Text {
  /// How large a text is beside others of its font.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/scale>.
  public struct Scale: Hashable, Sendable {
    /// The size of the letters as a part of the font's.
    let factor: CGFloat

    /// As large as the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, to stand beside a text that is more important. Apple gives no figure; it is 0.8 here.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Draws the text with a style, which may have several colours.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/foregroundstyle(_:)>.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.style(TextStyling(style: AnyShapeStyle(style))))
  }

  /// Sets how large the text is beside others of its font.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/textscale(_:isenabled:)>.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }
}

extension View {
  /// Sets how large the texts in the view are beside others of their fonts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textscale(_:isenabled:)>.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textModifiers) { if isEnabled { $0.append(.scale(scale)) } }
  }
}

extension Font {
  /// The width of letters; the fonts here have only one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/width>.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for the usual one.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// The font with letters of another width, of which there are none here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/width(_:)>.
  public func width(_ width: Width) -> Font {
    if width != .standard { UnsupportedMembers.wasSet("Font.width(_:): fonts have only one width") }
    return self
  }
}

extension Text {
  /// Sets the width of letters, of which fonts have only one here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/fontwidth(_:)>.
  public func fontWidth(_ width: Font.Width?) -> Text {
    if width ?? .standard != .standard {
      UnsupportedMembers.wasSet("Text.fontWidth(_:): fonts have only one width")
    }
    return self
  }
}

extension View {
  /// Sets the width of letters, of which fonts have only one here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fontwidth(_:)>.
  public func fontWidth(_ width: Font.Width?) -> some View {
    if width ?? .standard != .standard {
      UnsupportedMembers.wasSet("View.fontWidth(_:): fonts have only one width")
    }
    return self
  }
}
