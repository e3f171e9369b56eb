import AssistiveTechnology
import Braille
import DeviceSettings
import Testing

@testable import AccessibilityTree
@testable import VoiceOver

@MainActor
@Suite("VoiceOver on a braille display")
struct BrailleDisplayTests {
  private func start(
    _ nodes: [FakeNode], cells: Int = 20, contracted: Bool = true
  ) -> (Session, FakeScreen, MemoryBrailleDisplay) {
    var settings = Settings()
    settings.voiceOver.isBrailleContracted = contracted
    let display = MemoryBrailleDisplay(cells: cells)
    let screen = FakeScreen(nodes)
    let session = Session(
      provider: screen, engines: [VoiceOverEngine()], settings: settings, outputs: [BrailleOutput(display)])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    return (session, screen, display)
  }

  @Test("Cells follow the cursor, contracted or not")
  func following() {
    let (session, _, display) = start([.element("The day"), .element("Save", traits: .button)])
    #expect(display.unicode == "⠠⠮⠀⠐⠙")
    session.send(.gesture(Gesture(.swipe(.right))))
    #expect(display.text == "Save btn")
    session.send(.gesture(Gesture(.swipe(.left))))
    session.send(.command("toggleContractedBraille"))
    session.settings.voiceOver.showsBrailleMessages = false
    session.advance(to: 30)
    #expect(display.unicode == "⠠⠞⠓⠑⠀⠙⠁⠽")
  }

  @Test("An announcement flashes and gives way")
  func flash() {
    let (session, screen, display) = start([.element("One")])
    screen.post(.announcement("the"))
    session.advance(to: session.now + 1)
    #expect(display.unicode == "⠮")
    session.advance(to: session.now + 3)
    #expect(display.text == "One")
  }

  @Test("Panning reads a long line to its end, then goes on, and back to its end")
  func panning() {
    let (session, _, display) = start(
      [.element("one two three four"), .element("Two")], cells: 10, contracted: false)
    var shown = [display.text]
    for _ in 0..<2 {
      display.press(.panRight)
      session.advance(to: session.now + 0.1)
      shown.append(display.text)
    }
    session.send(.braille(.panLeft))
    shown.append(display.text)
    session.send(.braille(.chord(dots: 0b10, withSpace: true)))
    shown.append(display.text)
    #expect(shown == ["one two", "three four", "Two", "three four", "one two"])
  }

  @Test("A routing key activates a button")
  func routing() {
    let (session, screen, display) = start([.element("Save", traits: .button)])
    display.press(.routing(cell: 2))
    session.advance(to: session.now + 0.1)
    #expect(screen.actions == [.activate])
  }

  @Test("Chords type a contracted word into a field, and the insertion point follows")
  func typing() {
    let (session, screen, display) = start([.field("Note", text: "")])
    for dots in [UInt8(0b10_1110), 0, 0b10_0001, 0b01_1101, 0] {
      session.send(.braille(.chord(dots: dots, withSpace: dots == 0)))
    }
    session.settle()
    #expect(screen.tree.elements[0].value?.string == "the children ")
    #expect(display.unicode == "⠮⠀⠡⠝⠀⣀")
    session.send(.braille(.routing(cell: 0)))
    #expect(screen.actions.last == .edit(.select(0..<0)))
    session.settle()
    #expect(display.unicode == "⣮⠀⠡⠝")
    session.send(.braille(.chord(dots: 0b100_0000, withSpace: false)))
    #expect(screen.tree.elements[0].value?.string == "the children ")
  }

  @Test("Replaying the translated events without a display does the same")
  func replay() {
    let (session, screen, display) = start([.field("Note", text: "")])
    var events: [Event] = []
    session.observer = { if case .event(let event, _, _) = $0 { events.append(event) } }
    display.press(.chord(dots: 0b10_1110, withSpace: false))
    display.press(.chord(dots: 0, withSpace: true))
    session.advance(to: session.now + 1)
    #expect(screen.tree.elements[0].value?.string == "the ")
    #expect(events.contains(.braille(.text("the "))))
    #expect(!events.contains(.braille(.chord(dots: 0b10_1110, withSpace: false))))
  }

  @Test("A display that is taken away and put back shows the line again")
  func reconnection() {
    let (session, _, display) = start([.element("One"), .element("Two")])
    display.connect(cells: 0)
    session.advance(to: session.now + 0.1)
    session.send(.gesture(Gesture(.swipe(.right))))
    #expect(display.text == "One")
    display.connect(cells: 12)
    session.advance(to: session.now + 0.1)
    #expect(display.text == "Two")
    #expect(display.frame.cells.count == 12)
  }
}
