import AssistiveTechnology
import DeviceSettings
import Testing

@testable import AccessibilityTree
@testable import VoiceOver

@MainActor
@Suite("What VoiceOver shows in braille")
struct BrailleLineTests {
  private func start(_ nodes: [FakeNode], settings: Settings = Settings()) -> FakeSession {
    let session = FakeSession(nodes, settings: settings)
    session.send(.braille(.display(cells: 20)))
    return session
  }

  private func lines(_ session: FakeSession) -> [BrailleLine] {
    session.effects.compactMap { if case .braille(let line) = $0 { line } else { nil } }
  }

  @Test(
    "An element is its name, value and role, abbreviated",
    arguments: [
      (FakeNode.element("Save", traits: .button), "Save btn"),
      (.element("Home", traits: .header), "Home hd"),
      (.element("Apple", hint: "Opens the page.", traits: .link), "Apple lnk"),
      (.element("Volume", value: "50%", traits: .adjustable), "Volume 50% adj"),
      (.element("Wi-Fi", value: "1", traits: [.button, .toggleButton]), "Wi-Fi sw btn on"),
      (.element("Edit", traits: [.button, .notEnabled]), "Edit dim btn"),
      (.element("Red", traits: [.button, .selected]), "sel Red btn"),
      (.element("Cat", traits: .image), "Cat img"),
      (.field("Name", text: "Ann", isEditing: false), "Name Ann txt fld"),
      (.element("Find", traits: .searchField), "Find srch fld"),
    ])
  func roles(node: FakeNode, text: String) {
    let session = start([node])
    #expect(lines(session).last?.text == text)
  }

  @Test("Without a display no line is put together; one that comes is heard and shows the element in focus")
  func connection() {
    let session = FakeSession([.element("One"), .element("Two")])
    session.swipe(.right)
    #expect(lines(session).isEmpty)
    _ = session.takeSounds()
    session.send(.braille(.display(cells: 14)))
    #expect(lines(session).map(\.text) == ["Two"])
    #expect(session.takeSounds() == [.brailleConnected])
    session.send(.braille(.display(cells: 0)))
    session.swipe(.left)
    #expect(lines(session).isEmpty)
    #expect(session.takeSounds().first == .brailleDisconnected)
  }

  @Test("A container is named when it is entered, if the settings show it in braille")
  func containers() {
    let nodes: [FakeNode] = [
      .element("One"),
      .container(
        .semanticGroup, label: "Toolbar", .element("Share", traits: .button),
        .element("Print", traits: .button)),
    ]
    let session = start(nodes)
    session.swipe(.right)
    session.swipe(.right)
    #expect(lines(session).map(\.text) == ["One", "Toolbar Share btn", "Print btn"])
    #expect(lines(session)[1].content == 8..<13)
    var settings = Settings()
    settings.voiceOver.containerDescriptions = .speak
    settings.voiceOver.links = .speak
    let other = start(nodes + [.element("Apple", traits: .link)], settings: settings)
    for _ in 0..<3 { other.swipe(.right) }
    #expect(lines(other).map(\.text) == ["One", "Share btn", "Print btn", "Apple"])
  }

  @Test("Text that is edited is the whole line, with the insertion point in it")
  func editing() {
    let session = start([.field("Name", text: "Ann", selection: 1..<1)])
    #expect(
      lines(session).last
        == BrailleLine(text: "Ann", element: 1, content: 0..<3, cursor: 1..<1, status: [.editing]))
  }

  @Test("An announcement shows for a while, then the line comes back")
  func message() {
    let session = start([.element("One"), .element("Two")])
    session.screen.post(.announcement("Saved"))
    session.session.advance(to: session.session.now + 2.5)
    #expect(lines(session).last?.text == "Saved")
    #expect(lines(session).last?.isMessage == true)
    session.session.advance(to: session.session.now + 1)
    #expect(lines(session).map(\.text) == ["One", "Saved", "One"])
    #expect(lines(session).last?.status == [])
  }

  @Test("A message that gave way to the cursor is marked as not read, until the history is opened")
  func unread() {
    let session = start([.element("One"), .element("Two")])
    session.screen.post(.announcement("Saved"))
    session.session.advance(to: session.session.now + 0.1)
    session.swipe(.right)
    #expect(lines(session).last?.text == "Two")
    #expect(lines(session).last?.status == [.message])
    session.session.advance(to: session.session.now + 5)
    #expect(lines(session).last?.text == "Two")
    session.send(.braille(.chord(dots: BrailleChord.dots("1345"), withSpace: true)))
    #expect(lines(session).last?.status.contains(.message) == false)
  }

  @Test("Messages can be switched off, or stay until the user pans on")
  func messageSettings() {
    var settings = Settings()
    settings.voiceOver.showsBrailleMessages = false
    let silent = start([.element("One")], settings: settings)
    silent.screen.post(.announcement("Saved"))
    silent.listen()
    #expect(!lines(silent).contains { $0.isMessage })
    settings.voiceOver.showsBrailleMessages = true
    settings.voiceOver.brailleMessageDuration = 0
    let lasting = start([.element("One")], settings: settings)
    lasting.screen.post(.announcement("Saved"))
    lasting.session.advance(to: 500)
    #expect(lines(lasting).last?.text == "Saved")
    lasting.send(.braille(.panned(forward: true)))
    #expect(lines(lasting).last?.text == "One")
  }

  @Test("Panning past the end goes to the next element, past the beginning to the end of the one before")
  func panning() {
    let session = start([.element("One"), .element("Two")])
    session.send(.braille(.panned(forward: true)))
    #expect(session.focusedLabel == "Two")
    #expect(lines(session).last?.showsEnd == false)
    session.send(.braille(.panned(forward: false)))
    #expect(session.focusedLabel == "One")
    #expect(lines(session).last?.showsEnd == true)
  }

  @Test("The display moves on by itself at the interval of the settings, to the end of the screen")
  func autoAdvance() {
    let session = start([.element("One"), .element("Two")])
    let begin = session.session.now
    session.command(.toggleAutoAdvance)
    #expect(session.session.transcript.last?.text == "Auto advance on")
    session.session.advance(to: begin + 4)
    #expect(!session.effects.contains(.panBraille(forward: true)))
    session.session.advance(to: begin + 12)
    #expect(session.effects.filter { $0 == .panBraille(forward: true) }.count == 2)
    for _ in 0..<3 { session.send(.braille(.panned(forward: true))) }
    #expect(session.focusedLabel == "Two")
    #expect(session.session.transcript.last?.text == "Auto advance off")
    let count = session.effects.filter { $0 == .panBraille(forward: true) }.count
    session.session.advance(to: session.session.now + 60)
    #expect(session.effects.filter { $0 == .panBraille(forward: true) }.count == count)
  }

  @Test("Parts in other languages say so")
  func languages() {
    var label = AccessibilityText("Guten Tag")
    label.runs = [.init(range: 0..<5, attributes: SpeechAttributes(language: "de"))]
    let element = AccessibilityElement(
      id: 1, label: label, traits: .button, frame: .init(x: 0, y: 0, width: 50, height: 50))
    let session = start([.element(element, nil)])
    #expect(lines(session).last?.languages.first == .init(range: 0..<5, language: "de"))
  }
}
