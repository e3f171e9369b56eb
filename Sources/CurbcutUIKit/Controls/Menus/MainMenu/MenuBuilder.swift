import Foundation

/// Builds a menu system. Because the children of a menu are immutable, each change replaces the tree from the root
/// down.
final class MenuBuilder: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
    super.init()
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root, where: Self.isMenu(identifier)) as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root, where: Self.isAction(identifier)) as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root, where: Self.isCommand(action, propertyList)) as? UICommand
  }

  private typealias Test = (UIMenuElement) -> Bool

  private static func isMenu(_ identifier: UIMenu.Identifier) -> Test {
    { ($0 as? UIMenu)?.identifier == identifier }
  }

  private static func isAction(_ identifier: UIAction.Identifier) -> Test {
    { ($0 as? UIAction)?.identifier == identifier }
  }

  private static func isCommand(_ action: Selector, _ propertyList: Any?) -> Test {
    { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return "\(command.propertyList ?? "")" == "\(propertyList ?? "")"
    }
  }

  private func first(in menu: UIMenu, where matches: Test) -> UIMenuElement? {
    if matches(menu) { return menu }
    for child in menu.children {
      if let inner = child as? UIMenu {
        if let found = first(in: inner, where: matches) { return found }
      } else if matches(child) {
        return child
      }
    }
    return nil
  }

  // MARK: Changing

  /// Replaces an element by those that a closure returns for it; an empty array removes it.
  private func change(where matches: Test, _ make: (UIMenuElement) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu {
      menu.replacingChildren(
        menu.children.flatMap { child -> [UIMenuElement] in
          if matches(child) { return make(child) }
          return (child as? UIMenu).map { [changed($0)] } ?? [child]
        })
    }
    root = matches(root) ? (make(root).first as? UIMenu ?? root) : changed(root)
  }

  private func changeChildren(
    of identifier: UIMenu.Identifier, _ make: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(where: Self.isMenu(identifier)) { element in
      (element as? UIMenu).map { [$0.replacingChildren(make($0.children))] } ?? [element]
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(where: Self.isMenu(replacedIdentifier)) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { changeChildren(of: parentIdentifier, childrenBlock) }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(where: Self.isMenu(removedIdentifier)) { _ in [] }
  }

  // MARK: Elements

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
    change(where: Self.isMenu(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
    change(where: Self.isAction(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement]
  ) { change(where: Self.isCommand(replacedAction, replacedPropertyList)) { _ in replacementElements } }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) { change(where: Self.isMenu(siblingIdentifier)) { insertedElements + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) { change(where: Self.isMenu(siblingIdentifier)) { [$0] + insertedElements } }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) { change(where: Self.isAction(siblingIdentifier)) { insertedElements + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) { change(where: Self.isAction(siblingIdentifier)) { [$0] + insertedElements } }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) { change(where: Self.isCommand(siblingAction, siblingPropertyList)) { insertedElements + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) { change(where: Self.isCommand(siblingAction, siblingPropertyList)) { [$0] + insertedElements } }

  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) { changeChildren(of: parentIdentifier) { childElements + $0 } }

  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) { changeChildren(of: parentIdentifier) { $0 + childElements } }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change(where: Self.isAction(removedIdentifier)) { _ in [] }
  }

  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?) {
    change(where: Self.isCommand(removedAction, removedPropertyList)) { _ in [] }
  }
}
