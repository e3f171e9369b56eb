/// A key of a value that a view has for its container.
///
/// Follows <https://developer.apple.com/documentation/swiftui/containervaluekey>.
public protocol ContainerValueKey {
  /// The type of the value that a view has for its container.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that a view has for its container.
///
/// Follows <https://developer.apple.com/documentation/swiftui/containervalues>.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Sets a value of a view for its container.
struct ContainerValueModifier<Value>: ViewModifier {
  typealias Body = Never
  var keyPath: WritableKeyPath<ContainerValues, Value>
  var value: Value

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ContainerValueNode(modifier.attribute, inputs, body(inputs).node))
  }

  static func _viewListCount(content: Int?) -> Int? { content }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let attribute = modifier.attribute
    let wrapper = ItemWrapper(values: { values in
      let modifier = attribute.value
      values[keyPath: modifier.keyPath] = modifier.value
    }) { item, inputs in ContainerValueNode(attribute, inputs, item.make(inputs)) }
    return _ViewListOutputs(list: .modified(body(inputs).list, wrapper))
  }
}

/// What a view has set for its container, for layouts.
private enum ContainerValuesTrait: ViewTraitKey {
  typealias Value = ContainerValues
}

/// Knows a value of a view for its container.
private final class ContainerValueNode<Value>: WrapperNode {
  private let modifier: Attribute<ContainerValueModifier<Value>>

  init(_ modifier: Attribute<ContainerValueModifier<Value>>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier
    super.init(inputs, content)
    observe { [unowned self] in
      _ = modifier.value
      traitsDidChange()
    }
  }

  override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
    let inner = content.trait(key)
    guard key == ContainerValuesTrait.self else { return inner }
    var values = inner as? ContainerValues ?? ContainerValues()
    let (path, value) = GraphNode.untracked { (modifier.value.keyPath, modifier.value.value) }
    values[keyPath: path] = value
    return values as? Other.Value
  }
}

extension LayoutSubview {
  /// The values that the view has for its container.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/layoutsubview/containervalues>.
  public var containerValues: ContainerValues {
    ask { $0.trait(ContainerValuesTrait.self) } ?? ContainerValues()
  }
}

extension View {
  /// Sets a value of the view for its container.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:)>.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
