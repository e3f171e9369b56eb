import Foundation

/// What kind of pace a provider gives.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the usual paces.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring after a curve.
  case composed
}

/// Gives the pace of an animator.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of pace it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a Bézier curve.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The usual pace that it is.
  public let animationCurve: UIView.AnimationCurve
  /// The first of the two inner points of the curve.
  public let controlPoint1: CGPoint
  /// The second of the two inner points of the curve.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool
  let function: CAMediaTimingFunction

  /// Slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// One of the usual paces.
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

  /// A pace by the two inner points of its curve.
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

/// A pace as of a spring.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// At the beginning, in whole ways per second.
  public let initialVelocity: CGVector
  private enum Kind {
    case ratio(CGFloat)
    case physical(Spring)
  }
  private let kind: Kind

  /// A spring that does not swing.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// A spring by how much it swings: 1 for not at all, less for more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by how much it swings, that moves at the beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its physics; it takes the time that it takes.
  ///
  /// - Parameters:
  ///   - mass: kilograms.
  ///   - stiffness: how hard the spring is.
  ///   - damping: how much it is held back.
  ///   - velocity: at the beginning, in whole ways per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(max(velocity.dx, velocity.dy))))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it seems to take, in seconds, and how much it swings.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// The spring, given the seconds that the animator was made for, and the seconds that it takes.
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
