import CurbcutUIKit
import Foundation

/// The node of a row, header or footer of a list. It is shown by the cell that has been given to it.
@MainActor
final class ListRowNode: ViewNode {
  let item: ViewListItem
  let content: ViewNode
  let part: ViewListEntry.Part
  /// By which the table knows the row, wherever it comes to stand.
  let number: Int
  private static var lastNumber = 0
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
  var metrics: ListMetrics {
    didSet {
      let isSame =
        metrics.style == oldValue.style && metrics.rowSpacing == oldValue.rowSpacing
        && metrics.ownMargins == oldValue.ownMargins
      if !isSame { invalidateLayout() }
    }
  }
  /// The radii of the corners of what is behind the row.
  var backgroundRadius: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet { if backgroundRadius != oldValue { clipBackground() } }
  }
  var isSelected = false { didSet { if isSelected != oldValue { accessibilityDidChange() } } }
  /// What a tap on the row does, besides what is in it.
  var select: (() -> Void)? {
    didSet { if (select == nil) != (oldValue == nil) { accessibilityDidChange() } }
  }

  init(_ item: ViewListItem, _ part: ViewListEntry.Part, _ metrics: ListMetrics, _ inputs: _ViewInputs) {
    self.item = item
    self.part = part
    Self.lastNumber += 1
    number = Self.lastNumber
    self.metrics = metrics
    var inner = inputs
    inner.isInList = false
    switch part {
    case .row:
      inner = inner.changingEnvironment { values in
        values.isInListRow = true
      }
    case .header:
      inner = inner.changingEnvironment { values in
        values.font = values.font ?? metrics.headerFont
        if metrics.capitalizesHeaders, !values.hasOwnTextCase { values.textCase = .uppercase }
        values.hasSystemForeground = values.foregroundStyle == nil
        values.foregroundStyle = values.foregroundStyle ?? AnyShapeStyle(Color.secondary)
      }
    case .footer:
      inner = inner.changingEnvironment { values in
        values.font = values.font ?? .footnote
        values.hasSystemForeground = values.foregroundStyle == nil
        values.foregroundStyle = values.foregroundStyle ?? AnyShapeStyle(Color.secondary)
      }
    }
    self.inputs = inner
    content = item.make(inner)
    area = RowArea(inputs)
    super.init(inputs)
    if let view = rowBackground { addBackground(view) }
    if let text = content.trait(BadgeTrait.self) { addBadge(text) }
    setChildren([background, area, content, badge].compactMap { $0 })
  }

  private var backgroundView: Attribute<AnyView>?
  private var badgeText: Attribute<Text>?

  private func addBackground(_ view: AnyView) {
    let attribute = Attribute(view)
    backgroundView = attribute
    var behind = inputs
    behind.implicitLayout = .depth
    let content = AnyView._makeView(view: _GraphValue(attribute), inputs: behind).node
    background = ContainerNode(RowBackground(frame: .zero), behind, content)
  }

  private func addBadge(_ text: Text) {
    guard part == .row else { return }
    let attribute = Attribute(text)
    badgeText = attribute
    let quiet = inputs.changingEnvironment { values in
      let isLoud = values.badgeProminence == .increased
      values.foregroundStyle = AnyShapeStyle(isLoud ? Color.red : Color.secondary)
      values.hasOwnForeground = false
      values.hasSystemForeground = true
    }
    badge = Text.makeNode(attribute, quiet)
  }

  /// What the app puts behind a row; headers and footers have nothing behind them, whatever is set for their section.
  private var rowBackground: AnyView? { part == .row ? content.trait(ListRowBackgroundTrait.self) : nil }

  /// Follows backgrounds and badges that come, change or go.
  private func followTraits() {
    let view = rowBackground
    let text = part == .row ? content.trait(BadgeTrait.self) : nil
    if let view, let backgroundView { backgroundView.set(view) }
    if let text, let badgeText { badgeText.set(text) }
    guard (view == nil) != (background == nil) || (text == nil) != (badge == nil) else { return }
    // Not while sizes are being asked for.
    graph.afterUpdate { [weak self] in self?.exchangeParts() }
  }

  private func exchangeParts() {
    let view = rowBackground
    let text = part == .row ? content.trait(BadgeTrait.self) : nil
    GraphNode.untracked {
      if view == nil {
        background?.willBeRemoved()
        background = nil
        backgroundView = nil
      } else if let view, background == nil {
        addBackground(view)
      }
      if text == nil {
        badge?.willBeRemoved()
        badge = nil
        badgeText = nil
      } else if let text, badge == nil {
        addBadge(text)
      }
    }
    setChildren([background, area, content, badge].compactMap { $0 })
  }

  private func clipBackground() {
    guard let view = (background as? ContainerNode<RowBackground>)?.platformView else { return }
    view.radius = backgroundRadius
  }

  /// Where the line below the row begins: at the text.
  var separatorStart: CGFloat {
    let dimensions = content.dimensions(content.placedProposal)
    if let own = dimensions.explicit(HorizontalAlignment.listRowSeparatorLeading.key) {
      return insets.leading + own
    }
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    return insets.leading + (content.textStart(isRightToLeft) ?? 0)
  }

  var hasBackground: Bool { background != nil }

  override var containerView: UIView? { host }
  override var contentOrigin: CGPoint { frame.origin }

  // MARK: Layout

  private var insets: EdgeInsets {
    var insets = wholeInsets
    guard part == .row, let own = content.trait(ListRowEdgeInsetsTrait.self) else { return insets }
    if let top = own[.top] { insets.top = top }
    if let leading = own[.leading] { insets.leading = leading }
    if let bottom = own[.bottom] { insets.bottom = bottom }
    if let trailing = own[.trailing] { insets.trailing = trailing }
    return insets
  }

  private var wholeInsets: EdgeInsets {
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
    let insets = insets
    let taken = badge.map { $0.size(.unspecified).width + ViewSpacing.standard } ?? 0
    return ProposedViewSize(width: max(0, width - insets.leading - insets.trailing - taken), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    followTraits()
    let width = proposal.width ?? metrics.sectionWidth(in: metrics.width)
    let insets = insets
    var height = content.size(inner(width)).height + insets.top + insets.bottom
    let values = environment.value
    if part == .row { height = max(height, values.minimumRowHeight ?? metrics.minimumRowHeight) }
    if part == .header, let least = values.defaultMinListHeaderHeight { height = max(height, least) }
    let scale = surface.displayScale
    return CGSize(width: width, height: (height * scale - 0.01).rounded(.up) / scale)
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    clipBackground()
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

  /// What a tap beside the controls of the row does: that of its buttons in the default style, of all of them where there
  /// are several, or else of its only element, such as a link, or the selection.
  private var tap: (() -> Void)? {
    let buttons = ButtonNode.all(in: self)
    let filling = buttons.filter(\.answersForRow)
    if !filling.isEmpty { return { for button in filling { button.performShortcut() } } }
    let leaves = accessibilityItems.flatMap(\.leaves)
    guard leaves.count == 1 else { return nil }
    // A switch answers only where it is.
    let isAlone = buttons.isEmpty && !leaves[0].properties.traits.contains(.toggleButton)
    return isAlone ? leaves[0].properties.defaultAction : select
  }

  /// Whether a tap beside the controls of the row does something.
  var answersTaps: Bool { tap != nil }

  /// Does what a tap beside the controls of the row does.
  func activate() {
    let tap = tap
    tap?()
  }

  // MARK: Actions

  var dynamicActions: DynamicRowActions? { content.trait(DynamicRowActionsTrait.self) }

  var canMove: Bool { dynamicActions?.move != nil && content.trait(MoveDisabledTrait.self) != true }

  /// The buttons that a swipe reveals.
  func swipeActions(_ edge: HorizontalEdge) -> SwipeButtons {
    let swipe: SwipeActions? =
      edge == .leading ? content.trait(LeadingSwipeTrait.self) : content.trait(TrailingSwipeTrait.self)
    guard let swipe else { return SwipeButtons() }
    // Made anew each time: the closures may hold values that have changed since.
    // As in tabs, symbols are filled (https://developer.apple.com/documentation/swiftui/symbolvariants).
    let inputs = inputs.collectingActions.changingEnvironment {
      $0.symbolVariants = $0.symbolVariants.union(.fill)
    }
    let node = GraphNode.untracked {
      AnyView._makeView(view: _GraphValue(Attribute(swipe.view)), inputs: inputs).node
    }
    swipeNodes[edge]?.willBeRemoved()
    swipeNodes[edge] = node
    return SwipeButtons(
      actions: node.collectedActions.filter(\.isEnabled), allowsFullSwipe: swipe.allowsFullSwipe)
  }

  /// All actions that the row offers to technologies.
  var offeredActions: [AccessibilityProperties.NamedAction] {
    var actions = (swipeActions(.leading).actions + swipeActions(.trailing).actions).map { action in
      AccessibilityProperties.NamedAction(
        name: AccessibilityWords(action.spokenTitle), action: action.perform)
    }
    if content.trait(TrailingSwipeTrait.self) == nil, let delete = deletion { actions.append(delete) }
    return actions
  }

  var deletion: AccessibilityProperties.NamedAction? {
    guard let rows = dynamicActions, let delete = rows.delete,
      content.trait(DeleteDisabledTrait.self) != true
    else { return nil }
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

/// The buttons that a swipe over a row reveals.
@MainActor
struct SwipeButtons {
  var actions: [CollectedAction] = []
  var allowsFullSwipe = true
}

/// What is behind a row, with the corners of its section.
final class RowBackground: UIView {
  var radius: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet {
      layer.cornerRadius = max(radius.top, radius.bottom)
      clipsToBounds = layer.cornerRadius > 0
      var corners: CACornerMask = []
      if radius.top > 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if radius.bottom > 0 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      layer.maskedCorners = corners
    }
  }
}

extension ViewNode {
  /// Where the first text in the node begins, from the node's own leading edge.
  func textStart(_ isRightToLeft: Bool) -> CGFloat? {
    guard isPlaced else { return nil }
    if self is TextNode || self is TextFieldNode { return 0 }
    // Inside a view of UIKit, places are counted from that.
    let origin = containerView != nil && !(self is ListRowNode) ? contentOrigin.x : frame.minX
    for child in children {
      guard let start = child.textStart(isRightToLeft) else { continue }
      return start
        + (isRightToLeft ? origin + frame.width - child.frame.maxX : child.frame.minX - origin)
    }
    return nil
  }
}
