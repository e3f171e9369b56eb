import Foundation

/// The node's part of the layout protocol: answers are kept until something that they depend on changes.
extension ViewNode {
  /// The node's place in the coordinates of the view that holds it, before rounding to pixels.
  final var frame: CGRect { layout.frame }
  final var placedProposal: ProposedViewSize { layout.placedProposal }
  final var isPlaced: Bool { layout.isPlaced }
  final var hasValidLayout: Bool { layout.validity == .valid }

  // MARK: Validity

  /// What the node answers may have changed.
  final func invalidateLayout() {
    guard layout.validity != .invalid else { return }
    let wasValid = layout.validity == .valid
    layout.validity = .invalid
    if wasValid { tellParentOfInvalidity() }
  }

  /// A value that the node has for its container has changed: what arranges it does so anew. Wrappers between them answer
  /// as before, and would keep the change from it.
  final func traitsDidChange() {
    var node = parent
    while let found = node {
      found.invalidateLayout()
      guard found is WrapperNode else { return }
      node = found.parent
    }
  }

  final func noteInvalid(_ child: ViewNode) {
    layout.noteInvalid(child)
    guard layout.validity == .valid else { return }
    layout.validity = .childInvalid
    tellParentOfInvalidity()
  }

  private final func tellParentOfInvalidity() {
    if let parent { parent.noteInvalid(self) } else { surface.contentNeedsLayout() }
  }

  /// Makes the answers valid again.
  ///
  /// - Returns: whether they are all the same as before.
  final func validate() -> Bool {
    if layout.validity == .valid { return true }
    let invalid = layout.takeInvalidChildren().filter { $0.parent === self }
    let isInvalid = layout.validity == .invalid
    layout.validity = .valid
    var haveChildrenChanged = false
    for child in invalid where !child.validate() { haveChildrenChanged = true }
    guard isInvalid || haveChildrenChanged else {
      layout.placeAgain(invalid)
      return true
    }
    layout.needsPlacement = true
    return reconsider()
  }

  /// Answers again what was asked before, and compares.
  private final func reconsider() -> Bool {
    willAnswerAnew()
    let old = layout
    layout.forget()
    // A node that nobody has asked yet cannot have disturbed anyone; its parent's layout will ask it.
    guard !old.sizes.isEmpty || old.spacing != nil else { return false }
    if let known = old.priority, priority != known { return false }
    if let known = old.spacing, currentSpacing != known { return false }
    guard old.sizes.allSatisfy({ size($0.proposal) == $0.size }) else { return false }
    for known in old.alignments {
      let asked = ViewDimensions(
        node: self, size: known.dimensions.size, proposal: known.dimensions.proposal)
      if alignment(known.key, in: asked) != known.value { return false }
    }
    return true
  }

  // MARK: Answers

  /// The size that the node chooses for a proposal, in points.
  final func size(_ proposed: ProposedViewSize) -> CGSize {
    let proposal = proposed.withoutNaN
    if let known = layout.sizes.first(where: { $0.proposal == proposal }) { return known.size }
    var size = measure(proposal)
    // Infinity is the answer to a proposal of infinity.
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      GraphWarning.invalidFrame.report()
      size = CGSize(
        width: size.width.isNaN ? 0 : max(0, size.width), height: size.height.isNaN ? 0 : max(0, size.height))
    }
    if layout.sizes.count >= LayoutMemory.sizeLimit { layout.sizes.removeFirst() }
    layout.sizes.append(.init(proposal: proposal, size: size))
    return size
  }

  final var currentSpacing: ViewSpacing {
    if let known = layout.spacing { return known }
    let spacing = spacing
    layout.spacing = spacing
    return spacing
  }

  final var priority: Double {
    if let known = layout.priority { return known }
    let priority = layoutPriority
    layout.priority = priority
    return priority
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal), proposal: proposal)
  }

  /// The explicit value of a guide; nil for the default.
  final func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard remembersAlignment(key) else { return explicitAlignment(key, in: dimensions) }
    for known in layout.alignments where known.key == key && known.dimensions.isSame(as: dimensions) {
      return known.value
    }
    let value = explicitAlignment(key, in: dimensions)
    let kept = ViewDimensions(node: nil, size: dimensions.size, proposal: dimensions.proposal)
    layout.alignments.append(.init(key: key, dimensions: kept, value: value))
    return value
  }

  // MARK: Placing

  /// Places the node, with the size that it chooses for a proposal.
  final func place(at origin: CGPoint, _ proposed: ProposedViewSize) {
    let proposal = proposed.withoutNaN
    var new = CGRect(origin: origin, size: size(proposal))
    // What a layout has put nowhere is not shown anywhere.
    if !new.origin.x.isFinite || !new.origin.y.isFinite || !new.width.isFinite || !new.height.isFinite {
      GraphWarning.invalidFrame.report()
      new = .zero
    }
    if layout.isPlaced, !layout.needsPlacement, new == layout.frame, proposal == layout.placedProposal {
      return placeAgain()
    }
    if new != layout.frame { graph.places += 1 }
    if layout.isPlaced, new != layout.frame { noteMove(from: layout.frame, to: new) }
    layout.frame = new
    layout.placedProposal = proposal
    layout.isPlaced = true
    layout.needsPlacement = false
    _ = layout.takeChildrenToPlaceAgain()
    didPlace()
    placeChildren(in: containerView == nil ? new : CGRect(origin: contentOrigin, size: new.size), proposal)
  }

  private final func placeAgain() {
    for child in layout.takeChildrenToPlaceAgain() where child.parent === self && child.isPlaced {
      child.place(at: child.frame.origin, child.placedProposal)
    }
  }

  /// Asks for the children to be placed anew with the next layout, while all answers stand.
  final func setNeedsPlacement() {
    layout.needsPlacement = true
    if layout.validity == .valid {
      layout.validity = .childInvalid
      tellParentOfInvalidity()
    }
  }
}
