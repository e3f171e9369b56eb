import Foundation

/// A value that follows a gesture, and goes back to its first value when the gesture is over.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gesturestate>.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let change: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates the state with its first value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates the state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates the state with its first value, and the transaction with which it goes back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates the state with its first value, and the transaction with which it goes back to it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates the state with its first value, and a closure that changes the transaction with which it goes back to it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    change = reset
  }

  /// Creates the state with its first value, and a closure that changes the transaction with which it goes back to it.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The state, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    guard let location else { return }
    transaction.run { location.set(value) }
  }

  /// Goes back to the first value.
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    change(location.value, &transaction)
    transaction.run { location.set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates the state with nil, and a closure that changes the transaction with which it goes back to it.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    Link(StateLocation(initial, graph: inputs.graph))
  }

  private final class Link: PropertyLink {
    typealias Property = GestureState<Value>
    let location: StateLocation<Value>

    init(_ location: StateLocation<Value>) { self.location = location }

    func connect(_ property: inout GestureState<Value>) { property.location = location }

    func takeChange() -> Bool { location.takeChange() }
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: SelfComparing {
  func isSame(as other: GestureState<Value>) -> Bool { location === other.location }
}
