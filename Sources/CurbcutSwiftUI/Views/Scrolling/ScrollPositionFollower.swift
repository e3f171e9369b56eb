import CurbcutUIKit
import Foundation

/// A binding to where a scroll view is.
@MainActor
struct ScrollPositionLink {
  var value: () -> ScrollPosition.Place
  /// Takes the id of the view that a person has scrolled to; nil where there is none.
  var set: (AnyHashable?) -> Void
  var canHold: (AnyHashable) -> Bool
  var anchor: UnitPoint?
}

/// Keeps such a binding in step with a scroll view.
@MainActor
final class ScrollPositionFollower {
  weak var node: ScrollNode?
  private var link: ScrollPositionLink?
  private var known = ScrollPosition.Place.automatic
  private var knownID: AnyHashable?
  private var isFollowing = false

  /// Scrolls to where the binding says. What it reads of the graph are the caller's sources.
  func follow(_ link: ScrollPositionLink?) {
    self.link = link
    guard let link, let node else { return }
    let place = link.value()
    guard place != known else { return }
    known = place
    switch place {
    case .automatic, .user: return
    case .view(let id, _):
      guard id != knownID else { return }
      knownID = id
    case .edge, .point: knownID = nil
    }
    let isAnimated = node.graph.transaction.animation != nil
    node.surface.whenAppeared { [weak self] in
      guard let self, let node = self.node else { return }
      isFollowing = true
      node.scroll(to: place, animated: isAnimated)
      if node.watcher.phase != .animating { isFollowing = false }
    }
  }

  /// The scroll view has come to rest, or a finger has stopped it.
  func motionDidEnd() { isFollowing = false }

  func didScroll() {
    guard link != nil, !isFollowing, let node else { return }
    // The views that have come into sight are placed first.
    node.graph.afterUpdate { [weak self] in self?.tell() }
  }

  /// Gives the id of the view that is seen to the binding: the first, or the one at the binding's anchor.
  private func tell() {
    guard let link, let node, !isFollowing else { return }
    let scrollView = node.scrollView
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    var best: (id: AnyHashable, distance: CGFloat)?
    for target in node.scrollTargets {
      guard target.rect.insetBy(dx: 0.5, dy: 0.5).intersects(room),
        let id = target.ids.first(where: { link.canHold($0) })
      else { continue }
      guard let anchor = link.anchor else {
        best = (id, 0)
        break
      }
      let distance = Axis.allCases.filter { node.axes.contains($0) }.reduce(0) { sum, axis in
        sum
          + abs(
            target.rect.origin[axis] + target.rect.size[axis] * anchor[axis] - room.origin[axis]
              - room.size[axis] * anchor[axis])
      }
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
    }
    if let id = best?.id {
      guard id != knownID || known != .user(id) else { return }
      knownID = id
    }
    link.set(best?.id)
    known = GraphNode.untracked { link.value() }
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

extension ScrollNode {
  /// Scrolls to a place that an app has given.
  fileprivate func scroll(to place: ScrollPosition.Place, animated: Bool) {
    switch place {
    case .automatic, .user: return
    case .view(let id, let anchor): _ = scroll(to: id, anchor: anchor, animated: animated)
    case .edge(let edge):
      let inset = scrollView.adjustedContentInset
      var offset = scrollView.contentOffset
      let isRightToLeft = GraphNode.untracked { environment.value.layoutDirection } == .rightToLeft
      switch edge {
      case .top: offset.y = -inset.top
      case .bottom: offset.y = end(.vertical) - inset.top
      case .leading: offset.x = isRightToLeft ? end(.horizontal) - inset.left : -inset.left
      case .trailing: offset.x = isRightToLeft ? -inset.left : end(.horizontal) - inset.left
      }
      move(to: offset, animated: animated)
    case .point(let x, let y):
      let inset = scrollView.adjustedContentInset
      var offset = scrollView.contentOffset
      if let x { offset.x = min(max(0, x), end(.horizontal)) - inset.left }
      if let y { offset.y = min(max(0, y), end(.vertical)) - inset.top }
      move(to: offset, animated: animated)
    }
  }
}
