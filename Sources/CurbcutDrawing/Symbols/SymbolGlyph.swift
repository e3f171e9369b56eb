import Foundation

/// Our own drawing of a symbol: lines and areas in a box measured in hundredths of a circle's diameter.
struct SymbolGlyph: Sendable {
  /// One part of a drawing.
  struct Part: Sendable {
    enum Kind: Sendable {
      case stroke
      case fill
      /// Erases what lies under a line, with a margin on both sides.
      case eraseStroke(margin: CGFloat)
      case eraseFill
    }

    var kind: Kind
    var path: SymbolPath
    /// The layer that the part belongs to, where layers have colours of their own.
    var layer = Layer.primary
    /// Whether the part is cut out of the layer behind it only where the symbol has one colour: where layers have
    /// colours of their own, it is drawn in that of its layer.
    var isMark = false
  }

  /// Letters or digits in a drawing.
  struct Text: Sendable {
    var string: String
    /// Where they are, in the drawing's box.
    var box: CGRect
    /// Whether they are cut out of what is behind, as long as the symbol has one colour.
    var isCutOut = false
  }

  /// The layers of a symbol, as Apple's palettes and hierarchies colour them: what tells the symbol's meaning, and what
  /// is around or behind it.
  enum Layer: Sendable { case primary, secondary }

  /// The colours of a symbol.
  struct Colors {
    var primary: CGColor
    /// Of the layer that is around or behind; nil for one colour.
    var secondary: CGColor?
  }

  /// What is drawn for a symbol that we have no drawing of.
  enum StandIn: Sendable {
    /// An icon from the installed theme.
    case icon(SymbolIcon)
    /// The name of the symbol.
    case name
  }

  var name: String
  var size: CGSize
  var parts: [Part]
  var text: Text?
  /// Whether the symbol is mirrored in right-to-left layouts.
  var isDirectional = false
  var standIn: StandIn?
  /// Whether the symbol is the app's own, about whose name the system knows nothing.
  var isCustom = false

  /// Draws the symbol.
  func draw(in rect: CGRect, weight: UIImage.SymbolWeight, colors: Colors, context: CGContext) {
    let color = colors.primary
    context.setFillColor(color)
    context.setStrokeColor(color)
    guard size.width > 0, size.height > 0 else { return }
    switch standIn {
    case .icon(let icon): return icon.draw(in: rect, boldness: boldness(weight), context: context)
    case .name: drawName(in: rect, color: color, context: context)
    case nil: break
    }
    let scale = min(rect.width / size.width, rect.height / size.height)
    let cutsTextOut = text?.isCutOut == true && colors.secondary == nil
    let erases = cutsTextOut || parts.contains { $0.kind.erases }
    context.saveGState()
    if erases { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.translateBy(
      x: rect.midX - size.width * scale / 2, y: rect.midY - size.height * scale / 2)
    context.scaleBy(x: scale, y: scale)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let width = Self.lineWidth(weight)
    // What is behind may be translucent, and its parts overlap.
    let shade = colors.secondary.flatMap { $0.alpha < 1 ? $0.alpha : nil }
    var isShaded = false
    func setShaded(_ shaded: Bool) {
      guard let shade, shaded != isShaded else { return }
      isShaded = shaded
      if shaded {
        context.saveGState()
        context.setAlpha(shade)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      } else {
        context.endTransparencyLayer()
        context.restoreGState()
      }
    }
    for part in parts {
      var kind = part.kind
      if let secondary = colors.secondary {
        setShaded(part.layer == .secondary)
        let color =
          part.layer == .primary
          ? colors.primary : shade == nil ? secondary : secondary.copy(alpha: 1) ?? secondary
        context.setFillColor(color)
        context.setStrokeColor(color)
        if part.isMark { kind = kind.drawn }
      }
      context.beginPath()
      context.addPath(part.path.cgPath)
      context.setBlendMode(kind.erases ? .destinationOut : .normal)
      switch kind {
      case .stroke:
        context.setLineWidth(width)
        context.strokePath()
      case .eraseStroke(let margin):
        context.setLineWidth(width + margin * 2)
        context.strokePath()
      case .fill, .eraseFill: context.fillPath(using: .evenOdd)
      }
    }
    setShaded(false)
    context.setBlendMode(cutsTextOut ? .destinationOut : .normal)
    if let text {
      drawText(text.string, in: text.box, weight: Self.textWeight(weight), color: color, context: context)
    }
    context.setBlendMode(.normal)
    if erases { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// How much thicker the lines are than those of the regular weight, as a fraction of the symbol's side.
  private func boldness(_ weight: UIImage.SymbolWeight) -> CGFloat {
    max(0, Self.lineWidth(weight) - Self.lineWidth(.regular)) / 100
  }

  /// Draws the parts of the name below one another, as large as fits into the box.
  private func drawName(in rect: CGRect, color: CGColor, context: CGContext) {
    drawText(
      name.split(separator: ".").joined(separator: "\n"),
      in: rect.insetBy(dx: rect.width * 0.12, dy: rect.height * 0.12), weight: 0.23, color: color,
      context: context)
  }

  /// Draws words as large as fits into a rectangle.
  private func drawText(
    _ text: String, in room: CGRect, weight: CGFloat, color: CGColor, context: CGContext
  ) {
    let options = TextLayoutOptions(alignment: .center)
    func layout(_ size: CGFloat) -> TextLayout {
      TextLayout(
        runs: [TextRun(text: text, font: FontDescriptor(size: size, weight: weight), color: color)],
        maxWidth: nil, options: options)
    }
    let whole = layout(100).size
    guard whole.width > 0, whole.height > 0, room.width > 0 else { return }
    let fitting = layout(100 * min(room.width / whole.width, room.height / whole.height))
    fitting.draw(
      in: context, at: CGPoint(x: room.minX, y: room.midY - fitting.size.height / 2), width: room.width)
  }

  /// How bold letters are beside lines of a weight.
  private static func textWeight(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .unspecified, .regular: 0.23
    case .medium: 0.3
    case .semibold: 0.4
    case .bold: 0.5
    case .heavy: 0.6
    case .black: 0.7
    }
  }

  /// In hundredths of a circle's diameter.
  private static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 3
    case .thin: 4
    case .light: 5.8
    case .unspecified, .regular: 7.6
    case .medium: 8.8
    case .semibold: 10.2
    case .bold: 11.6
    case .heavy: 13.4
    case .black: 15
    }
  }
}

