import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Draws an overlay on a map.
///
/// Its points are those of the flat map, counted from the upper left corner of the overlay's bounds.
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlayrenderer>.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// Where it is drawn.
  final weak var canvas: UIView?

  /// Creates a renderer, which draws nothing unless a subclass does.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Creates a renderer for nothing, which apps give for overlays that they do not know.
  public override convenience init() { self.init(overlay: MKPolyline()) }

  /// How opaque the drawing is, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// How the drawing is mixed with what lies below; normally by default.
  open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
  /// How many pixels there are for a point of the screen.
  open var contentScaleFactor: CGFloat { canvas?.contentScaleFactor ?? UIScreen.main.scale }

  // MARK: Points

  private var origin: MKMapPoint {
    let bounds = overlay.boundingMapRect
    return bounds.isNull ? MKMapPoint() : bounds.origin
  }

  /// The point at which the renderer draws a point of the flat map.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// The point of the flat map that the renderer draws at a point.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// The rectangle in which the renderer draws a part of the flat map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// The part of the flat map that the renderer draws in a rectangle.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  // MARK: Drawing

  /// Whether the overlay can be drawn now; true by default.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay; nothing by default.
  ///
  /// - Parameters:
  ///   - mapRect: the part of the flat map that is to be seen.
  ///   - zoomScale: how many points of the screen there are for a point of the flat map.
  ///   - context: where to draw, in the renderer's points.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Draws the overlay again.
  open func setNeedsDisplay() { canvas?.setNeedsDisplay() }
  /// Draws a part of the overlay again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  /// Draws a part of the overlay again.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws an overlay as a path.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer>.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// What the path is filled with; nil for nothing.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// What the path is drawn with; nil for nothing.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How wide the line is, in points of the screen; 0, the default, for the width of a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// How the line goes round corners; round by default.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  /// How the line ends; round by default.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  /// How far the point of a corner may reach; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// How far into the pattern the line begins, in points of the screen; 0 by default.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps, in points of the screen; nil, the default, for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Whether the path may be drawn from a picture; false by default. It makes no difference to what is seen.
  open var shouldRasterize = false

  private var storedPath: CGPath?

  /// The path, in the renderer's points; made by ``createPath()`` when it is needed.
  open var path: CGPath! {
    get {
      if storedPath == nil { createPath() }
      return storedPath
    }
    set {
      storedPath = newValue
      setNeedsDisplay()
    }
  }

  /// Makes the path, by setting ``path``; a subclass knows it.
  open func createPath() {}

  /// Forgets the path, which is then made anew.
  open func invalidatePath() {
    storedPath = nil
    setNeedsDisplay()
  }

  /// Sets the path without asking to draw again, as while it is made for drawing.
  final func keep(_ path: CGPath) { storedPath = path }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  /// Sets the line's properties in a context.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    let scale = max(zoomScale, 1e-12)
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth(lineWidth > 0 ? lineWidth / scale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / scale }
    context.setLineDash(phase: lineDashPhase / scale, lengths: lengths)
  }

  /// Sets the colour of areas in a context.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Draws a path as a line.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path; areas inside of it are left out.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }
}
