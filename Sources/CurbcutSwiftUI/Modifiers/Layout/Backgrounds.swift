import Foundation

/// A view with another one behind or in front of it, which is proposed the view's size and does not change it.
struct LayeredModifier<Layer: View>: PrimitiveModifier {
  enum Place { case behind, inFront }

  var layer: Layer
  var place: Place
  var alignment: Alignment

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    var inner = inputs
    inner.implicitLayout = .depth
    let layer = Layer._makeView(view: _GraphValue(modifier.map { $0.layer }), inputs: inner).node
    return LayeredNode(modifier.map { ($0.place == .behind, $0.alignment) }, layer, inputs, body(inputs))
  }
}

/// The node of a view with a background or an overlay.
@MainActor
final class LayeredNode: ViewNode {
  private let primary: ViewNode
  private let layer: ViewNode
  private var alignment = Alignment.center
  private var isRightToLeft = false

  init(
    _ properties: Attribute<(isBehind: Bool, alignment: Alignment)>, _ layer: ViewNode, _ inputs: _ViewInputs,
    _ primary: ViewNode
  ) {
    self.primary = primary
    self.layer = layer
    super.init(inputs)
    let isBehind = properties.value.isBehind
    setChildren(isBehind ? [layer, primary] : [primary, layer])
    observe { [unowned self] in
      alignment = properties.value.alignment
      isRightToLeft = environment.value.layoutDirection == .rightToLeft
      setNeedsPlacement()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    primary.place(at: rect.origin, proposal)
    let offered = ProposedViewSize(rect.size)
    let outer = primary.dimensions(proposal)
    let inner = layer.dimensions(offered)
    let x = outer[alignment.horizontal] - inner[alignment.horizontal]
    let y = outer[alignment.vertical] - inner[alignment.vertical]
    layer.place(CGPoint(x: x, y: y), in: rect, offered, isRightToLeft: isRightToLeft)
  }

  override var spacing: ViewSpacing { primary.currentSpacing }
  override var layoutPriority: Double { primary.priority }
  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    primary.dimensions(dimensions.proposal).explicit(key)
  }
  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { primary.trait(key) }
  override var isEmpty: Bool { primary.isEmpty }
}

extension View {
  /// Puts a view behind this one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)>.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(LayeredModifier(layer: content(), place: .behind, alignment: alignment))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(LayeredModifier(layer: background, place: .behind, alignment: alignment))
  }

  /// Puts a view in front of this one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)>.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(LayeredModifier(layer: content(), place: .inFront, alignment: alignment))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(layer: overlay, place: .inFront, alignment: alignment))
  }
}
