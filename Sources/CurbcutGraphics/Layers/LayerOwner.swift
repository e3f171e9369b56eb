import Foundation

/// A view that owns a layer, at the corresponding position in the view hierarchy.
package protocol LayerOwner: CALayerDelegate {
  /// Called when a property of the layer has been set.
  func layerDidChange(_ property: LayerProperty)
  /// The layer of the superview; nil for none.
  var outerLayer: CALayer? { get }
  /// The layers of the subviews, back to front.
  var innerLayers: [CALayer] { get }
  /// Removes the view from its superview.
  func leaveOuterLayer()
  /// Whether the view is in a visible window.
  var isOnScreen: Bool { get }

  /// Transforms a context from the superview's space to the view's own.
  ///
  /// - Parameter shown: the layer as its animations make it appear, or the layer itself.
  func enterSpace(of shown: CALayer, in context: CGContext)
  /// The rectangle in which the view and its subviews may draw, in its own space; nil when only drawing can tell.
  var drawnExtent: CGRect? { get }
  /// Prepares the layer for drawing, draws it, and applies the view's own effects.
  func drawLayer(in context: CGContext, _ draw: () -> Void)
  /// Draws the subviews, if the order of their layers has never been needed.
  func drawInnerLayers(in context: CGContext, showsAnimations: Bool)
  /// Whether the view is entirely outside a clip in its superview's space.
  func isOutside(ofClipAround clip: CGRect) -> Bool
}

/// The properties that a view and its layer share.
package enum LayerProperty {
  case bounds, position, transform, opacity, isHidden, masksToBounds
}
