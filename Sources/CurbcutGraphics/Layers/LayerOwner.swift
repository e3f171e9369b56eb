import Foundation

/// A view, which has a layer and the same place in its tree as it.
package protocol LayerOwner: CALayerDelegate {
  /// Called when a property of the layer was set.
  func layerDidChange(_ property: LayerProperty)
  /// The layer of the view around this one; nil for none.
  var outerLayer: CALayer? { get }
  /// The layers of the views inside, back to front.
  var innerLayers: [CALayer] { get }
  /// Takes the view out of the one around it.
  func leaveOuterLayer()
  /// Whether the view is in a window that shows.
  var isOnScreen: Bool { get }

  /// Makes a context draw in the view's own space, from that of the view around it.
  ///
  /// - Parameter shown: the layer as its animations show it, or the layer itself.
  func enterSpace(of shown: CALayer, in context: CGContext)
  /// Prepares the layer for being drawn, draws it, and does to it what is the view's to do.
  func drawLayer(in context: CGContext, _ draw: () -> Void)
  /// Draws the views inside, where nobody asked for their layers' order.
  func drawInnerLayers(in context: CGContext, showsAnimations: Bool)
  /// Whether nothing of the view can be seen through a clip in the space around it.
  func isOutside(ofClipAround clip: CGRect) -> Bool
}

/// What a view and its layer have in common.
package enum LayerProperty {
  case bounds, position, transform, opacity, isHidden, masksToBounds
}
