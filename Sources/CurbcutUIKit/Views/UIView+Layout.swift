import Foundation

extension UIView {
  /// Lays out this view and all descendants that need layout.
  final func layoutTree() {
    if needsLayout {
      needsLayout = false
      if let viewController {
        viewController.tellIsAppearingBeforeLayout()
        viewController.tellSafeAreaIfChanged()
        if needsConstraintUpdate { updateConstraintsIfNeeded() }
        viewController.layoutContentUnavailable()
        viewController.viewWillLayoutSubviews()
      }
      layoutSubviews()
      if let corners = rareState?.cornerConfiguration { apply(corners) }
      storedLayer?.layoutIfNeeded()
      // After everything that a subclass does in its layout, as
      // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews() says.
      viewController?.viewDidLayoutSubviews()
    }
    guard descendantNeedsLayout || storedSubviews.contains(where: \.needsLayout) else { return }
    descendantNeedsLayout = false
    for view in storedSubviews where view.needsLayout || view.descendantNeedsLayout {
      view.layoutTree()
    }
  }

  /// Lays out the whole tree that contains the view, because its layout may depend on its surroundings.
  final func layoutTreeAround() {
    var root = self
    while let above = root.storedSuperview { root = above }
    root.layoutIfNeeded()
  }

  /// Marks the view and all descendants as needing layout, as a change of traits does.
  final func setNeedsLayoutForSubtree() {
    needsLayout = true
    descendantNeedsLayout = true
    for view in storedSubviews { view.setNeedsLayoutForSubtree() }
  }

  // MARK: Traits

  final var computedTraitCollection: UITraitCollection {
    let inherited: UITraitCollection
    if let controller = viewController {
      inherited = controller.traitCollection
    } else if let above = storedSuperview {
      inherited = above.traitCollection
    } else {
      inherited = UIKitHost.shared.traits
    }
    return adjusted(inherited)
  }

  /// Applies the view's own overrides to the traits it inherits.
  private func adjusted(_ traits: UITraitCollection) -> UITraitCollection {
    guard
      overrideUserInterfaceStyle != .unspecified || minimumContentSizeCategory != nil
        || maximumContentSizeCategory != nil || rareState?.traitOverrides != nil
    else { return traits }
    var values = traits.values
    if let overrides = rareState?.traitOverrides { values.merge(overrides.values) }
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    if let least = minimumContentSizeCategory, values.preferredContentSizeCategory < least {
      values.preferredContentSizeCategory = least
    }
    if let most = maximumContentSizeCategory, values.preferredContentSizeCategory > most {
      values.preferredContentSizeCategory = most
    }
    return UITraitCollection(values)
  }

  /// Tells a subtree that returns to a window if the device's traits have changed while it was away, as the screen under
  /// another one is told when it comes back in dark mode.
  final func tellTraitsChangedMeanwhile() {
    guard let before = traitsWhenLeft else { return }
    traitsWhenLeft = nil
    let now = UIKitHost.shared.traits
    if before !== now, before != now { traitsDidChange(from: before) }
  }

  /// Call when the traits of the view and its descendants may have changed.
  ///
  /// - Parameter previous: the traits inherited before; nil when they are not known.
  final func traitsDidChange(from previous: UITraitCollection? = nil) {
    let mine = previous.map { adjusted(viewController?.overriding($0) ?? $0) }
    viewController?.traitCollectionDidChange(mine)
    traitCollectionDidChange(mine)
    if let mine {
      viewController?.traitRegistrations?.tell(from: mine, to: traitCollection)
      rareState?.traitRegistrations?.tell(from: mine, to: traitCollection)
    }
    intrinsicContentSizeDidChange()
    setNeedsLayout()
    for view in storedSubviews { view.traitsDidChange(from: mine) }
  }

  /// Call when the view's own traits have changed, with the previous ones.
  final func ownTraitsDidChange(_ before: UITraitCollection) {
    viewController?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    rareState?.traitRegistrations?.tell(from: before, to: traitCollection)
    viewController?.traitRegistrations?.tell(from: before, to: traitCollection)
    intrinsicContentSizeDidChange()
    setNeedsLayout()
    for view in storedSubviews { view.traitsDidChange(from: before) }
  }

  /// Tells the view, and its descendants that belong to the same controller, that the safe area changed.
  final func tellSafeAreaChanged() {
    safeAreaInsetsDidChange()
    for view in storedSubviews where view.viewController == nil { view.tellSafeAreaChanged() }
  }
}
