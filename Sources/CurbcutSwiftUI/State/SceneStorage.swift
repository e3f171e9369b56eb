import Foundation

/// A value that belongs to a scene and outlives its views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenestorage>.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?
  private var location: SceneLocation<Value>?

  private init(_ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
    self.key = key
    self.read = read
    self.write = write
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? read(nil) }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(wrappedValue) }
    return Binding(location: location)
  }
}

extension SceneStorage: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    let environment = inputs.environment
    return Link(
      SceneLocation(
        key, store: GraphNode.untracked { environment.value.sceneContext }.storage, graph: inputs.graph,
        read: read, write: write))
  }

  private final class Link: PropertyLink {
    typealias Property = SceneStorage<Value>
    let location: SceneLocation<Value>

    init(_ location: SceneLocation<Value>) { self.location = location }

    func connect(_ property: inout SceneStorage<Value>) { property.location = location }
  }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// What the views of a scene keep, by their keys.
@MainActor
final class SceneValues {
  private var values: [String: Attribute<AnyBox>] = [:]

  /// What was kept from an earlier time and has not been asked for yet.
  private var restored: [String: Any] = [:]

  struct AnyBox { var value: Any? }

  /// All that is kept, as a property list.
  var propertyList: [String: Any] {
    values.reduce(into: restored) { list, entry in
      list[entry.key] = GraphNode.untracked { entry.value.value.value }
    }
  }

  /// Takes what was kept at an earlier time. Call it before the views of the scene are made.
  func restore(_ list: [String: Any]) { restored = list }

  /// What is kept for a key.
  func attribute(_ key: String) -> Attribute<AnyBox> {
    if let known = values[key] { return known }
    let new = Attribute(AnyBox(value: restored.removeValue(forKey: key)))
    values[key] = new
    return new
  }
}

/// A value of a scene.
private final class SceneLocation<Value>: Location<Value>, @unchecked Sendable {
  private let attribute: Attribute<SceneValues.AnyBox>
  private weak var graph: ViewGraph?
  private let read: (Any?) -> Value
  private let write: (Value) -> Any?
  /// What was written last, until an update applies it.
  private var waiting: (value: Value, count: Int)?

  @MainActor
  init(
    _ key: String, store: SceneValues, graph: ViewGraph, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any?
  ) {
    attribute = store.attribute(key)
    self.graph = graph
    self.read = read
    self.write = write
  }

  override var value: Value {
    Isolation.onMain {
      if !GraphNode.isEvaluating, let waiting { return waiting.value }
      return read(attribute.value.value)
    }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let (value, transaction) = (value, transaction)
    Isolation.toMain { [self] in
      waiting = (value, (waiting?.count ?? 0) + 1)
      graph?.enqueue(transaction) { [self] in
        attribute.set(SceneValues.AnyBox(value: write(value)))
        waiting?.count -= 1
        if waiting?.count == 0 { waiting = nil }
      }
    }
  }
}

extension SceneStorage {
  private init(plain wrappedValue: Value, _ key: String) {
    self.init(key, read: { $0 as? Value ?? wrappedValue }, write: { $0 })
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == Int {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == Double {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == String {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == URL {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, read: { ($0 as? String).flatMap { URL(string: $0) } ?? wrappedValue }, write: { $0.absoluteString }
    )
  }
}
extension SceneStorage where Value == Data {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue }, write: { $0.rawValue })
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a value with a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, read: { ($0 as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue }, write: { $0.rawValue })
  }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ type: Wrapped.Type) where Value == Wrapped? {
    self.init(key, read: { $0 as? Wrapped }, write: { $0.map { $0 as Any } })
  }
  /// Creates a value with a key; nil at first.
  public init(_ key: String) where Value == Bool? { self.init(optional: key, Bool.self) }
  /// Creates a value with a key; nil at first.
  public init(_ key: String) where Value == Int? { self.init(optional: key, Int.self) }
  /// Creates a value with a key; nil at first.
  public init(_ key: String) where Value == Double? { self.init(optional: key, Double.self) }
  /// Creates a value with a key; nil at first.
  public init(_ key: String) where Value == String? { self.init(optional: key, String.self) }
  /// Creates a value with a key; nil at first.
  public init(_ key: String) where Value == URL? {
    self.init(key, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0?.absoluteString })
  }
  /// Creates a value with a key; nil at first.
  public init(_ key: String) where Value == Data? { self.init(optional: key, Data.self) }
  /// Creates a value with a key; nil at first.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
  }
  /// Creates a value with a key; nil at first.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, read: { ($0 as? Int).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
  }
}
