import CurbcutUIKit
import Foundation

/// Screens between which a bar switches.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabview>.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view whose selection is a binding.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    let first = GraphNode.untracked { view.value.selection }
    let selection = first.map { first in
      TabNode.Selection(
        value: { AnyHashable((view.value.selection ?? first).wrappedValue) },
        set: { value in
          guard let value = value.base as? SelectionValue else { return }
          GraphNode.untracked { view.value.selection ?? first }.wrappedValue = value
        })
    }
    if case .page(let style) = GraphNode.untracked({ inputs.environment.value.tabViewKind }) {
      return PageTabNode(list, selection, style, inputs)
    }
    return TabNode(list, selection, inputs)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps its selection itself.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates a tab view of tabs whose selection is a binding.
  @MainActor
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabContentView(content: content())
  }

  /// Creates a tab view of tabs that keeps its selection itself.
  @MainActor
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, SelectionValue == Never, C.TabValue == Never {
    selection = nil
    self.content = _TabContentView(content: content())
  }
}

extension View {
  /// Sets what the tab of the view shows.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabitem(_:)>.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TraitModifier<TabItemTrait>(value: AnyView(label())))
  }

  /// Shows a number beside the tab or row of the view; none for 0.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/badge(_:)-84e43>.
  public func badge(_ count: Int) -> some View {
    modifier(ConditionalTrait<BadgeTrait>(value: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text beside the tab or row of the view.
  public func badge(_ label: Text?) -> some View { modifier(ConditionalTrait<BadgeTrait>(value: label)) }

  /// Shows a localised text beside the tab or row of the view.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text beside the tab or row of the view.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
