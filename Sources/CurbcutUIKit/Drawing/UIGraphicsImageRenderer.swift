import Foundation

/// How a renderer makes its bitmaps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point.
  open var scale = UIGraphicsImageRendererFormat.screenScale
  open var opaque = false

  public override init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The scale of the current traits; that of most phones where they say nothing.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 3
  }
}

/// What is drawn to while a renderer runs.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// What has been drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: cgContext.scale, orientation: .up)
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  open func image(actions: DrawingActions) -> UIImage {
    draw(actions)?.currentImage ?? UIImage()
  }

  open func pngData(actions: DrawingActions) -> Data {
    draw(actions)?.cgContext.pngData() ?? Data()
  }

  private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    guard let context = CGContext(width: bounds.width, height: bounds.height, scale: format.scale) else {
      return nil
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    let result = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    actions(result)
    UIGraphicsPopContext()
    return result
  }
}
