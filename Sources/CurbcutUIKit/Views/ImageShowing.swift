import CurbcutDrawing

/// A view that shows an image, as audits see it.
@MainActor
package protocol ImageShowing: UIView {
  /// What it shows now; nil for no image.
  var shownImage: UIImage? { get }
}

extension UIImageView: ImageShowing {
  /// The image, in the state that the view is in.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}

extension UITextField: ImageShowing {
  /// The image in place of the border.
  package var shownImage: UIImage? { (isEnabled ? nil : disabledBackground) ?? background }
}

extension UISegmentedControl: ImageShowing {
  /// The image behind the segments.
  package var shownImage: UIImage? { backgroundImage(for: .normal, barMetrics: .default) }
}
