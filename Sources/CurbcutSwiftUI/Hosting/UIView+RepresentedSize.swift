import CurbcutUIKit
import Foundation

extension UIView {
  /// The size for a proposal: the intrinsic one where the view holds on to it, else what is proposed.
  func representedSize(for proposal: ProposedViewSize) -> CGSize {
    let fitting = proposal.width.flatMap { width in
      width.isFinite
        ? systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel) : nil
    }
    let intrinsic = intrinsicContentSize
    func length(
      _ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis, _ fitted: CGFloat?
    ) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else {
        if let fitted, fitted > 0, axis == .vertical, !constraints.isEmpty || !subviews.isEmpty {
          return fitted
        }
        return proposed ?? 10
      }
      guard let proposed else { return own }
      if proposed > own, contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue {
        return max(own, proposed)
      }
      if proposed < own,
        contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
      {
        return proposed
      }
      return own
    }
    return CGSize(
      width: length(intrinsic.width, proposal.width, .horizontal, nil),
      height: length(intrinsic.height, proposal.height, .vertical, fitting?.height))
  }
}
