import Foundation

/// The motion of a weight on a spring.
///
/// Follows <https://developer.apple.com/documentation/swiftui/spring>.
public struct Spring: Hashable, Sendable {
  /// The weight at the end of the spring.
  public let mass: Double
  /// How strongly the spring pulls.
  public let stiffness: Double
  /// How strongly the motion is braked.
  public let damping: Double

  /// Creates a spring by how long it seems to take, in seconds, and how far it swings over: 0 not at all, 1 for ever.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/spring/init(duration:bounce:)>.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring by the seconds of an undamped swing and its damping, 1 for no swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / max(response, 0.001)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// Creates a spring by its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(mass, 0.001)
    self.stiffness = max(stiffness, 0.001)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// Creates a spring by the seconds until it rests, within a distance.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.001)
    // The time to rest is in proportion to the response.
    let unit = Spring(response: 1, dampingRatio: ratio).settling(epsilon: epsilon)
    self.init(response: settlingDuration / max(unit, 0.001), dampingRatio: ratio)
  }

  /// A spring that does not swing over.
  public static var smooth: Spring { smooth() }
  /// A spring that does not swing over, in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that swings over a little.
  public static var snappy: Spring { snappy() }
  /// A spring that swings over a little, in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings over.
  public static var bouncy: Spring { bouncy() }
  /// A spring that swings over, in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The seconds that the motion seems to take.
  public var duration: TimeInterval { response }
  /// How far the spring swings over.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The seconds of an undamped swing.
  public var response: Double { 2 * .pi / frequency }
  /// The damping, 1 for no swing.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The seconds until the spring rests.
  public var settlingDuration: TimeInterval { settling(epsilon: 0.001) }

  private func settling(epsilon: Double) -> TimeInterval {
    let ratio = dampingRatio
    guard ratio > 0.001 else { return 600 }
    if ratio < 1 {
      return max(0, -log(epsilon * (1 - ratio * ratio).squareRoot()) / (ratio * frequency))
    }
    // Without a swing the distance only shrinks.
    var end = response
    while abs(factors(at: end).position.ofPosition) > epsilon, end < 600 { end *= 2 }
    var start = 0.0
    for _ in 0..<40 {
      let middle = (start + end) / 2
      if abs(factors(at: middle).position.ofPosition) > epsilon { start = middle } else { end = middle }
    }
    return end
  }

  /// What the distance from the rest and the velocity at the beginning contribute to those after a time.
  private func factors(at time: TimeInterval) -> (
    position: (ofPosition: Double, ofVelocity: Double), velocity: (ofPosition: Double, ofVelocity: Double)
  ) {
    let (w, ratio) = (frequency, dampingRatio)
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-w * time)
      return (((1 + w * time) * decay, time * decay), (-w * w * time * decay, (1 - w * time) * decay))
    }
    if ratio < 1 {
      let (rate, swing) = (ratio * w, w * (1 - ratio * ratio).squareRoot())
      let decay = exp(-rate * time)
      let (c, s) = (cos(swing * time) * decay, sin(swing * time) * decay)
      return (
        (c + rate / swing * s, s / swing),
        (-(swing + rate * rate / swing) * s, c - rate / swing * s)
      )
    }
    let root = w * (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-ratio * w - root, -ratio * w + root)
    let (a, b) = (exp(slow * time), exp(fast * time))
    let span = slow - fast
    return (
      ((slow * b - fast * a) / span, (a - b) / span),
      (slow * fast * (b - a) / span, (slow * a - fast * b) / span)
    )
  }

  /// Where the weight is after a time in seconds, on its way from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: max(0, time)).position
    return target - target.scaled(by: factors.ofPosition) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  /// How fast the weight is after a time in seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(at: max(0, time)).velocity
    return initialVelocity.scaled(by: factors.ofVelocity) - target.scaled(by: factors.ofPosition)
  }

  /// Moves a weight on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The force on a weight.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Where the weight is between two values after a time in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData
      + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast the weight is between two values after a time in seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}
