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
  ) -> _ViewOutputs { body(inputs) }

  static func _viewListCount(content: Int?) -> Int? { content }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let attribute = modifier.attribute
    let wrapper = ItemWrapper(values: { values in
      let modifier = attribute.value
      values[keyPath: modifier.keyPath] = modifier.value
    }) { item, inputs in item.make(inputs) }
    return _ViewListOutputs(list: .modified(body(inputs).list, wrapper))
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
