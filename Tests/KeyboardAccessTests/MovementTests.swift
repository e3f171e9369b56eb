import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import KeyboardAccess

@MainActor
@Suite("Moving with the keyboard")
struct MovementTests {
  private var plain: [ScreenPart] {
    [
      .element("Title", .header), .element("Back"), .element("Text", .staticText), .element("Link", .link),
      .element("Off", [.button, .notEnabled]), .element("Save"),
    ]
  }

  @Test("Tab goes through what responds to the user and is not dimmed, and from the last to the first")
  func tab() {
    let session = KeyboardSession(plain)
    #expect(session.focused == "Back")
    #expect(session.walk("tab", "tab", "tab") == ["Link", "Save", "Back"])
    #expect(session.walk("shift+tab", "shift+tab") == ["Save", "Link"])
    #expect(session.walk("tab+left", "tab+right") == ["Back", "Save"])
  }

  @Test("What the app says of responding comes before the traits, but never before being dimmed")
  func responds() {
    let session = KeyboardSession([
      .element("Card", .staticText) { $0.respondsToUserInteraction = true },
      .element("Fake", .button) { $0.respondsToUserInteraction = false },
      .element("Dim", [.button, .notEnabled]) { $0.respondsToUserInteraction = true },
      .element("With actions", .none) { $0.customActions = [.init(name: "Delete")] },
    ])
    #expect(session.focused == "Card")
    #expect(session.walk("tab", "tab") == ["With actions", "Card"])
  }

  private var grouped: [ScreenPart] {
    [
      .element("Edit"),
      .container(
        .toolbar, [.element("Reply"), .element("Forward"), .element("Note", .staticText), .element("Bin")]),
      .element("Send"),
      .container(.tabBar, [.element("Inbox", .tabBarItem), .element("All", [.tabBarItem, .selected])]),
    ]
  }

