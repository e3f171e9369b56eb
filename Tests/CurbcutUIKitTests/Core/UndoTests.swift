import CurbcutUIKit
import Testing

@MainActor
@Suite("Undoing in views", .serialized)
struct UndoTests {
  private final class Editor: UIView {
    private let own = UndoManager()
    override var undoManager: UndoManager? { own }
  }

  @Test("goes to the nearest undo manager along the chain, in the end to the window's")
  func chain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, editor, inner) = (UIView(), Editor(), UIView())
    window.addSubview(view)
    window.addSubview(editor)
    editor.addSubview(inner)
    #expect(window.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
    #expect(inner.undoManager === editor.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
