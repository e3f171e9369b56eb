import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A shape with a fill and a line around it.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skshapenode>.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
  /// The shape, in the node's own coordinates.
  open var path: CGPath? { didSet { changed() } }
  /// The colour within the shape; clear by default.
  open var fillColor = UIColor.clear { didSet { changed() } }
  /// The colour of the line; white by default.
  open var strokeColor = UIColor.white { didSet { changed() } }
  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// How far the line shines, in points. It does not, here.
  @Unsupported("SKShapeNode.glowWidth: lines do not shine")
  open var glowWidth: CGFloat = 0
  /// How lines end.
  open var lineCap = CGLineCap.butt { didSet { changed() } }
  /// How lines meet.
  open var lineJoin = CGLineJoin.miter { didSet { changed() } }
  /// Whether edges are smooth. They always are, here.
  @Unsupported("SKShapeNode.isAntialiased: edges are smooth")
  open var isAntialiased = true
  /// How the shape is mixed with what is below it. It is always laid over it here.
  @Unsupported("SKShapeNode.blendMode: what a node shows is laid over what is below it")
  open var blendMode = SKBlendMode.alpha
  /// A picture within the shape. The colour is shown, here.
  @Unsupported("SKShapeNode.fillTexture: a shape has its colour within")
  open var fillTexture: SKTexture? = nil

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Creates a shape.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// Creates a shape whose middle is at the position.
  public convenience init(path: CGPath, centered: Bool) {
    let bounds = path.boundingBox
    var shift = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    self.init(path: centered ? path.copy(using: &shift) ?? path : path)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

  /// Creates a rectangle around the position.
  public convenience init(rectOf size: CGSize) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Creates a rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  /// Creates a rectangle with round corners around the position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }

  /// Creates a circle around the position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  /// Creates an ellipse around the position.
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }

  /// Creates a line through points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = UIBezierPath()
    for index in 0..<max(0, numPoints) {
      if index == 0 { path.move(to: points[index]) } else { path.addLine(to: points[index]) }
    }
    self.init(path: path.cgPath)
  }

  override var content: CGRect {
    guard let path else { return .null }
    return path.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  override func draw(in context: CGContext) {
    guard let path else { return }
    context.addPath(path)
    context.setFillColor(fillColor.cgColor)
    context.fillPath()
    guard lineWidth > 0 else { return }
    context.addPath(path)
    context.setStrokeColor(strokeColor.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.strokePath()
  }

  override func take(_ other: SKNode) {
    super.take(other)
    guard let other = other as? SKShapeNode else { return }
    (path, fillColor, strokeColor, lineWidth) = (
      other.path, other.fillColor, other.strokeColor, other.lineWidth
    )
  }
}
