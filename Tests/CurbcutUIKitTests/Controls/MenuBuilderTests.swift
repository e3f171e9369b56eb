import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

/// Menus that the app builds.
@MainActor
@Suite(.serialized)
struct MenuBuilderTests {
  private func menu(_ name: String) -> UIMenu { UIMenu(title: name, identifier: .init(name)) }

  @Test func menusAreInsertedReplacedAndRemoved() {
    let builder = MenuBuilder(system: .main, root: StandardMenus(UIMainMenuSystem.Configuration()).root)
    #expect(builder.menu(for: .file)?.title == "File")
    builder.insertSibling(menu("a"), afterMenu: .file)
    builder.insertSibling(menu("b"), beforeMenu: .init("a"))
    builder.insertChild(menu("c"), atEndOfMenu: .init("a"))
    builder.insertChild(menu("d"), atStartOfMenu: .init("a"))
    builder.remove(menu: .format)
    let names = builder.root.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
    #expect(names.prefix(5).suffix(4) == ["com.apple.menu.file", "b", "a", "com.apple.menu.edit"])
    #expect(!names.contains("com.apple.menu.format"))
    #expect(builder.menu(for: .init("a"))?.children.map(\.title) == ["d", "c"])
    builder.replaceChildren(ofMenu: .init("a")) { Array($0.reversed()) }
    #expect(builder.menu(for: .init("a"))?.children.map(\.title) == ["c", "d"])
    builder.replace(menu: .init("c"), with: menu("e"))
    #expect(builder.menu(for: .init("c")) == nil && builder.menu(for: .init("e")) != nil)
  }

  @Test func actionsAndCommandsAreFoundWhereverTheyAre() {
    let builder = MenuBuilder(system: .main, root: StandardMenus(UIMainMenuSystem.Configuration()).root)
    let action = UIAction(title: "x", identifier: .init("x")) { _ in }
    let command = UICommand(title: "y", action: Selector("y:"), propertyList: "2")
    builder.insertChild(UIMenu(children: [action, command]), atEndOfMenu: .help)
    #expect(builder.action(for: .init("x")) === action)
    #expect(builder.command(for: Selector("y:"), propertyList: "2") === command)
    #expect(builder.command(for: Selector("y:"), propertyList: "3") == nil)
  }
}
