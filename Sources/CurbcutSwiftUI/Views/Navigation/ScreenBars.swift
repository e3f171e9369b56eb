import CurbcutUIKit

/// The items in the bars around one screen.
@MainActor
final class ScreenBars {
  private var more: UIBarButtonItem?
  private var titleButton: TitleMenuButton?
  /// What was shown last. What an app has put into the bars itself is no concern of these views.
  private var leading: [UIBarButtonItem] = []
  private var trailing: [UIBarButtonItem] = []
  private var bottom: [UIBarButtonItem] = []
  private var title: UIView?

  /// Whether there is something for the bar at the bottom.
  var hasBottomItems: Bool { !bottom.isEmpty }

  /// Shows items in the bars.
  func apply(
    to item: UINavigationItem, _ controller: UIViewController, _ values: NavigationItemValues,
    first: UIBarButtonItem?
  ) {
    let entries = values.toolbars.flatMap(\.entries)
    func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
      entries.filter { $0.placement.side == side && !$0.isSearch }.flatMap(\.barItems)
    }
    let leading = [first].compactMap { $0 } + items(.leading)
    var trailing = items(.trailing)
    let secondary = entries.filter { $0.placement.side == .more }
    if !secondary.isEmpty { trailing.append(moreItem(secondary)) }
    if !Self.same(self.leading, leading) {
      self.leading = leading
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = leading.isEmpty ? nil : leading
    }
    if !Self.same(self.trailing, trailing) {
      self.trailing = trailing
      item.rightBarButtonItems = trailing.isEmpty ? nil : trailing.reversed()
    }
    let title = entries.last { $0.placement.isTitle }?.customView ?? menuTitle(entries, values)
    if self.title !== title {
      self.title = title
      item.titleView = title
    }
    if let subtitle = entries.last(where: { $0.placement.side == .subtitle })?.words,
      item.subtitle != subtitle
    {
      item.subtitle = subtitle
    }
    let bottom = bottomItems(entries, item)
    if !Self.same(self.bottom, bottom) {
      self.bottom = bottom
      controller.toolbarItems = bottom.isEmpty ? nil : bottom
    }
  }

  /// The items of the bar at the bottom, with how things are in the middle.
  private func bottomItems(_ entries: [ToolbarItemNode], _ item: UINavigationItem) -> [UIBarButtonItem] {
    var bottom: [UIBarButtonItem] = []
    for entry in entries where entry.placement.side == .bottom {
      if entry.isSearch {
        bottom.append(item.searchBarPlacementBarButtonItem)
      } else {
        bottom += entry.barItems
      }
    }
    let status = entries.filter { $0.placement.side == .status }.flatMap(\.barItems)
    guard !status.isEmpty else { return bottom }
    if spaces.isEmpty { spaces = [.flexibleSpace(), .flexibleSpace()] }
    return bottom + [spaces[0]] + status + [spaces[1]]
  }

  private var spaces: [UIBarButtonItem] = []

  /// The button that opens the menu of less frequent actions.
  private func moreItem(_ entries: [ToolbarItemNode]) -> UIBarButtonItem {
    let item = more ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
    more = item
    item.accessibilityLabel = SystemWord.more.text
    item.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { completion in completion(entries.flatMap(\.menuElements)) }
    ])
    return item
  }

  /// The title as a button, when it opens a menu.
  private func menuTitle(_ entries: [ToolbarItemNode], _ values: NavigationItemValues) -> UIView? {
    let menus = entries.filter { $0.titleMenu != nil }
    guard let menu = (menus.last { !$0.isFallback } ?? menus.last)?.titleMenu else { return nil }
    let button = titleButton ?? TitleMenuButton(frame: .zero)
    titleButton = button
    button.show(values.title ?? "", menu)
    return button
  }

  private static func same(_ a: [UIBarButtonItem], _ b: [UIBarButtonItem]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }
}

/// The title of a screen that opens a menu.
private final class TitleMenuButton: UIButton {
  private weak var content: MenuContentNode?

  func show(_ title: String, _ content: MenuContentNode) {
    self.content = content
    if showsMenuAsPrimaryAction, currentTitle == title { return }
    setTitle(title, for: .normal)
    setTitleColor(.label, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    setImage(UIImage(systemName: "chevron.down.circle.fill"), for: .normal)
    semanticContentAttribute = .forceRightToLeft
    tintColor = .secondaryLabel
    showsMenuAsPrimaryAction = true
    menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in
        completion(self?.content?.menuElements ?? [])
      }
    ])
    sizeToFit()
  }
}

/// What is behind a navigation bar.
@MainActor
enum NavigationBarLook {
  static func apply(to item: UINavigationItem, _ values: NavigationItemValues) {
    let color = values.backgrounds[.navigationBar] ?? values.backgrounds[.automatic]
    let visibility =
      values.backgroundVisibility[.navigationBar] ?? values.backgroundVisibility[.automatic] ?? .automatic
    let scheme = values.colorSchemes[.navigationBar] ?? values.colorSchemes[.automatic]
    guard color != nil || visibility != .automatic || scheme != nil else {
      if item.standardAppearance is OwnAppearance { item.standardAppearance = nil }
      if item.scrollEdgeAppearance is OwnAppearance { item.scrollEdgeAppearance = nil }
      return
    }
    let known = item.standardAppearance as? OwnAppearance
    guard known == nil || known?.color != color || known?.visibility != visibility || known?.scheme != scheme
    else { return }
    func appearance(isAtEdge: Bool) -> OwnAppearance {
      let look = OwnAppearance()
      (look.color, look.visibility, look.scheme) = (color, visibility, scheme)
      if visibility == .hidden || (isAtEdge && visibility == .automatic) {
        look.configureWithTransparentBackground()
      } else if let color {
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
      } else {
        look.configureWithDefaultBackground()
      }
      if let scheme {
        let text: UIColor = scheme == .dark ? .white : .black
        look.titleTextAttributes[.foregroundColor] = text
        look.largeTitleTextAttributes[.foregroundColor] = text
      }
      return look
    }
    item.standardAppearance = appearance(isAtEdge: false)
    item.scrollEdgeAppearance = appearance(isAtEdge: true)
  }

  private final class OwnAppearance: UINavigationBarAppearance {
    var color: UIColor?
    var visibility = Visibility.automatic
    var scheme: ColorScheme?
  }
}
