import Foundation

extension UIView {
  // MARK: Constraints

  /// Makes this view hold a constraint instead of its current holder. If an item is outside the view, this fails and
  /// is reported.
  final func adopt(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.holder?.release(constraint)
    guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return LayoutDiagnostics.report(.noCommonAncestor(constraint))
    }
    hold(constraint)
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    layoutStateMade.constraints.append(constraint)
    constraint.holder = self
    constraint.noteActivation()
    // A view with an autoresizing mask is normally the root of its own engine, unless constraints reach through it.
    for view in constraint.views {
      var between = view.storedSuperview
      if view === self { between = nil }
      while let current = between, current !== self {
        if current.layoutState?.translatesAutoresizingMask ?? true {
          current.layoutStateMade.isBridged = true
        }
        between = current.storedSuperview
      }
    }
    constraintsDidChange()
  }

  final func release(_ constraint: NSLayoutConstraint) {
    guard let state = layoutState,
      let index = state.constraints.lastIndex(where: { $0 === constraint })
    else { return }
    state.constraints.remove(at: index)
    constraint.holder = nil
    constraintsDidChange()
  }

  final func setTranslatesAutoresizingMask(_ on: Bool) {
    guard on != layoutState?.translatesAutoresizingMask ?? true else { return }
    layoutStateMade.translatesAutoresizingMask = on
    if isPlacedByConstraints { layoutStateMade.engine = nil }
    setNeedsLayout()
    storedSuperview?.constraintsDidChange()
    constraintsDidChange()
  }

  // MARK: Content priorities

  final func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = axis == .horizontal ? layoutState?.horizontalHugging : layoutState?.verticalHugging
    return own ?? defaultContentHuggingPriority(for: axis)
  }

  final func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != huggingPriority(axis) else { return }
    switch axis {
    case .horizontal: layoutStateMade.horizontalHugging = priority
    case .vertical: layoutStateMade.verticalHugging = priority
    }
    storedSuperview?.constraintsDidChange()
  }

  final func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own =
      axis == .horizontal
      ? layoutState?.horizontalCompressionResistance : layoutState?.verticalCompressionResistance
    return own ?? .defaultHigh
  }

  final func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != compressionResistance(axis) else { return }
    switch axis {
    case .horizontal: layoutStateMade.horizontalCompressionResistance = priority
    case .vertical: layoutStateMade.verticalCompressionResistance = priority
    }
    storedSuperview?.constraintsDidChange()
  }

  // MARK: Anchors

  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the bottom of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides

  /// The guides that were added to the view, in order.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, removing it from the view that owned it.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutStateMade.guides.append(guide)
  }

  /// Removes a guide and all constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var holder: UIView? = self
    while let current = holder {
      for constraint in current.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        current.release(constraint)
      }
      holder = current.storedSuperview
    }
    layoutState?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  final var madeSafeAreaGuide: UILayoutGuide {
    let state = layoutStateMade
    if let guide = state.safeAreaGuide { return guide }
    let made = UILayoutGuide(
      .edges { GuideEdges($0.safeAreaInsets) }, identifier: "UIViewSafeAreaLayoutGuide", owner: self)
    state.safeAreaGuide = made
    return made
  }

  final var madeMarginsGuide: UILayoutGuide {
    let state = layoutStateMade
    if let guide = state.marginsGuide { return guide }
    let made = UILayoutGuide(
      .edges { GuideEdges($0.layoutMargins) }, identifier: "UIViewLayoutMarginsGuide", owner: self)
    state.marginsGuide = made
    return made
  }

  final var madeReadableGuide: UILayoutGuide {
    let state = layoutStateMade
    if let guide = state.readableGuide { return guide }
    let made = UILayoutGuide(
      .edges { GuideEdges($0.readableInsets) }, identifier: "UIViewReadableContentGuide", owner: self)
    state.readableGuide = made
    return made
  }

  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = layoutStateMade
    if let guide = state.keyboardGuide { return guide }
    let made = UIKeyboardLayoutGuide(owner: self)
    state.keyboardGuide = made
    return made
  }

  // MARK: Querying the engine

  /// The active constraints that refer to the view along an axis; for debugging.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }

  /// Whether the constraints leave the frame ambiguous. Performs layout first if necessary.
  public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  /// Does nothing: ambiguous views stay where the solver put them, so that a screen always reads the same.
  public func exerciseAmbiguityInLayout() {}

  final func constraintsAffecting(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    engine(of: item)?.constraints(mentioning: item, axis) ?? []
  }

  final func isAmbiguous(_ item: AnyObject) -> Bool {
    layoutTreeAround()
    return engine(of: item)?.isAmbiguous(item) ?? false
  }

  /// The engine that lays out this view itself, or a guide that it owns.
  private func engine(of item: AnyObject) -> LayoutEngine? {
    item === self ? storedSuperview?.contentEngine : contentEngine
  }
}

extension UIViewController {
  /// The area that the bars at the top cover.
  public var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

  /// The area that the bars at the bottom cover.
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
    let owner = view ?? UIView()
    let state = owner.layoutStateMade
    if let guide = edge == .top ? state.topBarGuide : state.bottomBarGuide { return guide }
    let made = BarLayoutGuide(edge, owner: owner)
    switch edge {
    case .top: state.topBarGuide = made
    case .bottom: state.bottomBarGuide = made
    }
    return made
  }
}
