import CurbcutUIKit
import Foundation

/// A view that is drawn as one picture. Effects around a view always apply to all of it here, so that nothing is to be
/// done.
struct CompositingEffect: VisualEffectModifier {
  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {}
}

extension View {
  /// Lets effects around the view apply to all of it as to one picture.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/compositinggroup()>.
  public func compositingGroup() -> some View { modifier(CompositingEffect()) }

  /// Draws the view into one picture before it is shown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:colormode:)>.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingEffect())
  }
}
