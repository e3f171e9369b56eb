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

  /// The edges at which the content goes on behind bars.
  var edgesUnderBars: Edge.Set {
    modifier.regions.contains(.container) ? modifier.edges : []
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    // Only edges that touch the end of the safe area reach further.
    var whole = rect
    let keyboard = surface.keyboardSafeAreaInset
    if modifier.regions.contains(.container) || keyboard > 0 && modifier.regions.contains(.keyboard) {
      var extended = safeAreaExtension(along: [.horizontal, .vertical]).frame
      if !modifier.regions.contains(.container) {
        // The keyboard alone is ignored.
        let bottom = surface.bounds.maxY - surface.safeAreaInsetsWithoutKeyboard.bottom
        extended = CGRect(
          x: rect.minX, y: rect.minY, width: rect.width, height: min(extended.maxY, bottom) - rect.minY)
      } else if !modifier.regions.contains(.keyboard), keyboard > 0 {
        extended.size.height = min(extended.maxY, rect.maxY) - extended.minY
      }
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
      SafeAreaInsetNode.Properties(edge: $0.edge, alignment: $0.alignment, spacing: $0.spacing)
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
    /// In points; nil for the distance that the views prefer.
    var spacing: CGFloat?
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

  private var distance: CGFloat {
    properties.spacing ?? content.currentSpacing.distance(to: inset.currentSpacing, along: axis)
  }

  /// The inset is offered what the content does not need.
  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offered = proposal
    guard let whole = proposal[axis] else { return offered }
    let room = max(0, whole - distance)
    offered[axis] = 0
    offered[axis] = max(0, room - content.size(offered)[axis])
    return offered
  }

  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    inset.size(insetProposal(proposal))[axis] + distance
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max(0, $0 - taken(proposal)) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(inner(proposal))
    size[axis] += taken(proposal)
    return size
  }

  private var isAtStart: Bool { properties.edge == .top || properties.edge == .leading }

  /// Where the content is, from the leading and upper edge.
  private func placeOfContent(_ taken: CGFloat) -> CGPoint {
    var origin = CGPoint.zero
    if isAtStart { origin[axis] = taken }
    return origin
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    var whole = proposal
    whole[axis.other] = proposal[axis.other] ?? rect.size[axis.other]
    let (offered, inner, taken) = (insetProposal(whole), inner(whole), taken(whole))
    let key = properties.alignment.key(axis.other)
    let (outer, own) = (content.dimensions(inner), inset.dimensions(offered))
    var origin = CGPoint.zero
    origin[axis.other] = outer.value(key) - own.value(key)
    if !isAtStart { origin[axis] = rect.size[axis] - own.size[axis] }
    var room = rect
    room.size[axis] = max(0, rect.size[axis] - taken)
    let isFirst =
      properties.edge == .top || properties.edge == (isRightToLeft ? Edge.trailing : Edge.leading)
    if isFirst { room.origin[axis] += taken }
    safeRect = room
    content.place(placeOfContent(taken), in: rect, inner, isRightToLeft: isRightToLeft)
    inset.place(origin, in: rect, offered, isRightToLeft: isRightToLeft)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let proposal = dimensions.proposal
    return content.dimensions(inner(proposal)).explicit(key).map {
      $0 + placeOfContent(taken(proposal))[key.axis]
    }
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

  /// Puts a bar at the upper or lower edge, which this view leaves free. What is scrolled behind it is not blurred.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)>.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at a side, which this view leaves free. What is scrolled behind it is not blurred.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
