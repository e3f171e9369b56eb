import Foundation

/// Changes the menus of an app: takes some out, puts others in.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenubuilder>.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system of menus that is built.
  var system: UIMenuSystem { get }
  /// The menu of a name; nil when there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name; nil when no menu has it.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a selector; nil when no menu has it.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in place of another; nothing when that is not there.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts entries in place of those of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another, in the menu that that is in.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another, in the menu that that is in.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the beginning of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of an app, which its responders build.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenusystem>.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar.
  public static let main = UIMenuSystem()
  /// The menu over selected text.
  public static let context = UIMenuSystem()

  private var built: UIMenu?
  private var isBuilding = false

  /// Builds the menus again when they are next needed. There is no menu bar on a phone: nobody sees them.
  open func setNeedsRebuild() { built = nil }
  /// Asks again whether commands can be used. Entries are asked whenever a menu opens here.
  open func setNeedsRevalidate() {}

  /// The menus as the app built them.
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

/// Menus that are being built: trees of menus that are replaced from the top, since a menu never changes.
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

  /// The tree with the menu of a name changed to what a function makes of it; nothing takes it out.
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
  /// All menus together.
  public static let root = system("root")
  /// The menu of the app.
  public static let application = system("application")
  /// Files.
  public static let file = system("file")
  /// Editing.
  public static let edit = system("edit")
  /// The form of text.
  public static let format = system("format")
  /// What is shown.
  public static let view = system("view")
  /// Windows.
  public static let window = system("window")
  /// Help.
  public static let help = system("help")
  /// About the app, in the menu of the app.
  public static let about = system("about")
  /// The settings of the app, in its menu.
  public static let preferences = system("preferences")
  /// Services, in the menu of the app.
  public static let services = system("services")
  /// Hiding the app, in its menu.
  public static let hide = system("hide")
  /// Leaving the app, in its menu.
  public static let quit = system("quit")
  /// New windows, among files.
  public static let newScene = system("new-scene")
  /// Opening files.
  public static let open = system("open")
  /// Closing files.
  public static let close = system("close")
  /// Saving files.
  public static let save = system("save")
  /// Printing files.
  public static let print = system("print")
  /// Undoing, in the menu for editing.
  public static let undoRedo = system("undo-redo")
  /// Cutting, copying and pasting, in the menu for editing.
  public static let standardEdit = system("standard-edit")
  /// Finding, in the menu for editing.
  public static let find = system("find")
  /// Replacing, in the menu for editing.
  public static let replace = system("replace")
  /// Sharing, in the menu for editing.
  public static let share = system("share")
  /// Sizes of text, in the menu for the form of text.
  public static let textSize = system("text-size")
  /// Colours of text, in the menu for the form of text.
  public static let textColor = system("text-color")
  /// Styles of text, in the menu for the form of text.
  public static let textStyle = system("text-style")
  /// Fonts, in the menu for the form of text.
  public static let font = system("font")
  /// Text, in the menu for the form of text.
  public static let text = system("text")
  /// The alignment of text, in the menu for the form of text.
  public static let alignment = system("alignment")
  /// The toolbar, in the menu for what is shown.
  public static let toolbar = system("toolbar")
  /// The side bar, in the menu for what is shown.
  public static let sidebar = system("sidebar")
  /// Full screen, in the menu for what is shown.
  public static let fullscreen = system("fullscreen")
  /// Making windows small and large.
  public static let minimizeAndZoom = system("minimize-and-zoom")
  /// Bringing windows to the front.
  public static let bringAllToFront = system("bring-all-to-front")
}
