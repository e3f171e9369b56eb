/// Gives the view a value for its container, or none.
struct ConditionalTrait<Key: ViewTraitKey>: PrimitiveModifier {
  var value: Key.Value?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var value: Key.Value?

    init(_ modifier: Attribute<ConditionalTrait>, _ inputs: _ViewInputs, _ content: ViewNode) {
      value = modifier.value.value
      super.init(inputs, content)
      observe { [unowned self] in
        value = modifier.value.value
        parent?.invalidateLayout()
        accessibilityDidChange()
        viewsDidChange()
        graph.preferencesDidChange()
      }
    }

    override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
      if key == Key.self, let value { return value as? Other.Value }
      return content.trait(key)
    }
  }
}
