import Foundation

/// What a value does over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframes>.
public protocol Keyframes<Value> {
  /// The type of the value that changes over time.
  associatedtype Value
  /// The tracks.
  var _tracks: [_KeyframeTrack<Value>] { get }
}

/// A property that changes over time.
public struct _KeyframeTrack<Root> {
  let duration: TimeInterval
  let apply: (inout Root, TimeInterval) -> Void
}

/// One step of a property.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Value?)
    case cubic(start: Value?, end: Value?)
  }

  let end: Value
  let duration: TimeInterval
  let kind: Kind
}

/// The steps of a property.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframetrackcontent>.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property that takes the steps.
  associatedtype Value: Animatable
  /// The steps.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// A step at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a step to a value.
  public init(_ to: Value) { _steps = [_KeyframeStep(end: to, duration: 0, kind: .move)] }
}

/// A step along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a step to a value, in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(end: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// A step by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a step to a value, in seconds; nil for as long as the spring takes.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _steps = [
      _KeyframeStep(
        end: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, startVelocity: startVelocity))
    ]
  }
}

/// A step along a smooth curve through the values around.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// Creates a step to a value, in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [
      _KeyframeStep(end: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
    ]
  }
}

/// Several steps.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
}

/// Makes steps from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a step, or several, as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// The first steps.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }
  /// The next steps after those before them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: accumulated._steps + next._steps)
  }
  /// No steps: the property keeps its value.
  public static func buildBlock() -> _KeyframeSteps<Value> { _KeyframeSteps(_steps: []) }
  /// The steps of each round of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: components.flatMap(\._steps))
  }
  /// Steps on a condition; none when it does not hold.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSteps<Value>
  {
    _KeyframeSteps(_steps: component?._steps ?? [])
  }
  /// The steps of the first of two branches.
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: first._steps)
  }
  /// The steps of the second of two branches.
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: second._steps)
  }
}

/// What one property does over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframetrack>.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var _tracks: [_KeyframeTrack<Root>] {
    let (steps, keyPath) = (content._steps, keyPath)
    return [
      _KeyframeTrack(duration: steps.reduce(0) { $0 + $1.duration }) { root, time in
        root[keyPath: keyPath] = KeyframePath(steps).value(from: root[keyPath: keyPath], at: time)
      }
    ]
  }
}

/// Several tracks.
public struct _KeyframeTracks<Root>: Keyframes {
  public let _tracks: [_KeyframeTrack<Root>]
  public typealias Value = Root
}

/// Makes tracks from the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a track as it is.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Takes steps of the whole value as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// The first steps.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }
  /// One more track, which runs at the same time as those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: accumulated._tracks + next._tracks)
  }
  /// The next steps after those before them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: accumulated._steps + next._steps)
  }
  /// The steps of each round of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: components.flatMap(\._steps))
  }
  /// Steps on a condition; none when it does not hold.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSteps<Value>
  {
    _KeyframeSteps(_steps: component?._steps ?? [])
  }
  /// The steps of the first of two branches.
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: first._steps)
  }
  /// The steps of the second of two branches.
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: second._steps)
  }
  /// The tracks as they are.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  /// A track of the steps, for the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<
    Value, Value, K
  >
  where K.Value == Value, Value: Animatable {
    KeyframeTrack(\Value.self) { component }
  }
  /// No tracks: the value does not change.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: []) }
}

/// The way of a property through its steps.
private struct KeyframePath<Value: Animatable> {
  let steps: [_KeyframeStep<Value>]

  init(_ steps: [_KeyframeStep<Value>]) { self.steps = steps }

  func value(from initial: Value, at time: TimeInterval) -> Value {
    var (start, begin) = (initial, 0.0)
    for (index, step) in steps.enumerated() {
      if time < begin + step.duration { return value(index, from: start, initial, time - begin) }
      start = step.end
      begin += step.duration
    }
    return start
  }

  private func value(_ index: Int, from start: Value, _ initial: Value, _ time: TimeInterval) -> Value {
    let step = steps[index]
    let (a, b) = (start.animatableData, step.end.animatableData)
    var result = start
    switch step.kind {
    case .move: return step.end
    case .linear(let curve):
      result.animatableData = a + (b - a).scaled(by: curve.value(at: time / step.duration))
    case .spring(let spring, let velocity):
      result.animatableData =
        a + spring.value(target: b - a, initialVelocity: velocity?.animatableData ?? .zero, time: time)
    case .cubic(let from, let to):
      let p = time / step.duration
      let first = from?.animatableData.scaled(by: step.duration) ?? tangent(index - 1, index, initial)
      let last = to?.animatableData.scaled(by: step.duration) ?? tangent(index, index + 1, initial)
      let (p2, p3) = (p * p, p * p * p)
      result.animatableData =
        a.scaled(by: 2 * p3 - 3 * p2 + 1) + first.scaled(by: p3 - 2 * p2 + p)
        + b.scaled(by: 3 * p2 - 2 * p3) + last.scaled(by: p3 - p2)
    }
    return result
  }

  /// The direction between two steps: that from the value before to the value after.
  private func tangent(_ before: Int, _ after: Int, _ initial: Value) -> Value.AnimatableData {
    guard before >= 0, after < steps.count else { return .zero }
    let previous = before > 0 ? steps[before - 1].end : initial
    return (steps[after].end.animatableData - previous.animatableData).scaled(by: 0.5)
  }
}

/// What a value does over time, from a first value.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframetimeline>.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrack<Value>]

  /// Creates a timeline.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()._tracks
  }

  /// The seconds until the end.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value at a part of the time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
