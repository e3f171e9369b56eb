import CurbcutGraphics
import Foundation

/// A view is drawn by its layer; this is what the layer asks of the view in the process.
extension UIView {
  /// Draws the view and its subviews at the context's origin, as they appear on the screen.
  package final func render(in context: CGContext) {
    let origin = layer.shown.bounds.origin
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    layer.composite(in: context, showsAnimations: true)
    context.restoreGState()
  }

  /// Draws the view in its superview's coordinate space, or for a window in that of the screen.
  package final func renderInSuperview(_ context: CGContext) {
    layer.compositeInSuperlayer(context, showsAnimations: true)
  }

  package final func enterSpace(of shown: CALayer, in context: CGContext) {
    if shown !== storedLayer {
      context.translateBy(x: shown.position.x, y: shown.position.y)
      context.concatenate(shown.affineTransform())
      context.translateBy(x: -shown.bounds.width / 2, y: -shown.bounds.height / 2)
    } else if !flags.contains(.isTransformed) {
      context.translateBy(x: untransformedOrigin.x, y: untransformedOrigin.y)
    } else {
      let middle = center
      context.translateBy(x: middle.x, y: middle.y)
      context.concatenate(storedTransform)
      context.translateBy(x: -storedBounds.width / 2, y: -storedBounds.height / 2)
    }
    context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
  }

  package final func drawLayer(in context: CGContext, _ draw: () -> Void) {
    let size = storedBounds.size
    guard size.width.isFinite, size.height.isFinite else { return }
    context.saveGState()
    defer { context.restoreGState() }
    // A view that must keep its colours is inverted here, and once more with the whole screen.
    let isExempt = context.willBeInverted && accessibilityIgnoresInvertColors
    // A transparency layer is as large as the clip, and costs accordingly.
    let isOnePicture = isExempt || alpha < 1 || storedLayer?.effects != nil
    if isOnePicture, let extent = drawnExtent { context.clip(toPixelsOf: extent) }
    if isExempt {
      context.willBeInverted = false
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    traitCollection.performAsCurrent {
      // A dynamic colour is resolved anew each time; on iOS, too, the view's background colour is the layer's.
      if let backgroundColor, let storedLayer {
        storedLayer.following { storedLayer.backgroundColor = backgroundColor.cgColor }
      }
      draw()
    }
    if isExempt {
      context.endTransparencyLayer(inverting: true)
      context.willBeInverted = true
    }
  }

  package final func drawInnerLayers(in context: CGContext, showsAnimations: Bool) {
    guard !storedSubviews.isEmpty else { return }
    let clip = context.boundingBoxOfClipPath
    var views = storedSubviews
    if views.contains(where: { $0.storedLayer?.zPosition ?? 0 != 0 }) {
      views = views.map(\.layer).inDrawingOrder.compactMap { $0.owner as? UIView }
    }
    for view in views where !view.isHidden && view.alpha > 0 || view.storedLayer?.isAnimated == true {
      if view.isOutside(ofClipAround: clip) { continue }
      view.layer.compositeInSuperlayer(context, showsAnimations: showsAnimations)
    }
  }

  package final var innerLayers: [CALayer] { storedSubviews.map(\.layer) }
  package final var outerLayer: CALayer? { storedSuperview?.layer }
  package final func leaveOuterLayer() { removeFromSuperview() }

  @discardableResult
  final func drawIntoCurrentContext(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), storedBounds.width > 0, storedBounds.height > 0
    else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / storedBounds.width, y: rect.height / storedBounds.height)
    render(in: context)
    context.restoreGState()
    return true
  }

  /// Creates a view the size of a part of this one, with a picture of it as the contents of its layer.
  final func snapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
      drawIntoCurrentContext(
        in: CGRect(x: -rect.minX, y: -rect.minY, width: bounds.width, height: bounds.height),
        afterScreenUpdates: afterScreenUpdates)
    }
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.isUserInteractionEnabled = false
    picture.layer.contents = image.cgImage
    picture.layer.contentsScale = image.scale
    return picture
  }
}
