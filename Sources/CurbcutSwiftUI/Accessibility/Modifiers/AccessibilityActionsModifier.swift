import CurbcutUIKit
import Foundation

/// A node with a second view that is never shown, only asked for what it gives to assistive technologies.
@MainActor
class SilentViewNode: AccessibilityChangingNode {
  final let silent: ViewNode

  init(_ silent: ViewNode, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.silent = silent
    super.init(inputs, content)
    adopt(silent)
  }

  override func collectViews(into views: inout [UIView]) { content.collectViews(into: &views) }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    content.collect(key, into: &values)
  }
}

/// Makes actions of the buttons of a view.
struct AccessibilityActionsModifier<Actions: View>: PrimitiveModifier {
  var actions: Actions
  var category: AccessibilityActionCategory?
  /// What a view without buttons does: its words are then the name.
  var action: (() -> Void)?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let actions = Actions._makeView(view: _GraphValue(modifier.map { $0.actions }), inputs: inputs).node
    return Node(modifier, actions, inputs, body(inputs))
  }

  private final class Node: SilentViewNode {
    private let modifier: Attribute<AccessibilityActionsModifier>

    init(
      _ modifier: Attribute<AccessibilityActionsModifier>, _ actions: ViewNode, _ inputs: _ViewInputs,
      _ content: ViewNode
    ) {
      self.modifier = modifier
      super.init(actions, inputs, content)
      observe { [unowned self] in
        _ = modifier.value
        accessibilityDidChange()
      }
    }

    override var changes: [AccessibilityChange] {
      let modifier = modifier.value
      let parts = silent.accessibilityItems.flatMap(\.leaves).flatMap(\.parts)
      var named: [AccessibilityProperties.NamedAction] = []
      if let action = modifier.action {
        let texts = parts.filter { !$0.traits.contains(.image) }
        if let name = AccessibilityWords.joined((texts.isEmpty ? parts : texts).compactMap(\.label)) {
          named = [.init(name: name, category: modifier.category, action: action)]
        }
      } else {
        // The last one comes first.
        named = parts.reversed().compactMap { part in
          guard let name = part.label, let action = part.defaultAction else { return nil }
          return .init(name: name, category: modifier.category, action: action)
        }
      }
      return [AccessibilityChange(apply: { properties, _ in properties.namedActions += named })]
    }
  }
}

extension View {
  /// Adds an action whose name is that of a view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(action:label:)>.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(AccessibilityActionsModifier(actions: label(), action: action))
  }

  /// Adds an action for each button of a view that is never shown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)>.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityActionsModifier(actions: content()))
  }

  /// Adds an action of a category for each button of a view that is never shown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityactions(category:_:)>.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionsModifier(actions: content(), category: category))
  }
}
