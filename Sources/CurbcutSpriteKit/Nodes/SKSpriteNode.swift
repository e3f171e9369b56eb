import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A picture, or a rectangle of a colour.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skspritenode>.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
  /// The picture; nil for a rectangle of the colour.
  open var texture: SKTexture? { didSet { changed() } }
  /// The size, in points of the parent before the node's own scale.
  open var size = CGSize.zero { didSet { if size != oldValue { changed() } } }
  /// Which part of the sprite stands at its position, from 0 to 1; the middle by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { changed() } } }
  /// The colour of the rectangle, or with which the picture is blended.
  open var color = UIColor.white { didSet { changed() } }
  /// How much of the colour the picture has, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0 { didSet { changed() } }
  /// How the sprite is mixed with what is below it. It is always laid over it here.
  @Unsupported("SKSpriteNode.blendMode: what a node shows is laid over what is below it")
  open var blendMode = SKBlendMode.alpha
  /// The parts of the picture that are stretched, from 0 to 1. All of it is, here.
  @Unsupported("SKSpriteNode.centerRect: all of the picture is stretched")
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() { super.init() }

  /// Creates a sprite.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    (self.texture, self.color, self.size) = (texture, color, size)
  }

  /// Creates a sprite of the size of its picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Creates a sprite of a picture in a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Creates a sprite of a picture of the app.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

  /// Creates a rectangle of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var content: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext) {
    guard let texture else {
      context.setFillColor(color.cgColor)
      return context.fill(content)
    }
    if let image = texture.image.cgImage { context.draw(image, in: content) }
    guard colorBlendFactor > 0 else { return }
    context.setFillColor(color.withAlphaComponent(colorBlendFactor * 0.5).cgColor)
    context.fill(content)
  }

  override func take(_ other: SKNode) {
    super.take(other)
    guard let other = other as? SKSpriteNode else { return }
    (texture, size, anchorPoint) = (other.texture, other.size, other.anchorPoint)
    (color, colorBlendFactor, blendMode) = (other.color, other.colorBlendFactor, other.blendMode)
  }
}

/// How a node is mixed with what is below it.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skblendmode>.
public enum SKBlendMode: Int, Sendable {
  /// Laid over it, added to it, taken from it, multiplied with it, doubly so, screened, in its place, or by its alpha.
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
