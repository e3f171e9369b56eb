/// A key of values that views give to the views around them.
///
/// Follows <https://developer.apple.com/documentation/swiftui/preferencekey>.
public protocol PreferenceKey {
  /// The type of the value that views give.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Merges the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values of one key that views have given, merged in their order.
@MainActor
struct PreferenceValues<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  mutating func add(_ next: Key.Value) {
    guard var merged = value else {
      value = next
      return
    }
    Key.reduce(value: &merged) { next }
    value = merged
  }

  mutating func set(_ value: Key.Value?) { self.value = value }

  var valueOrDefault: Key.Value { value ?? Key.defaultValue }
}

/// Gives a value to the views around.
struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
  var value: Key.Value

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var value: Key.Value

    init(_ modifier: Attribute<PreferenceWriter>, _ inputs: _ViewInputs, _ content: ViewNode) {
      value = modifier.value.value
      super.init(inputs, content)
      observe { [unowned self] in
        value = modifier.value.value
        graph.preferencesDidChange()
      }
    }

    override func collect<Other: PreferenceKey>(_ key: Other.Type, into values: inout PreferenceValues<Other>)
    {
      // What the views inside give is replaced.
      if key == Key.self, let value = value as? Other.Value {
        values.add(value)
      } else {
        super.collect(key, into: &values)
      }
    }
  }
}

/// Changes the value that the views inside give.
struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier {
  var transform: (inout Key.Value) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var transform: (inout Key.Value) -> Void

    init(_ modifier: Attribute<PreferenceTransform>, _ inputs: _ViewInputs, _ content: ViewNode) {
      transform = modifier.value.transform
      super.init(inputs, content)
      observe { [unowned self] in
        transform = modifier.value.transform
        graph.preferencesDidChange()
      }
    }

    override func collect<Other: PreferenceKey>(_ key: Other.Type, into values: inout PreferenceValues<Other>)
    {
      guard key == Key.self else { return super.collect(key, into: &values) }
      var inner = PreferenceValues<Key>()
      content.collect(Key.self, into: &inner)
      var value = inner.valueOrDefault
      transform(&value)
      if let value = value as? Other.Value { values.add(value) }
    }
  }
}

/// Calls a closure when the value that the views inside give has changed.
struct PreferenceAction<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  var action: (Key.Value) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode, PreferenceReader {
    private let modifier: Attribute<PreferenceAction>
    private var last: Key.Value?
    private var cycle = UpdateCycle()

    init(_ modifier: Attribute<PreferenceAction>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      graph.add(self)
    }

    func preferencesDidChange() {
      var values = PreferenceValues<Key>()
      content.collect(Key.self, into: &values)
      let value = values.valueOrDefault
      guard value != last else { return }
      last = value
      guard cycle.mayRun(in: graph, "Bound preference \(Key.self)") else { return }
      graph.afterUpdate { [modifier] in modifier.value.action(value) }
    }
  }
}

extension View {
  /// Gives a value to the views around.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/preference(key:value:)>.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceWriter<Key>(value: value))
  }

  /// Changes the value that the views inside give.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)>.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  /// Calls a closure when the value that the views inside give has changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)>.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceAction<Key>(action: action))
  }
}
