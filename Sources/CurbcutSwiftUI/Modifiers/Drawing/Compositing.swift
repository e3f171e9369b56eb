import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Draws a view as one picture, with which nothing in it reaches beyond.
struct CompositingEffect: VisualEffectModifier {
  /// Whether it is drawn into a picture of its own size.
  var isBounded = false
  var isOpaque = false

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.backgroundColor = isOpaque ? .black : nil
    view.show(LayerEffects(isBounded: isBounded))
  }
}

extension View {
  /// Lets effects around the view apply to all of it as to one picture.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/compositinggroup()>.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }

  /// Draws the view into one picture of its size before it is shown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:colormode:)>.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingEffect(isBounded: true, isOpaque: opaque))
  }
}
