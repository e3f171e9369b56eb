import Foundation

/// What Auto Layout keeps for a view that takes part in it.
@MainActor
final class LayoutState {
  /// The constraints whose nearest common view this is, active ones only.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The solver for this view's content, if the view is the root of one.
  var engine: LayoutEngine?
  var translatesAutoresizingMask = true
  /// Constraints reach from above into the content, so that one engine has to do both.
  var isBridged = false

  var horizontalHugging: UILayoutPriority?
  var verticalHugging: UILayoutPriority?
  var horizontalCompressionResistance: UILayoutPriority?
  var verticalCompressionResistance: UILayoutPriority?

  /// What the content asks for, as long as it is known to be true.
  var intrinsicSize: CGSize?
  /// What the content asks for in the width it was last asked about.
  var wrappedSize: (width: CGFloat, size: CGSize)?

  var margins: NSDirectionalEdgeInsets?
  var fixedMargins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var topBarGuide: BarLayoutGuide?
  var bottomBarGuide: BarLayoutGuide?
}

// The places where the views' core calls Auto Layout.
extension UIView {
  final var layoutStateMade: LayoutState {
    if let layoutState { return layoutState }
    let made = LayoutState()
    layoutState = made
    return made
  }

  /// Whether Auto Layout, not the autoresizing mask, places the view.
  final var isPlacedByConstraints: Bool {
    guard let layoutState, storedSuperview != nil else { return false }
    return !layoutState.translatesAutoresizingMask
  }

  /// The view in whose engine this view's content is laid out: itself, unless Auto Layout places it.
  final var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.translatesAutoresizingMask || state.isBridged,
      let above = view.storedSuperview
    {
      view = above
    }
    return view
  }

  /// The engine that places this view's content, if there is one yet.
  final var contentEngine: LayoutEngine? { layoutRoot.layoutState?.engine }

  /// Something that constraints depend on is another now.
  final func constraintsDidChange() {
    let root = layoutRoot
    root.layoutState?.engine?.isDirty = true
    root.setNeedsLayout()
  }

  /// The frame was set, by the engine or from outside.
  final func frameDidChangeForConstraints() {
    if let engine = layoutState?.engine, !engine.isApplying {
      engine.isDirty = true
      setNeedsLayout()
    }
    // Constraints of a neighbour may refer to a frame that no engine makes.
    if !isPlacedByConstraints, let engine = storedSuperview?.contentEngine,
      engine.refersToFrame(of: self)
    {
      storedSuperview?.constraintsDidChange()
    }
  }

  /// The view was added to or taken from a superview.
  final func hierarchyDidChange() {
    if isPlacedByConstraints { layoutState?.engine = nil }
    storedSuperview?.constraintsDidChangeIfAny(besides: self)
  }

  private func constraintsDidChangeIfAny(besides view: UIView) {
    if view.isPlacedByConstraints || contentEngine != nil { constraintsDidChange() }
  }

  /// The view was hidden or shown.
  final func hiddenStateDidChange() {
    (storedSuperview as? UIStackView)?.arrangedSubviewDidChange(self)
  }

  /// The content asks for another size.
  final func intrinsicContentSizeDidChange() {
    layoutState?.intrinsicSize = nil
    layoutState?.wrappedSize = nil
    setNeedsLayout()
    guard let above = storedSuperview else { return }
    if isPlacedByConstraints { above.constraintsDidChange() }
    (above as? UIStackView)?.arrangedContentDidChange()
  }

  /// Drops the constraints between a view that leaves and the views that stay.
  final func removeConstraints(involving view: UIView) {
    var holder: UIView? = self
    while let current = holder {
      if let state = current.layoutState, !state.constraints.isEmpty {
        let leaving = state.constraints.filter { constraint in
          constraint.views.contains { $0.isDescendant(of: view) }
        }
        for constraint in leaving { current.release(constraint) }
      }
      holder = current.storedSuperview
    }
    (self as? UIStackView)?.subviewWillLeave(view)
    if view.isPlacedByConstraints { constraintsDidChange() }
  }

  /// Gives the subviews the frames that the constraints ask for.
  final func applyConstraintFramesToSubviews() {
    if needsConstraintUpdate { updateConstraintsNow() }
    let root = layoutRoot
    if let engine = root.layoutState?.engine {
      if root === self || engine.isDirty { engine.update() }
    } else if LayoutEngine.isNeeded(for: root) {
      let engine = LayoutEngine(root: root)
      root.layoutStateMade.engine = engine
      engine.update()
    }
  }

  /// Solves the constraints that place this view, without a layout of what is around it.
  final func solveConstraintsAround() {
    let root = layoutRoot
    if let engine = root.layoutState?.engine {
      if engine.isDirty { engine.update() }
    } else {
      root.applyConstraintFramesToSubviews()
    }
  }

  final func updateConstraintsNow() {
    needsConstraintUpdate = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }

  /// The smallest size that satisfies the constraints inside the view.
  final func constraintFittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if needsConstraintUpdate { updateConstraintsNow() }
    let engine = LayoutEngine(
      root: self, fitting: LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical))
    return engine.fittingSize()
  }
}
