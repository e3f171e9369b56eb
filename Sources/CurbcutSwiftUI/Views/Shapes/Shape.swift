import CurbcutUIKit
import Foundation

/// A shape in two dimensions, drawn in the foreground style.
///
/// Follows <https://developer.apple.com/documentation/swiftui/shape>.
@preconcurrency
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline is mirrored where the language is written from the right.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// As large as proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrored in languages that are written from the right.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape, filled with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape filled with a style.
  @preconcurrency @MainActor
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground.
  @preconcurrency @MainActor
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas that the outline goes around twice are left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension FillStyle {
  /// How it is told what is inside.
  var rule: CGPathFillRule { isEOFilled ? .evenOdd : .winding }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// How long pointed corners may be, as a multiple of the width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// Where the dashes begin, in points.
  public var dashPhase: CGFloat

  /// Creates a style: by default a line 1 point wide, with flat ends, pointed corners and no dashes.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The line around a shape.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var stroke: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(stroke) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape drawn in a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape.
  public var shape: Content
  var style: Style
  var fillStyle = FillStyle()

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let shape = view.map { $0.shape }.animated(inputs)
    return ShapeNode(
      Attribute {
        let drawn = view.value
        return ShapeDescription(
          shape: shape.value, style: AnyShapeStyle(drawn.style), fillStyle: drawn.fillStyle)
      }, inputs)
  }
}

/// A shape and what it is drawn with.
struct ShapeDescription {
  var shape: any Shape
  var style: AnyShapeStyle
  var fillStyle = FillStyle()
}

/// The node of a shape or colour.
@MainActor
final class ShapeNode: ViewNode {
  private var description: ShapeDescription
  private let drawing = ShapeDrawing()
  private let paint = AnimatedPaint()

  init(_ attribute: Attribute<ShapeDescription>, _ inputs: _ViewInputs) {
    description = attribute.value
    super.init(inputs)
    drawing.isUserInteractionEnabled = false
    observe { [unowned self] in
      description = attribute.value
      paint.change(to: description.style._paint(in: environment.value), of: self) { [unowned self] in
        drawing.paint = $0
      }
      drawing.fillStyle = description.fillStyle
      drawing.material = description.style.material
      drawing.stroke = (description.shape as? any StrokedShape)?.strokeStyle
      invalidateLayout()
      updatePath()
    }
  }

  override var view: UIView? { drawing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { description.shape.sizeThatFits(proposal) }

  override func didPlace() {
    let outset = drawing.outset
    drawing.frame = shownFrame.insetBy(dx: -outset, dy: -outset)
    updatePath()
  }

  private func updatePath() {
    guard isPlaced else { return }
    let outset = drawing.outset
    let rect = CGRect(origin: CGPoint(x: outset, y: outset), size: shownFrame.size)
    // What is drawn as a line is not made into an area first.
    let shape = description.shape.found(in: environment.value, at: globalFrame)
    var path = (shape as? any StrokedShape)?.line(in: rect) ?? shape.path(in: rect)
    if isMirrored { path = path.mirrored(in: rect) }
    drawing.path = path.cgPath
  }

  private var isMirrored: Bool {
    description.shape.layoutDirectionBehavior.mirrors(environment.value.layoutDirection)
  }
}

/// A shape that is drawn as a line.
nonisolated protocol StrokedShape {
  var strokeStyle: StrokeStyle { get }
  /// What the line follows.
  func line(in rect: CGRect) -> Path
}

extension _StrokedShape: StrokedShape {
  var strokeStyle: StrokeStyle { stroke }
  func line(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Path {
  /// The path with left and right exchanged in a rectangle.
  func mirrored(in rect: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// Draws a shape.
final class ShapeDrawing: UIView {
  var paint = _Paint.color(.clear) { didSet { setNeedsDisplay() } }
  var path: CGPath? { didSet { setNeedsDisplay() } }
  var stroke: StrokeStyle? { didSet { setNeedsDisplay() } }
  var fillStyle = FillStyle() { didSet { if fillStyle != oldValue { setNeedsDisplay() } } }
  /// What is drawn in place of the paint.
  var material: Material? { didSet { setNeedsDisplay() } }

  /// How far a line is drawn beyond the shape, in points.
  var outset: CGFloat {
    guard let stroke else { return 0 }
    // Pointed corners and square ends reach further.
    let isPointed = stroke.lineJoin == .miter || stroke.lineCap == .square
    return (stroke.lineWidth / 2 * (isPointed ? max(1.5, min(stroke.miterLimit, 4)) : 1)).rounded(.up)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let path else { return }
    context.setShouldAntialias(fillStyle.isAntialiased)
    context.addPath(path)
    if let material, stroke == nil {
      context.saveGState()
      context.clip(using: fillStyle.rule)
      material.draw(in: bounds, context, traitCollection)
      context.restoreGState()
      return
    }
    if let stroke {
      context.setLineWidth(stroke.lineWidth)
      context.setLineCap(stroke.lineCap)
      context.setLineJoin(stroke.lineJoin)
      context.setMiterLimit(stroke.miterLimit)
      if !stroke.dash.isEmpty { context.setLineDash(phase: stroke.dashPhase, lengths: stroke.dash) }
    }
    let rect = bounds.insetBy(dx: outset, dy: outset)
    if case .gradient(let gradient) = paint, stroke == nil {
      context.saveGState()
      context.clip(using: fillStyle.rule)
      gradient.draw(in: context, rect)
      return context.restoreGState()
    }
    context.beginPath()
    paint.draw(in: context, rect) { [fillStyle, stroke] context in
      context.addPath(path)
      if stroke != nil {
        context.strokePath()
      } else {
        context.fillPath(using: fillStyle.rule)
      }
    }
  }
}

extension Color: PrimitiveView {
  @MainActor static func makeNode(_ view: Attribute<Color>, _ inputs: _ViewInputs) -> ViewNode {
    ShapeNode(view.map { ShapeDescription(shape: Rectangle(), style: AnyShapeStyle($0)) }, inputs)
  }
}
