import Foundation

/// Lets a view reach under bars and the rounded ends of the screen.
struct IgnoresSafeAreaModifier: PrimitiveModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    IgnoresSafeAreaNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view that reaches under bars.
@MainActor
final class IgnoresSafeAreaNode: WrapperNode {
  private var modifier: IgnoresSafeAreaModifier

  init(_ modifier: Attribute<IgnoresSafeAreaModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier.value
    super.init(inputs, content)
    observe { [unowned self] in
      self.modifier = modifier.value
      setNeedsPlacement()
    }
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    // Only edges that touch the end of the safe area reach further.
    var whole = rect
    if modifier.regions.contains(.container) {
      let extended = safeAreaExtension(along: [.horizontal, .vertical]).frame
      let isRightToLeft = environment.value.layoutDirection == .rightToLeft
      let (left, right): (Edge, Edge) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
      let top = modifier.edges.contains(.top) ? min(rect.minY, extended.minY) : rect.minY
      let bottom = modifier.edges.contains(.bottom) ? max(rect.maxY, extended.maxY) : rect.maxY
      let first = modifier.edges.contains(Edge.Set(left)) ? min(rect.minX, extended.minX) : rect.minX
      let last = modifier.edges.contains(Edge.Set(right)) ? max(rect.maxX, extended.maxX) : rect.maxX
      whole = CGRect(x: first, y: top, width: last - first, height: bottom - top)
    }
    guard whole != rect else { return content.place(at: rect.origin, proposal) }
    let offered = ProposedViewSize(whole.size)
    let size = content.size(offered)
    content.place(
      at: CGPoint(x: whole.midX - size.width / 2, y: whole.midY - size.height / 2), offered)
  }
}

/// Puts a view at an edge, which the content leaves free.
struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  var edge: Edge
  var alignment: Alignment
  var spacing: CGFloat?
  var inset: Inset

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    var inner = inputs
    inner.implicitLayout = .vertical
    let inset = Inset._makeView(view: _GraphValue(modifier.map { $0.inset }), inputs: inner).node
    let properties = modifier.map {
      SafeAreaInsetNode.Properties(edge: $0.edge, alignment: $0.alignment, spacing: $0.spacing ?? 0)
    }
    return SafeAreaInsetNode(properties, inset, inputs, body(inputs))
  }
}

/// The node of a view with another one at one of its edges.
@MainActor
final class SafeAreaInsetNode: ViewNode, SafeAreaProvider {
  struct Properties: Equatable {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat
  }

  private var properties: Properties
  private let inset: ViewNode
  private let content: ViewNode
  private(set) var safeRect = CGRect.zero

  init(
    _ properties: Attribute<Properties>, _ inset: ViewNode, _ inputs: _ViewInputs, _ content: ViewNode
  ) {
    self.properties = properties.value
    self.inset = inset
    self.content = content
    super.init(inputs)
    setChildren([content, inset])
    observe { [unowned self] in
      self.properties = properties.value
      invalidateLayout()
    }
  }

  private var axis: Axis { properties.edge == .top || properties.edge == .bottom ? .vertical : .horizontal }

  private func taken(_ proposal: ProposedViewSize) -> (size: CGSize, length: CGFloat) {
    var offered = proposal
    offered[axis] = nil
    let size = inset.size(offered)
    return (size, size[axis] + properties.spacing)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max(0, $0 - taken(proposal).length) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(inner(proposal))
    size[axis] += taken(proposal).length
    return size
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    let context = ArrangementContext(isRightToLeft: false, displayScale: surface.displayScale)
    var offered = ProposedViewSize(rect.size)
    offered[axis] = nil
    let length = taken(ProposedViewSize(rect.size)).length
    let size = inset.size(offered)
    let isFirst =
      properties.edge == .top || properties.edge == (isRightToLeft ? Edge.trailing : Edge.leading)
    var cell = rect
    cell.size[axis] = size[axis]
    if !isFirst { cell.origin[axis] = rect.origin[axis] + rect.size[axis] - size[axis] }
    let origin = properties.alignment.origin(of: inset.dimensions(offered), in: cell.size, context)
    var room = rect
    room.size[axis] = max(0, rect.size[axis] - length)
    if isFirst { room.origin[axis] += length }
    safeRect = room
    let inner = inner(proposal)
    let contentSize = content.size(inner)
    content.place(
      at: CGPoint(x: room.midX - contentSize.width / 2, y: room.midY - contentSize.height / 2), inner)
    inset.place(origin, in: cell, offered, isRightToLeft: isRightToLeft)
  }

  override var spacing: ViewSpacing { content.currentSpacing }
  override var layoutPriority: Double { content.priority }
  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }
}

extension View {
  /// Lets the view reach under bars and the rounded ends of the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach under bars, by an older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Puts a view at the upper or lower edge, which this one leaves free.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l>.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }

  /// Puts a view at a side, which this one leaves free.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, inset: content()))
  }
}
