import CurbcutUIKit
import Foundation

/// A node that leaves a part of its room free for something else, such as a bar.
@MainActor
protocol SafeAreaProvider: ViewNode {
  /// The room that is left for the content, in the coordinates of the node's frame.
  var safeRect: CGRect { get }
}

extension ViewNode {
  /// The place of a view that goes on behind bars: where it touches the end of the safe area, it reaches as far as what
  /// takes the room there.
  ///
  /// - Returns: the frame in the coordinates of the holder, and how much of it the views of this module take, which
  ///   UIKit does not know of.
  func safeAreaExtension(along axes: Axis.Set) -> (frame: CGRect, insets: UIEdgeInsets) {
    var frame = pixelFrame
    var insets = UIEdgeInsets.zero
    let tolerance: CGFloat = 0.51

    func extend(from inner: CGRect, to outer: CGRect, isOurs: Bool) {
      if axes.contains(.vertical) {
        if abs(frame.minY - inner.minY) < tolerance, outer.minY < frame.minY {
          if isOurs { insets.top += frame.minY - outer.minY }
          frame = CGRect(x: frame.minX, y: outer.minY, width: frame.width, height: frame.maxY - outer.minY)
        }
        if abs(frame.maxY - inner.maxY) < tolerance, outer.maxY > frame.maxY {
          if isOurs { insets.bottom += outer.maxY - frame.maxY }
          frame.size.height = outer.maxY - frame.minY
        }
      }
      if axes.contains(.horizontal) {
        if abs(frame.minX - inner.minX) < tolerance, outer.minX < frame.minX {
          if isOurs { insets.left += frame.minX - outer.minX }
          frame = CGRect(x: outer.minX, y: frame.minY, width: frame.maxX - outer.minX, height: frame.height)
        }
        if abs(frame.maxX - inner.maxX) < tolerance, outer.maxX > frame.maxX {
          if isOurs { insets.right += outer.maxX - frame.maxX }
          frame.size.width = outer.maxX - frame.minX
        }
      }
    }

    var node = parent
    // From the coordinates of the holder to those of the views around that let content reach beyond them.
    var offset = CGPoint.zero
    // UIKit tells a view nothing of bars that the view around it keeps clear of.
    var isOurs = false
    func result() -> (CGRect, UIEdgeInsets) { (frame.offsetBy(dx: -offset.x, dy: -offset.y), insets) }
    while let found = node {
      if found.containerView != nil {
        guard found.letsContentExtend else { return result() }
        frame = frame.offsetBy(dx: found.pixelFrame.minX, dy: found.pixelFrame.minY)
        offset.x += found.pixelFrame.minX
        offset.y += found.pixelFrame.minY
        isOurs = true
      }
      if let provider = found as? any SafeAreaProvider {
        extend(from: provider.safeRect, to: found.frame, isOurs: true)
      }
      node = found.parent
    }
    extend(from: surface.contentRect, to: surface.bounds, isOurs: isOurs)
    return result()
  }

  /// Has what a view scrolls keep clear of bars at those edges at which the app does not say otherwise.
  ///
  /// - Parameter insets: how much of the view the views of this module take, which UIKit does not know of.
  func keepClearOfBars(_ scrollView: UIScrollView, _ insets: UIEdgeInsets) {
    let edges = edgesBehindBars
    scrollView.contentInsetAdjustmentBehavior = edges.isEmpty ? .always : .never
    var insets = insets
    if !edges.isEmpty, edges != .all {
      let safe = scrollView.safeAreaInsets
      let isRightToLeft = environment.value.layoutDirection == .rightToLeft
      if !edges.contains(.top) { insets.top += safe.top }
      if !edges.contains(.bottom) { insets.bottom += safe.bottom }
      if !edges.contains(isRightToLeft ? .trailing : .leading) { insets.left += safe.left }
      if !edges.contains(isRightToLeft ? .leading : .trailing) { insets.right += safe.right }
    }
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
  }

  /// The edges at which the app says that the node's content goes on behind bars.
  private var edgesBehindBars: Edge.Set {
    guard surface.safeAreaRegions.contains(.container) else { return .all }
    var edges: Edge.Set = []
    var node = parent
    while let found = node, found.containerView == nil {
      if let ignoring = found as? IgnoresSafeAreaNode { edges.formUnion(ignoring.edgesUnderBars) }
      node = found.parent
    }
    return edges
  }
}
