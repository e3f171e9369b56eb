import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import KeyboardAccess

@MainActor
@Suite("Acting with the keyboard")
struct InteractionTests {
  @Test("Each command of the system asks for what it is called")
  func system() {
    let session = KeyboardSession([.element("A")])
    session.press("fn+h", "fn+up", "fn+c", "fn+n", "fn+s", "tab+x", "control+option+shift+command+r")
    #expect(
      session.system == [
        .home, .appSwitcher, .controlCenter, .notificationCenter, .siri, .shortcut, .restart,
      ])
  }

  @Test("Globe-M shows the menu bar, as does the command that has no keys until it is given some")
  func menuBar() {
    let session = KeyboardSession([.element("A")])
    session.press("fn+m")
    #expect(session.system == [.menuBar])
    #expect(session.screen.takeRequests().isEmpty)
    // What is no command of Full Keyboard Access is the app's.
    session.press("command+m")
    #expect(session.screen.takeRequests().map(\.action) == [.key(KeyPress("m", modifiers: .command))])
  }

  @Test("Space activates, Tab-B goes back, Tab-M asks for the contextual menu")
  func basics() {
    let session = KeyboardSession([.element("A")])
    session.press("space", "tab+b", "tab+m")
    #expect(session.actions() == [.activate, .escape, .contextMenu])
  }

  @Test("Tab-Z lists the actions; the chosen one is performed, by its name if the list has changed")
  func actions() {
    let session = KeyboardSession([
      .element("Mail", .button) { $0.customActions = [.init(name: "Flag"), .init(name: "Delete")] },
      .element("Level", .adjustable), .element("Plain"),
    ])
    session.press("tab+z")
    #expect(session.overlay.panel?.title == "Actions")
    #expect(session.overlay.panel?.rows == ["Flag", "Delete"])
    session.press("down")
    #expect(session.overlay.panel?.selection == 1)
    session.screen.change(1) { $0.details.customActions = [.init(name: "Delete")] }
    session.press("space")
    #expect(session.actions() == [.custom(0)])
    #expect(session.overlay.panel == nil)
    session.press("tab", "tab+z")
    #expect(session.overlay.panel?.rows == ["Increment", "Decrement"])
    session.press("down", "return")
    #expect(session.actions() == [.decrement])
    session.press("tab", "tab+z")
    #expect(session.overlay.panel == nil)
  }

  @Test("The list of actions closes when its element is gone")
  func actionsGone() {
    let session = KeyboardSession([
      .element("Mail", .button) { $0.customActions = [.init(name: "Flag")] }, .element("Next"),
    ])
    session.press("tab+z")
    session.screen.show([.element("Next", id: 2)])
    session.session.advance(to: 1)
    #expect(session.overlay.panel == nil)
    #expect(session.focused == "Next")
  }

  @Test("Tab-F finds by input label, then by label; Return goes there, Escape does not")
  func find() {
    let session = KeyboardSession([
      .element("Compose"), .element("Übersicht"), .element("Share sheet"),
      .element("X", .button) { $0.userInputLabels = ["Close", "Shut"] },
    ])
    session.press("tab+f")
    session.type("sh")
    #expect(session.overlay.caption == "sh")
    #expect(session.overlay.panel?.rows == ["Share sheet", "X"])
    session.type("u")
    #expect(session.overlay.panel?.rows == ["X"])
    session.press("delete", "down", "return")
    #expect(session.focused == "X")
    #expect(session.overlay.panel == nil)
    session.press("tab+f")
    session.type("UB")
    #expect(session.overlay.panel?.rows == ["Übersicht"])
    session.press("escape")
    #expect(session.focused == "X")
    session.press("tab+f")
    session.type("share s")
    session.press("return")
    #expect(session.focused == "Share sheet")
  }

  @Test("Tab-H lists every command with its keys, and only the keys that close it do anything else")
  func help() throws {
    let session = KeyboardSession([.element("A"), .element("B")])
    session.press("tab+h")
    let rows = try #require(session.overlay.panel?.rows)
    #expect(rows.count == KeyboardCommand.allCases.count + CommandTable.standard.sections.count)
    #expect(rows.contains("Help, Tab H"))
    #expect(rows.contains("Move to previous item, ⌃ ⇧ Tab"))
    #expect(rows.contains("App Switcher, Fn ↑"))
    #expect(rows.contains("Next heading"))
    session.press("space", "down", "fn+h")
    #expect(session.overlay.panel?.selection == 1)
    #expect(session.system.isEmpty && session.actions().isEmpty)
    session.press("tab+h")
    #expect(session.overlay.panel == nil)
    #expect(session.focused == "A")
  }

  @Test("In Pass-Through Mode every key is the app's, but for the one that ends it")
  func passThrough() {
    let session = KeyboardSession([.element("A"), .field("Name", ""), .element("B")])
    session.press("control+option+command+p")
    #expect(session.engine?.isPassingThrough == true)
    #expect(session.overlay.cursor == nil)
    session.press("tab", "space", "fn+h")
    #expect(session.focused == "Name")
    #expect(session.system.isEmpty)
    session.type("hi")
    #expect(session.screen.tree.elements[1].value == " hi")
    _ = session.screen.takeRequests()
    session.press("command+s")
    #expect(session.screen.takeRequests().map(\.action) == [.key(KeyPress("s", modifiers: .command))])
    session.press("control+option+command+p", "tab")
    #expect(session.focused == "B")
    _ = session.screen.takeRequests()
    session.press("space")
    #expect(session.screen.takeRequests().map(\.action) == [.activate])
  }

  @Test("Keys are typed into the field that is edited; Tab leads on from every field")
  func typing() {
    let session = KeyboardSession([.field("Note", "ab", traits: [.textEntry, .textArea]), .element("Done")])
    session.type("C d")
    #expect(session.screen.tree.elements[0].value == "abC d")
    session.press("left", "delete", "home")
    session.type("x")
    #expect(session.screen.tree.elements[0].value == "xabCd")
    session.press("option+right", "return")
    #expect(session.screen.tree.elements[0].value == "xabCd\n")
    session.press("command+a", "delete")
    #expect(session.screen.tree.elements[0].value == "")
    #expect(session.walk("tab", "tab", "shift+tab") == ["Done", "Note", "Done"])
  }

  @Test("A letter begins to edit the field in focus; a space and Return only activate it")
  func begins() {
    let session = KeyboardSession([.field("Name", "", isEditing: false), .element("B")])
    session.screen.answer = { request, screen in
      if request.action == .activate { screen.change(1) { $0.traits.insert(.isEditing) } }
      return nil
    }
    session.type("q")
    #expect(session.actions() == [.activate, .edit(.insert("q"))])
    let other = KeyboardSession([.field("Name", "", isEditing: false)])
    other.press("space")
    #expect(other.actions() == [.activate])
  }

  @Test("A script writes a chord with Tab as it writes every other key")
  func script() throws {
    let session = KeyboardSession([
      .element("A"), .element("B", .button) { $0.customActions = [.init(name: "Flag")] },
    ])
    let script = try GestureScript.parse(
      "key tab\nkey tab+z\nkey space\nkey tab+right\nkey shift+tab\n", file: "walk.txt")
    try ScriptPlayer(session.session).play(script)
    #expect(session.actions() == [.custom(0)])
    #expect(session.focused == "A")
  }
}
