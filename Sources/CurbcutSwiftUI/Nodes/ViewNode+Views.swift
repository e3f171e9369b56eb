import CurbcutUIKit
import Foundation

/// The UIKit views that nodes are shown by.
extension ViewNode {
  /// The view that holds the views of this node.
  final var holder: UIView {
    var node = parent
    while let found = node {
      if let view = found.containerView { return view }
      node = found.parent
    }
    return surface.contentView
  }

  /// The part of the holder that can be seen, and some more around it; nil where all of it is shown.
  final var shownPartOfHolder: CGRect? {
    var node = parent
    while let found = node {
      if found.containerView != nil { return found.partWithViews }
      node = found.parent
    }
    return nil
  }

  final func collectViewsOfChildren(into views: inout [UIView]) {
    var ordered = departing.isEmpty ? children : departing + children
    if ordered.contains(where: { ($0.trait(ZIndexTrait.self) ?? 0) != 0 }) {
      ordered = ordered.enumerated().sorted { a, b in
        let (first, second) = (
          a.element.trait(ZIndexTrait.self) ?? 0, b.element.trait(ZIndexTrait.self) ?? 0
        )
        return (first, a.offset) < (second, b.offset)
      }.map(\.element)
    }
    for child in ordered { child.collectViews(into: &views) }
  }

  /// The views inside have come, gone, or changed their order.
  final func viewsDidChange() {
    var node: ViewNode? = self
    while let found = node {
      if found.containerView != nil {
        surface.needsViews(of: found)
        return
      }
      node = found.parent
    }
    surface.needsViews(of: nil)
  }

  /// The node's rectangle in the coordinates of its holder, with its edges on whole pixels.
  final var pixelFrame: CGRect { frame.edgesRounded(toScale: surface.displayScale) }
}
