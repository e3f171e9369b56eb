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
  /// Those that are seen, and are not there for assistive technologies alone.
  var seenChildren: [ViewNode] { children }
  /// The view that the node was made of, while a tool records.
  final var owner: ViewOwner? {
    get { seldom?.owner }
    set { if newValue != nil || seldom != nil { changeSeldom { $0.owner = newValue } } }
  }
  /// The ids that every `ForEach` around gave the view, the outermost first.
  final var idsFromLists: [AnyHashable] {
    (seldom?.outerIDs ?? []) + (element?.elementID.map { [$0] } ?? []) + (seldom?.innerIDs ?? [])
  }
  /// What the view of an element of a `ForEach` was made from.
  private final var element: GraphNode?
  /// Views that have gone, but are still seen on their way out.
  final var departing: [ViewNode] {
    get { seldom?.departing ?? [] }
    set { if !newValue.isEmpty || seldom != nil { changeSeldom { $0.departing = newValue } } }
  }
  /// What the views around change of transactions.
  final let transactions: TransactionScope?
  /// The way of the node's view to its place.
  final var movement: FrameMovement? {
    get { seldom?.movement }
    set { if newValue != nil || seldom != nil { changeSeldom { $0.movement = newValue } } }
  }
  private final var seldom: Seldom?

  /// What only few nodes have.
  @MainActor
  private final class Seldom {
    var owner: ViewOwner?
    var departing: [ViewNode] = []
    var movement: FrameMovement?
    var outerIDs: [AnyHashable] = []
    var innerIDs: [AnyHashable] = []
  }

  /// Takes the id of an element, around those that the node has already.
  final func becomeElement(_ row: GraphNode) {
    let inner = idsFromLists
    if !inner.isEmpty {
      changeSeldom {
        $0.outerIDs = []
        $0.innerIDs = inner
      }
    }
    element = row
  }

  /// Takes the ids of lists around those that the node has already.
  final func prefixIDs(_ ids: [AnyHashable]) { changeSeldom { $0.outerIDs = ids + $0.outerIDs } }

  private final func changeSeldom(_ change: (Seldom) -> Void) {
    let seldom = seldom ?? Seldom()
    self.seldom = seldom
    change(seldom)
  }

  /// Keeps the observers of the node's attributes alive.
  private final var observers = FewValues<GraphObserver>()
  /// What the node has answered to its parent's questions.
  final var layout = LayoutMemory()
  /// What the node has given to assistive technologies.
  final var accessibility = AccessibilityMemory()

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    environment = inputs.environment
    surface = inputs.surface
    transactions = inputs.transactions
  }

  isolated deinit { for index in 0..<observers.count { observers[index].end() } }

  // MARK: Structure

  final func adopt(_ child: ViewNode, at index: Int? = nil) {
    child.parent = self
    children.insert(child, at: index ?? children.count)
    childrenDidChange()
    if !child.hasValidLayout { noteInvalid(child) }
  }

  /// Sets the children all at once; those that go have been told.
  final func setChildren(_ new: [ViewNode]) {
    for child in new {
      child.parent = self
      // Otherwise it would never become valid, and what changes in it would not be noticed.
      if !child.hasValidLayout { noteInvalid(child) }
    }
    forgetItems(ofThoseNotIn: new)
    children = new
    childrenDidChange()
  }

  /// Forgets at once what those have given that go: whoever is asked before the nodes above have followed must not come
  /// upon them.
  private final func forgetItems(ofThoseNotIn new: [ViewNode]) {
    guard accessibility.items != nil, !children.isEmpty else { return }
    let kept = Set(new.map { ObjectIdentifier($0) })
    if !children.allSatisfy({ kept.contains(ObjectIdentifier($0)) }) { forgetItems() }
  }

  /// Sets the children while the node's own children are being placed, so that its answers stand.
  final func setPlacedChildren(_ new: [ViewNode]) {
    for child in new { child.parent = self }
    forgetItems(ofThoseNotIn: new)
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
  func willBeRemoved() { for child in children + departing { child.willBeRemoved() } }

  /// Called when the surface in which the node is shown has left the screen.
  func surfaceDidDisappear() { for child in children + departing { child.surfaceDidDisappear() } }

  /// Called when a container has taken the node off the screen, as when it was scrolled away, or shows it again.
  func screenPresenceDidChange(_ isOnScreen: Bool) {
    for child in children { child.screenPresenceDidChange(isOnScreen) }
  }

  /// Runs a closure now, and in each update in which something that it reads of the graph has changed.
  final func observe(_ body: @escaping @MainActor () -> Void) {
    begin(ClosureObserver(graph, body))
  }

  /// Calls ``followGraph()`` now, and in each update in which something that it reads of the graph has changed.
  final func observeGraph() { begin(NodeObserver(self)) }

  /// Takes over what the graph says; for subclasses that call ``observeGraph()``.
  func followGraph() {}

  private final func begin(_ observer: GraphObserver) {
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

  /// Whether the answer for a guide is kept; it need not be where it is always the default.
  func remembersAlignment(_ key: AlignmentKey) -> Bool { true }

  /// The priority with which stacks give space to the node.
  var layoutPriority: Double { 0 }

  /// A value that the view has for its container.
  func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// Whether stacks and grids leave the node out, as an empty view.
  var isEmpty: Bool { false }

  /// Called when the node has been given a place.
  func didPlace() {}

  /// Called before the node answers anew what it was asked before something in it has changed.
  func willAnswerAnew() {}

  // MARK: Views, for subclasses

  /// Whether what is in the node's view of UIKit may reach beyond it, as a list does under the bars around.
  var letsContentExtend: Bool { false }

  /// The UIKit view that shows the node itself; nil for one that only arranges others, or that is not seen now.
  var view: UIView? { nil }

  /// Whether the node is shown by a view of its own, which need not exist before it is seen.
  var isShownByView: Bool { view != nil }

  /// The UIKit view in which what is inside the node is shown; nil when it is the same as for the node itself.
  var containerView: UIView? { nil }

  /// The part of what is inside the node that can be seen, and some more around it, in the coordinates of
  /// ``containerView``; nil where all of it is shown. Views outside of this part need not exist.
  var partWithViews: CGRect? { nil }

  /// Where the node's own rectangle begins in the coordinates of ``containerView``.
  var contentOrigin: CGPoint { .zero }

  /// The views of the node or its descendants that belong into a holder, from back to front.
  func collectViews(into views: inout [UIView]) {
    if let view {
      views.append(view)
      return
    }
    collectViewsOfChildren(into: &views)
  }

  /// Whether the view changes its size on the way from one place to another.
  var resizesWhileMoving: Bool { true }

  // MARK: Accessibility, for subclasses

  /// Makes anew what the node and all in it give to assistive technologies: what the children give, unless a subclass
  /// has more to say. Such a subclass begins with ``itemsOfChildren`` and does not call this.
  func makeAccessibilityItems() -> [AccessibilityItem] {
    accessibility.passesItemsOn = true
    return itemsOfChildren
  }

  /// Whether the node gives the same items whatever is inside, as one that shows a scroll view.
  var hidesItemsOfChildren: Bool { false }

  /// The name by which automation knows a view that need not be an element.
  var automationIdentifier: String? { nil }

  // MARK: Preferences

  /// Adds the values that the node and all in it give for a key.
  func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    for child in children { child.collect(key, into: &values) }
  }
}
