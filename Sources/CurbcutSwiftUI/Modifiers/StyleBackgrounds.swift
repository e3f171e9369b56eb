import Foundation

extension View {
  /// Puts a style behind the view, and behind the bars beside it where the view ends at their edge.
  ///
  /// Within a container that has a shape, the style has the shape of the container, as Apple's samples (Food Truck,
  /// Backyard Birds) rely on; no documentation says so.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(
      LayeredModifier(
        layer: AccessibilitySilent(
          content: ContainerRelativeShape().fill(style).ignoresSafeArea(edges: edges)),
        place: .behind, alignment: .center))
  }

  /// Puts the background style behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape in a style behind the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)-20tq5>.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(
      LayeredModifier(
        layer: AccessibilitySilent(content: shape.fill(style, style: fillStyle)), place: .behind,
        alignment: .center))
  }

  /// Puts a shape in the background style behind the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/background(in:fillstyle:)-7nlgp>.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a style in front of the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      LayeredModifier(
        layer: AccessibilitySilent(content: Rectangle().fill(style).ignoresSafeArea(edges: edges)),
        place: .inFront, alignment: .center))
  }

  /// Puts a shape in a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(
      LayeredModifier(
        layer: AccessibilitySilent(content: shape.fill(style, style: fillStyle)), place: .inFront,
        alignment: .center))
  }
}

/// A view that says nothing to assistive technologies.
struct AccessibilitySilent<Content: View>: View {
  var content: Content
  var body: some View { content.accessibilityHidden(true) }
}
