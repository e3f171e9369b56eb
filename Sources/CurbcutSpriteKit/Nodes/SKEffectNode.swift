import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A node whose children go through a filter on iOS; here they are shown as they are.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skeffectnode>.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
  /// Whether the filter is used; true by default.
  @Unsupported("SKEffectNode.shouldEnableEffects: there are no filters")
  open var shouldEnableEffects = true
  /// Whether what was drawn is kept; false by default.
  open var shouldRasterize = false
  /// How the node is mixed with what is below it. It is always laid over it here.
  @Unsupported("SKEffectNode.blendMode: what a node shows is laid over what is below it")
  open var blendMode = SKBlendMode.alpha
}

/// A node whose children show only where another node has something.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skcropnode>.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
  /// The node that says where something shows; nil for everywhere. What it covers is taken, whatever its alpha.
  open var maskNode: SKNode? { didSet { changed() } }
}

/// A node that plays a sound on iOS. Sounds of SpriteKit are not heard here.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skaudionode>.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
  /// Whether the sound comes from the place of the node; true by default.
  @Unsupported("SKAudioNode.isPositional: sounds of SpriteKit are not heard")
  open var isPositional = true
  /// Whether the sound begins with the node; true by default.
  @Unsupported("SKAudioNode.autoplayLooped: sounds of SpriteKit are not heard")
  open var autoplayLooped = true

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Creates a node of a sound of the app.
  public convenience init(fileNamed name: String) { self.init() }
  /// Creates a node of a sound at an address.
  public convenience init(url: URL) { self.init() }
}

/// A node that throws particles on iOS: sparks, smoke, rain. None are drawn here, so that pictures stay the same.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skemitternode>.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
  /// The picture of a particle.
  @Unsupported("SKEmitterNode.particleTexture: particles are not drawn")
  open var particleTexture: SKTexture? = nil
  /// The size of a particle, in points.
  @Unsupported("SKEmitterNode.particleSize: particles are not drawn")
  open var particleSize = CGSize.zero
  /// How many particles come a second, and at most; 0 for no end.
  @Unsupported("SKEmitterNode.particleBirthRate: particles are not drawn")
  open var particleBirthRate: CGFloat = 0
  /// How many particles come at most; 0 for no end.
  @Unsupported("SKEmitterNode.numParticlesToEmit: particles are not drawn")
  open var numParticlesToEmit = 0
  /// How long a particle lives, in seconds.
  @Unsupported("SKEmitterNode.particleLifetime: particles are not drawn")
  open var particleLifetime: CGFloat = 0
  /// How much the life of particles differs, in seconds.
  @Unsupported("SKEmitterNode.particleLifetimeRange: particles are not drawn")
  open var particleLifetimeRange: CGFloat = 0
  /// Where particles come from.
  @Unsupported("SKEmitterNode.particlePosition: particles are not drawn")
  open var particlePosition = CGPoint.zero
  /// How much the places of particles differ.
  @Unsupported("SKEmitterNode.particlePositionRange: particles are not drawn")
  open var particlePositionRange = CGVector.zero
  /// How fast particles are, in points a second.
  @Unsupported("SKEmitterNode.particleSpeed: particles are not drawn")
  open var particleSpeed: CGFloat = 0
  /// How much the speeds of particles differ.
  @Unsupported("SKEmitterNode.particleSpeedRange: particles are not drawn")
  open var particleSpeedRange: CGFloat = 0
  /// Where particles fly, in radians.
  @Unsupported("SKEmitterNode.emissionAngle: particles are not drawn")
  open var emissionAngle: CGFloat = 0
  /// How much the directions of particles differ.
  @Unsupported("SKEmitterNode.emissionAngleRange: particles are not drawn")
  open var emissionAngleRange: CGFloat = 0
  /// How fast particles become faster from side to side, in points a second squared.
  @Unsupported("SKEmitterNode.xAcceleration: particles are not drawn")
  open var xAcceleration: CGFloat = 0
  /// How fast particles become faster upwards, in points a second squared.
  @Unsupported("SKEmitterNode.yAcceleration: particles are not drawn")
  open var yAcceleration: CGFloat = 0
  /// How large particles are.
  @Unsupported("SKEmitterNode.particleScale: particles are not drawn")
  open var particleScale: CGFloat = 1
  /// How much the sizes of particles differ.
  @Unsupported("SKEmitterNode.particleScaleRange: particles are not drawn")
  open var particleScaleRange: CGFloat = 0
  /// How fast particles grow.
  @Unsupported("SKEmitterNode.particleScaleSpeed: particles are not drawn")
  open var particleScaleSpeed: CGFloat = 0
  /// How opaque particles are.
  @Unsupported("SKEmitterNode.particleAlpha: particles are not drawn")
  open var particleAlpha: CGFloat = 1
  /// How much the opacity of particles differs.
  @Unsupported("SKEmitterNode.particleAlphaRange: particles are not drawn")
  open var particleAlphaRange: CGFloat = 0
  /// How fast particles become opaque.
  @Unsupported("SKEmitterNode.particleAlphaSpeed: particles are not drawn")
  open var particleAlphaSpeed: CGFloat = 0
  /// How particles are turned, in radians.
  @Unsupported("SKEmitterNode.particleRotation: particles are not drawn")
  open var particleRotation: CGFloat = 0
  /// How much the turns of particles differ.
  @Unsupported("SKEmitterNode.particleRotationRange: particles are not drawn")
  open var particleRotationRange: CGFloat = 0
  /// How fast particles turn.
  @Unsupported("SKEmitterNode.particleRotationSpeed: particles are not drawn")
  open var particleRotationSpeed: CGFloat = 0
  /// The colour of particles.
  @Unsupported("SKEmitterNode.particleColor: particles are not drawn")
  open var particleColor = UIColor.white
  /// How much of the colour particles have.
  @Unsupported("SKEmitterNode.particleColorBlendFactor: particles are not drawn")
  open var particleColorBlendFactor: CGFloat = 0
  /// How particles are mixed with what is below them.
  @Unsupported("SKEmitterNode.particleBlendMode: particles are not drawn")
  open var particleBlendMode = SKBlendMode.alpha
  /// How high particles stand.
  @Unsupported("SKEmitterNode.particleZPosition: particles are not drawn")
  open var particleZPosition: CGFloat = 0
  /// The node in which particles fly.
  open weak var targetNode: SKNode?

  /// Begins anew.
  open func resetSimulation() {}
  /// Behaves as if time had passed.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
