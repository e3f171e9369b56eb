import Foundation

/// The type of timing curve.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the built-in curves.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A combination of a curve and a spring.
  case composed
}

/// Provides the timing of an animator.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The type of timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing that follows a Bézier curve.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve, if it is one of those.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve.
  public let controlPoint1: CGPoint
  /// The second control point of the curve.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool
  let function: CAMediaTimingFunction

  /// Creates the curve that eases in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates one of the built-in curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    function = curve.function
    var values: [[Float]] = [[0, 0], [0, 0]]
    for index in 0..<2 { function.getControlPoint(at: index + 1, values: &values[index]) }
    controlPoint1 = CGPoint(x: CGFloat(values[0][0]), y: CGFloat(values[0][1]))
    controlPoint2 = CGPoint(x: CGFloat(values[1][0]), y: CGFloat(values[1][1]))
    super.init()
  }

  /// Creates a curve from its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing that follows a spring.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, as the fraction of the total distance per second.
  public let initialVelocity: CGVector
  private enum Kind {
    case ratio(CGFloat)
    case physical(Spring)
  }
  private let kind: Kind

  /// Creates a critically damped spring, which does not oscillate.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Creates a spring from its damping ratio: 1 for no oscillation, less for more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its damping ratio and its initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its physical parameters, which determine its duration.
  ///
  /// - Parameters:
  ///   - mass: the mass, in kilograms.
  ///   - stiffness: the stiffness of the spring.
  ///   - damping: the damping coefficient.
  ///   - velocity: the initial velocity, as the fraction of the total distance per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(max(velocity.dx, velocity.dy))))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceptual duration, in seconds, and its bounce.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// The spring for an animator of a given duration, and the spring's actual duration, both in seconds.
  func spring(in duration: TimeInterval) -> (Spring, TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let velocity = Double(max(initialVelocity.dx, initialVelocity.dy))
      return (Spring(settlingIn: duration, dampingRatio: Double(ratio), velocity: velocity), duration)
    case .physical(let spring):
      return (spring, spring.settlingTime.isFinite ? spring.settlingTime : duration)
    }
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
