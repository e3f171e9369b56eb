import Foundation

/// How layers are drawn, whether they belong to a view or not.
extension CALayer {
  /// The layer as its animations make it appear; the layer itself if none is running.
  package final var shown: CALayer { isAnimated ? presentation() ?? self : self }

  /// Whether the layer has animations.
  package final var isAnimated: Bool { animations?.entries.isEmpty == false }

  /// Draws the layer, with everything in it, in its own space.
  package final func composite(in context: CGContext, showsAnimations: Bool) {
    guard let owner else {
      return draw(as: showsAnimations ? shown : self, in: context, showsAnimations: showsAnimations)
    }
    owner.drawLayer(in: context) {
      draw(as: showsAnimations ? shown : self, in: context, showsAnimations: showsAnimations)
    }
  }

  /// Draws the layer, with everything in it, in the space of the layer around it.
  package final func compositeInSuperlayer(_ context: CGContext, showsAnimations: Bool) {
    let shown = showsAnimations ? shown : self
    guard !shown.isHidden, shown.opacity > 0 else { return }
    if let projection = shown.projection {
      return composite(by: projection, as: shown, in: context, showsAnimations: showsAnimations)
    }
    context.saveGState()
    if let owner {
      owner.enterSpace(of: shown, in: context)
    } else {
      context.concatenate(shown.toSuperlayer)
    }
    composite(in: context, showsAnimations: showsAnimations)
    context.restoreGState()
  }

  /// How far beyond its bounds a layer is drawn whose extent is not known, in points.
  private static let overhang: CGFloat = 60

  /// Draws the layer in perspective, in the space of the layer around it.
  private func composite(
    by projection: PlaneProjection, as shown: CALayer, in context: CGContext, showsAnimations: Bool
  ) {
    let (bounds, anchor) = (shown.bounds, shown.anchorPoint)
    let toAnchor = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
    let toPosition = CGAffineTransform(translationX: shown.position.x, y: shown.position.y)
    let whole = PlaneProjection(toAnchor).concatenating(projection)
      .concatenating(PlaneProjection(toPosition))
    let extent =
      owner.flatMap(\.drawnExtent)
      ?? (masksToBounds ? bounds : bounds.insetBy(dx: -Self.overhang, dy: -Self.overhang))
    context.drawProjected(extent, by: whole) { picture in
      composite(in: picture, showsAnimations: showsAnimations)
    }
  }

  /// Draws the layer with the appearance of a copy to which its animations have been applied.
  private func draw(as shown: CALayer, in context: CGContext, showsAnimations: Bool) {
    guard !shown.isHidden, shown.opacity > 0 else { return }
    shown.withEffects(in: context) {
      shown.drawShadow(in: context)
      shown.withOpacityAndMask(in: context, showsAnimations: showsAnimations) {
        if shown.masksToBounds {
          context.saveGState()
          shown.clipToBounds(in: context)
        }
        shown.drawBackground(in: context)
        drawContents(as: shown, in: context)
        drawSublayers(in: context, showsAnimations: showsAnimations)
        if shown.masksToBounds { context.restoreGState() }
        shown.drawBorder(in: context)
      }
    }
  }

  /// Draws with the layer's effects around it.
  private func withEffects(in context: CGContext, _ draw: () -> Void) {
    let named = compositingFilter.flatMap(CGBlendMode.init(compositingFilter:))
    guard effects != nil || named != nil else { return draw() }
    let effects = effects ?? LayerEffects()
    context.saveGState()
    if effects.isBounded { context.clip(toPixelsOf: bounds) }
    context.setBlendMode(named ?? effects.blendMode)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer(applying: effects.filters)
    context.restoreGState()
  }

  /// Draws the sublayers, each in its place.
  private func drawSublayers(in context: CGContext, showsAnimations: Bool) {
    layoutIfNeeded()
    guard let order else {
      owner?.drawInnerLayers(in: context, showsAnimations: showsAnimations)
      return
    }
    guard !order.isEmpty else { return }
    if let replicator = self as? CAReplicatorLayer {
      return replicator.drawCopies(in: context) { layer in
        layer.compositeInSuperlayer(context, showsAnimations: showsAnimations)
      }
    }
    let clip = context.boundingBoxOfClipPath
    for layer in order.inDrawingOrder where layer.owner?.isOutside(ofClipAround: clip) != true {
      layer.compositeInSuperlayer(context, showsAnimations: showsAnimations)
    }
  }

