import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import TestScreens
import Testing

@testable import KeyboardAccess

@MainActor
@Suite("The place of the ring when the screen changes")
struct PlaceTests {
  private func rows(_ numbers: [Int]) -> [ScreenPart] {
    numbers.map { .element("Row \($0)", id: AccessibilityElement.ID($0)) }
  }

  private func show(_ numbers: [Int], in session: KeyboardSession) {
    session.screen.show(rows(numbers))
    session.session.advance(to: session.session.now)
  }

  @Test("It stays on its element wherever that is now")
  func stays() {
    let session = KeyboardSession(rows([1, 2, 3]))
    session.press("tab")
    show([5, 6, 7, 2, 1], in: session)
    #expect(session.focused == "Row 2")
    #expect(session.walk("tab") == ["Row 1"])
  }

  @Test("An event that comes before the one about the new screen finds the ring on what is there")
  func early() {
    func context(_ numbers: [Int]) -> Context {
      Context(tree: WrittenScreen(rows(numbers)).tree, settings: Settings(), now: 0)
    }
    var engine = KeyboardAccessEngine()
    _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context([1, 2, 3]))
    let first = engine.focus
    #expect(first.element == 1)
    _ = engine.handle(.focused(first), in: context([3]))
    #expect(engine.focus.element == 3)
    _ = engine.handle(.screen(.structure), in: context([3]))
    #expect(engine.focus.element == 3)
  }

  @Test("It goes to the next element when its own disappears, and to the one before at the end")
  func moves() {
    let session = KeyboardSession(rows([1, 2, 3, 4]))
    session.press("tab")
    show([1, 3, 4], in: session)
    #expect(session.focused == "Row 3")
    show([1], in: session)
    #expect(session.focused == "Row 1")
    show([], in: session)
    #expect(session.focused == nil)
    #expect(session.overlay.cursor == nil)
    show([7, 8], in: session)
    #expect(session.focused == "Row 7")
  }

  @Test("It comes back to where it was when a screen is shown again, however deep the way was")
  func comesBack() {
    let session = KeyboardSession(rows([1, 2, 3]))
    session.press("tab", "tab")
    #expect(session.focused == "Row 3")
    show([11, 12], in: session)
    session.press("shift+tab")
    #expect(session.focused == "Row 11")
    show([21], in: session)
    #expect(session.focused == "Row 21")
    show([11, 12], in: session)
    #expect(session.focused == "Row 11")
    show([1, 2, 3], in: session)
    #expect(session.focused == "Row 3")
    // What was left by the way back is forgotten.
    show([11, 12], in: session)
    #expect(session.focused == "Row 12")
  }

  @Test("It stays on an element that is dimmed now, which does nothing, and Tab leads on from there")
  func dimmed() {
    let session = KeyboardSession(rows([1, 2, 3]))
    session.press("tab")
    session.screen.change(2) { $0.traits.insert(.notEnabled) }
    session.session.advance(to: 1)
    #expect(session.focused == "Row 2")
    session.press("space")
    #expect(session.actions().isEmpty)
    #expect(session.walk("tab", "shift+tab", "tab") == ["Row 3", "Row 1", "Row 3"])
  }

  @Test("It follows the app: to the element of a notification, to the field that begins to be edited")
  func follows() {
    let session = KeyboardSession(
      rows([1, 2]) + [.element("Text", .staticText, id: 3), .field("Name", "", isEditing: false, id: 4)])
    session.screen.post(.layoutChanged(.element(2)))
    session.session.advance(to: 1)
    #expect(session.focused == "Row 2")
    session.screen.post(.screenChanged(.element(3)))
    session.session.advance(to: 2)
    #expect(session.focused == "Name")
    session.press("tab")
    session.screen.change(4) { $0.traits.insert(.isEditing) }
    session.session.advance(to: 3)
    #expect(session.focused == "Name")
  }

  @Test("An app that shows another screen and says where to begin is told of the screen that there is")
  func namedOnNewScreen() {
    let session = KeyboardSession(rows(Array(1...3)))
    session.press("tab")
    session.screen.show(
      (10..<30).map { .element("Photo \($0)", .image, id: $0) }
        + [.element("Close", .button, id: 40), .element("Share", .button, id: 41)])
    session.screen.post(.screenChanged(.element(10)))
    session.session.advance(to: 1)
    #expect(session.focused == "Close")
    session.press("tab")
    #expect(session.focused == "Share")
  }
}
