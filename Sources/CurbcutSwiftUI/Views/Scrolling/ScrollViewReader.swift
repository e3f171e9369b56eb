import CurbcutUIKit
import Foundation

/// A view that can scroll the views in it to what has an id.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollviewreader>.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates the view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let target = ScrollViewProxy.Target()
    let graph = inputs.graph
    let content = Attribute<Content> {
      let value = view.value
      return ObservedReads.track(graph) { value.content(ScrollViewProxy(target: target)) }
    }
    let node = WrapperNode(inputs, Content._makeView(view: _GraphValue(content), inputs: inputs).node)
    target.node = node
    return node
  }
}

/// Scrolls to what has an id.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollviewproxy>.
public struct ScrollViewProxy {
  @MainActor
  final class Target {
    weak var node: ViewNode?
    nonisolated init() {}
  }

  let target: Target

  /// Scrolls to the first view with an id.
  ///
  /// - Parameters:
  ///   - id: the id of the view; nothing happens where no view has it.
  ///   - anchor: the point of the view that comes to the same point of the scroll view; nil to scroll as little as is
  ///     needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = target
    let isAnimated = Transaction.current.animation != nil
    nonisolated(unsafe) let id = AnyHashable(id)
    Isolation.onMain {
      guard let node = target.node else { return }
      // What was written before is shown first.
      node.graph.afterUpdate { [weak node] in
        guard let node else { return }
        _ = Self.scroll(to: id, anchor, isAnimated, in: node)
      }
    }
  }

  @MainActor
  private static func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool, in node: ViewNode)
    -> Bool
  {
    for child in node.children where scroll(to: id, anchor, isAnimated, in: child) { return true }
    guard let host = node as? any ScrollHost else { return false }
    return host.scroll(to: id, anchor: anchor, animated: isAnimated)
  }
}

/// A node that can scroll to what has an id.
@MainActor
protocol ScrollHost: ViewNode {
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
}

/// A container that knows where views are that it has not made.
@MainActor
protocol LazyContainer: ViewNode {
  /// The place of the view with an id, in the coordinates of the node's frame.
  func rect(of id: AnyHashable) -> CGRect?
}

extension ScrollNode: ScrollHost {
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
    guard let rect = rect(of: id, in: content, offset: .zero) else { return false }
    scroll(to: rect, anchor: anchor, animated: animated)
    guard !animated else { return true }
    wanted = Wanted(id: id, anchor: anchor, time: UIKitHost.shared.clock.now)
    // Views that were never made have lengths that are only guessed.
    for _ in 0..<4 {
      surface.layOutContent()
      guard let better = self.rect(of: id, in: content, offset: .zero), better != rect else { break }
      scroll(to: better, anchor: anchor, animated: false)
    }
    return true
  }

  /// Scrolls again to what was wanted at this very moment: bars that take their room only now would cover it.
  func insetDidChange() {
    guard let wanted else { return }
    self.wanted = nil
    guard wanted.time == UIKitHost.shared.clock.now else { return }
    _ = scroll(to: wanted.id, anchor: wanted.anchor, animated: false)
  }

  /// The place of the view with an id, in the coordinates of the scrolled content.
  private func rect(of id: AnyHashable, in node: ViewNode, offset: CGPoint) -> CGRect? {
    if node.isPlaced, node.ids.contains(id) {
      return node.frame.offsetBy(dx: offset.x, dy: offset.y)
    }
    if let lazy = node as? any LazyContainer, let rect = lazy.rect(of: id) {
      return rect.offsetBy(dx: offset.x, dy: offset.y)
    }
    var inner = offset
    if node.containerView != nil {
      inner.x += node.pixelFrame.minX
      inner.y += node.pixelFrame.minY
    }
    for child in node.children {
      if let found = rect(of: id, in: child, offset: inner) { return found }
    }
    return nil
  }
}
