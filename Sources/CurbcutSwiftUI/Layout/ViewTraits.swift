/// A key of a value that a view has for the container that it is in.
@MainActor
protocol ViewTraitKey {
  associatedtype Value
}

/// The order in depth.
enum ZIndexTrait: ViewTraitKey {
  typealias Value = Double
}

/// The value of a view in a picker or tab view.
enum TagTrait: ViewTraitKey {
  typealias Value = AnyHashable
}

/// The value of a link, by which a list selects the row of the link.
enum LinkValueTrait: ViewTraitKey {
  typealias Value = AnyHashable
}

/// Gives the view a value for its container.
struct TraitModifier<Key: ViewTraitKey>: PrimitiveModifier {
  var value: Key.Value
  /// Whether a value that the view itself gives counts more.
  var isDefault = false

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var value: Key.Value
    private let isDefault: Bool

    init(_ modifier: Attribute<TraitModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      value = modifier.value.value
      isDefault = modifier.value.isDefault
      super.init(inputs, content)
      observe { [unowned self] in
        value = modifier.value.value
        traitsDidChange()
        viewsDidChange()
      }
    }

    override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
      guard key == Key.self else { return content.trait(key) }
      return (isDefault ? content.trait(key) : nil) ?? value as? Other.Value
    }
  }
}

extension View {
  /// Sets the order in depth among the views of a container; 0 by default, larger is further to the front.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/zindex(_:)>.
  public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

  /// Sets the value by which a picker or tab view knows the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)>.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
