import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing
import VoiceOver

@MainActor
@Suite("Panels that ask for text")
struct PanelTextTests {
  private func type(_ text: String, in session: FakeSession) -> [String] {
    text.flatMap { session.send(.key(KeyPress(String($0).lowercased(), characters: String($0)))) }
  }

  private let nodes: [FakeNode] = [
    .element("Inbox", traits: .header), .element(nil, traits: .button),
    .container(.list, label: "Fruit", .element("Apple"), .element("Apple"), .element("Pear", value: "ripe")),
  ]

  // MARK: Labels

  @Test("A name that the user gives is said from then on, and kept in the settings")
  func label() {
    let session = FakeSession(nodes)
    session.swipe(.right)
    #expect(session.command(.labelItem) == ["Label element Text field is editing"])
    #expect(type("Go", in: session) == ["G", "o"])
    #expect(session.panel?.rows == ["Go", "Cancel", "Save"])
    #expect(session.send(.key(KeyPress("return"))) == ["Go Button"])
    session.swipe(.left)
    #expect(session.swipe(.right) == ["Go Button"])
    #expect(session.session.settings.voiceOver.userLabels.count == 1)
    // The same screen in another run: the ids are others.
    let again = FakeSession([.element("New", id: 77)] + nodes, settings: session.session.settings)
    again.swipe(.right)
    #expect(again.swipe(.right) == ["Go Button"])
  }

  @Test("Buttons save and cancel; an empty name gives the element its own back")
  func buttons() {
    let session = FakeSession(nodes)
    session.command(.labelItem)
    _ = type("Mail", in: session)
    #expect(session.swipe(.right) == ["Cancel Button"])
    #expect(session.doubleTap() == ["Inbox Heading"])
    #expect(session.session.settings.voiceOver.userLabels.isEmpty)
    session.command(.labelItem)
    _ = type("Mail", in: session)
    session.swipe(.right)
    #expect(session.swipe(.right) == ["Save Button"])
    #expect(session.doubleTap() == ["Mail Heading"])
    #expect(session.command(.labelItem) == ["Label element Mail Text field is editing"])
    for _ in 0..<4 { session.send(.key(KeyPress("delete"))) }
    #expect(session.send(.key(KeyPress("return"))) == ["Inbox Heading"])
    #expect(session.session.settings.voiceOver.userLabels.isEmpty)
  }

  @Test("Of two elements that are alike only the one that was named has the name")
  func twins() {
    let session = FakeSession(nodes)
    session.command(.moveToLastItem)
    session.swipe(.left)
    session.command(.labelItem)
    _ = type("Red", in: session)
    session.send(.key(KeyPress("return")))
    #expect(session.swipe(.left) == ["Apple"])
    #expect(session.swipe(.right) == ["Red"])
    session.command(.showItemChooser)
    #expect(session.panel?.rows == ["Apple", "Button", "Inbox, Heading", "Pear, ripe", "Red"])
  }

  @Test("The panel closes when its element is gone")
  func vanished() {
    let session = FakeSession(nodes)
    session.command(.labelItem)
    session.screen.show([.element("Elsewhere", id: 50)])
    #expect(session.listen() == ["Elsewhere"])
    #expect(session.panel == nil)
  }

  @Test("What is typed is said as the settings ask for")
  func echo() {
    var settings = Settings()
    settings.voiceOver.hardwareTypingFeedback = .words
    let session = FakeSession(nodes, settings: settings)
    session.command(.labelItem)
    #expect(type("My name", in: session) == ["My"])
    #expect(session.send(.key(KeyPress("delete"))) == ["e"])
    settings.voiceOver.hardwareTypingFeedback = .nothing
    session.session.settings = settings
    #expect(type("xyz ", in: session).isEmpty)
    #expect(session.panel?.rows.first == "My namxyz ")
  }

  // MARK: Find

  @Test("Find goes to the next item with the text, and on from there")
  func find() {
    let session = FakeSession(nodes)
    #expect(session.command(.findText) == ["Find text Text field is editing"])
    _ = type("APPLE", in: session)
    #expect(session.send(.key(KeyPress("return"))) == ["Fruit Apple"])
    #expect(session.focus.element == 3)
    #expect(session.command(.findNext) == ["Apple"])
    #expect(session.focus.element == 4)
    session.takeSounds()
    #expect(session.command(.findNext) == ["APPLE not found"])
    #expect(session.takeSounds() == [.noResults])
    session.command(.findPrevious)
    #expect(session.focus.element == 3)
  }

  @Test("Find Next asks for the text when none was looked for")
  func findNext() {
    let session = FakeSession(nodes)
    #expect(session.command(.findNext) == ["Find text Text field is editing"])
    _ = type("ripe", in: session)
    session.send(.key(KeyPress("return")))
    #expect(session.focusedLabel == "Pear")
  }

  // MARK: Announcements

  @Test("The announcements are there to be heard again, latest first")
  func announcements() {
    let session = FakeSession(nodes)
    #expect(session.command(.announcementHistory) == ["No announcements"])
    session.screen.post(.announcement("Saved"))
    session.listen()
    session.screen.post(.announcement("Sent"))
    session.listen()
    #expect(session.command(.announcementHistory) == ["Announcement history 2 items Sent"])
    #expect(session.swipe(.right) == ["Saved"])
    #expect(session.doubleTap() == ["Saved"])
    #expect(session.command(.announcementHistory) == ["Inbox Heading"])
  }

  // MARK: Linked items

  @Test("A linked item is where the text goes on; without one there is an end")
  func linked() {
    var details = AccessibilityElement.Details()
    details.nextTextElement = 3
    let session = FakeSession([
      .element("Page one", details: details), .element("Aside"), .element("Page two"),
    ])
    #expect(session.command(.moveToLinkedItem) == ["Page two"])
    session.takeSounds()
    #expect(session.command(.moveToLinkedItem).isEmpty)
    #expect(session.takeSounds() == [.boundaryReached])
  }
}

@MainActor
@Suite("The summary of an item")
struct PanelItemSummaryTests {
  @Test("It says what the item is and where it stands, without its hints")
  func place() {
    let session = FakeSession([
      .container(
        .list, label: "Fruit", .element("Apple", context: .listStart),
        .element("Pear", hint: "Eats it.", traits: .button), .element("Plum", context: .listEnd)),
      .element("Home", traits: .button, context: .tabBarItem(index: 1, count: 2)),
    ])
    #expect(session.command(.readItemSummary) == ["Apple List start 1 of 3"])
    session.swipe(.right)
    #expect(session.command(.readItemSummary) == ["Pear Button 2 of 3"])
    session.command(.moveToLastItem)
    #expect(session.command(.readItemSummary) == ["Home Tab 1 of 2"])
  }

  @Test("It says which rows show")
  func scrolled() {
    let session = FakeSession([.container(.scrollView, .element("Apple"), .element("Pear"))])
    #expect(session.command(.readItemSummary) == ["Apple"])
    session.screen.answer = { request, _ in
      guard request.action == .scrollStatus, let id = request.element else { return nil }
      return ActionOutcome(
        request: request.number, succeeded: true, found: .init(element: id, text: "Rows 1 to 2 of 9"))
    }
    #expect(session.command(.readItemSummary) == ["Apple Rows 1 to 2 of 9"])
  }

  @Test("It says what is selected of a text")
  func selection() {
    let session = FakeSession([.field("Name", text: "Ada Lovelace", selection: 4..<12)])
    #expect(
      session.command(.readItemSummary) == ["Name Ada Lovelace Text field is editing Lovelace selected"])
  }
}
