import CurbcutUIKit
import Foundation

/// What a primitive view or modifier is made into: a node that is laid out, drawn and described to assistive
/// technologies, and stays for as long as the view has its identity.
///
/// Nodes are laid out by SwiftUI's protocol: a parent proposes a size, the child chooses its own, the parent places
/// it. Answers are kept until something that they depend on changes; a child whose answers come out the same does not
/// disturb its parent, so that a changed leaf costs its way to the root and not the tree.
@MainActor
class ViewNode {
  final let graph: ViewGraph
  final let environment: Attribute<EnvironmentValues>
  /// The view in which the node is shown.
  final unowned let surface: SurfaceView
  final private(set) weak var parent: ViewNode?
  /// From the first to the last, and from back to front.
  final private(set) var children: [ViewNode] = []
  /// The view that the node was made of, while a tool records.
  final var owner: ViewOwner?
  /// Keeps the observers of the node's attributes alive.
  private final var observers: [GraphObserver] = []

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    environment = inputs.environment
    surface = inputs.surface
  }

  // MARK: Structure

  final func adopt(_ child: ViewNode, at index: Int? = nil) {
    child.parent = self
    children.insert(child, at: index ?? children.count)
    childrenDidChange()
    if child.validity != .valid { noteInvalid(child) }
  }

  /// Sets the children all at once; those that go have been told.
  final func setChildren(_ new: [ViewNode]) {
    for child in new {
      child.parent = self
      // Otherwise it would never become valid, and what changes in it would not be noticed.
      if child.validity != .valid { noteInvalid(child) }
    }
    children = new
    childrenDidChange()
  }

  /// Sets the children while the node's own children are being placed, so that its answers stand.
  final func setPlacedChildren(_ new: [ViewNode]) {
    for child in new { child.parent = self }
    children = new
    viewsDidChange()
    accessibilityDidChange()
    graph.preferencesDidChange()
  }

  /// Takes in a node that is measured before it is one of the children, and makes its answers valid.
  final func prepare(_ child: ViewNode) {
    child.parent = self
    _ = child.validate()
  }

  private final func childrenDidChange() {
    invalidateLayout()
    viewsDidChange()
    accessibilityDidChange()
    graph.preferencesDidChange()
  }

  /// Called before the node and all in it are taken away for good.
  func willBeRemoved() { for child in children { child.willBeRemoved() } }

  /// Called when the surface in which the node is shown has left the screen.
  func surfaceDidDisappear() { for child in children { child.surfaceDidDisappear() } }

  /// Called when a container has taken the node off the screen, as when it was scrolled away, or shows it again.
  func screenPresenceDidChange(_ isOnScreen: Bool) {
    for child in children { child.screenPresenceDidChange(isOnScreen) }
  }

  /// Runs a closure now, and in each update in which something that it reads of the graph has changed.
  final func observe(_ body: @escaping @MainActor () -> Void) {
    // The same update may have taken the node away before it comes to this.
    let observer = GraphObserver(graph) { [weak self] in if self != nil { body() } }
    observers.append(observer)
    GraphNode.untracked { observer.refresh() }
  }

  // MARK: Layout, for subclasses

  /// The size that the node chooses for a proposal, in points. Not asked again until ``invalidateLayout()``.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children in the node's rectangle, in the coordinates of ``containerView``.
  func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {}

  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Where the node has set a guide, in its own coordinates; nil for the default.
  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The priority with which stacks give space to the node.
  var layoutPriority: Double { 0 }

  /// A value that the view has for its container.
  func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// Whether stacks and grids leave the node out, as an empty view.
  var isEmpty: Bool { false }

  /// Called when the node has been given a place.
  func didPlace() {}

  // MARK: Layout

  private enum Validity {
    case valid
    /// Something inside may answer otherwise.
    case childInvalid
    case invalid
  }

  private final var validity = Validity.invalid
  private final var invalidChildren: [ViewNode] = []
  /// Children to place again although this node's own layout stands.
  private final var toPlaceAgain: [ViewNode] = []
  private final var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private final var knownSpacing: ViewSpacing?
  private final var alignments: [KnownAlignment] = []
  private final var knownPriority: Double?
  private final var needsPlacement = true

  private struct KnownAlignment {
    var key: AlignmentKey
    var dimensions: ViewDimensions
    var value: CGFloat?
  }

  /// The node's place in the coordinates of the view that holds it, before rounding to pixels.
  final private(set) var frame = CGRect.zero
  final private(set) var placedProposal = ProposedViewSize.unspecified
  final private(set) var isPlaced = false

  /// What the node answers may have changed.
  final func invalidateLayout() {
    guard validity != .invalid else { return }
    let wasValid = validity == .valid
    validity = .invalid
    if wasValid { tellParentOfInvalidity() }
  }

  private final func noteInvalid(_ child: ViewNode) {
    invalidChildren.append(child)
    guard validity == .valid else { return }
    validity = .childInvalid
    tellParentOfInvalidity()
  }

  private final func tellParentOfInvalidity() {
    if let parent { parent.noteInvalid(self) } else { surface.contentNeedsLayout() }
  }

  /// Makes the answers valid again.
  ///
  /// - Returns: whether they are all the same as before.
  final func validate() -> Bool {
    if validity == .valid { return true }
    let invalid = invalidChildren.filter { $0.parent === self }
    invalidChildren.removeAll()
    let isInvalid = validity == .invalid
    validity = .valid
    var haveChildrenChanged = false
    for child in invalid where !child.validate() { haveChildrenChanged = true }
    guard isInvalid || haveChildrenChanged else {
      toPlaceAgain += invalid
      return true
    }
    needsPlacement = true
    return reconsider()
  }

  /// Answers again what was asked before, and compares.
  private final func reconsider() -> Bool {
    let (oldSizes, oldSpacing, oldAlignments, oldPriority) = (sizes, knownSpacing, alignments, knownPriority)
    sizes.removeAll(keepingCapacity: true)
    knownSpacing = nil
    knownPriority = nil
    alignments.removeAll()
    // A node that nobody has asked yet cannot have disturbed anyone; its parent's layout will ask it.
    guard !oldSizes.isEmpty || oldSpacing != nil else { return false }
    if let oldPriority, priority != oldPriority { return false }
    if let oldSpacing, currentSpacing != oldSpacing { return false }
    for old in oldSizes where size(old.proposal) != old.size { return false }
    for old in oldAlignments {
      let asked = ViewDimensions(node: self, size: old.dimensions.size, proposal: old.dimensions.proposal)
      if alignment(old.key, in: asked) != old.value { return false }
    }
    return true
  }

  /// The size that the node chooses for a proposal, in points.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    var size = measure(proposal)
    // Infinity is the answer to a proposal of infinity.
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      GraphWarning.invalidFrame.report()
      size = CGSize(
        width: size.width.isNaN ? 0 : max(0, size.width), height: size.height.isNaN ? 0 : max(0, size.height))
    }
    if sizes.count >= 8 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  final var currentSpacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = spacing
    knownSpacing = spacing
    return spacing
  }

  final var priority: Double {
    if let knownPriority { return knownPriority }
    let priority = layoutPriority
    knownPriority = priority
    return priority
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal), proposal: proposal)
  }

  /// The explicit value of a guide; nil for the default.
  final func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    for known in alignments where known.key == key && known.dimensions.isSame(as: dimensions) {
      return known.value
    }
    let value = explicitAlignment(key, in: dimensions)
    // Without the node, which would keep itself alive.
    let kept = ViewDimensions(node: nil, size: dimensions.size, proposal: dimensions.proposal)
    alignments.append(KnownAlignment(key: key, dimensions: kept, value: value))
    return value
  }

  /// Places the node, with the size that it chooses for a proposal.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    var new = CGRect(origin: origin, size: size(proposal))
    // What a layout has put nowhere is not shown anywhere.
    if !new.origin.x.isFinite || !new.origin.y.isFinite || !new.width.isFinite || !new.height.isFinite {
      GraphWarning.invalidFrame.report()
      new = .zero
    }
    if isPlaced, !needsPlacement, new == frame, proposal == placedProposal {
      let again = toPlaceAgain
      toPlaceAgain.removeAll()
      for child in again where child.parent === self && child.isPlaced {
        child.place(at: child.frame.origin, child.placedProposal)
      }
      return
    }
    frame = new
    placedProposal = proposal
    isPlaced = true
    needsPlacement = false
    toPlaceAgain.removeAll()
    didPlace()
    placeChildren(in: containerView == nil ? new : CGRect(origin: contentOrigin, size: new.size), proposal)
  }

  /// Asks for the children to be placed anew with the next layout, while all answers stand.
  final func setNeedsPlacement() {
    needsPlacement = true
    if validity == .valid {
      validity = .childInvalid
      tellParentOfInvalidity()
    }
  }

  // MARK: Views

  /// The UIKit view that shows the node itself; nil for one that only arranges others.
  var view: UIView? { nil }

  /// The UIKit view in which what is inside the node is shown; nil when it is the same as for the node itself.
  var containerView: UIView? { nil }

  /// Where the node's own rectangle begins in the coordinates of ``containerView``.
  var contentOrigin: CGPoint { .zero }

  /// The view that holds the views of this node.
  final var holder: UIView {
    var node = parent
    while let found = node {
      if let view = found.containerView { return view }
      node = found.parent
    }
    return surface.contentView
  }

  /// The views of the node or its descendants that belong into a holder, from back to front.
  func collectViews(into views: inout [UIView]) {
    if let view {
      views.append(view)
      return
    }
    collectViewsOfChildren(into: &views)
  }

  final func collectViewsOfChildren(into views: inout [UIView]) {
    var ordered = children
    if children.contains(where: { ($0.trait(ZIndexTrait.self) ?? 0) != 0 }) {
      ordered = children.enumerated().sorted { a, b in
        let (first, second) = (
          a.element.trait(ZIndexTrait.self) ?? 0, b.element.trait(ZIndexTrait.self) ?? 0
        )
        return (first, a.offset) < (second, b.offset)
      }.map(\.element)
    }
    for child in ordered { child.collectViews(into: &views) }
  }

  /// The views inside have come, gone, or changed their order.
  final func viewsDidChange() {
    var node: ViewNode? = self
    while let found = node {
      if found.containerView != nil {
        surface.needsViews(of: found)
        return
      }
      node = found.parent
    }
    surface.needsViews(of: nil)
  }

  /// The node's rectangle in the coordinates of its holder, with its edges on whole pixels.
  final var pixelFrame: CGRect { frame.edgesRounded(toScale: surface.displayScale) }

  // MARK: Accessibility

  private final var knownItems: [AccessibilityItem]?
  /// The object under which assistive technologies know an element that this node makes.
  final var accessibilityObject: AccessibilityNode?

  /// What the node and all in it give to assistive technologies.
  final var accessibilityItems: [AccessibilityItem] {
    if let knownItems { return knownItems }
    let items = makeAccessibilityItems()
    knownItems = items
    return items
  }

  /// Makes the items anew; what the children give, unless a subclass has more to say.
  func makeAccessibilityItems() -> [AccessibilityItem] { children.flatMap(\.accessibilityItems) }

  /// What assistive technologies read here may have changed.
  final func accessibilityDidChange() {
    var node: ViewNode? = self
    while let found = node {
      // What nobody has asked for since the last change has been reported already.
      if found.knownItems == nil, found !== self { return }
      found.knownItems = nil
      node = found.parent
    }
    surface.accessibilityContentDidChange()
  }

  /// The name by which automation knows a view that need not be an element.
  var automationIdentifier: String? { nil }

  // MARK: Preferences

  /// Adds the values that the node and all in it give for a key.
  func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    for child in children { child.collect(key, into: &values) }
  }
}

/// A node around one other, which by itself changes nothing.
@MainActor
class WrapperNode: ViewNode {
  final let content: ViewNode

  init(_ inputs: _ViewInputs, _ content: ViewNode) {
    self.content = content
    super.init(inputs)
    adopt(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    content.place(at: rect.origin, proposal)
  }

  override var spacing: ViewSpacing { content.currentSpacing }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    content.dimensions(dimensions.proposal).explicit(key)
  }

  override var layoutPriority: Double { content.priority }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }

  override var isEmpty: Bool { content.isEmpty }
}

/// A node that takes no space and shows nothing.
@MainActor
final class EmptyNode: ViewNode {
  override var isEmpty: Bool { true }
}
