import CurbcutUIKit
import Foundation

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
    var label: (view: Attribute<AnyView>, node: ViewNode)?
    /// What the app says of the tab's label beside its words; nil for nothing.
    var spokenValue: String?

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
    // What stands above this tab bar stands above none further in.
    self.inputs = inputs.changingEnvironment { values in
      values.tabAccessory = nil
      values.columnStack = nil
    }
    self.selection = selection
    super.init(UITabBarController(nibName: nil, bundle: nil), inputs)
    follower.node = self
    controller.delegate = follower
    observe { [unowned self] in update(list.items) }
    observe { [unowned self] in
      let values = environment.value
      controller.tabBar.tintColor = values.tint == nil ? nil : values.tintPlatformColor
    }
    observe { [unowned self] in showAccessory(environment.value.tabAccessory) }
    if let selection { observe { [unowned self] in show(selection.value()) } }
    graph.add(self)
  }

  private var accessory: TabAccessoryHost?

  /// Shows a view above the tab bar; nil for none.
  private func showAccessory(_ view: AnyView?) {
    guard let view else {
      accessory?.tearDown()
      accessory = nil
      controller.bottomAccessory = nil
      return
    }
    if let accessory { return accessory.show(view) }
    let made = TabAccessoryHost(view, inputs)
    accessory = made
    controller.bottomAccessory = made.accessory
    accessibilityDidChange()
  }

  private func update(_ items: [ViewListItem]) {
    let old = all
    all = items.map { item in old.first { $0.item === item } ?? makeScreen(item) }
    for screen in old where !all.contains(where: { $0 === screen }) {
      screen.controller.tearDown()
      screen.label?.node.willBeRemoved()
    }
    showScreens()
  }

  private var all: [Screen] = []

  /// Gives the screens that are not hidden to the controller; a search comes last.
  private func showScreens() {
    let offered = all.filter { $0.node.trait(TabHiddenTrait.self) != true }
    screens =
      offered.filter { $0.node.trait(TabRoleTrait.self) == nil }
      + offered.filter { $0.node.trait(TabRoleTrait.self) != nil }
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
    // Apple: symbols of tabs are filled (https://developer.apple.com/documentation/swiftui/symbolvariants).
    let inner = inputs.collectingActions.changingEnvironment {
      $0.symbolVariants = $0.symbolVariants.union(.fill)
    }
    let source = screen.label?.view ?? Attribute(view)
    source.set(view)
    let label =
      screen.label?.node
      ?? GraphNode.untracked { AnyView._makeView(view: _GraphValue(source), inputs: inner).node }
    screen.label = (source, label)
    graph.update()
    let leaves = label.accessibilityItems.flatMap(\.leaves)
    let texts = leaves.filter { !$0.properties.traits.contains(.image) }
    let words = AccessibilityWords.joined((texts.isEmpty ? leaves : texts).compactMap(\.properties.label))?
      .plain
    let item = screen.controller.tabBarItem ?? UITabBarItem()
    let image = ActionNode.image(in: label)
    let shown = label.shownTexts
    let title = shown.isEmpty ? (image == nil ? words : nil) : shown.joined(separator: " ")
    if item.title != title { item.title = title }
    if words != title, item.accessibilityLabel != words { item.accessibilityLabel = words }
    if item.image !== image { item.image = image }
    let identifier =
      screen.node.trait(TabIdentifierTrait.self)
      ?? leaves.first { $0.properties.identifier != nil }?.properties.identifier
    if item.accessibilityIdentifier != identifier { item.accessibilityIdentifier = identifier }
    let badge = screen.node.trait(BadgeTrait.self).map { text in
      GraphNode.untracked { ResolvedText(text, environment.value).words.plain }
    }
    if item.badgeValue != badge { item.badgeValue = badge }
    // What the app says of its label comes before what the badge says.
    let own = leaves.lazy.compactMap(\.properties.value).first?.plain
    if screen.spokenValue != own {
      screen.spokenValue = own
      item.accessibilityValue = own
    }
    item.isSearch = screen.node.trait(TabRoleTrait.self) == .search
    let isEnabled = screen.node.trait(TabDisabledTrait.self) != true
    if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
    let spoken = screen.node.trait(TabLabelTrait.self).map { text in
      GraphNode.untracked { ResolvedText(text, environment.value).words.plain }
    }
    if let spoken, item.accessibilityLabel != spoken { item.accessibilityLabel = spoken }
    // What was set above is shown already; anew, the bar would be made from the beginning.
    if screen.controller.tabBarItem !== item { screen.controller.tabBarItem = item }
  }

  // MARK: Selection

  private func value(_ index: Int) -> AnyHashable {
    screens[index].node.trait(TagTrait.self) ?? screens[index].node.idFromForEach ?? AnyHashable(index)
  }

  private func show(_ value: AnyHashable) {
    guard
      let index = screens.indices.first(where: {
        PickerTag(any: self.value($0)) == PickerTag(any: value)
      }),
      controller.selectedIndex != index
    else { return }
    controller.selectedIndex = index
    accessibilityDidChange()
  }

  fileprivate func didSelect(_ selected: UIViewController) {
    guard let index = screens.firstIndex(where: { $0.controller === selected }), let selection else { return }
    let value = value(index)
    if PickerTag(any: GraphNode.untracked(selection.value)) != PickerTag(any: value) { selection.set(value) }
  }

  // MARK: What the screens say

  func preferencesDidChange() {
    let isHidden = Set(all.indices.filter { all[$0].node.trait(TabHiddenTrait.self) == true })
    if isHidden.count + screens.count != all.count { showScreens() }
    for screen in screens { applyItem(screen) }
    guard screens.indices.contains(controller.selectedIndex) else { return }
    var values = PreferenceValues<NavigationItemKey>()
    screens[controller.selectedIndex].node.collect(NavigationItemKey.self, into: &values)
    let isBarHidden = values.valueOrDefault.isHidden(.tabBar)
    if controller.isTabBarHidden != isBarHidden { controller.setTabBarHidden(isBarHidden, animated: false) }
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    guard screens.indices.contains(controller.selectedIndex) else { return }
    screens[controller.selectedIndex].node.collect(key, into: &values)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    for screen in all { screen.controller.tearDown() }
    accessory?.tearDown()
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

extension ViewNode {
  /// The id that a `ForEach` gave the view.
  var idFromForEach: AnyHashable? { (self as? IDNode)?.id ?? (self as? WrapperNode)?.content.idFromForEach }
}
