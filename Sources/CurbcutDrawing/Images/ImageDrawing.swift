import Foundation

/// Draws one image into a rectangle.
struct ImageDrawing {
  let image: UIImage
  let tint: UIColor?
  let mirrored: Bool

  func draw(in rect: CGRect, context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if mirrored && image.flipsForRightToLeftLayoutDirection {
      context.translateBy(x: rect.midX * 2, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    switch image.content {
    case .empty: break
    case .animation(let images, _): images.first?.draw(in: rect, tint: tint, mirrored: mirrored)
    case .symbol(let glyph):
      let weight = image.look.configuration?.symbolWeight ?? .regular
      let isBold = UITraitCollection.current.legibilityWeight == .bold
      glyph.draw(
        in: rect, weight: isBold ? weight.emboldened : weight, colors: symbolColors, context: context)
    case .bitmap(let bitmap): drawBitmap(bitmap, in: rect, context: context)
    case .made(let made):
      if let bitmap = made.pixels { drawBitmap(bitmap, in: rect, context: context) }
    }
  }

  private var symbolColors: SymbolGlyph.Colors {
    let configuration = image.look.configuration
    let isTemplate = image.renderingMode == .alwaysTemplate
    let own = image.look.tint ?? configuration?.primaryColor
    let primary = (isTemplate ? tint : nil) ?? own ?? tint ?? .black
    let secondary = isTemplate ? nil : configuration?.secondaryColor(beside: primary)
    return SymbolGlyph.Colors(primary: primary.cgColor, secondary: secondary?.cgColor)
  }

  private func drawBitmap(_ bitmap: CGImage, in rect: CGRect, context: CGContext) {
    orient(in: rect, context: context)
    let target =
      image.imageOrientation.isSideways
      ? CGRect(
        x: rect.midX - rect.height / 2, y: rect.midY - rect.width / 2, width: rect.height,
        height: rect.width) : rect
    // An image with a tint colour is drawn in it, unless its rendering mode is original.
    let ink = image.renderingMode == .alwaysTemplate ? tint ?? image.look.tint : image.look.tint
    let color =
      image.renderingMode == .automatic || image.isTemplate ? ink?.cgColor : image.look.tint?.cgColor
    if image.capInsets == .zero {
      draw(bitmap, in: target, color: color, context)
      return
    }
    for (source, destination) in slices(of: bitmap, in: target) {
      if let part = bitmap.cropping(to: source) { draw(part, in: destination, color: color, context) }
    }
  }

  private func draw(_ bitmap: CGImage, in rect: CGRect, color: CGColor?, _ context: CGContext) {
    if let color {
      context.setFillColor(color)
      context.drawTemplate(bitmap, in: rect)
    } else {
      context.drawFirstRowFirst(bitmap, in: rect)
    }
  }

  private func orient(in rect: CGRect, context: CGContext) {
    let angle: CGFloat =
      switch image.imageOrientation {
      case .up, .upMirrored: 0
      case .down, .downMirrored: .pi
      case .left, .leftMirrored: -.pi / 2
      case .right, .rightMirrored: .pi / 2
      }
    guard angle != 0 || image.imageOrientation.isMirrored else { return }
    context.translateBy(x: rect.midX, y: rect.midY)
    if image.imageOrientation.isMirrored { context.scaleBy(x: -1, y: 1) }
    context.rotate(by: angle)
    context.translateBy(x: -rect.midX, y: -rect.midY)
  }

  /// The nine slices of a resizable image, in pixels, each with its destination. The middle is stretched.
  private func slices(of bitmap: CGImage, in rect: CGRect) -> [(CGRect, CGRect)] {
    let caps = image.capInsets
    let scale = image.scale
    let (w, h) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    // Caps that do not fit side by side are scaled down together.
    let fx = min(1, rect.width / max(caps.left + caps.right, 0.001))
    let fy = min(1, rect.height / max(caps.top + caps.bottom, 0.001))
    let sourceX = [0, caps.left * scale, max(caps.left * scale, w - caps.right * scale), w]
    let sourceY = [0, caps.top * scale, max(caps.top * scale, h - caps.bottom * scale), h]
    let targetX = [rect.minX, rect.minX + caps.left * fx, rect.maxX - caps.right * fx, rect.maxX]
    let targetY = [rect.minY, rect.minY + caps.top * fy, rect.maxY - caps.bottom * fy, rect.maxY]
    var result: [(CGRect, CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
          height: sourceY[row + 1] - sourceY[row])
        let target = CGRect(
          x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
          height: targetY[row + 1] - targetY[row])
        if source.width > 0, source.height > 0, target.width > 0, target.height > 0 {
          result.append((source, target))
        }
      }
    }
    return result
  }
}