  @Test("A group is one stop for Tab; Control-Tab goes round inside it; it is entered where it was left")
  func groups() {
    let session = KeyboardSession(grouped)
    #expect(
      session.walk("tab", "control+tab", "control+tab", "control+tab") == [
        "Reply", "Forward", "Bin", "Reply",
      ])
    #expect(session.walk("control+shift+tab", "tab", "tab", "tab") == ["Bin", "Send", "All", "Edit"])
    #expect(session.walk("tab", "shift+tab") == ["Bin", "Edit"])
    #expect(session.walk("control+tab") == ["Reply"])
  }

  @Test("A scroll view of cells is a group, another one is not")
  func tables() {
    final class DogCell {}
    let rows = (1...3).map { ScreenPart.element("Row \($0)", type: DogCell.self) }
    let session = KeyboardSession([
      .element("Add"), .container(.scrollView, rows),
      .container(.scrollView, [.element("One"), .element("Two")]),
    ])
    #expect(session.walk("tab", "tab", "tab", "tab") == ["Row 1", "One", "Two", "Add"])
    #expect(session.walk("tab", "down", "down", "up") == ["Row 1", "Row 2", "Row 3", "Row 2"])
  }

  @Test("Arrows lead to the nearest in their direction, also where nothing stands straight ahead")
  func arrows() {
    func key(_ label: String, _ x: Double, _ y: Double) -> ScreenPart {
      .element(label, frame: CGRect(x: x, y: y, width: 50, height: 50))
    }
    let session = KeyboardSession([
      key("a", 0, 0), key("b", 60, 0), key("c", 120, 0), key("d", 30, 60), key("e", 200, 400),
    ])
    #expect(session.walk("right", "right", "down", "up", "left") == ["b", "c", "d", "a", "a"])
    #expect(session.walk("down", "down", "left", "left") == ["d", "e", "d", "a"])
  }

  @Test("Arrows change the value of an adjustable element, in the direction of reading")
  func adjustable() {
    let slider: [ScreenPart] = [
      .element("Volume", .adjustable), .element("Wheel", [.adjustable, .pickerElement]),
    ]
    let session = KeyboardSession(slider)
    session.press("up", "right", "down", "left")
    #expect(session.actions() == [.increment, .increment, .decrement, .decrement])
    #expect(session.walk("tab") == ["Wheel"])
    session.press("down", "up")
    #expect(session.actions() == [.increment, .decrement])
    var settings = Settings()
    settings.language = "ar"
    let arabic = KeyboardSession(slider, settings: settings)
    arabic.press("right", "left")
    #expect(arabic.actions() == [.decrement, .increment])
  }

  @Test("Tab that is held with another key is a modifier, and does not move")
  func chord() {
    let session = KeyboardSession(plain)
    session.send(KeyPress("tab"))
    #expect(session.focused == "Back")
    session.send(KeyPress("b"))
    session.send(KeyPress("b", isDown: false))
    session.send(KeyPress("tab", isDown: false))
    #expect(session.focused == "Back")
    #expect(session.actions() == [.escape])
  }

  @Test("Who types fast presses Space before Tab is up; a release that got lost does no harm")
  func fast() {
    let session = KeyboardSession(plain)
    session.send(KeyPress("tab"))
    session.send(KeyPress("space", characters: " "))
    session.send(KeyPress("tab", isDown: false))
    #expect(session.focused == "Link")
    #expect(session.screen.requests.last?.action == .activate)
    session.send(KeyPress("tab"))
    session.send(KeyPress("tab"))
    #expect(session.focused == "Save")
    session.send(KeyPress("tab", isDown: false))
    session.press("tab+h")
    session.send(KeyPress("tab"))
    session.send(KeyPress("down"))
    session.send(KeyPress("tab", isDown: false))
    #expect(session.overlay.panel?.selection == 2)
  }

  @Test("More of a scroll view is asked for before Tab leads out of it")
  func reveal() {
    func rows(_ numbers: ClosedRange<Int>) -> [ScreenPart] {
      let rows = numbers.map { ScreenPart.element("Row \($0)", id: AccessibilityElement.ID($0)) }
      return [
        .container(.scrollView, frame: CGRect(x: 0, y: 0, width: 390, height: 800), rows),
        .element("Done", id: 900),
      ]
    }
    let session = KeyboardSession(rows(1...2))
    session.screen.answer = { request, screen in
      guard request.action == .revealMore(forward: true) else { return nil }
      guard screen.tree.elements.count < 5 else { return false }
      screen.show(rows(1...screen.tree.elements.count))
      return true
    }
    #expect(session.walk("tab", "tab", "tab", "tab", "tab") == ["Row 2", "Row 3", "Row 4", "Done", "Row 1"])
  }

  /// A table that shows three rows at a time, of which only some can have the focus.
  private func table(_ first: Int, of count: Int, focusable: Set<Int>) -> [ScreenPart] {
    let rows = (first..<min(first + 3, count)).map {
      ScreenPart.element(
        "Row \($0)", focusable.contains($0) ? .button : .staticText, id: AccessibilityElement.ID($0 + 1))
    }
    return [
      .element("Top", id: 801),
      .container(.scrollView, frame: CGRect(x: 0, y: 100, width: 390, height: 700), rows),
      .element("Done", id: 900),
    ]
  }

  @Test(
    "Rows that cannot have the focus do not end the way through a table, also when the ring's own row is gone"
  )
  func revealFar() {
    let focusable: Set<Int> = [0, 11, 12, 29]
    let session = KeyboardSession(table(0, of: 30, focusable: focusable))
    var first = 0
    session.screen.answer = { [self] request, screen in
      guard case .revealMore(let forward) = request.action else { return nil }
      let new = first + (forward ? 1 : -1)
      guard (0...27).contains(new) else { return false }
      first = new
      screen.show(table(first, of: 30, focusable: focusable))
      return true
    }
    #expect(
      session.walk("tab", "tab", "tab", "tab", "tab") == ["Row 0", "Row 11", "Row 12", "Row 29", "Done"])
    #expect(
      session.walk("shift+tab", "shift+tab", "shift+tab", "shift+tab", "shift+tab")
        == ["Row 29", "Row 12", "Row 11", "Row 0", "Top"])
  }

  @Test("A table without an end keeps nobody for ever")
  func endless() {
    let session = KeyboardSession(table(0, of: 100_000, focusable: [0]))
    var first = 0
    session.screen.answer = { [self] request, screen in
      guard case .revealMore(forward: true) = request.action else { return nil }
      first += 1
      screen.show(table(first, of: 100_000, focusable: [0]))
      return true
    }
    #expect(session.walk("tab", "tab", "tab") == ["Row 0", "Done", "Top"])
    #expect(session.problem == nil)
    #expect(session.screen.requests.count <= Reveal.limit + 2)
  }

  @Test("What is scrolled away is scrolled into view")
  func scroll() {
    let session = KeyboardSession([
      .container(
        .scrollView, frame: CGRect(x: 0, y: 0, width: 390, height: 200),
        [
          .element("Near", frame: CGRect(x: 0, y: 0, width: 390, height: 40)),
          .element("Far", frame: CGRect(x: 0, y: 900, width: 390, height: 40)),
        ])
    ])
    #expect(session.screen.takeRequests().isEmpty)
    session.press("tab")
    let asked = session.screen.takeRequests().filter { $0.action == .scrollToVisible }
    #expect(asked.map(\.element) == [2])
  }

  @Test("Sections, headings and kinds have commands of their own")
  func kinds() {
    let session = KeyboardSession(
      plain + grouped + [.element("Name", .textEntry), .element("Air", .toggleButton)])
    func go(_ command: KeyboardCommand) -> String? {
      session.session.send(.command(command.rawValue))
      return session.focused
    }
    #expect(go(.nextLink) == "Link")
    #expect(go(.nextSection) == "Reply")
    #expect(go(.nextSection) == "Inbox")
    #expect(go(.previousSection) == "Reply")
    #expect(go(.exitContainer) == "Send")
    #expect(go(.nextTextField) == "Name")
    #expect(go(.nextCheckbox) == "Air")
    #expect(go(.previousHeading) == "Title")
    // From a heading, which is no stop, Tab leads on from there.
    #expect(session.walk("tab") == ["Back"])
  }
}
