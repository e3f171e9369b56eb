import CurbcutUIKit
import Foundation

/// A node that is shown by a view of UIKit.
@MainActor
class PlatformNode<PlatformView: UIView>: ViewNode {
  final let platformView: PlatformView

  init(_ platformView: PlatformView, _ inputs: _ViewInputs) {
    self.platformView = platformView
    super.init(inputs)
  }

  override var view: UIView? { platformView }

  override func didPlace() { platformView.frame = shownFrame }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { platformView.intrinsicContentSize }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [.view(platformView, self)] }
}

/// A node around one other whose views are in a view of UIKit.
@MainActor
class ContainerNode<PlatformView: UIView>: WrapperNode {
  final let platformView: PlatformView

  init(_ platformView: PlatformView, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.platformView = platformView
    super.init(inputs, content)
    viewsDidChange()
  }

  override var view: UIView? { platformView }
  override var containerView: UIView? { platformView }

  /// What rounding to pixels has taken from the origin.
  override var contentOrigin: CGPoint {
    CGPoint(x: frame.minX - pixelFrame.minX, y: frame.minY - pixelFrame.minY)
  }

  override func didPlace() { platformView.frame = shownFrame }
}
