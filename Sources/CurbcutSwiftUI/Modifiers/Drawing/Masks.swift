import CurbcutUIKit
import Foundation

/// Shows of a view what another one covers, which is laid out as an overlay is.
struct MaskModifier<Mask: View>: PrimitiveModifier {
  var mask: Mask
  var alignment: Alignment

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    var inner = inputs
    inner.implicitLayout = .depth
    let mask = Mask._makeView(view: _GraphValue(modifier.map { $0.mask }), inputs: inner).node
    return MaskNode(modifier.map { $0.alignment }, MaskHolder(inputs, mask), inputs, body(inputs))
  }
}

/// The node of a masked view.
@MainActor
final class MaskNode: ContainerNode<UIView> {
  private let mask: MaskHolder
  private var alignment = Alignment.center
  private var context: ArrangementContext

  init(
    _ alignment: Attribute<Alignment>, _ mask: MaskHolder, _ inputs: _ViewInputs, _ content: ViewNode
  ) {
    self.mask = mask
    context = ArrangementContext(isRightToLeft: false, displayScale: inputs.surface.displayScale)
    super.init(PassThroughView(), inputs, content)
    adopt(mask)
    platformView.layer.mask = mask.platformView.layer
    observe { [unowned self] in
      self.alignment = alignment.value
      context.isRightToLeft = environment.value.layoutDirection == .rightToLeft
      setNeedsPlacement()
    }
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    content.place(at: rect.origin, proposal)
    let offered = ProposedViewSize(rect.size)
    let (outer, inner) = (content.dimensions(proposal), mask.dimensions(offered))
    var x = outer[alignment.horizontal] - inner[alignment.horizontal]
    if context.isRightToLeft { x = rect.width - inner.width - x }
    let y = outer[alignment.vertical] - inner[alignment.vertical]
    mask.place(at: CGPoint(x: rect.minX + x, y: rect.minY + y), offered)
  }

  /// The mask is no view that anyone could find.
  override func makeAccessibilityItems() -> [AccessibilityItem] { content.accessibilityItems }
}

/// Holds the views of a mask, which are not among those of the masked view.
@MainActor
final class MaskHolder: ContainerNode<UIView> {
  init(_ inputs: _ViewInputs, _ content: ViewNode) { super.init(UIView(), inputs, content) }

  override func collectViews(into views: inout [UIView]) {}
}

extension View {
  /// Shows of the view what another one covers, as far as that is opaque.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)>.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what another one covers, as far as that is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
