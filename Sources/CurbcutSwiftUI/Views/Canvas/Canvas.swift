import CurbcutUIKit
import Foundation

/// The colours of a canvas.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As on screens.
  case nonLinear
  /// In linear light.
  case linear
  /// In linear light, beyond the colours of sRGB.
  case extendedLinear
}

/// A view that an app draws itself. Assistive technologies find nothing in it until the app says something of it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/canvas>.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas covers all that is behind.
  public var isOpaque: Bool
  /// The colours of the canvas.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be drawn later; it never is here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that can be drawn.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Symbols._makeViewList(view: _GraphValue(view.map { $0.symbols }), inputs: inputs).list
    return CanvasNode(view.map { $0.renderer }, isOpaque: view.map { $0.isOpaque }, list, inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// The node of a canvas.
@MainActor
final class CanvasNode: ViewNode {
  private let drawing = CanvasDrawing()
  private let symbols: CanvasSymbols

  init(
    _ renderer: Attribute<(inout GraphicsContext, CGSize) -> Void>, isOpaque: Attribute<Bool>,
    _ list: ViewList,
    _ inputs: _ViewInputs
  ) {
    symbols = CanvasSymbols(inputs)
    super.init(inputs)
    drawing.symbols = symbols
    drawing.isUserInteractionEnabled = false
    adopt(symbols)
    symbols.show(list)
    observe { [unowned self] in
      drawing.renderer = renderer.value
      drawing.environment = environment.value
      drawing.backgroundColor = isOpaque.value ? .black : nil
      drawing.setNeedsDisplay()
    }
  }

  override var view: UIView? { drawing }

  /// As large as what is proposed.
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func didPlace() {
    drawing.frame = shownFrame
    drawing.setNeedsDisplay()
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    symbols.place(at: .zero, .unspecified)
  }

  /// What is drawn is only a picture, of symbols as well.
  override func makeAccessibilityItems() -> [AccessibilityItem] { [] }
}

/// The views that a canvas can draw, each in a view of UIKit that is on no screen.
@MainActor
final class CanvasSymbols: ViewNode {
  private var list: ChildList?

  override init(_ inputs: _ViewInputs) { super.init(inputs) }

  func show(_ views: ViewList) {
    let wrapper = ItemWrapper { item, inputs in CanvasSymbolNode(inputs, item.make(inputs)) }
    list = ChildList(
      .modified(views, wrapper), owner: self,
      _ViewInputs(graph: graph, environment: environment, surface: surface))
  }

  /// The symbol with a tag or an id.
  func node(_ id: AnyHashable) -> CanvasSymbolNode? {
    let nodes = children.compactMap { $0 as? CanvasSymbolNode }
    return nodes.first { $0.tag == id } ?? nodes.first { $0.id == id }
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    for child in children { child.place(at: .zero, .unspecified) }
  }
}

/// A view that a canvas can draw.
@MainActor
final class CanvasSymbolNode: ContainerNode<UIView> {
  var tag: AnyHashable? { content.trait(TagTrait.self) }

  /// The id of a `ForEach` or of `id(_:)`.
  var id: AnyHashable? {
    var node: ViewNode? = content
    while let found = node {
      if let id = found.ids.first { return id }
      node = (found as? WrapperNode)?.content
    }
    return nil
  }

  init(_ inputs: _ViewInputs, _ content: ViewNode) { super.init(UIView(), inputs, content) }
}

/// Draws a canvas.
final class CanvasDrawing: UIView {
  var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  var environment = EnvironmentValues()
  weak var symbols: CanvasSymbols?

  override func draw(_ rect: CGRect) {
    guard let target = UIGraphicsGetCurrentContext(), let symbols else { return }
    // What is drawn beyond the canvas is on no layer.
    target.clip(toPixelsOf: bounds)
    var context = GraphicsContext(target, bounds.size, environment, symbols)
    renderer?(&context, bounds.size)
  }
}
