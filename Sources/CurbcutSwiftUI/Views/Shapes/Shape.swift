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
}

extension Shape {
  /// As large as proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape filled with a style.
  @MainActor
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground.
  @MainActor
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The outline, drawn as a line with a style.
  @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _StrokedShape(shape: self, stroke: style).fill(content)
  }

  /// The outline, drawn as a line, in points.
  @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape, in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, stroke: style) }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape drawn in a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  var shape: Content
  var style: Style
  var fillStyle = FillStyle()

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let shape = view.map { $0.shape }.animated(inputs)
    return ShapeNode(
      Attribute {
        let drawn = view.value
        return ShapeDescription(
          shape: shape.value, style: AnyShapeStyle(drawn.style), isEvenOdd: drawn.fillStyle.isEOFilled)
      }, inputs)
  }
}

/// A shape and what it is drawn with.
struct ShapeDescription {
  var shape: any Shape
  var style: AnyShapeStyle
  var isEvenOdd = false
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
      drawing.isEvenOdd = description.isEvenOdd
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
    drawing.path =
      description.shape.path(
        in: CGRect(origin: CGPoint(x: outset, y: outset), size: shownFrame.size)
      ).cgPath
  }
}

/// A shape that is drawn as a line.
nonisolated protocol StrokedShape {
  var strokeStyle: StrokeStyle { get }
}

extension _StrokedShape: StrokedShape {
  var strokeStyle: StrokeStyle { stroke }
}

/// Draws a shape.
final class ShapeDrawing: UIView {
  var paint = _Paint.color(.clear) { didSet { setNeedsDisplay() } }
  var path: CGPath? { didSet { setNeedsDisplay() } }
  var stroke: StrokeStyle? { didSet { setNeedsDisplay() } }
  var isEvenOdd = false

  /// How far a line is drawn beyond the shape, in points.
  var outset: CGFloat { stroke.map { $0.lineWidth / 2 } ?? 0 }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let path else { return }
    context.addPath(path)
    if let stroke {
      context.setLineWidth(stroke.lineWidth)
      context.setLineCap(stroke.lineCap)
      context.setLineJoin(stroke.lineJoin)
      context.setMiterLimit(stroke.miterLimit)
      if !stroke.dash.isEmpty { context.setLineDash(phase: stroke.dashPhase, lengths: stroke.dash) }
    }
    switch paint {
    case .color(let color):
      context.setFillColor(color.cgColor)
      context.setStrokeColor(color.cgColor)
      if stroke != nil {
        context.strokePath()
      } else {
        context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
      }
    case .gradient(let gradient):
      if stroke != nil {
        // A line is too narrow to show more than one colour of a gradient.
        context.setStrokeColor(gradient.stops.first?.color.cgColor ?? .clear)
        context.strokePath()
        return
      }
      context.saveGState()
      context.clip(using: isEvenOdd ? .evenOdd : .winding)
      gradient.draw(in: context, bounds.insetBy(dx: outset, dy: outset))
      context.restoreGState()
    }
  }
}

extension _GradientPaint {
  func draw(in context: CGContext, _ rect: CGRect) {
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: stops.map(\.color.cgColor) as CFArray, locations: stops.map(\.location))
    else { return }
    switch shape {
    case .linear(let from, let to):
      context.drawLinearGradient(
        gradient, start: from.point(in: rect), end: to.point(in: rect),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radial(let center, let from, let to):
      context.drawRadialGradient(
        gradient, startCenter: center.point(in: rect), startRadius: from, endCenter: center.point(in: rect),
        endRadius: to, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .angular(let center, let from, let to):
      // Many narrow sectors, each in the colour of its angle.
      let middle = center.point(in: rect)
      let radius = hypot(rect.width, rect.height)
      let sectors = 180
      for sector in 0..<sectors {
        let (part, next) = (Double(sector) / Double(sectors), Double(sector + 1) / Double(sectors))
        let span = to.radians - from.radians
        context.move(to: middle)
        for angle in [from.radians + span * part, from.radians + span * next] {
          context.addLine(to: CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)))
        }
        context.closePath()
        context.setFillColor(color(at: part).cgColor)
        context.fillPath()
      }
    }
  }

  /// The colour at a part of the gradient.
  private func color(at part: Double) -> UIColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location >= part }), next > 0 else {
      return part <= first.location ? first.color : last.color
    }
    let (a, b) = (stops[next - 1], stops[next])
    let amount = b.location > a.location ? (part - a.location) / (b.location - a.location) : 1
    return Color(a.color).mix(with: Color(b.color), by: amount).platformColor(EnvironmentValues())
  }
}

extension Color: PrimitiveView {
  @MainActor static func makeNode(_ view: Attribute<Color>, _ inputs: _ViewInputs) -> ViewNode {
    ShapeNode(view.map { ShapeDescription(shape: Rectangle(), style: AnyShapeStyle($0)) }, inputs)
  }
}
