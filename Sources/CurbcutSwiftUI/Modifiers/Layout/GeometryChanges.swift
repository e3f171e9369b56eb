import Foundation

/// Calls a closure when a value that is computed from a view's geometry has changed.
struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  var compute: @MainActor (GeometryProxy) -> Value
  var action: (Value, Value) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let modifier: Attribute<GeometryChangeModifier>
    private var last: Value?

    init(_ modifier: Attribute<GeometryChangeModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
    }

    override func didPlace() {
      // What scrolls moves in the coordinates of the window.
      enclosingScroll?.follow(self)
      graph.afterUpdate { [weak self] in self?.compare() }
    }

    private func compare() {
      let value = GraphNode.untracked { modifier.value }
      let new = value.compute(GeometryProxy(node: self, size: frame.size))
      guard new != last else { return }
      let old = last
      last = new
      value.action(old ?? new, new)
    }

    private var enclosingScroll: ScrollNode? {
      var node = parent
      while let found = node {
        if let scroll = found as? ScrollNode { return scroll }
        node = found.parent
      }
      return nil
    }
  }
}

extension View {
  /// Calls a closure with a value that is computed from the view's geometry, at first and when it has changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)>.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(compute: { transform($0) }, action: { _, new in action(new) }))
  }

  /// Calls a closure with the old and new value that is computed from the view's geometry.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(compute: { transform($0) }, action: action))
  }
}
