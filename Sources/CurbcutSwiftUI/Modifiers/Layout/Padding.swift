import Foundation

/// Space around a view.
public struct _PaddingLayout: UnaryLayoutModifier {
  var edges: Edge.Set
  /// Nil for the system's 16 points.
  var insets: EdgeInsets?

  private var values: EdgeInsets {
    let all = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0
    )
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = values
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    let (size, insets) = (content.size(inner(proposal)), values)
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = values
    return (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  /// A padded edge is no longer the edge of a text.
  func spacing(_ content: ViewSpacing) -> ViewSpacing {
    let insets = values
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return content.reset(edges)
  }
}

extension View {
  /// Adds space around the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/padding(_:)-6pgqq>.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds space at some edges, in points; nil for the system's 16.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/padding(_:_:)>.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds space at all edges, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk>.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
