import Foundation

/// How a change is shown over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animation>.
public struct Animation: Hashable, @unchecked Sendable {
  /// What computes the values on the way.
  public let base: any CustomAnimation

  /// Creates an animation that the app defines.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (a: Animation, b: Animation) -> Bool {
    func isSame<A: CustomAnimation>(_ first: A) -> Bool { (b.base as? A) == first }
    return isSame(a.base)
  }

  public func hash(into hasher: inout Hasher) {
    func add<A: CustomAnimation>(_ base: A) { base.hash(into: &hasher) }
    add(base)
  }

  // MARK: Values on the way

  /// The part of a value that is reached after a time in seconds; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed after a time in seconds; nil where the animation does not say.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation takes over from one of the same value that is running.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Whether the animation never ends by itself.
  var isEndless: Bool { (base as? any TimedAnimation)?.length == .infinity }

  // MARK: Changed animations

  /// The animation, with its logical end after a time in seconds, wherever its own is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/animation/logicallycomplete(after:)>.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration))
  }

  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// The animation, so many times.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/animation/repeatcount(_:autoreverses:)>.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// The animation, for as long as the view is there.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:)>.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}

// MARK: Curves

extension Animation {
  /// The animation that the system uses.
  public static var `default`: Animation { Animation(DefaultAnimation()) }
  /// At the same speed all the way.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at first.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at first and at the end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// At the same speed all the way, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Slow at first, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Slow at the end, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at first and at the end, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// By a curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: max(0, duration)))
  }

  /// By a cubic curve with two control points, in seconds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:)>.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

// MARK: Springs

extension Animation {
  /// A spring that does not swing over.
  public static var spring: Animation { spring(duration: 0.5) }
  /// A smooth spring.
  public static var smooth: Animation { smooth(duration: 0.5) }
  /// A spring that swings over a little.
  public static var snappy: Animation { snappy(duration: 0.5) }
  /// A spring that swings over.
  public static var bouncy: Animation { bouncy(duration: 0.5) }
  /// A spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  /// A spring whose effects add up when it is begun again.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring by how long it seems to take, in seconds, and how far it swings over.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/animation/spring(duration:bounce:blendduration:)>.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its stiffness, as the seconds that it seems to take, and its damping, 1 for no swing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// The motion of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A smooth spring, in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings over a little, in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings over, in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for what follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring whose effects add up when it is begun again.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(duration:bounce:initialvelocity:)>.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring by its physics, whose effects add up when it is begun again.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// The motion of a spring, whose effects add up when it is begun again.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity, isInterpolating: true))
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(base)" }
  public var debugDescription: String {
    let module = "\(String(reflecting: DefaultAnimation.self).prefix { $0 != "." })."
    return "AnyAnimator(\(String(reflecting: base).replacing(module, with: "SwiftUI.")))"
  }
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
