import CurbcutUIKit
import Foundation

/// A line between views: across the stack in which it is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/divider>.
nonisolated public struct Divider: PrimitiveView {
  /// Creates a divider.
  public init() {}

  @MainActor static func makeNode(_ view: Attribute<Divider>, _ inputs: _ViewInputs) -> ViewNode {
    Node(inputs)
  }

  private final class Node: PlatformNode<UIView>, MenuSeparatorNode {
    init(_ inputs: _ViewInputs) {
      super.init(UIView(), inputs)
      platformView.isUserInteractionEnabled = false
      observe { [unowned self] in
        platformView.backgroundColor = UIColor.separator.resolvedColor(with: environment.value.traits)
        invalidateLayout()
      }
    }

    /// One pixel, and a point at the accessibility sizes of text.
    private var thickness: CGFloat {
      let values = environment.value
      return values.dynamicTypeSize.isAccessibilitySize ? 1 : values.pixelLength
    }

    private var isUpright: Bool {
      var node = parent
      while let found = node {
        if let layout = found as? LayoutNode { return layout.stackAxis == .horizontal }
        node = found.parent
      }
      return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      isUpright
        ? CGSize(width: thickness, height: max(0, proposal.height ?? 10))
        : CGSize(width: max(0, proposal.width ?? 10), height: thickness)
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] { [] }
  }
}
