import CurbcutDrawing
import CurbcutUIKit
import Foundation

/// What a canvas is drawn in. A copy draws to the same place, with transforms, opacity and clips of its own.
///
/// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext>.
nonisolated public struct GraphicsContext {
  fileprivate let target: CGContext
  fileprivate let symbols: CanvasSymbols
  private let size: CGSize
  private var clips: [Clip] = []

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

  init(_ target: CGContext, _ size: CGSize, _ environment: EnvironmentValues, _ symbols: CanvasSymbols) {
    self.target = target
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  // MARK: State

  /// How colours mix with those behind.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    fileprivate init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

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

  /// Gives what this context draws to its state.
  private func begin() {
    target.saveGState()
    for clip in clips {
      target.addPath(clip.path)
      target.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    target.concatenate(transform)
    target.setAlpha(opacity)
    if let mode = CGBlendMode(rawValue: blendMode.rawValue) { target.setBlendMode(mode) }
  }

  private func drawing(_ draw: (CGContext) -> Void) {
    begin()
    draw(target)
    target.restoreGState()
  }

  // MARK: Paths

  /// What a path is drawn with.
  public struct Shading {
    fileprivate enum Kind {
      case paint(@MainActor (EnvironmentValues) -> _Paint)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
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
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    drawing { context in
      context.addPath(path.cgPath)
      paint(shading, path.boundingRect, context, color: { context.fillPath(using: rule) }) {
        context.clip(using: rule)
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
      context.addPath(path.cgPath)
      context.setLineWidth(style.lineWidth)
      context.setLineCap(style.lineCap)
      context.setLineJoin(style.lineJoin)
      context.setMiterLimit(style.miterLimit)
      if !style.dash.isEmpty { context.setLineDash(phase: style.dashPhase, lengths: style.dash) }
      paint(shading, path.boundingRect, context, color: { context.strokePath() }) { context.clip() }
    }
  }

  private func paint(
    _ shading: Shading, _ rect: CGRect, _ context: CGContext, color: () -> Void, clip: () -> Void
  ) {
    let values = environment
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch shading.kind {
    case .paint(let paint):
      let safe = Unchecked(values)
      switch Isolation.onMain({ Unchecked(paint(safe.value)) }).value {
      case .color(let found):
        context.setFillColor(found.cgColor)
        context.setStrokeColor(found.cgColor)
        color()
      case .gradient(let gradient):
        clip()
        gradient.draw(in: context, rect)
      }
    case .linear(let gradient, let start, let end):
      guard let colors = cgGradient(gradient) else { return }
      clip()
      context.drawLinearGradient(colors, start: start, end: end, options: options)
    case .radial(let gradient, let center, let from, let to):
      guard let colors = cgGradient(gradient) else { return }
      clip()
      context.drawRadialGradient(
        colors, startCenter: center, startRadius: from, endCenter: center, endRadius: to, options: options)
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
    target.saveGState()
    target.setAlpha(opacity)
    target.beginTransparencyLayer(auxiliaryInfo: nil)
    defer {
      target.endTransparencyLayer()
      target.restoreGState()
    }
    var inner = self
    inner.opacity = 1
    try content(&inner)
  }

  /// Draws on the context of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    begin()
    defer { target.restoreGState() }
    try content(target)
  }
}

/// A value that crosses to the main actor and back while the caller waits.
nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// MARK: Texts, images and symbols

nonisolated extension GraphicsContext {
  /// A text as it is drawn here.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let environment: EnvironmentValues

    fileprivate func layout(_ width: CGFloat?) -> AttributedTextLayout {
      let values = Unchecked((text, environment))
      return Isolation.onMain {
        let (text, environment) = values.value
        let resolved = CurbcutSwiftUI.ResolvedText(text, environment)
        return Unchecked(
          AttributedTextLayout(
            resolved.drawn,
            defaults: TextDefaults(
              font: resolved.font, color: .label, alignment: .natural, lineBreakMode: .byTruncatingTail,
              maximumLines: 0, overridesParagraphStyle: true, usesFontLeading: true),
            maxWidth: width, traits: environment.traits,
            isRightToLeft: environment.layoutDirection == .rightToLeft))
      }.value
    }

    /// The size of the text in a room.
    public func measure(in size: CGSize) -> CGSize {
      layout(size.width.isFinite ? size.width : nil).layout.size
    }
  }

  /// An image as it is drawn here.
  public struct ResolvedImage {
    fileprivate let image: UIImage?
    /// The size of the image, in points.
    public var size: CGSize { image?.size ?? .zero }
  }

  /// A view among the symbols of the canvas.
  public struct ResolvedSymbol {
    fileprivate let view: UIView
    /// The size of the view, in points.
    public let size: CGSize
  }

  /// Prepares a text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  /// Prepares an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    let values = Unchecked((image, environment))
    return ResolvedImage(
      image: Isolation.onMain { Unchecked(values.value.0.platformImage(values.value.1)) }.value)
  }

  /// The symbol of the canvas with a tag or id.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (symbols, id) = (symbols, Unchecked(AnyHashable(id)))
    return Isolation.onMain {
      Unchecked(symbols.node(id.value).map { ResolvedSymbol(view: $0.platformView, size: $0.frame.size) })
    }.value
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.layout(rect.width)
    drawing { layout.draw(in: $0, at: rect.origin, width: rect.width) }
  }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil)
    let place = rect(layout.layout.size, at: point, anchor)
    drawing { layout.draw(in: $0, at: place.origin, width: place.width + 0.01) }
  }
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.image else { return }
    let values = environment
    drawing { _ in
      let safe = Unchecked((picture, values))
      Isolation.onMain { safe.value.0.draw(in: rect, tint: safe.value.1.foregroundPlatformColor) }
    }
  }
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, at: point, anchor))
  }
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    drawing { context in
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      let safe = Unchecked((symbol.view, context))
      Isolation.onMain { safe.value.0.render(in: safe.value.1) }
    }
  }
  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: rect(symbol.size, at: point, anchor))
  }
}
