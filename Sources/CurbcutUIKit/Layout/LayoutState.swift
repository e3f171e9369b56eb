import Foundation

/// The Auto Layout state of a view.
@MainActor
final class LayoutState {
  /// The active constraints that this view holds, usually as the nearest common ancestor of their items.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The engine that lays out this view's content, if the view is the root of one.
  var engine: LayoutEngine?
  var translatesAutoresizingMask = true
  /// Whether constraints of an ancestor reach into this view's content, so that one engine has to lay out both.
  var isBridged = false

  var horizontalHugging: UILayoutPriority?
  var verticalHugging: UILayoutPriority?
  var horizontalCompressionResistance: UILayoutPriority?
  var verticalCompressionResistance: UILayoutPriority?

  /// The cached intrinsic content size; nil if it has been invalidated.
  var intrinsicSize: CGSize?
  /// The cached intrinsic content size for the width it was last requested for.
  var wrappedSize: (width: CGFloat, size: CGSize)?

  var margins: NSDirectionalEdgeInsets?
  var fixedMargins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// Whether the view is being measured as a cell, wherever it happens to be on the screen.
  var isMeasuredAsCell = false
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var topBarGuide: BarLayoutGuide?
  var bottomBarGuide: BarLayoutGuide?
}

// The entry points through which views call Auto Layout.
extension UIView {
  final var layoutStateMade: LayoutState {
    if let layoutState { return layoutState }
    let made = LayoutState()
    layoutState = made
    return made
  }

  /// Whether constraints, rather than the autoresizing mask, determine the view's frame.
  final var isPlacedByConstraints: Bool {
    guard let layoutState, storedSuperview != nil else { return false }
    return !layoutState.translatesAutoresizingMask
  }

  /// The root of the engine that lays out this view's content: the view itself, unless constraints determine its
  /// frame or reach into its content from above.
  final var layoutRoot: UIView {
    var view = self
    while let state = view.layoutState, !state.translatesAutoresizingMask || state.isBridged,
      let above = view.storedSuperview
    {
      view = above
    }
    return view
  }

  /// The engine that lays out this view's content, if it exists yet.
  final var contentEngine: LayoutEngine? { layoutRoot.layoutState?.engine }

  /// Called when anything that the constraints depend on has changed.
  final func constraintsDidChange() {
    let root = layoutRoot
    root.layoutState?.engine?.isDirty = true
    root.setNeedsLayout()
  }

  /// Called when the frame has been set, by the engine or otherwise.
  final func frameDidChangeForConstraints() {
    if let engine = layoutState?.engine, !engine.isApplying {
      engine.isDirty = true
      setNeedsLayout()
    }
    // A sibling's constraints may refer to a frame that no engine sets.
    if !isPlacedByConstraints, let engine = storedSuperview?.contentEngine,
      engine.refersToFrame(of: self)
    {
      storedSuperview?.constraintsDidChange()
    }
  }

  /// Called when the view has been added to or removed from a superview.
  final func hierarchyDidChange() {
    if isPlacedByConstraints { layoutState?.engine = nil }
    storedSuperview?.constraintsDidChangeIfAny(besides: self)
  }

  private func constraintsDidChangeIfAny(besides view: UIView) {
    if view.isPlacedByConstraints || contentEngine != nil { constraintsDidChange() }
  }

  /// Called when the view has been hidden or shown.
  final func hiddenStateDidChange() {
    (storedSuperview as? UIStackView)?.arrangedSubviewDidChange(self)
  }

  /// Called when the intrinsic content size has been invalidated.
  final func intrinsicContentSizeDidChange() {
    layoutState?.intrinsicSize = nil
    layoutState?.wrappedSize = nil
    setNeedsLayout()
    guard let above = storedSuperview else { return }
    if isPlacedByConstraints { above.constraintsDidChange() }
    (above as? UIStackView)?.arrangedContentDidChange()
  }

  /// Removes the constraints that this view and its ancestors hold on a view that is being removed.
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

  /// Sets the frames of the subviews according to the constraints.
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

  /// Solves the constraints that determine this view's frame, without a layout pass of the surrounding views.
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

  /// The smallest size of a cell of which constraints reach from its content to the cell itself, as those of a nib
  /// whose root is the cell often do.
  ///
  /// - Parameters:
  ///   - content: the content view, which fills the cell but for the insets.
  ///   - insets: what the cell keeps free around it, in points.
  final func constraintFittingSize(
    _ target: CGSize, around content: UIView, insets: UIEdgeInsets, horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let isTranslated = content.translatesAutoresizingMaskIntoConstraints
    content.translatesAutoresizingMaskIntoConstraints = false
    let ties = [
      content.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      content.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: insets.bottom),
      rightAnchor.constraint(equalTo: content.rightAnchor, constant: insets.right),
    ]
    NSLayoutConstraint.activate(ties)
    layoutStateMade.isMeasuredAsCell = true
    defer {
      layoutStateMade.isMeasuredAsCell = false
      NSLayoutConstraint.deactivate(ties)
      content.translatesAutoresizingMaskIntoConstraints = isTranslated
    }
    return constraintFittingSize(target, horizontal: horizontal, vertical: vertical)
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
