import CurbcutUIKit
import Foundation

/// Sets how a view comes and goes.
struct TransitionModifier: PrimitiveModifier {
  var transition: AnyTransition

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let graph = inputs.graph
    let arrival = graph.arrival.transaction
    graph.arrival = .none
    let first = modifier.value.transition
    var way = arrival
    if let own = first.ownAnimation(isArriving: true) { way?.animation = own }
    let arrives = way?.shownAnimation != nil && !first.isIdentity
    let phase = Attribute(arrives ? TransitionPhase.willAppear : .identity)
    let node = TransitionNode(
      modifier, phase, inputs, content(first.transition, modifier, phase, inputs, body))
    if arrives, let way { node.come(to: .identity, way) }
    return node
  }

  private static func content<T: Transition>(
    _ first: T, _ modifier: Attribute<Self>, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
    _ body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    // A motion that the person does not want is replaced by a fade.
    if T.properties.hasMotion, inputs.environment.value.accessibilityStatus.reducesMotion {
      return content(OpacityTransition(), modifier, phase, inputs, body)
    }
    let latest = Latest<T> { (modifier.value.transition.transition as? T) ?? first }
    let placeholder = PlaceholderContentView<T>(
      ModifierContent(makeNode: body, makeList: { _ in .item(ViewListItem { body($0) }) }))
    let graph = inputs.graph
    let view = Attribute<T.Body> {
      let (transition, phase) = (latest.attribute.value, phase.value)
      return ObservedReads.track(graph) { transition.body(content: placeholder, phase: phase) }
    }
    return T.Body._makeView(view: _GraphValue(view), inputs: inputs).node
  }
}

/// Whether the view that is being made comes into a container that is on screen.
struct ArrivalState {
  /// The transaction in which it comes.
  var transaction: Transaction?

  static var none: ArrivalState { ArrivalState() }
}

/// The node of a view with a transition.
@MainActor
final class TransitionNode: WrapperNode {
  private let modifier: Attribute<TransitionModifier>
  private let phase: Attribute<TransitionPhase>

  init(
    _ modifier: Attribute<TransitionModifier>, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
    _ content: ViewNode
  ) {
    self.modifier = modifier
    self.phase = phase
    super.init(inputs, content)
  }

  var transition: AnyTransition { GraphNode.untracked { modifier.value.transition } }

  /// Goes to a phase, after the present state of the view has been laid out.
  func come(to new: TransitionPhase, _ transaction: Transaction) {
    graph.afterUpdate { [self] in graph.enqueue(transaction) { [self] in phase.set(new) } }
  }
}

extension ViewNode {
  /// The node of the view's own transition, not that of a view in it.
  var transitionNode: TransitionNode? {
    var node: ViewNode? = self
    while let wrapper = node as? WrapperNode {
      if let found = wrapper as? TransitionNode { return found }
      node = wrapper.content
    }
    return nil
  }

  /// Whether there is something to see of the node.
  var hasViews: Bool { !isEmpty && (isShownByView || children.contains(where: \.hasViews)) }
}

/// A node around a view that fades in, or is on its way out.
///
/// While it does so, it has a view of its own, whose coordinates are those of the view around.
@MainActor
final class FadeNode: WrapperNode, AnimationParticipant {
  private let fading = PassThroughView()
  private var opacity: Animator<Double>
  private var isLeaving = false

  /// Creates a node around a view that is shown or that is to come.
  init(_ inputs: _ViewInputs, _ content: ViewNode, isShown: Bool) {
    opacity = Animator(isShown ? 1 : 0)
    super.init(inputs, content)
  }

  override var view: UIView? { isAnimating || isLeaving ? fading : nil }
  override var containerView: UIView? { view }
  override var letsContentExtend: Bool { true }
  override var contentOrigin: CGPoint { frame.origin }

  override func didPlace() {
    let room = holder.bounds
    fading.frame = CGRect(x: 0, y: 0, width: room.maxX, height: room.maxY)
  }

  /// Begins to fade in or out.
  func fade(to value: Double, _ transaction: Transaction) {
    opacity.change(to: value, transaction, GraphNode.untracked { environment.value })
    viewsDidChange()
    graph.animations.add(self)
    fading.alpha = opacity.value(at: HostTimer.now)
  }

  /// Is only drawn from now on.
  func leave() {
    isLeaving = true
    fading.allowsTouches = false
    viewsDidChange()
  }

  var isAnimating: Bool { opacity.isRunning }
  var isEndless: Bool { opacity.isEndless }

  func advance() {}

  func show() {
    fading.alpha = opacity.value(at: HostTimer.now)
    guard !isAnimating, !isLeaving else { return }
    // The views go back to where they belong.
    viewsDidChange()
    parent?.viewsDidChange()
  }
}

extension ChildList {
  /// The transaction in which views of a container come and go; nil when it is not shown yet.
  static func transaction(for owner: ViewNode) -> Transaction? {
    guard owner is LayoutNode, owner.isPlaced, owner.surface.hasAppeared else { return nil }
    return owner.graph.transaction(in: owner.transactions)
  }

  /// Makes the node of a view that comes into a container that is shown.
  static func arrive(_ item: ViewListItem, _ inputs: _ViewInputs, _ transaction: Transaction) -> ViewNode {
    let graph = inputs.graph
    graph.arrival = ArrivalState(transaction: transaction)
    let node = item.make(inputs)
    graph.arrival = .none
    guard node.transitionNode == nil, transaction.shownAnimation != nil, node.hasViews else { return node }
    let fade = FadeNode(inputs, node, isShown: false)
    fade.fade(to: 1, transaction)
    return fade
  }

  /// Shows a node for as long as its way out takes.
  ///
  /// - Returns: whether there is such a way.
  static func depart(
    _ node: ViewNode, from owner: ViewNode, _ inputs: _ViewInputs, _ transaction: Transaction
  ) -> Bool {
    let transition = node.transitionNode
    var way = transaction
    if let own = transition?.transition.ownAnimation(isArriving: false) { way.animation = own }
    guard way.shownAnimation != nil, node.isPlaced, transition?.transition.isIdentity != true, node.hasViews
    else { return false }
    let fade = (node as? FadeNode) ?? FadeNode(inputs, node, isShown: true)
    let (origin, proposal) = (node.frame.origin, node.placedProposal)
    owner.addDeparting(fade)
    fade.place(at: origin, proposal)
    fade.leave()
    way.completions.append(
      AnimationCompletion(.removed) { [weak owner] in
        MainActor.assumeIsolated {
          owner?.removeDeparting(fade)
          fade.willBeRemoved()
        }
      })
    if let transition { transition.come(to: .didDisappear, way) } else { fade.fade(to: 0, way) }
    return true
  }
}
