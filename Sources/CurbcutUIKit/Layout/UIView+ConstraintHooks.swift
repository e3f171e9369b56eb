import Foundation

/// What Auto Layout keeps for a view.
@MainActor
final class LayoutState {}

// The places where the views' core calls Auto Layout.
extension UIView {
  /// Whether Auto Layout, not the autoresizing mask, places the view.
  final var isPlacedByConstraints: Bool { false }

  /// The frame was set from outside.
  final func frameDidChangeForConstraints() {}

  /// The view was added to or taken from a superview.
  final func hierarchyDidChange() {}

  /// The view was hidden or shown.
  final func hiddenStateDidChange() {}

  /// The content asks for another size.
  final func intrinsicContentSizeDidChange() { setNeedsLayout() }

  /// Drops the constraints between a view that leaves and the views that stay.
  final func removeConstraints(involving view: UIView) {}

  /// Solves the constraints of a whole hierarchy.
  final func updateConstraintFrames(from root: UIView) {}

  /// Gives the subviews the frames that the constraints ask for.
  final func applyConstraintFramesToSubviews() {}

  /// The smallest size that satisfies the constraints inside the view.
  final func constraintFittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(target) }
}
