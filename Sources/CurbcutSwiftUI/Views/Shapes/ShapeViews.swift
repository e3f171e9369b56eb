import Foundation

/// A view that draws a shape, to which more can be drawn of the same shape.
///
/// Follows <https://developer.apple.com/documentation/swiftui/shapeview>.
@MainActor
public protocol ShapeView<Content>: View {
  /// The type of the shape that is drawn.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is filled over what is drawn behind it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/fillshapeview>.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  nonisolated public let shape: Content
  /// What fills it.
  public let style: Style
  /// How it is filled.
  public let fillStyle: FillStyle
  /// What is behind.
  public let background: Background

  public var body: some View { shape.fill(style, style: fillStyle).over(background) }
}

/// A shape whose line is drawn over what is drawn behind it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/strokeshapeview>.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  nonisolated public let shape: Content
  /// What the line is drawn with.
  public let style: Style
  /// How the line is drawn.
  public let strokeStyle: StrokeStyle
  /// Whether the edges of the line are smooth.
  public let isAntialiased: Bool
  /// What is behind.
  public let background: Background

  public var body: some View {
    _StrokedShape(shape: shape, stroke: strokeStyle)
      .fill(style, style: FillStyle(antialiased: isAntialiased)).over(background)
  }
}

/// A shape whose line is drawn inside of its edge, over what is drawn behind it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/strokebordershapeview>.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView
{
  /// The shape.
  nonisolated public let shape: Content
  /// What the line is drawn with.
  public let style: Style
  /// How the line is drawn.
  public let strokeStyle: StrokeStyle
  /// Whether the edges of the line are smooth.
  public let isAntialiased: Bool
  /// What is behind.
  public let background: Background

  public var body: some View {
    _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), stroke: strokeStyle)
      .fill(style, style: FillStyle(antialiased: isAntialiased)).over(background)
  }
}

extension View {
  @ViewBuilder fileprivate func over<Background: View>(_ background: Background) -> some View {
    if Background.self == EmptyView.self { self } else { self.background { background } }
  }
}

extension Shape {
  /// The outline, drawn as a line with a style.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:)>.
  @preconcurrency @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The outline, drawn as a line, in points.
  @preconcurrency @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline as a shape, in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/stroke(style:)>.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, stroke: style) }
}

extension InsettableShape {
  /// The line inside of the shape's edge, in a style.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:style:antialiased:)>.
  @preconcurrency @MainActor
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, S, EmptyView>
  {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The line inside of the shape's edge, in points.
  @preconcurrency @MainActor
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, S, EmptyView>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line inside of the shape's edge, in the foreground.
  @preconcurrency @MainActor
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The line inside of the shape's edge, in the foreground and in points.
  @preconcurrency @MainActor
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape over what is drawn so far.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> FillShapeView<
    Content, S, Self
  > {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the line of the shape over what is drawn so far.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Content, S, Self>
  {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the line of the shape over what is drawn so far, in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Content, S, Self>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the line inside of the shape's edge over what is drawn so far.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Content, S, Self>
  {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the line inside of the shape's edge over what is drawn so far, in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Content, S, Self>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
