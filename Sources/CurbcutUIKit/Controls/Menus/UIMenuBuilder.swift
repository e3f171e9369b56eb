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
}

/// The menus of an app, built by its responders.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenusystem>.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar.
  public static let main = UIMenuSystem()
  /// The edit menu shown over selected text.
  public static let context = UIMenuSystem()

  private var built: UIMenu?
  private var isBuilding = false

  /// Makes the menus be rebuilt when they are next needed. A phone has no menu bar to show them in.
  open func setNeedsRebuild() { built = nil }
  /// Requests another validation of the commands. Does nothing: commands are validated whenever a menu opens.
  open func setNeedsRevalidate() {}

  /// The root of the menus as the app built them.
  package var menu: UIMenu {
    if let built { return built }
    let builder = MenuBuilder(system: self)
    if !isBuilding {
      isBuilding = true
      (UIApplication.shared.delegate as? UIResponder ?? UIApplication.shared).buildMenu(with: builder)
      isBuilding = false
    }
    built = builder.root
    return builder.root
  }
}

/// Builds a menu system. Because the children of a menu are immutable, each change replaces the tree from the root
/// down.
final class MenuBuilder: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem) {
    self.system = system
    let names: [(UIMenu.Identifier, String)] =
      system === UIMenuSystem.main
      ? [
        (.application, ""), (.file, SystemWord.menuFile.text), (.edit, SystemWord.menuEdit.text),
        (.format, SystemWord.menuFormat.text), (.view, SystemWord.menuView.text),
        (.window, SystemWord.menuWindow.text), (.help, SystemWord.menuHelp.text),
      ] : [(.standardEdit, "")]
    root = UIMenu(
      identifier: .root, children: names.map { UIMenu(title: $0.1, identifier: $0.0) })
    super.init()
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return "\(command.propertyList ?? "")" == "\(propertyList ?? "")"
    } as? UICommand
  }

  private func first(in menu: UIMenu, where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
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

  /// Replaces the menu with an identifier by the elements that a closure returns for it; an empty array removes it.
  private func change(_ identifier: UIMenu.Identifier, _ make: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu {
      menu.replacingChildren(
        menu.children.flatMap { child -> [UIMenuElement] in
          guard let inner = child as? UIMenu else { return [child] }
          return inner.identifier == identifier ? make(inner) : [changed(inner)]
        })
    }
    root = root.identifier == identifier ? (make(root).first as? UIMenu ?? root) : changed(root)
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }
}

extension UIMenu.Identifier {
  private static func system(_ name: String) -> UIMenu.Identifier { .init("com.apple.menu.\(name)") }
  /// The root of all menus.
  public static let root = system("root")
  /// The application menu.
  public static let application = system("application")
  /// The File menu.
  public static let file = system("file")
  /// The Edit menu.
  public static let edit = system("edit")
  /// The Format menu.
  public static let format = system("format")
  /// The View menu.
  public static let view = system("view")
  /// The Window menu.
  public static let window = system("window")
  /// The Help menu.
  public static let help = system("help")
  /// About the app, in the application menu.
  public static let about = system("about")
  /// The settings of the app, in the application menu.
  public static let preferences = system("preferences")
  /// Services, in the application menu.
  public static let services = system("services")
  /// Hiding the app, in the application menu.
  public static let hide = system("hide")
  /// Quitting the app, in the application menu.
  public static let quit = system("quit")
  /// New windows, in the File menu.
  public static let newScene = system("new-scene")
  /// Opening files, in the File menu.
  public static let open = system("open")
  /// Closing files, in the File menu.
  public static let close = system("close")
  /// Saving files, in the File menu.
  public static let save = system("save")
  /// Printing, in the File menu.
  public static let print = system("print")
  /// Undo and redo, in the Edit menu.
  public static let undoRedo = system("undo-redo")
  /// Cutting, copying and pasting, in the Edit menu.
  public static let standardEdit = system("standard-edit")
  /// Finding, in the Edit menu.
  public static let find = system("find")
  /// Replacing, in the Edit menu.
  public static let replace = system("replace")
  /// Sharing, in the Edit menu.
  public static let share = system("share")
  /// Text sizes, in the Format menu.
  public static let textSize = system("text-size")
  /// Text colours, in the Format menu.
  public static let textColor = system("text-color")
  /// Text styles, in the Format menu.
  public static let textStyle = system("text-style")
  /// Fonts, in the Format menu.
  public static let font = system("font")
  /// Text, in the Format menu.
  public static let text = system("text")
  /// The alignment of text, in the Format menu.
  public static let alignment = system("alignment")
  /// The toolbar, in the View menu.
  public static let toolbar = system("toolbar")
  /// The sidebar, in the View menu.
  public static let sidebar = system("sidebar")
  /// Full screen, in the View menu.
  public static let fullscreen = system("fullscreen")
  /// Minimising and zooming windows, in the Window menu.
  public static let minimizeAndZoom = system("minimize-and-zoom")
  /// Bringing all windows to the front, in the Window menu.
  public static let bringAllToFront = system("bring-all-to-front")
}
