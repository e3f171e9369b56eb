import Foundation

/// A value that belongs to a view and lives for as long as the view's identity.
///
/// Follows <https://developer.apple.com/documentation/swiftui/state>.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates the state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates the state with its first value.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value. Outside of a view that is shown it is the first value, and writing to it has no effect.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    StateLink(StateLocation(initial, graph: inputs.graph))
  }

  private final class StateLink: PropertyLink, KeepingLink {
    typealias Property = State<Value>
    let location: StateLocation<Value>

    init(_ location: StateLocation<Value>) { self.location = location }

    func connect(_ property: inout State<Value>) { property.location = location }

    func takeChange() -> Bool { location.takeChange() }

    var text: String? { KeptValue.text(of: location.value) }

    func restore(_ text: String) {
      if let value = KeptValue.value(of: text, as: Value.self) { location.begin(with: value) }
    }
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: SelfComparing {
  /// Once a view has its state, later first values make no difference.
  func isSame(as other: State<Value>) -> Bool { true }
}

/// Where a value that can be read and written is.
class Location<Value>: @unchecked Sendable {
  /// The value now. In a rule of the graph, the value of the present update.
  var value: Value { preconditionFailure("subclasses give the value") }

  /// Changes the value with a transaction.
  func set(_ value: Value, _ transaction: Transaction) {}

  /// Which of all writes was the last one here; 0 before any.
  @MainActor var lastWrite: Int { 0 }

  /// Whether another location is of the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Changes the value with the transaction that is current.
  final func set(_ value: Value) {
    set(value, Isolation.isOnMain ? Isolation.onMain { Transaction.current } : Transaction())
  }
}

/// Counts what is written, so that the last of several writes is known.
@MainActor
private enum StateWrites { static var count = 0 }

/// A value in the graph, which changes with the next update and until then is known to whoever asks outside of it.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let attribute: Attribute<Value>
  private var latest: Value
  private weak var graph: ViewGraph?
  @MainActor private var hasChanged = true
  @MainActor private var write = 0

  @MainActor override var lastWrite: Int { write }

  @MainActor
  init(_ value: Value, graph: ViewGraph) {
    attribute = Attribute(value)
    latest = value
    self.graph = graph
  }

  override var value: Value { Isolation.onMain { GraphNode.isEvaluating ? attribute.value : latest } }

  /// Replaces the first value, before any view has asked for it.
  @MainActor
  func begin(with value: Value) {
    latest = value
    attribute.set(value)
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let (value, transaction) = (value, transaction)
    Isolation.toMain { [self] in
      latest = value
      StateWrites.count += 1
      write = StateWrites.count
      KeptState.didChange()
      graph?.enqueue(transaction) { [self] in
        if attribute.set(value) { hasChanged = true }
      }
    }
  }

  @MainActor
  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }
}
