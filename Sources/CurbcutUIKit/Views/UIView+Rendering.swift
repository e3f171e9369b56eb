import Foundation
import SystemModules

extension UIView {
  /// Draws the view and everything in it, at the context's origin.
  package final func render(in context: CGContext) {
    let moving = movingLayer
    guard !isHidden, moving.map({ $0.opacity > 0 }) ?? (alpha > 0) else { return }
    let size = storedBounds.size
    guard size.width.isFinite, size.height.isFinite else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let origin = moving?.bounds.origin ?? storedBounds.origin
    context.translateBy(x: -origin.x, y: -origin.y)
    if moving == nil, isOutside(context.boundingBoxOfClipPath) { return }
    // What is to keep its colours is inverted here, and once more with the whole screen.
    let isExempt = context.willBeInverted && accessibilityIgnoresInvertColors
    // A group is as large as the clip, and costs as much.
    if isExempt || alpha < 1, let extent = drawnExtent { context.clip(toPixelsOf: extent) }
    if isExempt {
      context.willBeInverted = false
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    defer {
      if isExempt {
        context.endTransparencyLayer(inverting: true)
        context.willBeInverted = true
      }
    }
    // A layer has the view's alpha for its opacity.
    let isGroup = alpha < 1 && storedLayer == nil
    if isGroup {
      context.setAlpha(alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    traitCollection.performAsCurrent {
      // Only an app's class may draw by its layer without ever having asked for it.
      let layer = SystemModule.owns(type(of: self)) ? storedLayer : self.layer
      if let layer { renderWithLayer(layer, in: context) } else { renderPlainly(in: context) }
    }
    if isGroup { context.endTransparencyLayer() }
  }

  /// A view whose layer was touched: corners, border, shadow, mask and sublayers come from it.
  private func renderWithLayer(_ layer: CALayer, in context: CGContext) {
    if layer.bounds != storedBounds { layer.bounds = storedBounds }
    // A dynamic colour resolves anew each time; on iOS too the view's colour is the layer's.
    if let backgroundColor { layer.backgroundColor = backgroundColor.cgColor }
    let shown = layer.shown
    shown.drawShadow(in: context)
    shown.withOpacityAndMask(in: context) {
      context.saveGState()
      shown.clipToBoundsIfNeeded(in: context)
      shown.drawBackground(in: context)
      layer.drawContents(as: shown, in: context)
      if layer.delegate !== self { renderContent(in: context) }
      layer.drawSublayers(in: context)
      for view in storedSubviews { view.renderInSuperview(context) }
      context.restoreGState()
      shown.drawBorder(in: context)
    }
  }

  /// What an animation shows of the view; nil where none runs.
  private var movingLayer: CALayer? {
    guard let storedLayer, storedLayer.isAnimated else { return nil }
    return storedLayer.presentation()
  }

  private func renderPlainly(in context: CGContext) {
    if clipsToBounds { context.clip(to: storedBounds) }
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(storedBounds)
    }
    renderContent(in: context)
    for view in storedSubviews { view.renderInSuperview(context) }
  }

  private func renderContent(in context: CGContext) {
    context.saveGState()
    UIGraphicsPushContext(context)
    draw(storedBounds)
    UIGraphicsPopContext()
    context.restoreGState()
  }

  /// Draws the view in the space of the view around it, or of the screen for a window.
  package final func renderInSuperview(_ context: CGContext) {
    context.saveGState()
    if let moving = movingLayer {
      context.translateBy(x: moving.position.x, y: moving.position.y)
      context.concatenate(moving.affineTransform())
      context.translateBy(x: -moving.bounds.width / 2, y: -moving.bounds.height / 2)
    } else if !flags.contains(.isTransformed) {
      context.translateBy(x: untransformedOrigin.x, y: untransformedOrigin.y)
    } else {
      let middle = center
      context.translateBy(x: middle.x, y: middle.y)
      context.concatenate(storedTransform)
      context.translateBy(x: -storedBounds.width / 2, y: -storedBounds.height / 2)
    }
    render(in: context)
    context.restoreGState()
  }

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

  /// A view of a part's size with its picture as the contents of its layer.
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
