import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// What a canvas is drawn in. A copy draws to the same place, with transforms, opacity and clips of its own.
///
/// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext>.
nonisolated public struct GraphicsContext {
  fileprivate let target: CGContext
  let symbols: CanvasSymbols?
  private let size: CGSize
  private var clips: [Clip] = []
  /// What changes the picture of each drawing, one after the other.
  var filters: [PictureFilter] = []

  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How much of what is drawn covers what is behind, 0 to 1.
  public var opacity: Double = 1
  /// How colours mix with those behind.
  public var blendMode = BlendMode.normal
  /// The transform of all that is drawn.
  public var transform = CGAffineTransform.identity

  private struct Clip {
    var path: CGPath
    var isEvenOdd: Bool
  }

  init(_ target: CGContext, _ size: CGSize, _ environment: EnvironmentValues, _ symbols: CanvasSymbols? = nil)
  {
    self.target = target
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  // MARK: State

  /// Scales all that is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves all that is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns all that is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Transforms all that is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws only inside of a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(Clip(path: path.applying(transform).cgPath, isEvenOdd: style.isEOFilled))
  }

  /// Draws with this context's state.
  func drawing(_ draw: (CGContext) throws -> Void) rethrows {
    try composed {
      target.concatenate(transform)
      try draw(target)
    }
  }

  /// Draws with all of this context's state but the transform.
  private func composed(asOne: Bool = false, _ draw: () throws -> Void) rethrows {
    target.saveGState()
    defer { target.restoreGState() }
    for clip in clips {
      target.addPath(clip.path)
      target.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    target.setAlpha(opacity)
    if let mode = CGBlendMode(rawValue: blendMode.rawValue) { target.setBlendMode(mode) }
    // Core Graphics casts a single shadow by itself, which takes less.
    if !asOne, filters.count == 1, case .shadow(let color, let radius, let offset, true) = filters[0] {
      target.setShadow(offset: offset, blur: radius * 2, color: color)
      return try draw()
    }
    guard asOne || !filters.isEmpty else { return try draw() }
    target.beginTransparencyLayer(auxiliaryInfo: nil)
    defer { target.endTransparencyLayer(applying: filters) }
    try draw()
  }

  // MARK: Paths

  /// What a path is drawn with.
  public struct Shading {
    fileprivate enum Kind {
      case paint(@MainActor (EnvironmentValues) -> _Paint)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case image(Image, CGPoint, CGFloat)
    }
    fileprivate let kind: Kind

    /// The style of the foreground.
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }
    /// A grey.
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      .color(Color(white: white, opacity: opacity))
    }
    /// A colour by its parts.
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      .color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .paint { style._paint(in: $0) })
    }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    /// A gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    /// A gradient around a point.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading
    {
      Shading(kind: .conic(gradient, center, angle))
    }
    /// An image that is repeated from a point on.
    public static func tiledImage(_ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1) -> Shading {
      Shading(kind: .image(image, origin, scale))
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    drawing { context in
      context.setShouldAntialias(style.isAntialiased)
      paint(shading, path.boundingRect, context) {
        context.addPath(path.cgPath)
        context.fillPath(using: rule)
      }
    }
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of a path in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { context in
      paint(shading, path.boundingRect, context) {
        context.addPath(path.cgPath)
        context.setLineWidth(style.lineWidth)
        context.setLineCap(style.lineCap)
        context.setLineJoin(style.lineJoin)
        context.setMiterLimit(style.miterLimit)
        if !style.dash.isEmpty { context.setLineDash(phase: style.dashPhase, lengths: style.dash) }
        context.strokePath()
      }
    }
  }

  /// Draws with a shading: in its colour, or with its gradient where a closure draws.
  private func paint(_ shading: Shading, _ rect: CGRect, _ context: CGContext, _ draw: () -> Void) {
    let values = environment
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch shading.kind {
    case .paint(let paint):
      let safe = Unchecked(values)
      switch Isolation.onMain({ Unchecked(paint(safe.value)) }).value {
      case .color(let found):
        context.setFillColor(found.cgColor)
        context.setStrokeColor(found.cgColor)
        draw()
      case .gradient(let gradient): context.draw({ gradient.draw(in: context, rect) }, over: draw)
      case let found:
        withoutActuallyEscaping(draw) { draw in
          // Taking a tuple of these apart inside of the closure crashes the optimiser of Swift 6.3.1.
          let (paint, target, draw) = (Unchecked(found), Unchecked(context), Unchecked(draw))
          Isolation.onMain {
            let draw = draw.value
            paint.value.draw(in: target.value, rect) { _ in draw() }
          }
        }
      }
    case .linear(let gradient, let start, let end):
      guard let colors = cgGradient(gradient) else { return }
      context.draw(
        { context.drawLinearGradient(colors, start: start, end: end, options: options) }, over: draw)
    case .radial(let gradient, let center, let from, let to):
      guard let colors = cgGradient(gradient) else { return }
      context.draw(
        {
          context.drawRadialGradient(
            colors, startCenter: center, startRadius: from, endCenter: center, endRadius: to, options: options
          )
        }, over: draw)
    case .conic(let gradient, let center, let angle):
      let safe = Unchecked((gradient, values))
      let paint = Isolation.onMain {
        let end = Angle(radians: angle.radians + 2 * .pi)
        return Unchecked(
          safe.value.0.paint(.angular(center: .topLeading, from: angle, to: end), safe.value.1))
      }.value
      guard case .gradient(let found) = paint else { return }
      // The gradient is around the corner of a rectangle that begins at the middle and covers what is drawn.
      let reach = max(
        abs(rect.minX - center.x), abs(rect.maxX - center.x), abs(rect.minY - center.y),
        abs(rect.maxY - center.y))
      let place = CGRect(origin: center, size: CGSize(width: reach * 2, height: reach * 2))
      context.draw({ found.draw(in: context, place) }, over: draw)
    case .image(let image, let origin, let scale):
      let safe = Unchecked((image, values))
      guard
        let picture = Isolation.onMain({ Unchecked(safe.value.0.platformImage(safe.value.1)) }).value,
        picture.size.width > 0, picture.size.height > 0, scale > 0
      else { return }
      let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
      let first = CGPoint(
        x: origin.x + ((rect.minX - origin.x) / size.width).rounded(.down) * size.width,
        y: origin.y + ((rect.minY - origin.y) / size.height).rounded(.down) * size.height)
      let area = rect.insetBy(dx: -size.width, dy: -size.height)
      context.draw(
        {
          for x in stride(from: first.x - size.width, to: area.maxX, by: size.width) {
            for y in stride(from: first.y - size.height, to: area.maxY, by: size.height) {
              let tile = Unchecked(
                (picture, values, CGRect(x: x, y: y, width: size.width, height: size.height)))
              Isolation.onMain {
                tile.value.0.draw(in: tile.value.2, tint: tile.value.1.foregroundPlatformColor)
              }
            }
          }
        }, over: draw)
    }
  }

  private func cgGradient(_ gradient: Gradient) -> CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: gradient.stops.map { $0.color.platformColor(environment).cgColor } as CFArray,
      locations: gradient.stops.map(\.location))
  }

  // MARK: Layers

  /// Draws what a closure draws as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = self
    inner.opacity = 1
    inner.blendMode = .normal
    inner.filters = []
    inner.clips = []
    try composed(asOne: true) { try content(&inner) }
  }

  /// Draws on the context of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { try content($0) }
  }
}

/// A value that crosses to the main actor and back while the caller waits.
nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
