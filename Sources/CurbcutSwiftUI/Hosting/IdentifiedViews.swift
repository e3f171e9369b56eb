import CurbcutUIKit
import Foundation

/// Where the views of a window are that an identifier or a label names.
@MainActor
package enum IdentifiedViews {
  /// The rectangles of all views with an identifier or a label, elements or not, in window coordinates.
  package static func frames(in view: UIView) -> [(id: String, frame: CGRect)] {
    let own = (view as? SurfaceView)?.root.map(frames(of:)) ?? []
    return own + view.subviews.flatMap { frames(in: $0) }
  }

  private static func frames(of node: ViewNode) -> [(id: String, frame: CGRect)] {
    func frame() -> CGRect { node.holder.convert(node.pixelFrame, to: nil) }
    var found: [(id: String, frame: CGRect)] = []
    for item in node.accessibilityItems where item.place === node || item.owner === node {
      if let id = item.properties.identifier ?? item.properties.label?.plain { found.append((id, frame())) }
    }
    if let id = node.automationIdentifier { found.append((id, frame())) }
    return found + node.children.flatMap(frames(of:))
  }
}
