import Foundation

/// A view at which scrolling may come to rest.
struct ScrollTargetPlace {
  var ids: [AnyHashable]
  /// In the coordinates of the scrolled content.
  var rect: CGRect
}

/// Marks a layout whose views are targets of scrolling, or one view that is a target.
struct ScrollTargetModifier: PrimitiveModifier {
  var isEnabled: Bool
  /// Whether the views of the layout are targets, in place of the view itself.
  var isLayout: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    ScrollTargetNode(modifier, inputs, body(inputs))
  }
}

/// The node of such a layout or view.
@MainActor
final class ScrollTargetNode: WrapperNode {
  private(set) var isEnabled = false
  private(set) var isLayout = false

  init(_ modifier: Attribute<ScrollTargetModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    super.init(inputs, content)
    observe { [unowned self] in (isEnabled, isLayout) = (modifier.value.isEnabled, modifier.value.isLayout) }
  }

  /// The node whose children are the targets.
  fileprivate var layoutNode: ViewNode {
    var node = content
    while let wrapper = node as? WrapperNode, !(node is ScrollNode) { node = wrapper.content }
    return node
  }
}

extension ViewNode {
  /// The ids of the view, and of what modifiers are applied to.
  fileprivate var idsOfView: [AnyHashable] {
    var (node, found): (ViewNode, [AnyHashable]) = (self, ids)
    while let wrapper = node as? WrapperNode {
      node = wrapper.content
      found += node.ids
    }
    return found
  }
}

extension ScrollNode {
  /// The targets that have been made, from the first to the last.
  var scrollTargets: [ScrollTargetPlace] {
    var targets: [ScrollTargetPlace] = []
    collectTargets(in: content, offset: .zero, &targets)
    return targets
  }

  /// The rectangles of all targets, of those also that have not been made yet.
  var targetRects: [CGRect] {
    var targets: [ScrollTargetPlace] = []
    collectTargets(in: content, offset: .zero, isWhole: true, &targets)
    return targets.map(\.rect)
  }

  private func collectTargets(
    in node: ViewNode, offset: CGPoint, isWhole: Bool = false, _ targets: inout [ScrollTargetPlace]
  ) {
    guard !(node is ScrollNode), node.isPlaced else { return }
    if let target = node as? ScrollTargetNode, target.isEnabled {
      guard target.isLayout else {
        targets.append(.init(ids: node.idsOfView, rect: node.frame.offsetBy(dx: offset.x, dy: offset.y)))
        return
      }
      let layout = target.layoutNode
      let inner = place(of: layout, below: target, offset)
      if isWhole, let lazy = layout as? LazyNode {
        targets += lazy.lineRects.map { .init(ids: [], rect: $0.offsetBy(dx: inner.x, dy: inner.y)) }
      } else {
        for child in layout.children where child.isPlaced {
          targets.append(
            .init(ids: child.idsOfView, rect: child.frame.offsetBy(dx: inner.x, dy: inner.y)))
        }
      }
      return
    }
    let inner = offset.inside(node)
    for child in node.children { collectTargets(in: child, offset: inner, isWhole: isWhole, &targets) }
  }

  /// Where the coordinates of what is in a layout begin.
  private func place(of layout: ViewNode, below target: ScrollTargetNode, _ offset: CGPoint) -> CGPoint {
    var (node, inner): (ViewNode, CGPoint) = (target, offset)
    while node !== layout, let wrapper = node as? WrapperNode {
      inner = inner.inside(node)
      node = wrapper.content
    }
    return inner.inside(layout)
  }
}

extension CGPoint {
  /// Where the coordinates inside of a node begin.
  @MainActor
  fileprivate func inside(_ node: ViewNode) -> CGPoint {
    guard node.containerView != nil else { return self }
    return CGPoint(x: x + node.pixelFrame.minX, y: y + node.pixelFrame.minY)
  }
}

extension View {
  /// Makes the views of the layout targets: scrolling comes to rest at them where ``scrollTargetBehavior(_:)`` says so,
  /// and the bindings of ``scrollPosition(id:anchor:)`` and ``scrollPosition(_:anchor:)`` take their ids.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)>.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Makes the view a target of scrolling.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolltarget(isenabled:)>.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}
