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

/// What the tab of a view shows.
enum TabItemTrait: ViewTraitKey {
  typealias Value = AnyView
}

/// A small text beside a tab or row, such as a number of new messages.
enum BadgeTrait: ViewTraitKey {
  typealias Value = Text
}

/// A screen of a tab view with its tab.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tab>.
public struct Tab<Value, Content: View, Label: View>: View {
  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  public var body: some View {
    let tabbed = content.modifier(TraitModifier<TabItemTrait>(value: AnyView(label)))
    if let tag { tabbed.modifier(TraitModifier<TagTrait>(value: tag)) } else { tabbed }
  }

  /// Creates a tab for a value of the selection.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable {
    tag = AnyHashable(value)
    self.content = content()
    self.label = label()
  }

  /// Creates a tab.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
    tag = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a tab with a localised text and a symbol for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, content: content) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a tab with a text and a symbol for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, content: content) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a tab with a localised text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(content: content) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(content: content) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The node of a tab view: a tab bar controller of UIKit.
@MainActor
final class TabNode: ControllerNode<UITabBarController>, PreferenceReader {
  struct Selection {
    var value: () -> AnyHashable
    var set: (AnyHashable) -> Void
  }

  private final class Screen {
    let item: ViewListItem
    let controller: SurfaceController
    let node: ViewNode
    var label: (view: AnyView, node: ViewNode)?

    init(_ item: ViewListItem, _ controller: SurfaceController, _ node: ViewNode) {
      self.item = item
      self.controller = controller
      self.node = node
    }
  }

  private let inputs: _ViewInputs
  private let selection: Selection?
  private let follower = TabFollower()
  private var screens: [Screen] = []

  init(_ list: ViewList, _ selection: Selection?, _ inputs: _ViewInputs) {
    self.inputs = inputs
    self.selection = selection
    super.init(UITabBarController(nibName: nil, bundle: nil), inputs)
    follower.node = self
    controller.delegate = follower
    observe { [unowned self] in update(list.items) }
    if let selection { observe { [unowned self] in show(selection.value()) } }
    graph.add(self)
  }

  private func update(_ items: [ViewListItem]) {
    let old = screens
    screens = items.map { item in old.first { $0.item === item } ?? makeScreen(item) }
    for screen in old where !screens.contains(where: { $0 === screen }) { screen.controller.tearDown() }
    for screen in screens { applyItem(screen) }
    let controllers = screens.map(\.controller)
    let shown = controller.viewControllers ?? []
    if shown.count != controllers.count || !zip(shown, controllers).allSatisfy({ $0 === $1 }) {
      controller.setViewControllers(controllers, animated: false)
    }
    if let selection { show(GraphNode.untracked(selection.value)) }
    accessibilityDidChange()
  }

  private func makeScreen(_ item: ViewListItem) -> Screen {
    let controller = SurfaceController(graph)
    var inner = inputs
    inner.surface = controller.surface
    let node = GraphNode.untracked { item.make(inner) }
    controller.show(node)
    return Screen(item, controller, node)
  }

  private func applyItem(_ screen: Screen) {
    guard let view = screen.node.trait(TabItemTrait.self) else { return }
    let inner = inputs.collectingActions
    let label =
      screen.label?.node
      ?? GraphNode.untracked { AnyView._makeView(view: _GraphValue(Attribute(view)), inputs: inner).node }
    screen.label = (view, label)
    let leaves = label.accessibilityItems.flatMap(\.leaves)
    let texts = leaves.filter { !$0.properties.traits.contains(.image) }
    let title = AccessibilityWords.joined((texts.isEmpty ? leaves : texts).compactMap(\.properties.label))?
      .plain
    let item = screen.controller.tabBarItem ?? UITabBarItem()
    if item.title != title { item.title = title }
    let image = ActionNode.image(in: label)
    if item.image !== image { item.image = image }
    let identifier = leaves.first { $0.properties.identifier != nil }?.properties.identifier
    if item.accessibilityIdentifier != identifier { item.accessibilityIdentifier = identifier }
    let badge = screen.node.trait(BadgeTrait.self).map { text in
      GraphNode.untracked { ResolvedText(text, environment.value).words.plain }
    }
    if item.badgeValue != badge { item.badgeValue = badge }
    screen.controller.tabBarItem = item
  }

  // MARK: Selection

  private func value(_ index: Int) -> AnyHashable {
    screens[index].node.trait(TagTrait.self) ?? AnyHashable(index)
  }

  private func show(_ value: AnyHashable) {
    guard let index = screens.indices.first(where: { self.value($0) == value }),
      controller.selectedIndex != index
    else { return }
    controller.selectedIndex = index
    accessibilityDidChange()
  }

  fileprivate func didSelect(_ selected: UIViewController) {
    guard let index = screens.firstIndex(where: { $0.controller === selected }), let selection else { return }
    let value = value(index)
    if GraphNode.untracked(selection.value) != value { selection.set(value) }
  }

  // MARK: What the screens say

  func preferencesDidChange() {
    for screen in screens { applyItem(screen) }
    guard screens.indices.contains(controller.selectedIndex) else { return }
    var values = PreferenceValues<NavigationItemKey>()
    screens[controller.selectedIndex].node.collect(NavigationItemKey.self, into: &values)
    let isHidden = values.valueOrDefault.isTabBarHidden
    if controller.isTabBarHidden != isHidden { controller.setTabBarHidden(isHidden, animated: false) }
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    guard screens.indices.contains(controller.selectedIndex) else { return }
    screens[controller.selectedIndex].node.collect(key, into: &values)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    for screen in screens { screen.controller.tearDown() }
  }

  override func surfaceDidDisappear() {}
}

/// Tells a tab view which tab was chosen.
private final class TabFollower: NSObject, UITabBarControllerDelegate {
  weak var node: TabNode?

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    node?.didSelect(viewController)
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
  @ViewBuilder
  public func badge(_ count: Int) -> some View {
    if count != 0 {
      modifier(TraitModifier<BadgeTrait>(value: Text(verbatim: "\(count)")))
    } else {
      self
    }
  }

  /// Shows a text beside the tab or row of the view.
  @ViewBuilder
  public func badge(_ label: Text?) -> some View {
    if let label { modifier(TraitModifier<BadgeTrait>(value: label)) } else { self }
  }

  /// Shows a localised text beside the tab or row of the view.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Shows a text beside the tab or row of the view.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
