import Foundation

/// The background of bars before iOS 26: content that lies under it shows through, blurred, and a hairline ends it.
@MainActor
enum BarMaterial {
  /// Draws it.
  ///
  /// - Parameters:
  ///   - view: the view that is being drawn.
  ///   - edge: the edge of the view at which the bar meets the content.
  static func draw(in view: UIView, hairlineAt edge: CGRectEdge) {
    let traits = view.traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    if !isOpaque {
      UIGraphicsGetCurrentContext()?.blurBackdrop(
        in: view.bounds, with: BackdropBlur(sigma: 10, saturation: 1.8))
    }
    // The values of bars in Apple's design resources for iOS 18.
    UIColor(white: isDark ? 0.114 : 0.976, alpha: isOpaque ? 1 : 0.94).setFill()
    UIRectFillUsingBlendMode(view.bounds, .normal)
    UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3).setFill()
    let hairline = view.bounds.divided(atDistance: 1 / max(1, traits.displayScale), from: edge).slice
    UIRectFillUsingBlendMode(hairline, .normal)
  }
}

/// The background of a bar at the bottom, which is there while content lies under it. Since iOS 26 the content only fades
/// there: see ``ScrollEdge``.
final class BottomBarBackground: UIView {
  private let content: () -> UIView?

  /// - Parameter content: the view of the screen above the bar.
  init(content: @escaping () -> UIView?) {
    self.content = content
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The outermost scroll view; hosted content lies some views deep.
  private static func scrollView(in content: UIView) -> UIScrollView? {
    var level = [content]
    for _ in 0..<6 {
      if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first { return found }
      level = level.flatMap(\.storedSubviews).filter { !$0.isHidden }
    }
    return nil
  }

  /// The scroll view whose content is under the bar; nil if there is none.
  private var scrolledView: UIScrollView? {
    guard let content = content(), let scrolling = Self.scrollView(in: content) else { return nil }
    let end = scrolling.convert(CGPoint(x: 0, y: scrolling.contentSize.height), to: self).y
    return end > bounds.minY + 0.5 ? scrolling : nil
  }

  override func draw(_ rect: CGRect) {
    guard let scrolling = scrolledView else { return }
    guard SystemMetrics.current.hasPlatters else { return BarMaterial.draw(in: self, hairlineAt: .minYEdge) }
    // Platters without transparency are legible by themselves.
    guard !ScrollEdge.isReplaced(traitCollection), !scrolling.bottomEdgeEffect.isHidden else { return }
    ScrollEdge.draw(
      over: bounds, at: .maxYEdge, ground: ScrollEdge.ground(behind: scrolling, traitCollection))
  }
}
