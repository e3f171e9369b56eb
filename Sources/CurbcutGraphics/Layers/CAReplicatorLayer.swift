import Foundation

/// A layer that draws copies of its sublayers, each a step further than the one before.
///
/// <https://developer.apple.com/documentation/quartzcore/careplicatorlayer>
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are drawn; 1 by default.
  open var instanceCount = 1 { didSet { setNeedsDisplay() } }
  /// By how much the animations of each copy begin later, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// How each copy is moved, turned and scaled in comparison with the one before.
  open var instanceTransform = CATransform3DIdentity { didSet { setNeedsDisplay() } }
  /// The colour with which the first copy is multiplied; nil for white.
  open var instanceColor: CGColor?
  /// What each copy has more of red than the one before.
  open var instanceRedOffset: Float = 0
  /// What each copy has more of green than the one before.
  open var instanceGreenOffset: Float = 0
  /// What each copy has more of blue than the one before.
  open var instanceBlueOffset: Float = 0
  /// What each copy has more of opacity than the one before.
  open var instanceAlphaOffset: Float = 0
  /// Whether depth is kept.
  open var preservesDepth = false

  /// Draws the sublayers as often as there are copies, the first in its own place.
  final func drawCopies(in context: CGContext, _ draw: (CALayer) -> Void) {
    let layers = sublayers ?? []
    context.saveGState()
    for number in 0..<max(instanceCount, 0) {
      let alpha = 1 + CGFloat(instanceAlphaOffset) * CGFloat(number)
      if alpha > 0 {
        context.saveGState()
        context.setAlpha(min(alpha, 1))
        for layer in layers { draw(layer) }
        context.restoreGState()
      }
      // Copies stand around the anchor point of the layer.
      let anchor = CGPoint(
        x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
      context.translateBy(x: anchor.x, y: anchor.y)
      context.concatenate(CATransform3DGetAffineTransform(instanceTransform))
      context.translateBy(x: -anchor.x, y: -anchor.y)
    }
    context.restoreGState()
  }
}
