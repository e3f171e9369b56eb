import Foundation

/// A key of a value that the view in focus gives.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedvaluekey>.
public protocol FocusedValueKey {
  /// The type of the value that the view in focus gives.
  associatedtype Value
}

/// The values that the view in focus gives, and those around it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedvalues>.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where no view gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The values that are given in one graph.
@MainActor
final class FocusedValueStore {
  private struct Giver { weak var node: (any FocusedValueGiver)? }

  private let version = Attribute(0)
  private var count = 0
  private var givers: [Giver] = []

  func add(_ giver: any FocusedValueGiver) {
    givers.removeAll { $0.node == nil }
    givers.append(Giver(node: giver))
  }

  /// What is given has changed.
  func didChange(in graph: ViewGraph) {
    count += 1
    let now = count
    graph.afterUpdate { [self] in graph.enqueue(Transaction()) { [self] in version.set(now) } }
  }

  /// The values now; those of the scene first, so that the view in focus comes before them.
  var values: FocusedValues {
    _ = version.value
    var values = FocusedValues()
    let nodes = givers.compactMap(\.node)
    for node in nodes where node.isOfScene { node.give(&values) }
    for node in nodes where !node.isOfScene && node.hasFocusInside { node.give(&values) }
    return values
  }
}

/// A node that gives a value while it is in focus.
@MainActor
protocol FocusedValueGiver: ViewNode {
  var isOfScene: Bool { get }
  var hasFocusInside: Bool { get }
  func give(_ values: inout FocusedValues)
}

/// Gives a value while the view, or one in it, has the focus.
struct FocusedValueModifier: PrimitiveModifier {
  var isOfScene: Bool
  var change: (inout FocusedValues) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode, FocusedValueGiver, FocusFollowing {
    private var modifier: FocusedValueModifier
    private(set) var hasFocusInside = false
    private var isGone = false

    init(_ modifier: Attribute<FocusedValueModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier.value
      super.init(inputs, content)
      graph.focusedValues.add(self)
      observe { [unowned self] in
        self.modifier = modifier.value
        if isOfScene || hasFocusInside { graph.focusedValues.didChange(in: graph) }
      }
    }

    var isOfScene: Bool { modifier.isOfScene }

    func give(_ values: inout FocusedValues) { if !isGone { modifier.change(&values) } }

    func focusDidChange(isInside: Bool) {
      guard isInside != hasFocusInside else { return }
      hasFocusInside = isInside
      graph.focusedValues.didChange(in: graph)
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      isGone = true
      graph.focusedValues.didChange(in: graph)
    }
  }
}

/// A value that the view in focus gives; nil where there is none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedvalue>.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var attribute: Attribute<Value?>?

  /// Creates a property for the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property for an observable object, by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value.
  public var wrappedValue: Value? {
    guard let attribute else { return nil }
    return Isolation.onMain { attribute.value }
  }
}

extension FocusedValue: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    let (read, store) = (read, inputs.graph.focusedValues)
    return Link(Attribute { read(store.values) })
  }

  private final class Link: PropertyLink {
    typealias Property = FocusedValue<Value>
    private let attribute: Attribute<Value?>

    init(_ attribute: Attribute<Value?>) { self.attribute = attribute }

    func connect(_ property: inout FocusedValue<Value>) { property.attribute = attribute }
  }
}

extension FocusedValue: SelfComparing {
  func isSame(as other: FocusedValue<Value>) -> Bool { true }
}

/// The value of a binding that the view in focus gives; nil where there is none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedbinding>.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a property for the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The value that is bound.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue }, set: { value in if let value { binding?.wrappedValue = value } })
  }
}

/// An observable object that the view in focus gives; nil where there is none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedobject>.
@preconcurrency @MainActor @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var watch: ObjectWatch?

  /// Creates a property for the object of its type.
  nonisolated public init() {}

  /// The object.
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; nil where there is no object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { .init(object: $0, watch: watch) }
  }
}

extension FocusedObject: LinkedProperty, SelfComparing {
  func isSame(as other: FocusedObject<ObjectType>) -> Bool { true }

  func makeLink(_ inputs: PropertyInputs) -> any PropertyLink { Link(inputs) }

  private final class Link: PropertyLink {
    typealias Property = FocusedObject<ObjectType>
    private let object: Attribute<ObjectType?>
    private let watch: ObjectWatch
    private weak var watched: ObjectType?

    init(_ inputs: PropertyInputs) {
      let store = inputs.graph.focusedValues
      object = Attribute { store.values[object: ObjectType.self] }
      watch = ObjectWatch(inputs.graph)
    }

    func connect(_ property: inout FocusedObject<ObjectType>) {
      let object = object.value
      property.object = object
      property.watch = watch
      if let object, object !== watched {
        watched = object
        watch.watch(object)
      }
      watch.use()
    }

    func takeChange() -> Bool { watch.takeChange() }
  }
}

extension View {
  /// Gives a value while the view, or one in it, has the focus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)>.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value, unless it is nil, while the view, or one in it, has the focus.
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  {
    modifier(FocusedValueModifier(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Gives an observable object while the view, or one in it, has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { if let object { $0[object: T.self] = object } })
  }

  /// Gives a value while the scene is in use.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)>.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value, unless it is nil, while the scene is in use.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  {
    modifier(FocusedValueModifier(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Gives an observable object while the scene is in use.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }

  /// Gives an observable object while the view, or one in it, has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[object: T.self] = object })
  }

  /// Gives an observable object, unless it is nil, while the view, or one in it, has the focus.
  @_disfavoredOverload
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { if let object { $0[object: T.self] = object } })
  }

  /// Gives an observable object while the scene is in use.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[object: T.self] = object })
  }

  /// Gives an observable object, unless it is nil, while the scene is in use.
  @_disfavoredOverload
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }
}
