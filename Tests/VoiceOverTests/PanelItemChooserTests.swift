import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing
import VoiceOver

@MainActor
@Suite("The item chooser")
struct PanelItemChooserTests {
  private func session(_ settings: Settings = Settings()) -> FakeSession {
    FakeSession(
      [
        .element("Inbox", traits: .header), .element("banana", traits: .button), .element(nil),
        .element("Äpfel"), .element("Apricot", value: "3"), .element("Cherry", traits: .button),
      ], settings: settings)
  }

  private func type(_ text: String, in session: FakeSession) -> [String] {
    session.send(.key(KeyPress(text, characters: text)))
  }

  @Test("It lists what has a name in the order of the alphabet")
  func list() {
    let session = session()
    #expect(session.command(.showItemChooser) == ["Item chooser 5 items Äpfel"])
    #expect(session.swipe(.right) == ["Apricot, 3"])
    #expect(session.swipe(.right) == ["banana, Button"])
    #expect(session.panel?.title == "Item chooser")
    #expect(
      session.panel?.rows == ["Äpfel", "Apricot, 3", "banana, Button", "Cherry, Button", "Inbox, Heading"])
    #expect(session.panel?.selection == 2)
  }

  @Test("Choosing goes to the item; the screen behind is not spoken before")
  func choose() {
    let session = session()
    session.command(.showItemChooser)
    session.command(.moveToLastItem)
    session.swipe(.left)
    #expect(session.focusedLabel == "Inbox")
    #expect(session.doubleTap() == ["Cherry Button"])
    #expect(session.focusedLabel == "Cherry")
    #expect(session.panel == nil)
    #expect(session.screen.actions.isEmpty)
  }

  @Test("Typed letters leave what holds them, whatever its case and accents; delete takes them back")
  func search() {
    let session = session()
    session.command(.showItemChooser)
    #expect(type("a", in: session) == ["4 results Äpfel"])
    #expect(type("p", in: session) == ["2 results Äpfel"])
    #expect(type("r", in: session) == ["1 result Apricot, 3"])
    #expect(type("x", in: session) == ["0 results"])
    #expect(session.takeSounds().contains(.noResults))
    #expect(session.send(.key(KeyPress("delete"))) == ["1 result Apricot, 3"])
    #expect(session.send(.key(KeyPress("return"))) == ["Apricot 3"])
  }

  @Test("Swiping up and down goes from letter to letter")
  func letters() {
    let session = session()
    session.command(.showItemChooser)
    #expect(session.command(.nextRotorItem) == ["banana, Button"])
    #expect(session.command(.nextRotorItem) == ["Cherry, Button"])
    #expect(session.command(.previousRotorItem) == ["banana, Button"])
    #expect(session.command(.previousRotorItem) == ["Äpfel"])
    #expect(session.command(.previousRotorItem) == ["Äpfel"])
    #expect(session.takeSounds().last == .boundaryReached)
  }

  @Test(
    "Escape, and the command that opened it, close it and say where the cursor is",
    arguments: [Command.escape, .showItemChooser])
  func close(command: Command) {
    let session = session()
    session.command(.showItemChooser)
    #expect(session.command(command) == ["Inbox Heading"])
    #expect(session.panel == nil)
    #expect(session.screen.actions.isEmpty)
  }

  @Test("There is an end of the list in both directions")
  func ends() {
    let session = session()
    session.command(.showItemChooser)
    session.takeSounds()
    #expect(session.swipe(.left) == ["Äpfel"])
    #expect(session.takeSounds() == [.boundaryReached])
  }

  @Test("A touch does not reach the screen behind")
  func touch() {
    let session = session()
    session.command(.showItemChooser)
    #expect(session.send(.gesture(Gesture(.tap(1), at: .init(x: 20, y: 130)))) == ["Äpfel"])
    #expect(session.focusedLabel == "Inbox")
  }

  @Test("It goes with the screen: rows come and go, and the selected one stays")
  func screenChanges() {
    let session = session()
    session.command(.showItemChooser)
    session.command(.moveToLastItem)
    session.screen.show([.element("Inbox", traits: .header, id: 1), .element("Zebra", id: 9)])
    #expect(session.listen().isEmpty)
    #expect(session.panel?.rows == ["Inbox, Heading", "Zebra"])
    #expect(session.panel?.selection == 0)
    session.screen.show([.element("Zebra", id: 9)])
    #expect(session.listen() == ["Zebra"])
    session.screen.post(.screenChanged(.none))
    #expect(session.listen() == ["Zebra"])
    #expect(session.panel == nil)
  }

  @Test("An announcement is heard while it is open, a value that changes behind it is not")
  func behind() {
    let session = session()
    session.command(.showItemChooser)
    session.screen.post(.announcement("Saved"))
    #expect(session.listen() == ["Saved"])
    session.screen.change("Inbox") { $0.value = "7" }
    session.screen.post(.layoutChanged(.none))
    #expect(session.listen().isEmpty)
  }

  @Test("Commands for the screen are unknown to it; those for VoiceOver itself go on")
  func others() {
    let session = session()
    session.command(.showItemChooser)
    session.takeSounds()
    #expect(session.command(.magicTap).isEmpty)
    #expect(session.takeSounds() == [.unknownCommand])
    #expect(session.command(.toggleScreenCurtain) == ["Screen curtain on"])
    #expect(session.panel != nil)
    session.command(.home)
    #expect(session.panel == nil)
  }
}

extension FakeSession {
  /// The panel that was drawn last.
  var panel: Overlay.Panel? { lastOverlay?.panel }
}
