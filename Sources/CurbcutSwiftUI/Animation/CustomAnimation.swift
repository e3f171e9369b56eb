import Foundation

/// How a value goes from zero to another one over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/customanimation>.
public protocol CustomAnimation: Hashable {
  /// The part of a value that is reached after a time in seconds; nil when the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The speed after a time in seconds; nil where the animation does not say.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation takes over from one of the same value that is running; else both run, and their effects
  /// add up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  {
    nil
  }

  /// False.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows, and keeps from one call to the next.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animationcontext>.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the change is shown as far as a person can tell, although it may still settle.
  public var isLogicallyComplete: Bool
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues

  init(environment: EnvironmentValues) {
    state = AnimationState()
    isLogicallyComplete = false
    self.environment = environment
  }

  /// The same context with other state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var other = AnimationContext<T>(environment: environment)
    other.state = state
    other.isLogicallyComplete = isLogicallyComplete
    return other
  }
}

/// What an animation keeps from one call to the next.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animationstate>.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what an animation keeps.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animationstatekey>.
public protocol AnimationStateKey {
  /// The type of what the animation keeps from one call to the next.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// An animation of this module, which knows how long it takes.
protocol TimedAnimation: CustomAnimation {
  /// The seconds until its end; infinite for one that never ends.
  var length: TimeInterval { get }
}
