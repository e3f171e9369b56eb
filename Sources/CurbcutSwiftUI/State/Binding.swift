/// Reading and writing of a value that is kept elsewhere.
///
/// Follows <https://developer.apple.com/documentation/swiftui/binding>.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction with which writes are made.
  public var transaction: Transaction
  private let location: Location<Value>
  /// Whether writes use ``transaction`` in place of the current one.
  private var hasTransaction = false

  init(location: Location<Value>) {
    self.location = location
    transaction = Transaction()
  }

  /// Creates a binding from closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
  }

  /// Creates a binding from closures, the second of which is given the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: FunctionLocation(get: { value }, set: { _, _ in }))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if hasTransaction { location.set(newValue, transaction) } else { location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself, as `$` gives it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: PartLocation(location, keyPath))
    part.transaction = transaction
    part.hasTransaction = hasTransaction
    return part
  }

  /// The binding, with another transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.hasTransaction = true
    return copy
  }

  /// The binding, with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding to the value as an optional.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { value in if let value { base.wrappedValue = value } })
  }

  /// A binding to what an optional value holds; nil when it holds nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a hashable value without its type.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in if let value = value.base as? Base { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable {}

extension Binding: SelfComparing {
  func isSame(as other: Binding<Value>) -> Bool {
    hasTransaction == other.hasTransaction && location.isSame(as: other.location)
  }
}

private final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override var value: Value { ObservedReads.track(getter) }
  override func set(_ value: Value, _ transaction: Transaction) {
    // What the closure writes goes with the transaction of this write.
    setter(value, transaction)
  }
}

private final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }

  override var value: Value {
    let whole = whole.value
    // The way to the part may lead through an observable object.
    return ObservedReads.track { whole[keyPath: keyPath] }
  }
  override func set(_ value: Value, _ transaction: Transaction) {
    var changed = whole.value
    changed[keyPath: keyPath] = value
    whole.set(changed, transaction)
  }
}
