import Foundation

/// An animation by a curve.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  var length: TimeInterval { duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// An animation by a spring.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  var initialVelocity: Double = 0
  /// Whether its effects add up when it is begun again; otherwise it goes on with the velocity that it has.
  var isInterpolating = false

  var length: TimeInterval { spring.settlingDuration }

  /// Where the spring was, and how fast, when it took over from another one.
  private struct Start<Value: VectorArithmetic>: AnimationStateKey {
    var offset: Value
    var velocity: Value
    var time: TimeInterval

    static var defaultValue: Start? { nil }
    typealias Value = Start?
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let own = time - (start?.time ?? 0)
    if own >= spring.duration { context.isLogicallyComplete = true }
    guard own < length else { return nil }
    guard let start else {
      return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: own)
    }
    return start.offset
      + spring.value(target: value - start.offset, initialVelocity: start.velocity, time: own)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard let start = context.state[Start<V>.self] else {
      return spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }
    return spring.velocity(
      target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let other = (previous.base as? SpringAnimation) ?? (previous.base as? DefaultAnimation)?.spring
    guard !isInterpolating, let other, !other.isInterpolating else { return false }
    let velocity = other.velocity(value: value, time: time, context: context) ?? .zero
    let offset = other.animate(value: value, time: time, context: &context) ?? value
    context.state[Start<V>.self] = Start(offset: offset, velocity: velocity, time: time)
    context.isLogicallyComplete = false
    return true
  }
}

/// The animation that the system uses.
struct DefaultAnimation: TimedAnimation {
  var spring: SpringAnimation { SpringAnimation(spring: Spring(duration: 0.55, bounce: 0)) }

  var length: TimeInterval { spring.length }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// An animation whose logical end is set.
struct LogicallyCompleteAnimation: TimedAnimation {
  let base: Animation
  let duration: TimeInterval

  var length: TimeInterval { (base.base as? any TimedAnimation)?.length ?? 0 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let part = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return part
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  var length: TimeInterval { delay + ((base.base as? any TimedAnimation)?.length ?? 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation that is faster or slower.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  var length: TimeInterval {
    speed > 0 ? ((base.base as? any TimedAnimation)?.length ?? 0) / speed : .infinity
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// An animation that is shown several times.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// How often; nil for ever.
  let count: Int?
  let autoreverses: Bool

  /// The seconds of one time; nil where the app's own animation does not say.
  private var round: TimeInterval? { (base.base as? any TimedAnimation)?.length }

  var length: TimeInterval { count.map { (round ?? 0) * Double($0) } ?? .infinity }

  /// When the present round of an animation of unknown length began, and which it is.
  private struct Progress<Value: VectorArithmetic>: AnimationStateKey {
    var number = 0
    var start: TimeInterval = 0
    var lengthOfRound: TimeInterval = 0

    static var defaultValue: Progress { Progress() }
    typealias Value = Progress
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let round else { return animateUnknown(value: value, time: time, context: &context) }
    guard round > 0, round.isFinite else { return nil }
    let number = Int(time / round)
    if let count, number >= count { return nil }
    var inside = time - Double(number) * round
    if autoreverses, number % 2 == 1 { inside = round - inside }
    var inner = AnimationContext<V>(environment: context.environment)
    return base.animate(value: value, time: inside, context: &inner) ?? value
  }

  private func animateUnknown<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var progress = context.state[Progress<V>.self]
    var inside = time - progress.start
    if autoreverses, progress.number % 2 == 1 { inside = progress.lengthOfRound - inside }
    var inner = context
    if inside >= 0, let now = base.animate(value: value, time: inside, context: &inner) {
      context.state = inner.state
      return now
    }
    progress.lengthOfRound = max(progress.lengthOfRound, inside)
    progress.number += 1
    progress.start = time
    if let count, progress.number >= count { return nil }
    context.state = AnimationState()
    context.state[Progress<V>.self] = progress
    return autoreverses && progress.number % 2 == 1 ? value : .zero
  }
}
