import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing
import VoiceOver

@MainActor
@Suite("Each utterance has the cause that it has")
struct CauseTests {
  private let screen: [FakeNode] = [
    .element("One"), .element("Volume", value: "5", traits: .adjustable), .element("Three"),
  ]

  /// What an engine says on one event after another, with the causes.
  private func causes(of events: [Event], on tree: ElementTree, settings: Settings = Settings()) -> [String] {
    var engine = VoiceOverEngine()
    var waiting = events
    var said: [String] = []
    while !waiting.isEmpty {
      let effects = engine.handle(
        waiting.removeFirst(), in: Context(tree: tree, settings: settings, now: 0))
      for case .speak(let request) in effects {
        said.append("\(request.utterance.caption): \(request.cause.source.rawValue) \(request.cause.name)")
      }
    }
    return said
  }

  @Test(
    "A braille display that is connected, or a screen that is read again, before the cursor has arrived is not it"
  )
  func arrivals() {
    let tree = ElementTree(fake: screen)
    let first = Focus(element: 1)
    #expect(
      causes(
        of: [.start(appName: "Dogs", isSwitchedOn: false), .braille(.display(cells: 20)), .focused(first)],
        on: tree) == ["Dogs, One: start Dogs"])
    #expect(
      causes(
        of: [
          .start(appName: nil, isSwitchedOn: false), .focused(first), .gesture(Gesture(.swipe(.right))),
          .screen(.structure), .focused(Focus(element: 2)),
        ], on: tree
      ).last?.hasSuffix(": gesture one-finger swipe right") == true)
  }

  @Test("What changes after the user has acted is the user's doing; what changes by itself is not")
  func changes() throws {
    let session = FakeSession([
      .element("Play", value: "off", traits: [.button, .updatesFrequently]), .element("Next"),
    ])
    session.screen.answer = { _, screen in
      screen.change("Play") { $0.value = AccessibilityText("on") }
      return nil
    }
    session.doubleTap()
    let acted = try #require(session.session.transcript.last?.request)
    #expect(acted.utterance.caption.contains("on"))
    #expect(acted.cause.source == .gesture && acted.cause.name == "one-finger double tap")
    session.session.advance(to: session.session.now + 60)
    session.screen.change("Play") { $0.value = AccessibilityText("buffering") }
    session.session.advance(to: session.session.now + 60)
    let changed = try #require(session.session.transcript.last?.request)
    #expect(changed.utterance.caption == "buffering")
    #expect(changed.cause.source == .change)
  }

  @Test("A notification of the app is the cause of where it sends the cursor, and of nothing after")
  func notifications() throws {
    let session = FakeSession(screen)
    session.screen.post(.screenChanged(.element(3)))
    session.listen()
    session.session.advance(to: session.session.now + 1)
    session.listen()
    let sent = try #require(session.session.transcript.last?.request.cause)
    #expect(sent.source == .notification && sent.name == "screenChanged")
    session.swipe(.left)
    #expect(session.session.transcript.last?.request.cause.name == "one-finger swipe left")
  }
}
