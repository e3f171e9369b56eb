import CurbcutUIKit
import Foundation

/// The node of a navigation stack: a navigation controller of UIKit, each of whose screens shows a part of the graph.
@MainActor
final class NavigationNode: ControllerNode<UINavigationController>, PreferenceReader {
  /// What a screen above the root shows.
  enum Entry {
    case value(AnyHashable)
    /// The destination of a link.
    case view(AnyView, id: ObjectIdentifier)
    /// What a condition shows.
    case condition(ObjectIdentifier)

    func isSame(as other: Entry) -> Bool {
      switch (self, other) {
      case (.value(let a), .value(let b)): a == b
      case (.view(_, let a), .view(_, let b)): a == b
      case (.condition(let a), .condition(let b)): a == b
      default: false
      }
    }
  }

  private final class Screen {
    let controller: SurfaceController
    let entry: Entry?
    /// What is shown; nil for the root.
    let content: Attribute<AnyView>?
    var source: (owner: ObjectIdentifier, version: Int)?
    var items = NavigationItemValues()
    let bars = ScreenBars()
    let search = ScreenSearch()

    init(_ controller: SurfaceController, _ entry: Entry?, _ content: Attribute<AnyView>?) {
      self.controller = controller
      self.entry = entry
      self.content = content
    }
  }

  private let inputs: _ViewInputs
  private var path: (any NavigationPathSource)?
  private let navigator = Navigator()
  private let follower = StackFollower()
  private var screens: [Screen] = []
  private var entries: [Entry] = []
  private var isChangingStack = false
  private var hasBegun = false

  init<Root: View>(root: Attribute<Root>, path: (any NavigationPathSource)?, _ inputs: _ViewInputs) {
    self.path = path
    var inner = inputs
    let navigator = navigator
    inner = inner.changingEnvironment { values in
      values.navigator = navigator
      values.outerSearch = nil
      values.columnStack = values.isColumnStack ? navigator : nil
      values.isColumnStack = false
    }
    self.inputs = inner
    super.init(UINavigationController(nibName: nil, bundle: nil), inputs)
    navigator.node = self
    follower.node = self
    controller.delegate = follower
    controller.navigationBar.prefersLargeTitles = true
    let first = SurfaceController(graph)
    if let bar = GraphNode.untracked({ inputs.environment.value.documentBar }), bar.take(navigator) {
      first.show(
        root.map { DocumentScreen(content: $0, bar: bar) },
        inner.changingEnvironment { $0.documentBar = nil })
    } else {
      first.show(root, inner)
    }
    screens = [Screen(first, nil, nil)]
    controller.setViewControllers([first], animated: false)
    if let path { observe { [unowned self] in pathDidChange(path.values) } }
    graph.add(self)
    preferencesDidChange()
    hasBegun = true
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    for screen in screens { screen.controller.tearDown() }
  }

  override func surfaceDidDisappear() {}

  // MARK: Changing the stack

  /// The node of a stack in the column that this stack is, whose path it shows.
  private weak var columnContent: ColumnContentNode?

  /// Shows the path of a stack in the column that this stack is.
  func follow(_ path: any NavigationPathSource, of node: ColumnContentNode) {
    if columnContent !== node {
      columnContent = node
      // Its screens come after the one that it is in.
      pathStart = entries.count
    }
    self.path = path
    pathDidChange(path.values)
  }

  /// The stack in the column is gone.
  func leave(_ node: ColumnContentNode) {
    guard columnContent === node else { return }
    path = nil
    pathStart = 0
  }

  /// How many screens above the root come before those of the path.
  private var pathStart = 0

  private func pathDidChange(_ values: [AnyHashable]) {
    let start = min(pathStart, entries.count)
    let shown = entries[start...].compactMap { if case .value(let value) = $0 { value } else { nil } }
    guard shown != values else { return }
    let common = zip(shown, values).prefix { $0 == $1 }.count
    var kept = Array(entries[..<start])
    var count = 0
    for entry in entries[start...] {
      if case .value = entry {
        if count == common { break }
        count += 1
      }
      kept.append(entry)
    }
    entries = kept + values[common...].map { .value($0) }
    showEntries()
  }

  /// Shows the screen for a value.
  func push(_ value: AnyHashable) {
    if let path {
      path.set(path.values + [value])
    } else {
      entries.append(.value(value))
      showEntries()
    }
  }

  /// Shows a view as a screen.
  func push(_ view: AnyView, id: ObjectIdentifier) {
    entries.append(.view(view, id: id))
    showEntries()
  }

