import CurbcutUIKit
import Foundation

/// A binding to the view that a scroll view shows first.
@MainActor
struct ScrollPositionLink {
  var value: () -> AnyHashable?
  var set: (AnyHashable) -> Void
  var canHold: (AnyHashable) -> Bool
  var anchor: UnitPoint?
}

/// Keeps such a binding in step with a scroll view.
@MainActor
final class ScrollPositionFollower {
  weak var node: ScrollNode?
  private var link: ScrollPositionLink?
  private var known: AnyHashable?
  private var isFollowing = false

  /// Scrolls to where the binding says. What it reads of the graph are the caller's sources.
  func follow(_ link: ScrollPositionLink?) {
    self.link = link
    guard let link, let id = link.value(), id != known, let node else { return }
    known = id
    let isAnimated = node.graph.transaction.animation != nil
    node.surface.whenAppeared { [weak self] in
      guard let self, let node = self.node else { return }
      isFollowing = true
      _ = node.scroll(to: id, anchor: link.anchor ?? .top, animated: isAnimated)
      isFollowing = false
    }
  }

  func didScroll() {
    guard link != nil, !isFollowing, let node else { return }
    // The views that have come into sight are placed first.
    node.graph.afterUpdate { [weak self] in self?.tell() }
  }

  /// Gives the id of the first view that is seen to the binding.
  private func tell() {
    guard let link, let node else { return }
    let scrollView = node.scrollView
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    guard let id = firstID(in: node.content, offset: .zero, room, link), id != known else { return }
    known = id
    link.set(id)
  }

  private func firstID(
    in node: ViewNode, offset: CGPoint, _ room: CGRect, _ link: ScrollPositionLink
  ) -> AnyHashable? {
    if node.isPlaced, let id = node.ids.first(where: { link.canHold($0) }) {
      let frame = node.frame.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: 0.5, dy: 0.5)
      return frame.intersects(room) ? id : nil
    }
    var inner = offset
    if node.containerView != nil {
      inner.x += node.pixelFrame.minX
      inner.y += node.pixelFrame.minY
    }
    for child in node.children {
      if let id = firstID(in: child, offset: inner, room, link) { return id }
    }
    return nil
  }
}

private enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
}

extension View {
  /// Keeps a binding in step with the view that a scroll view shows first, by its id.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)>.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    environment(
      \.scrollPosition,
      ScrollPositionLink(
        value: { id.wrappedValue.map { AnyHashable($0) } },
        set: { if let value = $0.base as? ID { id.wrappedValue = value } }, canHold: { $0.base is ID },
        anchor: anchor))
  }

  /// Marks the views whose ids ``scrollPosition(id:anchor:)`` holds: those of the scroll view that this one is in.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)>.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
