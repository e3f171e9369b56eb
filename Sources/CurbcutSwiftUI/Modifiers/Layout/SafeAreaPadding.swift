import Foundation

/// Makes the safe area smaller for what is in a view.
struct SafeAreaPaddingModifier: PrimitiveModifier {
  var insets: EdgeInsets

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier.map { $0.insets }, inputs, body(inputs))
  }

  private final class Node: WrapperNode, SafeAreaProvider {
    private var insets: EdgeInsets
    private var isRightToLeft = false

    init(_ insets: Attribute<EdgeInsets>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.insets = insets.value
      super.init(inputs, content)
      observe { [unowned self] in
        self.insets = insets.value
        isRightToLeft = environment.value.layoutDirection == .rightToLeft
        invalidateLayout()
      }
    }

    var safeRect: CGRect {
      CGRect(
        x: frame.minX + (isRightToLeft ? insets.trailing : insets.leading), y: frame.minY + insets.top,
        width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let size = content.size(inner(proposal))
      return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
      content.place(
        CGPoint(x: insets.leading, y: insets.top), in: rect, inner(proposal), isRightToLeft: isRightToLeft)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
      content.dimensions(inner(dimensions.proposal)).explicit(key).map {
        $0 + (key.axis == .horizontal ? insets.leading : insets.top)
      }
    }

    override var spacing: ViewSpacing {
      var edges: Edge.Set = []
      if insets.top != 0 { edges.insert(.top) }
      if insets.bottom != 0 { edges.insert(.bottom) }
      if insets.leading != 0 { edges.insert(.leading) }
      if insets.trailing != 0 { edges.insert(.trailing) }
      return content.currentSpacing.reset(edges)
    }
  }
}

extension View {
  /// Adds to the insets of the safe area for the view, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:)-6nw5c>.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds to the insets of the safe area at some edges, in points; nil for the system's 16.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)>.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, edges))
  }

  /// Adds to the insets of the safe area at all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
