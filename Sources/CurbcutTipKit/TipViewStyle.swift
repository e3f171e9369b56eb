import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// How tips look within a screen.
struct TipLook {
  /// Nil for the system's.
  var background: AnyShapeStyle?
  /// In points.
  var cornerRadius: CGFloat = 13
  /// In points; nil for that of a symbol.
  var imageSize: CGSize?
  var imageStyle: AnyShapeStyle?
  /// What the app's own style makes of a tip; nil for the system's.
  var style: (@MainActor (TipViewStyleConfiguration) -> AnyView)?
}

private enum TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

/// What a style is given of a tip.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipviewstyle/configuration>.
@MainActor
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  let action: (Tips.Action) -> Void

  /// The title; nil where there is none.
  public var title: Text? { tip.title }
  /// What is said below the title; nil for nothing.
  public var message: Text? { tip.message }
  /// The picture; nil for none.
  public var image: Image? { tip.image }
  /// The buttons.
  public var actions: [Tips.Action] { tip.actions }
}

/// How tips look within a screen.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipviewstyle>.
@preconcurrency @MainActor
public protocol TipViewStyle {
  /// What a style makes of a tip.
  associatedtype Body: View = Never
  /// What a style is given.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The system's style: a card with the picture beside the words.
///
/// Follows <https://developer.apple.com/documentation/tipkit/minitipviewstyle>.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  public init() {}
  /// Nothing: the system makes the view.
  public func makeBody(configuration: Configuration) -> Never {
    preconditionFailure("the system makes the view of this style")
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The system's style.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Sets the style of the tips in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tipviewstyle(_:)>.
  public func tipViewStyle<Style: TipViewStyle>(_ style: Style) -> some View {
    var make: (@MainActor (TipViewStyleConfiguration) -> AnyView)?
    if !(style is MiniTipViewStyle) { make = { AnyView(style.makeBody(configuration: $0)) } }
    return transformEnvironment(\.tipLook) { [make] in $0.style = make }
  }

  /// Sets what is behind the tips in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tipbackground(_:)>.
  public func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets how round the corners of the tips in the view are, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tipcornerradius(_:antialiased:)>.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }

  /// Sets how large the pictures of the tips in the view are, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tipimagesize(_:)>.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }

  /// Sets the colour of the pictures of the tips in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tipimagestyle(_:)>.
  public func tipImageStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
}