extension SymbolGlyph.Part.Kind {
  var erases: Bool {
    switch self {
    case .stroke, .fill: false
    case .eraseStroke, .eraseFill: true
    }
  }

  /// What is drawn in place of what is erased.
  fileprivate var drawn: Self {
    switch self {
    case .stroke, .eraseStroke: .stroke
    case .fill, .eraseFill: .fill
    }
  }
}

/// A path written as text: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Q x1 y1 x y`, `Z`, and three shapes:
/// `O cx cy r` a circle, `R x y w h r` a rounded rectangle, `A cx cy r from to` an arc in degrees, clockwise.
struct SymbolPath: Sendable {
  private let elements: [CGPath.Element]

  var cgPath: CGPath { CGPath(elements: elements) }

  private init(elements: [CGPath.Element]) {
    self.elements = elements
  }

  init(_ path: CGPath) { self.init(elements: path.elements) }

  /// Parses a path; nil for text that is not one.
  init?(_ text: some StringProtocol) {
    let path = CGMutablePath()
    var tokens = text.split(whereSeparator: \.isWhitespace)[...]
    func number() -> CGFloat? { tokens.popFirst().flatMap { Double($0) }.map { CGFloat($0) } }
    func point() -> CGPoint? {
      guard let x = number(), let y = number() else { return nil }
      return CGPoint(x: x, y: y)
    }
    while let command = tokens.popFirst() {
      switch command {
      case "M":
        guard let to = point() else { return nil }
        path.move(to: to)
      case "L":
        guard let to = point() else { return nil }
        path.addLine(to: to)
      case "C":
        guard let a = point(), let b = point(), let to = point() else { return nil }
        path.addCurve(to: to, control1: a, control2: b)
      case "Q":
        guard let a = point(), let to = point() else { return nil }
        path.addQuadCurve(to: to, control: a)
      case "Z": path.closeSubpath()
      case "O":
        guard let center = point(), let r = number() else { return nil }
        path.addEllipse(in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
      case "R":
        guard let origin = point(), let w = number(), let h = number(), let r = number() else { return nil }
        path.addRoundedRect(
          in: CGRect(x: origin.x, y: origin.y, width: w, height: h), cornerWidth: r, cornerHeight: r)
      case "A":
        guard let center = point(), let r = number(), let from = number(), let to = number() else {
          return nil
        }
        let start = from * .pi / 180
        path.move(
          to: CGPoint(
            x: center.x + r * CGFloat(cos(Double(start))), y: center.y + r * CGFloat(sin(Double(start)))))
        path.addRelativeArc(center: center, radius: r, startAngle: start, delta: (to - from) * .pi / 180)
      default: return nil
      }
    }
    elements = path.elements
  }

  func applying(_ transform: CGAffineTransform) -> SymbolPath {
    SymbolPath(elements: cgPath.applying(transform).elements)
  }
}
