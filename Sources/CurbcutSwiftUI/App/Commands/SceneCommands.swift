import CurbcutUIKit
import Foundation

/// Where commands stand in the menu bar.
enum CommandPlace {
  /// As menus of their own.
  case menu
  case before(CommandGroupPlacement)
  case after(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
}

/// Commands of one place: nodes that are never drawn, from which entries are made when the menu bar is shown, and whose
/// shortcuts are always there.
nonisolated struct CommandPart: PrimitiveView {
  let place: CommandPlace
  let content: AnyView

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    CommandPartNode(view, inputs)
  }
}

/// The node of commands of one place.
@MainActor
final class CommandPartNode: ViewNode {
  private let part: Attribute<CommandPart>
  private let content: MenuContentNode

  init(_ part: Attribute<CommandPart>, _ inputs: _ViewInputs) {
    self.part = part
    let inputs = inputs.forMenu
    content = MenuContentNode(
      AnyView._makeViewList(view: _GraphValue(part.map { $0.content }), inputs: inputs).list, inputs)
    super.init(inputs)
    graph.commands.add(self)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    content.willBeRemoved()
    graph.commands.remove(self)
  }

  override var isEmpty: Bool { true }
  override func collectViews(into views: inout [UIView]) {}
  override func makeAccessibilityItems() -> [AccessibilityItem] { [] }

  var place: CommandPlace { part.value.place }
  /// The entries as they are now.
  var elements: [UIMenuElement] { content.menuElements }
}

/// The commands of a window's scene.
@MainActor
final class SceneCommands {
  private struct WeakPart { weak var node: CommandPartNode? }
  private var parts: [WeakPart] = []

  func add(_ node: CommandPartNode) {
    parts.removeAll { $0.node == nil }
    parts.append(WeakPart(node: node))
  }

  func remove(_ node: CommandPartNode) { parts.removeAll { $0.node === node || $0.node == nil } }

  /// Puts all commands into their places; those of one place stand in the order in which the app lists them.
  func buildMainMenu(with builder: any UIMenuBuilder) {
    var following: [(menu: UIMenu.Identifier, elements: [UIMenuElement])] = []
    for node in parts.compactMap(\.node) {
      let group = UIMenu(options: .displayInline, children: node.elements)
      switch node.place {
      case .menu:
        for case let menu as UIMenu in node.elements { builder.insertSibling(menu, beforeMenu: .window) }
      case .before(let place): builder.insertSibling(group, beforeMenu: place.menu)
      case .replacing(let place): builder.replaceChildren(ofMenu: place.menu) { _ in node.elements }
      case .after(let place):
        if let index = following.firstIndex(where: { $0.menu == place.menu }) {
          following[index].elements.append(group)
        } else {
          following.append((place.menu, [group]))
        }
      }
    }
    for (menu, elements) in following { builder.insertElements(elements, afterMenu: menu) }
  }
}
