import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The pieces of glass in a `GlassEffectContainer`: those with the name of a union are one piece, and those that touch
/// are drawn as one, without a rim between them.
@MainActor
final class GlassContainer {
  private var pieces: [GlassPieceNode] = []
  private var isWaiting = false

  fileprivate func add(_ piece: GlassPieceNode) { pieces.append(piece) }

  fileprivate func remove(_ piece: GlassPieceNode) {
    pieces.removeAll { $0 === piece }
    if let other = pieces.first { arrange(after: other.graph) }
  }

  /// Arranges the pieces as soon as all of them have their places.
  fileprivate func arrange(after graph: ViewGraph) {
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.arrange()
    }
  }

  private func arrange() {
    // What is drawn first lies behind the content of all the others.
    let ordered = pieces.filter(\.isPlaced).map { ($0, $0.platformView.placeInDrawing) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    var units: [Unit] = []
    for piece in ordered {
      if let name = piece.union,
        let index = units.firstIndex(where: { $0.first.union == name && $0.first.glass == piece.glass })
      {
        units[index].rect = units[index].rect.union(piece.globalFrame)
      } else {
        units.append(Unit(first: piece, rect: piece.globalFrame))
      }
    }
    let groups = Self.touching(units)
    for piece in ordered {
      piece.show(groups.first { $0[0].first === piece } ?? [])
    }
  }

  /// One piece of glass, made of one or several.
  fileprivate struct Unit {
    let first: GlassPieceNode
    /// In the window.
    var rect: CGRect
  }

  private static func touching(_ units: [Unit]) -> [[Unit]] {
    var groups: [[Unit]] = []
    for unit in units {
      let near = groups.indices.filter { index in
        groups[index].contains {
          $0.rect.intersects(unit.rect) && $0.first.glass.kind == unit.first.glass.kind
        }
      }
      guard let first = near.first else {
        groups.append([unit])
        continue
      }
      for index in near.dropFirst().reversed() { groups[first] += groups.remove(at: index) }
      groups[first].append(unit)
    }
    return groups
  }
}

/// The glass behind a view.
struct GlassBackground<Outline: Shape>: ViewModifier {
  var glass: Glass
  var shape: Outline
  @Environment(\.glassContainer) private var container

  func body(content: Content) -> some View {
    if container != nil, glass.kind != .identity {
      content.background { GlassPiece(glass: glass, shape: AnyShape(shape)) }
    } else {
      content.modifier(SingleGlass(glass: glass, shape: shape))
    }
  }
}

/// Glass that is in no container.
private struct SingleGlass<Outline: Shape>: ViewModifier {
  var glass: Glass
  var shape: Outline

  func body(content: Content) -> some View {
    let isSeen = glass.kind != .identity
    content
      .background(isSeen ? glass.tint?.opacity(GlassDrawing.tintOpacity) ?? .clear : .clear, in: shape)
      .background(isSeen ? AnyShapeStyle(glass.material) : AnyShapeStyle(Color.clear), in: shape)
      .overlay {
        shape.stroke(Color.primary.opacity(isSeen ? GlassDrawing.rimOpacity : 0), lineWidth: GlassDrawing.rim)
          .allowsHitTesting(false).accessibilityHidden(true)
      }
  }
}

extension Glass {
  fileprivate var material: Material { kind == .clear ? .ultraThin : .regular }
}

/// A piece of glass in a container.
private struct GlassPiece: PrimitiveView {
  var glass: Glass
  var shape: AnyShape

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    GlassPieceNode(view, inputs)
  }
}

@MainActor
private final class GlassPieceNode: PlatformNode<GlassDrawing> {
  private(set) var glass: Glass
  private var shape: AnyShape
  private(set) var union: NamespaceKey?
  private weak var container: GlassContainer?

  init(_ view: Attribute<GlassPiece>, _ inputs: _ViewInputs) {
    (glass, shape) = (view.value.glass, view.value.shape)
    super.init(GlassDrawing(frame: .zero), inputs)
    container = environment.value.glassContainer
    container?.add(self)
    observe { [unowned self] in
      (glass, shape) = (view.value.glass, view.value.shape)
      union = environment.value.glassUnion
      container?.arrange(after: graph)
    }
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    container?.remove(self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func didPlace() {
    super.didPlace()
    container?.arrange(after: graph)
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [] }

  /// Draws what this piece draws for itself and for others that are one with it; nothing where another does.
  func show(_ units: [GlassContainer.Unit]) {
    let (own, global) = (shownFrame, globalFrame)
    let whole = units.reduce(own) { all, unit in
      all.union(unit.rect.offsetBy(dx: own.minX - global.minX, dy: own.minY - global.minY))
    }
    platformView.frame = whole
    platformView.material = glass.material
    platformView.pieces = units.map { unit in
      let rect = unit.rect.offsetBy(
        dx: own.minX - global.minX - whole.minX, dy: own.minY - global.minY - whole.minY)
      let tint = unit.first.glass.tint?.opacity(GlassDrawing.tintOpacity)
      return GlassDrawing.Piece(
        path: unit.first.shape.path(in: rect).cgPath,
        tint: tint?.platformColor(unit.first.environment.value).cgColor)
    }
  }
}

/// Draws pieces of glass that touch.
private final class GlassDrawing: UIView {
  struct Piece {
    var path: CGPath
    var tint: CGColor?
  }

  static let tintOpacity = 0.15
  static let rimOpacity = 0.08
  /// In points.
  static let rim: CGFloat = 0.5

  var pieces: [Piece] = [] { didSet { setNeedsDisplay() } }
  var material = Material.regular

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard !pieces.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    for piece in pieces { context.addPath(piece.path) }
    context.clip()
    material.draw(in: bounds, context, traitCollection)
    context.restoreGState()
    for piece in pieces {
      guard let tint = piece.tint else { continue }
      context.setFillColor(tint)
      context.beginPath()
      context.addPath(piece.path)
      context.fillPath()
    }
    context.setStrokeColor(
      UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(Self.rimOpacity).cgColor)
    context.setLineWidth(Self.rim)
    for index in pieces.indices { strokeRim(of: index, in: context) }
  }

  /// Draws the part of a piece's rim that is in no other piece.
  private func strokeRim(of index: Int, in context: CGContext) {
    context.saveGState()
    for other in pieces.indices where other != index {
      context.beginPath()
      context.addRect(bounds.insetBy(dx: -2, dy: -2))
      context.addPath(pieces[other].path)
      context.clip(using: .evenOdd)
    }
    context.beginPath()
    context.addPath(pieces[index].path)
    context.strokePath()
    context.restoreGState()
  }
}

extension UIView {
  /// Where the view stands among all that is drawn: the numbers of its superviews and its own among their siblings.
  fileprivate var placeInDrawing: [Int] {
    var place: [Int] = []
    var view: UIView = self
    while let above = view.superview {
      place.append(above.subviews.firstIndex { $0 === view } ?? 0)
      view = above
    }
    return place.reversed()
  }
}

/// Tells the glass in a view in which container it is.
struct GlassContainerModifier: PrimitiveModifier {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let container = GlassContainer()
    return body(inputs.changingEnvironment { $0.glassContainer = container })
  }
}

private enum GlassContainerKey: EnvironmentKey {
  static var defaultValue: GlassContainer? { nil }
}

private enum GlassUnionKey: EnvironmentKey {
  static var defaultValue: NamespaceKey? { nil }
}

extension EnvironmentValues {
  /// The container in which glass flows together.
  var glassContainer: GlassContainer? {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }

  /// The name of the glass that is one piece.
  var glassUnion: NamespaceKey? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
}
