/// A value of the view's environment.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environment>.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  private var attribute: Attribute<Value>?

  /// Creates a property that is the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that is an observable object of the environment. The app ends when there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = nil
    read = { values in
      guard let object = values.object(objectType) else {
        NSException.end(
          .internalInconsistencyException,
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) "
            + "may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Creates a property that is an observable object of the environment, or nil when there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    keyPath = nil
    read = { $0.object(objectType) }
  }

  /// The value. Outside of a view that is shown it is the default.
  public var wrappedValue: Value {
    guard let attribute else { return read(EnvironmentValues()) }
    return Isolation.onMain { attribute.value }
  }
}

extension Environment: LinkedProperty {
  func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    Link(inputs.environment.map { [read] in read($0) })
  }

  private final class Link: PropertyLink {
    typealias Property = Environment<Value>
    let attribute: Attribute<Value>
    private var last: Value?

    init(_ attribute: Attribute<Value>) { self.attribute = attribute }

    func connect(_ property: inout Environment<Value>) { property.attribute = attribute }

    func takeChange() -> Bool {
      let value = GraphNode.untracked { attribute.value }
      defer { last = value }
      return last.map { !areEqual($0, value) } ?? true
    }
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
