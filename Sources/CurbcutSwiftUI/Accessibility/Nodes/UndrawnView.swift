import CurbcutUIKit
import Foundation

/// Holds a view of UIKit that is never drawn, such as one in an accessibility representation, so that it can open a menu
/// or a calendar in the window where it stands.
final class UndrawnView: UIView {
  init(for view: UIView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // Nothing shows through a mask without contents.
    layer.mask = CALayer()
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}

extension ViewNode {
  /// Puts a view of this node into the window, where nobody sees it, unless it is in the window already.
  final func enterWindow(_ view: UIView) {
    guard view.window == nil else { return }
    var rect = frame
    var node = parent
    while let found = node {
      if let holder = found.containerView {
        if holder.window != nil { break }
        rect = rect.offsetBy(dx: found.frame.minX, dy: found.frame.minY)
      }
      node = found.parent
    }
    let stage = view.superview as? UndrawnView ?? UndrawnView(for: view)
    stage.frame = rect
    view.frame = stage.bounds
    (node?.containerView ?? surface.contentView).addSubview(stage)
  }

  /// Takes back a view that was put into the window.
  final func leaveWindow(_ view: UIView) { (view.superview as? UndrawnView)?.removeFromSuperview() }
}
