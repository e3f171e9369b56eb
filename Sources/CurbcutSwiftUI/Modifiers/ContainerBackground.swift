import Foundation

/// The container behind which a background is drawn.
///
/// Follows <https://developer.apple.com/documentation/swiftui/containerbackgroundplacement>.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Container: Hashable, Sendable {
    case widget
  }

  private let container: Container

  /// Behind a widget, for the module that has widgets.
  package static let behindWidget = Self(container: .widget)
}

extension View {
  /// Draws a style behind the container that the view is in: in an app, views are in no widget.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:)>.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    self
  }

  /// Draws a view behind the container that the view is in: in an app, views are in no widget.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:)>.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    self
  }
}
