import Foundation

extension UIView {
  /// The text size limits that the view and its superviews impose, described for debugging (iOS 15).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/appliedcontentsizecategorylimitsdescription>.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var next: UIView? = self
    while let view = next {
      if view.minimumContentSizeCategory != nil || view.maximumContentSizeCategory != nil {
        let least = view.minimumContentSizeCategory?.rawValue ?? "none"
        let most = view.maximumContentSizeCategory?.rawValue ?? "none"
        lines.append("\(type(of: view)): minimum \(least), maximum \(most)")
      }
      next = view.superview
    }
    let applied = traitCollection.preferredContentSizeCategory.rawValue
    let limits = lines.isEmpty ? "no limits" : lines.joined(separator: "; ")
    return "\(applied) with \(limits)"
  }
}
