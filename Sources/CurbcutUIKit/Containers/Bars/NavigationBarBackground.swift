import Foundation

/// The background behind the title and the buttons of a navigation bar.
///
/// Since iOS 26, a bar has no background of its own, but content scrolled under it fades: see ``ScrollEdge``. With Reduce
/// Transparency or Increase Contrast the background is solid instead, with a line at the bottom. Before iOS 26, see
/// ``BarMaterial``.
final class NavigationBarBackground: UIView {
  weak var bar: UINavigationBar?

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
    guard backgroundColor == nil, let scrolling = scrolledView, bounds.height > 0 else { return }
    guard SystemMetrics.current.hasPlatters else { return BarMaterial.draw(in: self, hairlineAt: .maxYEdge) }
    let ground = ScrollEdge.ground(behind: scrolling, traitCollection)
    if ScrollEdge.isReplaced(traitCollection) {
      ground.withAlphaComponent(1).setFill()
      UIRectFill(bounds)
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5))
    } else if !scrolling.topEdgeEffect.isHidden {
      ScrollEdge.draw(over: bounds, at: .minYEdge, ground: ground)
    }
  }
}
