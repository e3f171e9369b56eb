import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import KeyboardAccess

@MainActor
@Suite("The ring of the keyboard")
struct RingTests {
  private let parts: [ScreenPart] = [.element("A"), .element("B")]

  @Test("It lies around the element in focus, and follows it when it moves")
  func frame() {
    let session = KeyboardSession(parts)
    #expect(session.overlay.cursor == CGRect(x: -3, y: 97, width: 396, height: 46))
    session.press("tab")
    session.screen.change(2) { $0.frame.origin.y = 300 }
    session.session.advance(to: 1)
    #expect(session.overlay.cursor?.minY == 297)
  }

  @Test("It disappears when no key is pressed for so long, and comes back with the next key")
  func hides() {
    let session = KeyboardSession(parts)
    session.press("tab")
    session.session.advance(to: 10)
    session.press("tab")
    session.session.advance(to: 24.9)
    #expect(session.overlay.cursor != nil)
    session.session.advance(to: 25)
    #expect(session.overlay.cursor == nil && session.engine?.focusRing == nil)
    #expect(session.focused == "A")
    session.press("tab")
    #expect(session.overlay.cursor != nil)
    #expect(session.focused == "B")
  }

  @Test("It disappears also when no key was ever pressed, and shows when its settings change")
  func settingsShowIt() {
    let session = KeyboardSession(parts)
    session.session.advance(to: 15)
    #expect(session.overlay.cursor == nil)
    session.session.settings.boldText = true
    #expect(session.overlay.cursor == nil)
    session.session.settings.fullKeyboardAccess.autoHideDelay = 5
    #expect(session.overlay.cursor != nil)
    session.session.advance(to: 21)
    #expect(session.overlay.cursor == nil)
    session.session.settings.fullKeyboardAccess.autoHideDelay = 60
    session.session.settings.fullKeyboardAccess.autoHideDelay = 2
    session.session.advance(to: 23.1)
    #expect(session.overlay.cursor == nil)
    session.session.settings.fullKeyboardAccess.autoHides = false
    session.session.advance(to: 500)
    #expect(session.overlay.cursor != nil)
  }

  @Test("It stays with Auto-Hide off, and over an open list")
  func stays() {
    var settings = Settings()
    settings.fullKeyboardAccess.autoHides = false
    let session = KeyboardSession(parts, settings: settings)
    session.press("tab")
    session.session.advance(to: 1000)
    #expect(session.overlay.cursor != nil)
    let other = KeyboardSession(parts)
    other.press("tab+h")
    other.session.advance(to: 1000)
    #expect(other.overlay.panel != nil && other.overlay.cursor != nil)
  }

  @Test("It is drawn as the settings say, at once when they change")
  func style() {
    let session = KeyboardSession(parts)
    #expect(!session.overlay.isCursorLarge && session.overlay.marks.isEmpty)
    #expect(session.engine?.focusRing?.color == .default)
    session.session.settings.fullKeyboardAccess.increasesSize = true
    session.session.settings.fullKeyboardAccess.color = .orange
    session.session.settings.fullKeyboardAccess.usesHighContrast = true
    #expect(session.overlay.isCursorLarge)
    #expect(session.engine?.focusRing?.color == .orange)
    #expect(session.engine?.focusRing?.hasHighContrast == true)
    #expect(session.engine?.focusRing?.width == 6)
    let frame = session.engine?.focusRing?.frame ?? .null
    #expect(
      session.overlay.marks == [
        .init(.focusRing, frame, color: "orange", isLarge: true, style: .doubleLine)
      ])
  }

  @Test("It is gone when Full Keyboard Access is switched off, and the setting with it")
  func stop() {
    let session = KeyboardSession(parts)
    #expect(session.session.settings.isFullKeyboardAccessEnabled)
    session.session.send(.stop)
    #expect(session.overlay == Overlay())
    #expect(!session.session.settings.isFullKeyboardAccessEnabled)
    session.press("tab")
    #expect(session.focused == nil)
  }
}
