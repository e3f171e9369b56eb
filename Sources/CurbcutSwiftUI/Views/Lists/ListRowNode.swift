import CurbcutUIKit
import Foundation

/// The node of a row, header or footer of a list. It is shown by the cell that has been given to it.
@MainActor
final class ListRowNode: ViewNode {
  let content: ViewNode
  let part: ViewListEntry.Part
  private var background: ViewNode?
  /// The text at the end of the row, such as a number of new messages.
  private var badge: ViewNode?
  /// The whole row, as the rectangle of an element.
  private let area: RowArea
  private let inputs: _ViewInputs
  private var swipeNodes: [HorizontalEdge: ViewNode] = [:]
  private let elementList = AccessibilityElementList()
  /// The view that shows the row; nil while it is out of sight.
  weak var host: UIView? {
    didSet { if host !== oldValue, host != nil { viewsDidChange() } }
  }
  var metrics: ListMetrics { didSet { if metrics.style != oldValue.style { invalidateLayout() } } }
  var isSelected = false { didSet { if isSelected != oldValue { accessibilityDidChange() } } }
  /// What a tap on the row does, besides what is in it.
  var select: (() -> Void)?

  init(_ item: ViewListItem, _ part: ViewListEntry.Part, _ metrics: ListMetrics, _ inputs: _ViewInputs) {
    self.part = part
    self.metrics = metrics
    var inner = inputs
    inner.isInList = false
    switch part {
    case .row:
      inner = inner.changingEnvironment { $0.isInListRow = true }
    case .header:
      inner = inner.changingEnvironment { values in
        values.font = values.font ?? metrics.headerFont
        if metrics.capitalizesHeaders, !values.hasOwnTextCase { values.textCase = .uppercase }
        values.foregroundStyle = values.foregroundStyle ?? AnyShapeStyle(Color.secondary)
      }
    case .footer:
      inner = inner.changingEnvironment { values in
        values.font = values.font ?? .footnote
        values.foregroundStyle = values.foregroundStyle ?? AnyShapeStyle(Color.secondary)
      }
    }
    self.inputs = inner
    content = item.make(inner)
    area = RowArea(inputs)
    super.init(inputs)
    if let view = content.trait(ListRowBackgroundTrait.self) {
      var behind = inner
      behind.implicitLayout = .depth
      background = AnyView._makeView(view: _GraphValue(backgroundView(or: view)), inputs: behind).node
    }
    if part == .row, let text = content.trait(BadgeTrait.self) {
      let attribute = Attribute(text)
      let content = content
      observeBadge = { attribute.set(content.trait(BadgeTrait.self) ?? text) }
      let quiet = inner.changingEnvironment { $0.foregroundStyle = AnyShapeStyle(Color.secondary) }
      badge = Text.makeNode(attribute, quiet)
    }
    setChildren([background, area, content, badge].compactMap { $0 })
  }

  private func backgroundView(or first: AnyView) -> Attribute<AnyView> {
    let attribute = Attribute(first)
    let content = content
    observeBackground = { attribute.set(content.trait(ListRowBackgroundTrait.self) ?? first) }
    return attribute
  }

  private var observeBackground: (() -> Void)?
  private var observeBadge: (() -> Void)?
  var hasBackground: Bool { background != nil }

  override var containerView: UIView? { host }
  override var contentOrigin: CGPoint { frame.origin }

  // MARK: Layout

  private var insets: EdgeInsets {
    let side = metrics.rowInset
    switch part {
    case .row:
      if let own = content.trait(ListRowInsetsTrait.self) { return own }
      return EdgeInsets(
        top: metrics.rowPadding, leading: side + indent, bottom: metrics.rowPadding, trailing: side)
    case .header:
      let padding = metrics.headerPadding
      return EdgeInsets(top: padding.top, leading: side, bottom: padding.bottom, trailing: side)
    case .footer:
      let padding = metrics.footerPadding
      return EdgeInsets(top: padding.top, leading: side, bottom: padding.bottom, trailing: side)
    }
  }

  private var indent: CGFloat { CGFloat(content.trait(ListIndentationTrait.self) ?? 0) * metrics.indentation }

