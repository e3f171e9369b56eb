import Foundation

/// The background behind the title and the buttons of a navigation bar.
///
/// Since iOS 26, a bar has no background of its own. Content scrolled under it fades out and is blurred towards the
/// top, so that the title stays readable: the "soft" style of
/// <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>. With Reduce Transparency or Increase
/// Contrast the background is solid instead, with a line at the bottom. Before iOS 26, see ``BarMaterial``.
final class NavigationBarBackground: UIView {
  weak var bar: UINavigationBar?

  private static let bands = 6
  /// The blur radius at the top edge, in points.
  private static let strongestBlur: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The scroll view whose content is currently under the bar; nil if there is none.
  private var scrolledView: UIScrollView? {
    guard let shown = bar?.navigationController?.topViewController, let content = shown.viewIfLoaded else {
      return nil
    }
    let candidates = [shown.contentScrollView(for: .top), content] + content.storedSubviews
    guard let scrolling = candidates.lazy.compactMap({ $0 as? UIScrollView }).first else { return nil }
    let isUnder = scrolling.contentOffset.y + scrolling.adjustedContentInset.top > 0.5
    return isUnder && scrolling.adjustedContentInset.top > 0 ? scrolling : nil
  }

  override func draw(_ rect: CGRect) {
    guard backgroundColor == nil, let scrolling = scrolledView, bounds.height > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    guard SystemMetrics.current.hasPlatters else { return BarMaterial.draw(in: self, hairlineAt: .maxYEdge) }
    let behind = scrolling.backgroundColor ?? scrolling.superview?.backgroundColor ?? .systemBackground
    let color = behind.resolvedColor(with: traitCollection)
    let ground =
      color.cgColor.alpha > 0 ? color : UIColor.systemBackground.resolvedColor(with: traitCollection)
    if UIAccessibility.isReduceTransparencyEnabled || traitCollection.accessibilityContrast == .high {
      ground.withAlphaComponent(1).setFill()
      UIRectFill(bounds)
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5))
      return
    }
    let height = bounds.height / CGFloat(Self.bands)
    for band in 0..<Self.bands {
      let strength = 1 - CGFloat(band) / CGFloat(Self.bands)
      context.blurBackdrop(
        in: CGRect(
          x: bounds.minX, y: bounds.minY + CGFloat(band) * height, width: bounds.width, height: height),
        with: BackdropBlur(sigma: Self.strongestBlur * strength))
    }
    let colors = [0.95, 0.8, 0].map { ground.withAlphaComponent($0).cgColor }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1]) else { return }
    context.saveGState()
    context.clip(to: bounds)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: bounds.minY), end: CGPoint(x: 0, y: bounds.maxY), options: [])
    context.restoreGState()
  }
}