  /// Shows a view over the root, in place of what is there.
  func replace(with view: AnyView, id: ObjectIdentifier) {
    entries = [.view(view, id: id)]
    showEntries()
  }

  /// Shows the screen for a value over the root, in place of what is there.
  func replace(with value: AnyHashable) {
    if let path {
      path.set([value])
    } else {
      entries = [.value(value)]
      showEntries()
    }
  }

  /// The button that shows and hides the first column of a split view, if it is on this stack.
  var sidebarToggle: UIBarButtonItem? {
    didSet { if sidebarToggle !== oldValue, let first = screens.first { apply(first) } }
  }

  /// The width that the root wants its column to have.
  var columnWidth: (minimum: CGFloat?, ideal: CGFloat, maximum: CGFloat?)? {
    screens.first?.items.columnWidth
  }

  /// Goes back to before a screen.
  fileprivate func pop(_ controller: UIViewController?) {
    guard let index = screens.firstIndex(where: { $0.controller === controller }), index > 0 else { return }
    controllerDidPop(to: index)
    showEntries()
  }

  /// Takes over that only the first screens are left.
  private func controllerDidPop(to count: Int) {
    let gone = entries[(count - 1)...]
    entries.removeLast(entries.count - (count - 1))
    for case .condition(let owner) in gone {
      for screen in screens {
        for condition in screen.items.conditions where condition.owner == owner { condition.dismiss() }
      }
    }
    guard let path, entries.count >= pathStart else { return }
    if gone.contains(where: { if case .value = $0 { true } else { false } }) {
      path.set(entries[pathStart...].compactMap { if case .value(let value) = $0 { value } else { nil } })
    }
  }

  /// The navigation controller shows a screen, perhaps because someone went back.
  fileprivate func didShow(_ top: UIViewController) {
    guard !isChangingStack, let index = screens.firstIndex(where: { $0.controller === top }),
      index < screens.count - 1, controller.viewControllers.count == index + 1
    else { return }
    controllerDidPop(to: index + 1)
    drop(from: index + 1)
    graph.preferencesDidChange()
    accessibilityDidChange()
  }

  private func drop(from index: Int) {
    let gone = screens[index...]
    screens.removeLast(screens.count - index)
    for screen in gone { screen.controller.tearDown() }
  }

  /// Brings the screens in line with the entries.
  private func showEntries() {
    let old = screens
    var new = [screens[0]]
    for (index, entry) in entries.enumerated() {
      if index + 1 < old.count, new.count == index + 1, old[index + 1].entry?.isSame(as: entry) == true,
        new.last === old[index]
      {
        new.append(old[index + 1])
      } else {
        new.append(makeScreen(entry))
      }
    }
    screens = new
    for screen in old where !new.contains(where: { $0 === screen }) {
      graph.afterUpdate { screen.controller.tearDown() }
    }
    preferencesDidChange()
    let isAnimated =
      hasBegun && controller.viewIfLoaded?.window != nil && !graph.transaction.disablesAnimations
    isChangingStack = true
    defer { isChangingStack = false }
    let shown = controller.viewControllers
    let wanted = new.map(\.controller)
    if wanted.count == shown.count + 1, zip(shown, wanted).allSatisfy({ $0 === $1 }), let top = wanted.last {
      controller.pushViewController(top, animated: isAnimated)
    } else if wanted.count < shown.count, zip(shown, wanted).allSatisfy({ $0 === $1 }), let top = wanted.last
    {
      controller.popToViewController(top, animated: isAnimated)
    } else if wanted.count != shown.count || !zip(shown, wanted).allSatisfy({ $0 === $1 }) {
      controller.setViewControllers(wanted, animated: isAnimated)
    }
    accessibilityDidChange()
  }

  private func makeScreen(_ entry: Entry) -> Screen {
    let screen = SurfaceController(graph)
    let view: AnyView = if case .view(let view, _) = entry { view } else { AnyView(EmptyView()) }
    let content = Attribute(view)
    let inner = inputs.changingEnvironment { [weak self, weak screen] values in
      values.isPresented = true
      values.dismiss = DismissAction { self?.pop(screen) }
    }
    screen.show(content, inner)
    return Screen(screen, entry, content)
  }

  // MARK: What the screens say

