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
    while let found = node {
      if found.containerView != nil { return (frame, insets) }
      if let provider = found as? any SafeAreaProvider {
        extend(from: provider.safeRect, to: found.frame, isOurs: true)
      }
      node = found.parent
    }
    extend(from: surface.contentRect, to: surface.bounds, isOurs: false)
    return (frame, insets)
  }

  /// Whether what the node scrolls keeps clear of bars, unless the app says otherwise.
  var keepsClearOfBars: Bool {
    var node = parent
    while let found = node, found.containerView == nil {
      if found is IgnoresSafeAreaNode { return false }
      node = found.parent
    }
    return surface.safeAreaRegions.contains(.container)
  }
}
