import CurbcutCombine
import Foundation

/// Tells a graph of the changes of an observable object.
@MainActor
final class ObjectWatch {
  private let version = Attribute(0)
  private weak var graph: ViewGraph?
  private var subscription: AnyCancellable?
  private var count = 0
  private var hasChanged = true

  init(_ graph: ViewGraph) { self.graph = graph }

  func watch<Object: ObservableObject>(_ object: Object) {
    subscription = object.objectWillChange.sink { [weak self] _ in
      if Isolation.isOnMain {
        MainActor.assumeIsolated { self?.willChange() }
      } else {
        DispatchQueue.main.async { self?.willChange() }
      }
    }
  }

  private func willChange() {
    if GraphNode.isEvaluating { GraphWarning.publishedDuringUpdate.report(in: BodyChanges.currentView) }
    graph?.enqueue(.current) { [self] in
      count += 1
      hasChanged = true
      version.set(count)
    }
  }

  /// Makes the rule that is being evaluated depend on the object.
  func use() { _ = version.value }

  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }
}

/// An observable object that the view is given.
///
/// Follows <https://developer.apple.com/documentation/swiftui/observedobject>.
@preconcurrency @MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object, whose changes update the view.
  public var wrappedValue: ObjectType
  private var watch: ObjectWatch?

  /// Creates the property with the object to observe.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates the property with the object to observe, like `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, watch: watch) }

  /// Bindings to an object's properties.
  @preconcurrency @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let watch: ObjectWatch?

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<
        Subject
      >
    {
      Binding(location: ObjectLocation(object, keyPath, watch))
    }
  }
}

extension ObservedObject: LinkedProperty {
  func makeLink(_ inputs: PropertyInputs) -> any PropertyLink { Link(inputs.graph) }

  private final class Link: PropertyLink {
    typealias Property = ObservedObject<ObjectType>
    private let watch: ObjectWatch
    private weak var object: ObjectType?

    init(_ graph: ViewGraph) { watch = ObjectWatch(graph) }

    func connect(_ property: inout ObservedObject<ObjectType>) {
      if property.wrappedValue !== object {
        object = property.wrappedValue
        watch.watch(property.wrappedValue)
      }
      property.watch = watch
      watch.use()
    }

    func takeChange() -> Bool { watch.takeChange() }
  }
}

/// A property of an object. The rule that reads it runs again when the object changes: the view that made the binding makes
/// an equal one then, which is no reason for those who have it to read it anew.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// Tells of the changes of an `ObservableObject`; an `@Observable` one tells itself.
  private let watch: ObjectWatch?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ watch: ObjectWatch? = nil) {
    self.object = object
    self.keyPath = keyPath
    self.watch = watch
  }

  override var value: Value {
    if let watch, Isolation.isOnMain { MainActor.assumeIsolated { watch.use() } }
    return ObservedReads.track { object[keyPath: keyPath] }
  }
  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// An observable object that belongs to the view and lives as long as its identity.
///
/// Follows <https://developer.apple.com/documentation/swiftui/stateobject>.
@preconcurrency @MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  private var object: ObjectType?
  private var watch: ObjectWatch?

  /// Creates the property; the closure runs once for each identity of the view.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside the body of a view, each use makes a new one.
  public var wrappedValue: ObjectType { object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue, watch: watch) }
}

extension StateObject: LinkedProperty, SelfComparing {
  func isSame(as other: StateObject<ObjectType>) -> Bool { true }

  func makeLink(_ inputs: PropertyInputs) -> any PropertyLink { Link(make(), inputs.graph) }

  private final class Link: PropertyLink {
    typealias Property = StateObject<ObjectType>
    private let object: ObjectType
    private let watch: ObjectWatch

    init(_ object: ObjectType, _ graph: ViewGraph) {
      self.object = object
      watch = ObjectWatch(graph)
      watch.watch(object)
    }

    func connect(_ property: inout StateObject<ObjectType>) {
      property.object = object
      property.watch = watch
      watch.use()
    }

    func takeChange() -> Bool { watch.takeChange() }
  }
}

/// An observable object of the environment.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentobject>.
@preconcurrency @MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var watch: ObjectWatch?

  /// Creates the property; the object is one that `environmentObject(_:)` has given a view around.
  nonisolated public init() {}

  /// The object. The app ends when there is none.
  public var wrappedValue: ObjectType {
    guard let object else {
      NSException.end(
        .internalInconsistencyException,
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties. The app ends when there is no object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue, watch: watch) }
}

extension EnvironmentObject: LinkedProperty, SelfComparing {
  func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }

  func makeLink(_ inputs: PropertyInputs) -> any PropertyLink { Link(inputs) }

  private final class Link: PropertyLink {
    typealias Property = EnvironmentObject<ObjectType>
    private let object: Attribute<ObjectType?>
    private let watch: ObjectWatch
    private weak var watched: ObjectType?

    init(_ inputs: PropertyInputs) {
      object = inputs.environment.map { $0.object(ObjectType.self) }
      watch = ObjectWatch(inputs.graph)
    }

    func connect(_ property: inout EnvironmentObject<ObjectType>) {
      let object = object.value
      property.object = object
      if let object, object !== watched {
        watched = object
        watch.watch(object)
      }
      property.watch = watch
      watch.use()
    }

    func takeChange() -> Bool { watch.takeChange() }
  }
}

/// Bindings to the properties of an `@Observable` object.
///
/// Follows <https://developer.apple.com/documentation/swiftui/bindable>.
@preconcurrency @MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object to whose properties there are bindings.
  public var wrappedValue: Value
  /// The bindings themselves: `$book.title` is a binding to the title of `book`.
  public var projectedValue: Bindable<Value> { self }

  /// Creates the property with its object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to the properties of an object, such as one from the environment.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the property from the bindings of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  nonisolated public var id: Value.ID {
    nonisolated(unsafe) var id: Value.ID?
    MainActor.assumeIsolated { id = wrappedValue.id }
    guard let id else { preconditionFailure("the closure above has run") }
    return id
  }
}
