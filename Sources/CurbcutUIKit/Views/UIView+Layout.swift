import Foundation

extension UIView {
  /// Lays out this view and everything below that needs it.
  final func layoutTree() {
    if needsLayout {
      needsLayout = false
      if let viewController {
        viewController.tellIsAppearingBeforeLayout()
        viewController.tellSafeAreaIfChanged()
        if needsConstraintUpdate { updateConstraintsIfNeeded() }
        viewController.viewWillLayoutSubviews()
      }
      layoutSubviews()
      storedLayer?.layoutIfNeeded()
      // After all that a subclass of the view does in its layout, as
      // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews() says.
      viewController?.viewDidLayoutSubviews()
    }
    guard descendantNeedsLayout || storedSubviews.contains(where: \.needsLayout) else { return }
    descendantNeedsLayout = false
    for view in storedSubviews where view.needsLayout || view.descendantNeedsLayout {
      view.layoutTree()
    }
  }

  /// Lays out the whole tree that the view is in: what it looks like may depend on what is around it.
  final func layoutTreeAround() {
    var root = self
    while let above = root.storedSuperview { root = above }
    root.layoutIfNeeded()
  }

  /// Marks the view and everything below for layout, as a change of traits does.
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

  /// What the view itself changes of the traits it inherits.
  private func adjusted(_ traits: UITraitCollection) -> UITraitCollection {
    guard
      overrideUserInterfaceStyle != .unspecified || minimumContentSizeCategory != nil
        || maximumContentSizeCategory != nil
    else { return traits }
    var values = traits.values
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    if let least = minimumContentSizeCategory, values.preferredContentSizeCategory < least {
      values.preferredContentSizeCategory = least
    }
    if let most = maximumContentSizeCategory, values.preferredContentSizeCategory > most {
      values.preferredContentSizeCategory = most
    }
    return UITraitCollection(values)
  }

  /// The traits of the view and everything below may be others now.
  ///
  /// - Parameter previous: those around the view before; nil when they are not known.
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

  /// The traits of the view itself changed from others.
  final func ownTraitsDidChange(_ before: UITraitCollection) {
    viewController?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    rareState?.traitRegistrations?.tell(from: before, to: traitCollection)
    viewController?.traitRegistrations?.tell(from: before, to: traitCollection)
    intrinsicContentSizeDidChange()
    setNeedsLayout()
    for view in storedSubviews { view.traitsDidChange(from: before) }
  }

  /// The view, and those in it that belong to the same controller, hear of another safe area.
  final func tellSafeAreaChanged() {
    safeAreaInsetsDidChange()
    for view in storedSubviews where view.viewController == nil { view.tellSafeAreaChanged() }
  }
}