  func preferencesDidChange() {
    for screen in screens { collect(screen) }
    var destinations: [ObjectIdentifier: NavigationItemValues.Destination] = [:]
    for screen in screens { destinations.merge(screen.items.destinations) { first, _ in first } }
    let conditions = screens.flatMap(\.items.conditions)
    for screen in screens {
      switch screen.entry {
      case .value(let value):
        guard let found = destinations[ObjectIdentifier(type(of: value.base))] else { continue }
        show(found.make(value), (found.owner, found.version), on: screen)
      case .condition(let owner):
        guard let found = conditions.first(where: { $0.owner == owner && $0.isPresented }) else { continue }
        show(found.view, (found.owner, found.version), on: screen)
      default: break
      }
    }
    for screen in screens { apply(screen) }
    for (below, screen) in zip(screens, screens.dropFirst()) {
      // What a button that goes back shows belongs to the screen that it leads to.
      let mode: UINavigationItem.BackButtonDisplayMode = screen.items.hasQuietBackButton ? .minimal : .default
      let item = below.controller.navigationItem
      if item.backButtonDisplayMode != mode { item.backButtonDisplayMode = mode }
    }
    let top = screens[screens.count - 1].items
    let isBarHidden = top.isHidden(.navigationBar)
    if controller.isNavigationBarHidden != isBarHidden {
      controller.setNavigationBarHidden(isBarHidden, animated: false)
    }
    let hasToolbar =
      !top.isHidden(.bottomBar) && !(screens[screens.count - 1].controller.toolbarItems ?? []).isEmpty
    if controller.isToolbarHidden == hasToolbar { controller.setToolbarHidden(!hasToolbar, animated: false) }
    follow(conditions)
  }

  private func collect(_ screen: Screen) {
    var values = PreferenceValues<NavigationItemKey>()
    screen.controller.root?.collect(NavigationItemKey.self, into: &values)
    screen.items = values.valueOrDefault
    if screen.entry == nil, screen.items.search == nil {
      screen.items.search = GraphNode.untracked { environment.value.outerSearch }
    }
  }

  private func show(_ view: AnyView?, _ source: (owner: ObjectIdentifier, version: Int), on screen: Screen) {
    if let known = screen.source, known == source { return }
    screen.source = source
    guard let view else { return }
    screen.content?.set(view)
    collect(screen)
  }

  /// Shows and takes away the screens of conditions.
  private func follow(_ conditions: [NavigationItemValues.Condition]) {
    var wanted = entries.filter { entry in
      guard case .condition(let owner) = entry else { return true }
      return conditions.contains { $0.owner == owner && $0.isPresented }
    }
    for condition in conditions where condition.isPresented {
      let entry = Entry.condition(condition.owner)
      if !wanted.contains(where: { $0.isSame(as: entry) }) { wanted.append(entry) }
    }
    guard wanted.count != entries.count || !zip(wanted, entries).allSatisfy({ $0.isSame(as: $1) }) else {
      return
    }
    entries = wanted
    showEntries()
  }

  private func apply(_ screen: Screen) {
    let (items, item) = (screen.items, screen.controller.navigationItem)
    let title = items.hidesTitle ? nil : items.title
    if item.title != title { item.title = title }
    if item.subtitle != items.subtitle { item.subtitle = items.subtitle }
    let mode = items.largeTitleDisplayMode
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if item.hidesBackButton != items.hidesBackButton { item.hidesBackButton = items.hidesBackButton }
    let toggle = screen.entry == nil && !items.hidesSidebarToggle ? sidebarToggle : nil
    screen.bars.apply(to: item, screen.controller, items, first: toggle)
    NavigationBarLook.apply(to: item, items)
    screen.search.apply(items.search, to: item, on: screen.controller.surface)
    let scroll = screen.controller.root?.mainScrollView
    if screen.controller.contentScrollView(for: .top) !== scroll {
      screen.controller.setContentScrollView(scroll, for: .top)
    }
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    guard key != NavigationItemKey.self else { return }
    // The colours that a screen below asked for hold for those above it.
    if key == PreferredColorSchemeKey.self {
      for screen in screens.reversed() { screen.controller.root?.collect(key, into: &values) }
    } else {
      screens.last?.controller.root?.collect(key, into: &values)
    }
  }

  /// The screen for a value; nil if its type has none.
  func screen(for value: AnyHashable) -> AnyView? {
    for screen in screens {
      if let found = screen.items.destinations[ObjectIdentifier(type(of: value.base))] {
        return found.make(value)
      }
    }
    return nil
  }

  /// Whether a type has a screen.
  func hasDestination(for value: AnyHashable) -> Bool {
    screens.contains { $0.items.destinations[ObjectIdentifier(type(of: value.base))] != nil }
  }
}

/// Tells a stack which screen is shown.
private final class StackFollower: NSObject, UINavigationControllerDelegate {
  weak var node: NavigationNode?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    node?.didShow(viewController)
  }
}

/// The stack that views are on, for links.
@MainActor
final class Navigator {
  weak var node: NavigationNode?
  nonisolated init() {}
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
