import Foundation

extension View {
  /// Draws a border inside of the view's edges, in points. It takes no space.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/border(_:width:)>.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { AccessibilitySilent(content: Rectangle().strokeBorder(content, lineWidth: width)) }
  }
}
