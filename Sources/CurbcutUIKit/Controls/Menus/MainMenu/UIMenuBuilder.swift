import Foundation

/// Adds menus to an app's menu system, and replaces and removes them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenubuilder>.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system being built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier; nil if no menu has it.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with a selector and property list; nil if no menu has it.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu with another. Does nothing if there is no such menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the entries of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another in the latter's parent.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another in the latter's parent.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the beginning of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)

  // MARK: Elements

  /// Replaces a menu with elements. Does nothing if there is no such menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces an action with elements. Does nothing if there is no such action.
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces a command with elements. Does nothing if there is no such command.
  func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement])
  /// Inserts elements before a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements before a command.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?)
  /// Inserts elements after a command.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?)
  /// Inserts elements at the beginning of a menu.
  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements at the end of a menu.
  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes an action.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes a command.
  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?)
}

extension UIMenuBuilder {
  /// The command with a selector; nil if no menu has it.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
  /// Replaces a command with elements. Does nothing if there is no such command.
  public func replace(command replacedAction: Selector, with replacementElements: [UIMenuElement]) {
    replace(command: replacedAction, propertyList: nil, with: replacementElements)
  }
  /// Inserts elements before a command.
  public func insertElements(_ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector) {
    insertElements(insertedElements, beforeCommand: siblingAction, propertyList: nil)
  }
  /// Inserts elements after a command.
  public func insertElements(_ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector) {
    insertElements(insertedElements, afterCommand: siblingAction, propertyList: nil)
  }
  /// Removes a command.
  public func remove(command removedAction: Selector) { remove(command: removedAction, propertyList: nil) }
}
