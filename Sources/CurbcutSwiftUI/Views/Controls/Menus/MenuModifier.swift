@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// Opens a menu when a view is tapped.
struct MenuModifier<MenuContent: View>: PrimitiveModifier {
  var content: MenuContent
  /// What a tap does in place of opening the menu.
  var primaryAction: (@MainActor () -> Void)?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let content = modifier.map { $0.content }
    return MenuNode(modifier.map { $0.primaryAction }, inputs, body(inputs)) {
      let inner = inputs.forMenu
      return MenuContentNode(
        MenuContent._makeViewList(view: _GraphValue(content), inputs: inner).list, inner)
    }
  }
}

/// The node of a view that opens a menu. What the menu contains is made when it opens for the first time.
@MainActor
final class MenuNode: ContainerNode<MenuButton> {
  private let primaryAction: Attribute<(@MainActor () -> Void)?>
  private let makeContent: @MainActor () -> MenuContentNode
  private var menuContent: MenuContentNode?

  init(
    _ primaryAction: Attribute<(@MainActor () -> Void)?>, _ inputs: _ViewInputs, _ content: ViewNode,
    makeContent: @escaping @MainActor () -> MenuContentNode
  ) {
    self.primaryAction = primaryAction
    self.makeContent = makeContent
    super.init(MenuButton(frame: .zero), inputs, content)
    platformView.makeMenu = { [weak self] in self?.makeMenu() }
    platformView.addAction(
      UIAction { [weak self] _ in self?.primaryAction.value?() }, for: .primaryActionTriggered)
    observe { [unowned self] in
      platformView.isEnabled = environment.value.isEnabled
      // In a row, the value stands at the end.
      platformView.opensMenuAtTrailingEdge = environment.value.isInListRow
      platformView.showsMenuAsPrimaryAction = primaryAction.value == nil
      let order = environment.value.menuOrder.platform
      if platformView.preferredMenuElementOrder != order { platformView.preferredMenuElementOrder = order }
      accessibilityDidChange()
    }
  }

  private func makeMenu() -> UIMenu { UIMenu(children: currentElements) }

  /// The entries as they are now.
  var currentElements: [UIMenuElement] {
    graph.update()
    let content = menuContent ?? GraphNode.untracked(makeContent)
    menuContent = content
    graph.update()
    return GraphNode.untracked { content.menuElements }
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    leaveWindow(platformView)
    menuContent?.willBeRemoved()
  }

  /// What activation does.
  var openAction: () -> Void {
    { [weak self] in
      guard let self, environment.value.isEnabled else { return }
      if let action = primaryAction.value { return action() }
      enterWindow(platformView)
      _ = platformView.accessibilityDefaults.activate(platformView)
    }
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    var items = content.accessibilityItems
    guard items.count == 1 else { return items }
    items[0].place = self
    items[0].properties.defaultAction = openAction
    if primaryAction.value == nil { items[0].properties.traits.formUnion(.opensMenu) }
    return items
  }
}

extension UIAccessibilityTraits {
  /// A button that pops up a menu, which UIKit keeps to itself.
  static let opensMenu = UIAccessibilityTraits(rawValue: 1 << 40)
}

/// The button of UIKit that opens a menu; what it shows are the views in it.
final class MenuButton: UIButton, MenuSource {
  var makeMenu: (() -> UIMenu?)?
  var opensMenuAtTrailingEdge = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Replaced when it opens.
    menu = UIMenu(children: [UIAction { _ in }])
  }

  required init?(coder: NSCoder) { nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let made = makeMenu?() { menu = made }
    return super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) && isEnabled && !isHidden && alpha > 0.01 ? self : nil
  }
}

/// Controls of a menu that stand side by side, the picture of each above its title.
struct MenuControlGroup: PrimitiveView {
  var content: AnyView

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ViewNode, MenuElementNode {
    private let entries: MenuContentNode

    init(_ view: Attribute<MenuControlGroup>, _ inputs: _ViewInputs) {
      let list = AnyView._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
      entries = MenuContentNode(list, inputs)
      super.init(inputs)
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      entries.willBeRemoved()
    }

    var menuElements: [UIMenuElement] {
      [UIMenu(options: .displayInline, preferredElementSize: .medium, children: entries.menuElements)]
    }
  }
}

/// A menu in a menu.
struct Submenu: PrimitiveView {
  var label: AnyView
  var content: AnyView

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: WrapperNode, MenuElementNode {
    private let entries: MenuContentNode

    init(_ view: Attribute<Submenu>, _ inputs: _ViewInputs) {
      entries = MenuContentNode(
        AnyView._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list, inputs)
      super.init(inputs, AnyView._makeView(view: _GraphValue(view.map { $0.label }), inputs: inputs).node)
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      entries.willBeRemoved()
    }

    var menuElements: [UIMenuElement] {
      let words = content.menuWords
      return [
        UIMenu(
          title: words.title, subtitle: words.subtitle, image: words.image, children: entries.menuElements)
      ]
    }
  }
}

/// Opens a menu when a view is pressed for long.
struct ContextMenuModifier<MenuContent: View, Preview: View>: PrimitiveModifier {
  var content: MenuContent
  /// Shown above the menu; nil for the view itself.
  var preview: Preview?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: ContainerNode<UIView> {
    override var letsContentExtend: Bool { true }

    private let presenter = Presenter()
    private var menuContent: MenuContentNode?

    init(_ modifier: Attribute<ContextMenuModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      super.init(UIView(), inputs, content)
      let entries = modifier.map { $0.content }
      presenter.makeConfiguration = { [weak self] in
        guard let self else { return nil }
        graph.update()
        let inner = inputs.forMenu
        let shown =
          menuContent
          ?? GraphNode.untracked {
            MenuContentNode(MenuContent._makeViewList(view: _GraphValue(entries), inputs: inner).list, inner)
          }
        menuContent = shown
        graph.update()
        let elements = GraphNode.untracked { shown.menuElements }
        guard !elements.isEmpty else { return nil }
        let preview = modifier.value.preview
        let configuration = UIContextMenuConfiguration(
          previewProvider: preview.map { view in { UIHostingController(rootView: view) } },
          actionProvider: { _ in UIMenu(children: elements) })
        let order = GraphNode.untracked { self.environment.value.menuOrder.platform }
        if order != .automatic { configuration.preferredMenuElementOrder = order }
        return configuration
      }
      platformView.addInteraction(UIContextMenuInteraction(delegate: presenter))
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      menuContent?.willBeRemoved()
    }
  }

  private final class Presenter: NSObject, UIContextMenuInteractionDelegate {
    var makeConfiguration: (() -> UIContextMenuConfiguration?)?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { makeConfiguration?() }
  }
}

extension View {
  /// Opens a menu when the view is pressed for long.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)>.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(content: menuItems()))
  }

  /// Opens a menu below a preview when the view is pressed for long.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:)>.
  public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
    -> some View
  {
    modifier(ContextMenuModifier(content: menuItems(), preview: preview()))
  }
}
