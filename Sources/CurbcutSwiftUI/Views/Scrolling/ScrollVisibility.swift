import CurbcutUIKit
import Foundation

/// Calls a closure when enough of a view is seen in its scroll view, or no longer.
struct ScrollVisibilityModifier: PrimitiveModifier {
  var threshold: Double
  var action: (Bool) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let modifier: Attribute<ScrollVisibilityModifier>
    private var isSeen = false

    init(_ modifier: Attribute<ScrollVisibilityModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
    }

    override func didPlace() {
      enclosingScroll?.follow(self)
      graph.afterUpdate { [weak self] in self?.compare() }
    }

    override func screenPresenceDidChange(_ isOnScreen: Bool) {
      super.screenPresenceDidChange(isOnScreen)
      graph.afterUpdate { [weak self] in isOnScreen ? self?.compare() : self?.change(to: false) }
    }

    private func compare() {
      guard isPlaced, holder.window != nil else { return }
      let part = shownPart
      change(to: part > 0 && part >= GraphNode.untracked { modifier.value.threshold } - 1e-6)
    }

    private func change(to new: Bool) {
      guard new != isSeen else { return }
      isSeen = new
      GraphNode.untracked { modifier.value }.action(new)
    }

    /// How much of the view is in what can be seen, from 0 to 1.
    private var shownPart: CGFloat {
      guard frame.width > 0, frame.height > 0 else { return 0 }
      var rect = frame
      var view: UIView? = holder
      while let found = view {
        if found is UIScrollView || found is UIWindow { rect = rect.intersection(found.bounds) }
        if rect.isNull { return 0 }
        if let outer = found.superview { rect = found.convert(rect, to: outer) }
        view = found.superview
      }
      return rect.width * rect.height / (frame.width * frame.height)
    }

    private var enclosingScroll: (any FollowedScroll)? {
      var node = parent
      while let found = node {
        if let scroll = found as? any FollowedScroll { return scroll }
        node = found.parent
      }
      return nil
    }
  }
}

/// A scroll view that has nodes placed again when what can be seen has changed.
@MainActor
protocol FollowedScroll: ViewNode {
  func follow(_ node: ViewNode)
}

/// Calls a closure when the targets of which enough is seen are others.
struct ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  var threshold: Double
  var action: ([ID]) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    body(inputs.observingScroll(Observer(modifier)))
  }

  private final class Observer: ScrollObserver {
    private let modifier: Attribute<ScrollTargetVisibilityModifier>
    private var last: [ID] = []

    init(_ modifier: Attribute<ScrollTargetVisibilityModifier>) { self.modifier = modifier }

    override func geometryMayHaveChanged(_ scroll: any WatchedScroll) {
      let value = GraphNode.untracked { modifier.value }
      let seen = scroll.watchedView.bounds
      let ids = scroll.scrollTargets.compactMap { target -> ID? in
        let (whole, part) = (target.rect, target.rect.intersection(seen))
        guard whole.width > 0, whole.height > 0, !part.isNull,
          part.width * part.height / (whole.width * whole.height) >= value.threshold - 1e-6, !part.isEmpty
        else { return nil }
        return target.ids.lazy.compactMap { $0.base as? ID }.first
      }
      guard ids != last else { return }
      last = ids
      value.action(ids)
    }
  }
}

extension View {
  /// Calls a closure when so much of the view is seen in its scroll view, and when less is seen again.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)>.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls a closure with the ids of the targets of which so much is seen, when they are others than before. The targets
  /// are those of ``scrollTargetLayout(isEnabled:)`` in the first scroll view in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:)>.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