  /// Draws the contents, stretched to the size that is shown. A shape or a gradient is drawn at that size instead.
  private func drawContents(as shown: CALayer, in context: CGContext) {
    if shown !== self, self is CAShapeLayer || self is CAGradientLayer {
      return shown.drawContents(in: context)
    }
    guard shown.bounds.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
      return drawContents(in: context)
    }
    context.saveGState()
    context.translateBy(x: shown.bounds.minX, y: shown.bounds.minY)
    context.scaleBy(x: shown.bounds.width / bounds.width, y: shown.bounds.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawContents(in: context)
    context.restoreGState()
  }

  private func drawContents(in context: CGContext) {
    displayIfNeeded()
    if let image = contents as? CGImage { draw(image, in: context) }
    context.saveGState()
    draw(in: context)
    // If an app has replaced the view as delegate, the view still draws itself.
    if hasOtherDelegate { owner?.draw(self, in: context) }
    context.restoreGState()
  }

  private func draw(_ image: CGImage, in context: CGContext) {
    let part =
      contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1)
      ? image
      : image.cropping(
        to: CGRect(
          x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
          width: contentsRect.width * CGFloat(image.width),
          height: contentsRect.height * CGFloat(image.height)))
    guard let part else { return }
    let size = CGSize(
      width: CGFloat(part.width) / contentsScale, height: CGFloat(part.height) / contentsScale)
    context.saveGState()
    context.drawFirstRowFirst(part, in: contentsGravity.rect(for: size, in: bounds))
    context.restoreGState()
  }

  /// Draws with the layer's opacity and mask around it.
  private func withOpacityAndMask(in context: CGContext, showsAnimations: Bool, _ draw: () -> Void) {
    guard opacity < 1 || mask != nil else { return draw() }
    context.saveGState()
    context.setAlpha(CGFloat(opacity))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    if let mask {
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      mask.compositeInSuperlayer(context, showsAnimations: showsAnimations)
      context.endTransparencyLayer()
      context.restoreGState()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  // MARK: Parts

  /// The outline of the bounds with its rounded corners, inset from the edges by `inset`.
  package final func outline(inset: CGFloat = 0) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard cornerRadius > 0, !rect.isNull else { return CGPath(rect: rect.isNull ? .zero : rect) }
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? max(0, cornerRadius - inset) : 0
    }
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
    return path
  }

  private func clipToBounds(in context: CGContext) {
    guard cornerRadius > 0 else { return context.clip(to: bounds) }
    context.beginPath()
    context.addPath(outline())
    context.clip()
  }

  /// Draws the shadow of the shadow path, or else of the layer if it has a background or contents.
  package final func drawShadow(in context: CGContext) {
    guard shadowOpacity > 0, let color = shadowColor, !masksToBounds || shadowPath != nil else { return }
    let casts = shadowPath != nil || (backgroundColor?.alpha ?? 0) > 0 || contents != nil
    guard casts else { return }
    context.saveGState()
    // Only the shadow is drawn: the shape that casts it is cut out.
    let alpha = color.alpha * CGFloat(shadowOpacity * opacity)
    context.setShadow(offset: shadowOffset, blur: shadowRadius * 2, color: color.copy(alpha: alpha))
    context.setFillColor(color.copy(alpha: 1) ?? color)
    context.addPath(shadowPath ?? outline())
    context.fillShadowOnly()
    context.restoreGState()
  }

  private func drawBackground(in context: CGContext) {
    guard let backgroundColor, backgroundColor.alpha > 0 else { return }
    context.saveGState()
    context.setFillColor(backgroundColor)
    if cornerRadius > 0 {
      context.addPath(outline())
      context.fillPath()
    } else {
      context.fill(bounds)
    }
    context.restoreGState()
  }

  private func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return }
    context.saveGState()
    context.setFillColor(borderColor)
    context.addPath(outline())
    if borderWidth * 2 < min(bounds.width, bounds.height) { context.addPath(outline(inset: borderWidth)) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }
}
