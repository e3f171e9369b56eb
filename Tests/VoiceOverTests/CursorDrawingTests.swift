import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@MainActor
@Suite("Where the cursor is drawn")
struct CursorDrawingTests {
  @Test("The cursor follows an element that moves, and is not drawn anew for one that only changes")
  func follows() {
    let session = FakeSession([.element("One"), .element("Two")])
    session.screen.change("One") { $0.value = "1" }
    session.listen()
    #expect(session.lastOverlay == nil)
    let frame = CGRect(x: 7, y: 500, width: 40, height: 40)
    session.screen.change("One") { $0.frame = frame }
    session.listen()
    #expect(session.lastOverlay?.cursor == frame)
  }
}
