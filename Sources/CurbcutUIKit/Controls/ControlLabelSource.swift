import Foundation

/// A view that lends its text to a control in it that has no label of its own: a table view cell
/// does so for its switch.
@MainActor
protocol ControlLabelSource: UIView {
  /// The text, or nil while there is none.
  var labelForUnlabelledControls: String? { get }
}

extension UIView {
  /// What the nearest view around lends to a control without a label.
  var labelFromSurroundings: String? {
    var view = superview
    while let current = view {
      if let source = current as? any ControlLabelSource { return source.labelForUnlabelledControls }
      view = current.superview
    }
    return nil
  }
}
