import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A node that shows a scroll view of UIKit, which others watch.
@MainActor
protocol WatchedScroll: ViewNode {
  var watchedView: UIScrollView { get }
  var watcher: ScrollWatcher { get }
  var axes: Axis.Set { get }
  /// What of the content is margin.
  var contentMargin: UIEdgeInsets { get }
  /// The views at which scrolling may come to rest.
  var scrollTargets: [ScrollTargetPlace] { get }
  var targetRects: [CGRect] { get }
  /// The movement that the app has asked for is over.
  func motionDidEnd()
}

extension WatchedScroll {
  var contentMargin: UIEdgeInsets { .zero }
  var scrollTargets: [ScrollTargetPlace] { [] }
  var targetRects: [CGRect] { [] }
  func motionDidEnd() {}

  /// Where the scroll view is.
  var geometry: ScrollGeometry {
    let (view, margin) = (watchedView, contentMargin)
    let inset = view.adjustedContentInset
    let isRightToLeft = GraphNode.untracked { environment.value.layoutDirection } == .rightToLeft
    let (left, right) = (inset.left + margin.left, inset.right + margin.right)
    return ScrollGeometry(
      contentOffset: CGPoint(x: view.contentOffset.x - margin.left, y: view.contentOffset.y - margin.top),
      contentSize: CGSize(
        width: max(0, view.contentSize.width - margin.left - margin.right),
        height: max(0, view.contentSize.height - margin.top - margin.bottom)),
      contentInsets: EdgeInsets(
        top: inset.top + margin.top, leading: isRightToLeft ? right : left,
        bottom: inset.bottom + margin.bottom, trailing: isRightToLeft ? left : right),
      containerSize: view.bounds.size)
  }
}

/// What wants to know of a scroll view: the first that comes into the view it is applied to.
@MainActor
class ScrollObserver {
  private weak var watcher: ScrollWatcher?

  final func isFor(_ other: ScrollWatcher) -> Bool {
    if watcher == nil { watcher = other }
    return watcher === other
  }

  /// Called after an update in which the content may have moved or changed its size.
  func geometryMayHaveChanged(_ scroll: any WatchedScroll) {}
  func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
}

/// Tells those who want to know of what a scroll view does, and has it come to rest where the app wants.
@MainActor
final class ScrollWatcher {
  weak var scroll: (any WatchedScroll)?
  private var observers: [ScrollObserver] = []
  private var behavior: AppliedTargetBehavior?
  private(set) var phase = ScrollPhase.idle
  private var dragStart: CGRect?
  private var isDue = false

  /// Whether the scroll view must tell of what it does.
  var isNeeded: Bool { !observers.isEmpty || behavior != nil }

  func adopt(_ values: EnvironmentValues) {
    observers = values.scrollObservers
    behavior = values.scrollTargetBehavior
    mayHaveChanged()
  }

  /// The content has moved, or has another size or room.
  func mayHaveChanged() {
    guard !observers.isEmpty, !isDue, let scroll else { return }
    isDue = true
    scroll.graph.afterUpdate { [weak self] in
      guard let self, let scroll = self.scroll else { return }
      isDue = false
      for observer in observers where observer.isFor(self) { observer.geometryMayHaveChanged(scroll) }
    }
  }

  func come(to new: ScrollPhase, velocity: CGVector? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if old == .animating { scroll?.motionDidEnd() }
    guard !observers.isEmpty, let scroll else { return }
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: velocity)
    scroll.graph.afterUpdate { [weak self] in
      guard let self else { return }
      for observer in observers where observer.isFor(self) { observer.phaseDidChange(old, new, context) }
    }
  }

  // MARK: What UIKit tells

  private func visibleRect(at offset: CGPoint) -> CGRect {
    guard let view = scroll?.watchedView else { return .zero }
    let inset = view.adjustedContentInset
    return CGRect(
      x: offset.x + inset.left, y: offset.y + inset.top,
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
  }

  func willBeginDragging() {
    dragStart = scroll.map { visibleRect(at: $0.watchedView.contentOffset) }
    come(to: .interacting)
  }

  /// The finger leaves the view, whose speed is given in points per millisecond.
  func willEndDragging(_ velocity: CGPoint, _ offset: inout CGPoint) {
    guard let behavior, let scroll else { return }
    let margin = scroll.contentMargin
    func inContent(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -margin.left, dy: -margin.top) }
    let proposed = visibleRect(at: offset)
    var target = ScrollTarget(rect: proposed)
    let geometry = scroll.geometry
    behavior.behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: dragStart ?? proposed),
        velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
        contentSize: CGSize(
          width: geometry.contentSize.width + margin.left + margin.right,
          height: geometry.contentSize.height + margin.top + margin.bottom),
        containerSize: proposed.size, axes: scroll.axes,
        values: GraphNode.untracked { scroll.environment.value },
        targets: GraphNode.untracked { scroll.targetRects.map(inContent) }))
    let inset = scroll.watchedView.adjustedContentInset
    for axis in Axis.allCases where scroll.axes.contains(axis) {
      let part = target.anchor?[axis] ?? 0
      offset[axis] =
        target.rect.origin[axis] + part * (target.rect.size[axis] - proposed.size[axis])
        - (axis == .vertical ? inset.top : inset.left)
    }
  }

  func didEndDragging(_ goesOn: Bool) { come(to: goesOn ? .decelerating : .idle) }
}

private enum ScrollObserversKey: EnvironmentKey {
  static var defaultValue: [ScrollObserver] { [] }
}

extension EnvironmentValues {
  /// What wants to know of the first scroll view inside.
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }
}
