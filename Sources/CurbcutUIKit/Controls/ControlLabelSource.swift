import Foundation

/// A view that provides the accessibility label of controls in it that have none, as a table view cell does for its
/// switch.
@MainActor
protocol ControlLabelSource: UIView {
  /// The label, or nil if there is none.
  var labelForUnlabelledControls: String? { get }
}

extension UIView {
  /// The label that the nearest ``ControlLabelSource`` among the superviews provides, if any.
  var labelFromSurroundings: String? {
    var view = superview
    while let current = view {
      if let source = current as? any ControlLabelSource { return source.labelForUnlabelledControls }
      view = current.superview
    }
    return nil
  }
}
