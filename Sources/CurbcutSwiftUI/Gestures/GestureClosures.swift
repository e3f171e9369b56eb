import Foundation

/// A gesture that calls a closure when its value changes.
public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Base.Value> {
    Tracker(base._makeTracker(context), action)
  }

  private final class Tracker: WrappingTracker<Base.Value, Base.Value> {
    private let action: (Base.Value) -> Void
    private var last: Base.Value?

    init(_ base: _GestureTracker<Base.Value>, _ action: @escaping (Base.Value) -> Void) {
      self.action = action
      super.init(base)
    }

    override var phase: GesturePhase<Base.Value> { base.phase }

    override func deliver() {
      super.deliver()
      guard case .active(let value) = base.phase, value != last else { return }
      last = value
      action(value)
    }

    override func reset() {
      super.reset()
      last = nil
    }
  }
}

/// A gesture that calls a closure when it is over.
public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Base.Value> {
    Tracker(base._makeTracker(context), action)
  }

  private final class Tracker: WrappingTracker<Base.Value, Base.Value> {
    private let action: (Base.Value) -> Void
    private var isDone = false

    init(_ base: _GestureTracker<Base.Value>, _ action: @escaping (Base.Value) -> Void) {
      self.action = action
      super.init(base)
    }

    override var phase: GesturePhase<Base.Value> { base.phase }

    override func deliver() {
      super.deliver()
      guard case .ended(let value) = base.phase, !isDone else { return }
      isDone = true
      action(value)
    }

    override func reset() {
      super.reset()
      isDone = false
    }
  }
}

/// A gesture whose value is made of that of another one.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    Tracker(base._makeTracker(context), transform)
  }

  private final class Tracker: WrappingTracker<Base.Value, Value> {
    private let transform: (Base.Value) -> Value

    init(_ base: _GestureTracker<Base.Value>, _ transform: @escaping (Base.Value) -> Value) {
      self.transform = transform
      super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase.map(transform) }
  }
}

/// A gesture that keeps a state up to date while it goes on.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gesturestategesture>.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Brings the state up to date.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that keeps a state up to date.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Base.Value> {
    Tracker(base._makeTracker(context), state, body)
  }

  private final class Tracker: WrappingTracker<Base.Value, Base.Value> {
    private let state: GestureState<State>
    private let update: (Base.Value, inout State, inout Transaction) -> Void
    private var hasUpdated = false

    init(
      _ base: _GestureTracker<Base.Value>, _ state: GestureState<State>,
      _ update: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
      self.state = state
      self.update = update
      super.init(base)
    }

    override var phase: GesturePhase<Base.Value> { base.phase }

    override func deliver() {
      super.deliver()
      switch base.phase {
      case .active(let value):
        hasUpdated = true
        var new = state.wrappedValue
        var transaction = Transaction()
        transaction.isContinuous = true
        update(value, &new, &transaction)
        state.set(new, transaction)
      case .ended, .failed: goBack()
      case .possible: break
      }
    }

    override func reset() {
      super.reset()
      goBack()
    }

    private func goBack() {
      guard hasUpdated else { return }
      hasUpdated = false
      state.reset()
    }
  }
}

extension Gesture {
  /// Calls a closure when the gesture is over.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gesture/onended(_:)>.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// A gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on; afterwards it goes back to its first value.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gesture/updating(_:body:)>.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls a closure when the value of the gesture changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gesture/onchanged(_:)>.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}
