import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import VoiceOver

@MainActor
@Suite("Undoing and redoing text")
struct TextUndoTests {
  @Test("What is typed after an undo takes back the offer to redo")
  func redo() {
    let session = FakeSession([.field("Name", text: "one")])
    session.screen.answer = { request, screen in
      guard case .edit(let edit) = request.action, edit == .undo || edit == .redo else { return nil }
      screen.change(1) { element in
        let text = edit == .undo ? "one" : "onea"
        element.details.text = .init(text, selection: text.utf16.count..<text.utf16.count, isEditable: true)
        element.value = AccessibilityText(text)
      }
      return ActionOutcome(request: request.number, succeeded: true)
    }
    /// What the rotor's Edit offers.
    func commands() -> Set<String> {
      session.turn(to: "Edit")
      return Set((0..<8).flatMap { _ in session.swipe(.down) })
    }
    session.screen.carryOut(.insert("a"), on: 1)
    session.listen()
    #expect(commands().contains("Undo") && !commands().contains("Redo"))
    session.command(.undo)
    #expect(commands().contains("Redo"))
    session.screen.carryOut(.insert("b"), on: 1)
    session.listen()
    #expect(!commands().contains("Redo"))
  }
}
