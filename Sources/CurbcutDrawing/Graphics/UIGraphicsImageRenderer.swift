import Foundation

/// How a renderer draws.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrendererformat>.
open class UIGraphicsRendererFormat: NSObject {
  /// What is drawn, in points; empty before a renderer has the format.
  open fileprivate(set) var bounds = CGRect.zero

  public override init() { super.init() }
}

/// How a renderer creates its bitmaps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours a bitmap can have.
  public enum Range: Int, Hashable, Sendable {
    /// As those of what is drawn.
    case automatic
    /// More than those of sRGB.
    case extended
    /// Those of sRGB.
    case standard
    /// Not said.
    case unspecified = -1
  }

  /// Which colours a bitmap can have; those of sRGB by default.
  @Unsupported("UIGraphicsImageRendererFormat.preferredRange: bitmaps have the colours of sRGB")
  open var preferredRange = Range.standard
  /// Pixels per point.
  open var scale = UIGraphicsImageRendererFormat.screenScale
  /// Whether bitmaps are initially black rather than transparent; false by default.
  open var opaque = false

  public override init() { super.init() }

  /// Creates the default format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the scale of the current traits, not opaque.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format that suits the screen best: the default one.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The scale of the current traits; that of most phones if unspecified.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 3
  }
}

/// The context that a renderer draws to.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context.
  public let cgContext: CGContext
  /// How the bitmap is created.
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

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill colour, with a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the sides of a rectangle in the current stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Clips to a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Creates images by drawing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>.
open class UIGraphicsImageRenderer: NSObject {
  /// Draws into the given context, which is the current one during the call.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How the renderer creates its bitmaps.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size in points, in the default format.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points, in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for images of a rectangle in points, whose origin is at the top left.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// The image that the actions draw; empty for a size that no bitmap can have.
  open func image(actions: DrawingActions) -> UIImage {
    draw(actions)?.currentImage ?? UIImage()
  }

  /// What the actions draw, as PNG; empty for a size that no bitmap can have.
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
