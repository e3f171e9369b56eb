import Foundation

/// What a particle is like, and how many there are.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemittercell>.
open class CAEmitterCell: NSObject {
  /// The picture of a particle, a `CGImage`; nil for none.
  open var contents: Any?
  /// The part of the picture that is shown, as fractions of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels of the picture make a point.
  open var contentsScale: CGFloat = 1
  /// The particles that each particle emits; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// A name, for key paths.
  open var name: String?
  /// Whether particles are shown.
  open var isEnabled = true

  /// How many particles appear in a second; 0 by default.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds; 0 by default.
  open var lifetime: Float = 0
  /// How much the lives of particles differ, in seconds.
  open var lifetimeRange: Float = 0
  /// When the first particle appears, in seconds after the layer's beginning.
  open var beginTime: CFTimeInterval = 0
  /// For how long particles appear, in seconds; 0, the default, for ever.
  open var duration: CFTimeInterval = 0

  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone within which particles leave, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed at birth, in points per second.
  open var velocity: CGFloat = 0
  /// How much the speeds differ.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer, which is not seen in a plane.
  open var zAcceleration: CGFloat = 0

  /// The size at birth, as a factor; 1 by default.
  open var scale: CGFloat = 1
  /// How much the sizes differ.
  open var scaleRange: CGFloat = 0
  /// By how much the factor changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast a particle turns, in radians per second.
  open var spin: CGFloat = 0
  /// How much the turning differs.
  open var spinRange: CGFloat = 0

  /// The colour that the picture is multiplied by; white by default.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// How much red differs.
  open var redRange: Float = 0
  /// How much green differs.
  open var greenRange: Float = 0
  /// How much blue differs.
  open var blueRange: Float = 0
  /// How much opacity differs.
  open var alphaRange: Float = 0
  /// By how much red changes in a second.
  open var redSpeed: Float = 0
  /// By how much green changes in a second.
  open var greenSpeed: Float = 0
  /// By how much blue changes in a second.
  open var blueSpeed: Float = 0
  /// By how much opacity changes in a second.
  open var alphaSpeed: Float = 0

  /// Creates a cell that emits nothing.
  public override init() { super.init() }
}
