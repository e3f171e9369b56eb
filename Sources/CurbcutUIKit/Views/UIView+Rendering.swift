import Foundation

extension UIView {
  /// Draws the view and everything in it, at the context's origin.
  package final func render(in context: CGContext) {
    guard !isHidden, alpha > 0 else { return }
    let size = storedBounds.size
    guard size.width.isFinite, size.height.isFinite else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let isGroup = alpha < 1
    if isGroup {
      context.setAlpha(alpha)
      context.beginTransparencyLayer()
    }
    traitCollection.performAsCurrent { renderContents(in: context, size: size) }
    if isGroup { context.endTransparencyLayer() }
  }

  private func renderContents(in context: CGContext, size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    let layer = storedLayer
    let radius = min(layer?.cornerRadius ?? 0, min(size.width, size.height) / 2)
    let outline =
      radius > 0
      ? UIBezierPath(
        roundedRect: rect, byRoundingCorners: layer?.maskedCorners.roundedCorners ?? .allCorners,
        cornerRadii: CGSize(width: radius, height: radius)) : UIBezierPath(rect: rect)
    if let layer, layer.shadowOpacity > 0, backgroundColor != nil {
      context.saveGState()
      let shade = layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black
      context.setShadow(
        offset: layer.shadowOffset, blur: layer.shadowRadius,
        color: shade.withAlphaComponent(CGFloat(layer.shadowOpacity) * shade.cgColor.alpha).cgColor)
      context.setFillColor((backgroundColor ?? .white).cgColor)
      context.addPath(outline.cgPath)
      context.fillPath()
      context.restoreGState()
    }
    let clips = clipsToBounds || layer?.masksToBounds == true
    context.saveGState()
    if clips {
      context.addPath(outline.cgPath)
      context.clip()
    }
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.addPath(outline.cgPath)
      context.fillPath()
    }
    layer?.render(contentsIn: context)
    context.saveGState()
    context.translateBy(x: -storedBounds.minX, y: -storedBounds.minY)
    UIGraphicsPushContext(context)
    draw(storedBounds)
    UIGraphicsPopContext()
    for view in storedSubviews { view.renderInSuperview(context) }
    context.restoreGState()
    context.restoreGState()
    if let layer, layer.borderWidth > 0 {
      let inset = layer.borderWidth / 2
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: max(radius - inset, 0))
      context.setStrokeColor(layer.borderColor ?? UIColor.black.cgColor)
      context.setLineWidth(layer.borderWidth)
      context.addPath(path.cgPath)
      context.strokePath()
    }
  }

  private func renderInSuperview(_ context: CGContext) {
    context.saveGState()
    if storedTransform.isIdentity {
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

  /// Draws the hierarchy into the current context, as `UIGraphicsImageRenderer` does.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
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
}