  private func inner(_ width: CGFloat) -> ProposedViewSize {
    let taken = badge.map { $0.size(.unspecified).width + ViewSpacing.standard } ?? 0
    return ProposedViewSize(width: max(0, width - insets.leading - insets.trailing - taken), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? metrics.width - 2 * metrics.sectionMargin
    let insets = insets
    var height = content.size(inner(width)).height + insets.top + insets.bottom
    if part == .row {
      height = max(height, environment.value.minimumRowHeight ?? metrics.minimumRowHeight)
    }
    let scale = surface.displayScale
    return CGSize(width: width, height: (height * scale - 0.01).rounded(.up) / scale)
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    observeBackground?()
    background?.place(at: rect.origin, ProposedViewSize(rect.size))
    let insets = insets
    area.place(at: rect.origin, ProposedViewSize(rect.size))
    let offered = inner(rect.width)
    let size = content.size(offered)
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    let x =
      isRightToLeft ? rect.maxX - insets.leading - size.width : rect.minX + insets.leading
    let room = rect.height - insets.top - insets.bottom
    content.place(at: CGPoint(x: x, y: rect.minY + insets.top + (room - size.height) / 2), offered)
    observeBadge?()
    if let badge {
      let size = badge.size(.unspecified)
      let end = isRightToLeft ? rect.minX + insets.trailing : rect.maxX - insets.trailing - size.width
      badge.place(at: CGPoint(x: end, y: rect.midY - size.height / 2), .unspecified)
    }
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    var items = content.accessibilityItems
    if part == .header {
      for index in items.indices { items[index].properties.traits.formUnion(.header) }
    }
    if isSelected {
      for index in items.indices { items[index].properties.traits.formUnion(.selected) }
    }
    guard items.count == 1, !items[0].isContainer else { return items }
    if case .view = items[0].kind { return items }
    if let words = badge?.accessibilityItems.first?.properties.label {
      items[0].properties.label = .joined([items[0].properties.label, words].compactMap { $0 })
    }
    if !hasOwnID(items[0].place) { items[0].place = area }
    if let select, items[0].properties.defaultAction == nil { items[0].properties.defaultAction = select }
    return items
  }

  /// Whether the app has given the element's view an id: then its own frame is the element's.
  private func hasOwnID(_ place: ViewNode) -> Bool {
    var node: ViewNode? = place
    while let found = node, found !== self {
      if found is IDNode { return true }
      node = found.parent
    }
    return false
  }

  /// The objects that technologies find in the row, of which some part is seen.
  func elements(in host: UIView) -> [UIResponder] {
    elementList.objects(for: accessibilityItems, in: host, graph)
  }

  /// What a tap beside the controls of the row does: that of its only button.
  func activate() -> Bool {
    let leaves = accessibilityItems.flatMap(\.leaves)
    guard leaves.count == 1, let action = leaves[0].properties.defaultAction else { return false }
    action()
    return true
  }

  // MARK: Actions

  var dynamicActions: DynamicRowActions? { content.trait(DynamicRowActionsTrait.self) }

  /// The buttons that a swipe reveals.
  func swipeActions(_ edge: HorizontalEdge) -> [AccessibilityProperties.NamedAction] {
    let view: AnyView? =
      edge == .leading ? content.trait(LeadingSwipeTrait.self) : content.trait(TrailingSwipeTrait.self)
    guard let view else { return [] }
    // Made anew each time: the closures may hold values that have changed since.
    let inputs = inputs.collectingActions
    let node = GraphNode.untracked {
      AnyView._makeView(view: _GraphValue(Attribute(view)), inputs: inputs).node
    }
    swipeNodes[edge] = node
    return node.collectedActions.filter(\.isEnabled).map { action in
      AccessibilityProperties.NamedAction(name: AccessibilityWords(action.title), action: action.perform)
    }
  }

  /// All actions that the row offers to technologies.
  var offeredActions: [AccessibilityProperties.NamedAction] {
    var actions = swipeActions(.leading) + swipeActions(.trailing)
    if content.trait(TrailingSwipeTrait.self) == nil, let delete = deletion { actions.append(delete) }
    return actions
  }

  var deletion: AccessibilityProperties.NamedAction? {
    guard let rows = dynamicActions, let delete = rows.delete else { return nil }
    return AccessibilityProperties.NamedAction(name: AccessibilityWords(SystemWord.delete.text)) {
      if let place = rows.place() { delete(IndexSet(integer: place)) }
    }
  }
}

/// A node that shows nothing and has the size that is proposed to it.
@MainActor
private final class RowArea: ViewNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}
