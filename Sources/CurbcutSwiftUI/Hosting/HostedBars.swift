import CurbcutUIKit

/// Gives the bars of a navigation controller of UIKit what the views in a hosting controller say about them.
///
/// What the views are silent about stays as the app has set it.
@MainActor
final class HostedBars: PreferenceReader {
  private weak var controller: UIViewController?
  private let surface: SurfaceView
  private let stack: HostedStack
  private let bars = ScreenBars()
  private let search = ScreenSearch()
  /// What was given last.
  private var given = NavigationItemValues()
  private var hasHiddenBar = false
  private var hasShownToolbar = false
  /// The screens that conditions show.
  private var shown:
    [ObjectIdentifier: (screen: SurfaceController, content: Attribute<AnyView>, version: Int)] =
      [:]

  init(_ controller: UIViewController, _ surface: SurfaceView, _ stack: HostedStack) {
    self.controller = controller
    self.surface = surface
    self.stack = stack
    surface.graph.add(self)
  }

  func preferencesDidChange() {
    guard let controller, controller.parent is UINavigationController, let root = surface.root else { return }
    var collected = PreferenceValues<NavigationItemKey>()
    root.collect(NavigationItemKey.self, into: &collected)
    let values = collected.valueOrDefault
    apply(values, to: controller.navigationItem, controller)
    given = values
    showBars()
    follow(values.conditions)
    let scroll = root.mainScrollView
    if let scroll, controller.contentScrollView(for: .top) !== scroll {
      controller.setContentScrollView(scroll, for: .top)
    }
  }

  private func apply(
    _ values: NavigationItemValues, to item: UINavigationItem, _ controller: UIViewController
  ) {
    if values.title != nil || given.title != nil || values.hidesTitle != given.hidesTitle {
      let title = values.hidesTitle ? nil : values.title
      if item.title != title { item.title = title }
    }
    if values.subtitle != nil || given.subtitle != nil, item.subtitle != values.subtitle {
      item.subtitle = values.subtitle
    }
    if values.displayMode != nil || given.displayMode != nil {
      let mode = values.largeTitleDisplayMode
      if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    }
    if values.hidesBackButton != given.hidesBackButton { item.hidesBackButton = values.hidesBackButton }
    bars.apply(to: item, controller, values, first: nil)
    NavigationBarLook.apply(to: item, values)
    search.apply(values.search, to: item, on: surface)
  }

  /// Shows and hides the bars themselves, which the navigation controller has for all of its screens.
  private func showBars() {
    guard let controller, let stack = controller.parent as? UINavigationController,
      stack.topViewController === controller, surface.hasAppeared
    else { return }
    let hidesBar = given.isHidden(.navigationBar)
    if hidesBar != hasHiddenBar, hidesBar != stack.isNavigationBarHidden {
      stack.setNavigationBarHidden(hidesBar, animated: false)
      hasHiddenBar = hidesBar
    }
    let hasToolbar = !given.isHidden(.bottomBar) && bars.hasBottomItems
    if hasToolbar != hasShownToolbar, hasToolbar == stack.isToolbarHidden {
      stack.setToolbarHidden(!hasToolbar, animated: false)
      hasShownToolbar = hasToolbar
    }
  }

  /// Shows and takes away the screens of conditions.
  private func follow(_ conditions: [NavigationItemValues.Condition]) {
    for condition in conditions where condition.isPresented {
      if let known = shown[condition.owner] {
        guard known.version != condition.version else { continue }
        shown[condition.owner]?.version = condition.version
        known.content.set(condition.view)
      } else {
        let content = Attribute(condition.view)
        let screen = stack.makeScreen(content)
        shown[condition.owner] = (screen, content, condition.version)
        screen.didLeaveStack = { [weak self] in self?.didLeave(condition.owner) }
        surface.graph.afterUpdate { [stack] in stack.push(screen) }
      }
    }
    for (owner, known) in shown where !conditions.contains(where: { $0.owner == owner && $0.isPresented }) {
      shown[owner] = nil
      surface.graph.afterUpdate { [stack] in stack.pop(known.screen) }
    }
  }

  /// Someone went back from the screen of a condition, which holds no longer.
  private func didLeave(_ owner: ObjectIdentifier) {
    guard shown.removeValue(forKey: owner) != nil else { return }
    for condition in given.conditions where condition.owner == owner { condition.dismiss() }
  }

  /// The screen comes: its bars are those of the navigation controller.
  func willAppear() {
    preferencesDidChange()
    showBars()
  }

  /// The screen goes: the bars are again as the app has them.
  func willDisappear() {
    guard let stack = controller?.navigationController else { return }
    if hasHiddenBar { stack.setNavigationBarHidden(false, animated: false) }
    if hasShownToolbar { stack.setToolbarHidden(true, animated: false) }
    (hasHiddenBar, hasShownToolbar) = (false, false)
  }
}
