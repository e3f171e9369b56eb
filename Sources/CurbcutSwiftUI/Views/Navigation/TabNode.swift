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
    var label: TabLabel?
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
      values.tabSidebarParts = TabSidebarParts()
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
      if case .adaptable = values.tabViewKind {
        controller.mode = .tabSidebar
      } else {
        controller.mode = .automatic
      }
    }
    if GraphNode.untracked({ environment.value.defaultTabBarPlacement }) == .sidebar {
      controller.sidebar.isHidden = false
    }
    observe { [unowned self] in showAccessory(environment.value.tabAccessory) }
    observe { [unowned self] in showSidebarParts(environment.value.tabSidebarParts) }
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

  private var sidebarParts: [KeyPath<TabSidebarParts, AnyView?>: TabAccessoryHost] = [:]

  /// Shows the app's views around the tabs in the sidebar.
  private func showSidebarParts(_ parts: TabSidebarParts) {
    func view(_ part: KeyPath<TabSidebarParts, AnyView?>) -> UIView? {
      guard let view = parts[keyPath: part] else {
        sidebarParts.removeValue(forKey: part)?.tearDown()
        return nil
      }
      let known = sidebarParts[part]
      known?.show(view)
      let host = known ?? TabAccessoryHost(view, inputs)
      sidebarParts[part] = host
      return host.accessory.contentView
    }
    controller.sidebar.headerView = view(\.header)
    controller.sidebar.footerView = view(\.footer)
    controller.sidebar.bottomBarView = view(\.bottomBar)
  }

  private func update(_ items: [ViewListItem]) {
    let old = all
    all = items.map { item in old.first { $0.item === item } ?? makeScreen(item) }
    for screen in old where !all.contains(where: { $0 === screen }) {
      screen.controller.tearDown()
      screen.label?.tearDown()
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
    showSections()
    if let selection { show(GraphNode.untracked(selection.value)) }
    accessibilityDidChange()
  }

  // MARK: Sections

  @MainActor
  private final class Section {
    let group: TabGroup
    let section = TabBarSection()
    var label: TabLabel?
    var actions: (view: Attribute<AnyView>, node: ViewNode)?

    init(_ group: TabGroup) { self.group = group }

    func tearDown() {
      label?.tearDown()
      actions?.node.willBeRemoved()
    }
  }

  private var sections: [Section] = []

  /// Tells the controller which tabs stand together in a sidebar, and which stand only there.
  private func showSections() {
    let old = sections
    sections = []
    var sidebarOnly: Set<ObjectIdentifier> = []
    var isInBar: [ObjectIdentifier: Bool] = [:]
    for screen in screens {
      let placement = screen.node.trait(TabPlacementTrait.self) ?? .automatic
      let isHidden = screen.node.trait(TabBarVisibilityTrait.self) == .hidden || placement == .sidebarOnly
      guard let group = screen.node.trait(TabGroupTrait.self) else {
        if isHidden { sidebarOnly.insert(ObjectIdentifier(screen.controller)) }
        continue
      }
      let section: Section
      if let known = sections.first(where: { $0.group === group }) {
        section = known
      } else {
        section = old.first { $0.group === group } ?? Section(group)
        section.section.controllers = []
        apply(section, screen)
        sections.append(section)
      }
      section.section.controllers.append(screen.controller)
      isInBar[ObjectIdentifier(section), default: false] =
        isInBar[ObjectIdentifier(section)] == true || !isHidden
    }
    for section in sections { section.section.isInSidebarOnly = isInBar[ObjectIdentifier(section)] != true }
    for section in old where !sections.contains(where: { $0 === section }) { section.tearDown() }
    let shown = sections.map(\.section)
    if controller.sidebarOnly != sidebarOnly { controller.sidebarOnly = sidebarOnly }
    if !shown.isEmpty || !controller.sections.isEmpty { controller.sections = shown }
  }

  private func apply(_ section: Section, _ screen: Screen) {
    if let header = section.group.header {
      let view = GraphNode.untracked { header.value }
      let label = section.label ?? TabLabel(view, inputs)
      section.label = label
      label.show(view)
      label.apply(to: section.section.item)
    }
    guard let view = screen.node.trait(TabActionsTrait.self) else { return }
    let source = section.actions?.view ?? Attribute(view)
    source.set(view)
    let node =
      section.actions?.node
      ?? GraphNode.untracked {
        AnyView._makeView(view: _GraphValue(source), inputs: inputs.collectingActions).node
      }
    section.actions = (source, node)
    section.section.actions = node.collectedActions.map { action in
      UIAction(
        title: action.title, image: action.image, attributes: action.isEnabled ? [] : .disabled
      ) { _ in action.perform() }
    }
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
    let label = screen.label ?? TabLabel(view, inputs)
    screen.label = label
    label.show(view)
    let item = screen.controller.tabBarItem ?? UITabBarItem()
    label.apply(to: item)
    let leaves = label.leaves
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
    showSections()
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
    for part in sidebarParts.values { part.tearDown() }
    for section in sections { section.tearDown() }
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
