import CurbcutFoundation
import Testing

private final class Document: NSObject {
  let undoManager = UndoManager()
  var text = "" {
    didSet {
      undoManager.registerUndo(withTarget: self) { [oldValue] in $0.text = oldValue }
    }
  }
  var number = 0
  func setNumber(_ new: NSNumber) {
    undoManager.registerUndo(withTarget: self, selector: "setNewNumber:", object: NSNumber(value: number))
    number = new.intValue
  }
}

@Suite("An undo manager")
struct UndoManagerTests {
  private func step(_ document: Document, _ body: () -> Void) {
    document.undoManager.beginUndoGrouping()
    body()
    document.undoManager.endUndoGrouping()
  }

  private func document() -> Document {
    let document = Document()
    document.undoManager.groupsByEvent = false
    return document
  }

  @Test("takes back what was done, and does it again")
  func undoRedo() {
    let document = document()
    step(document) { document.text = "a" }
    step(document) { document.text = "b" }
    #expect(document.undoManager.canUndo && !document.undoManager.canRedo)
    document.undoManager.undo()
    #expect(document.text == "a")
    document.undoManager.undo()
    #expect(document.text == "")
    #expect(!document.undoManager.canUndo)
    document.undoManager.redo()
    document.undoManager.redo()
    #expect(document.text == "b")
    document.undoManager.undo()
    step(document) { document.text = "c" }
    #expect(!document.undoManager.canRedo)
  }

  @Test("takes groups back together, from the end, with their name")
  func groups() {
    let document = document()
    step(document) {
      document.text = "a"
      step(document) { document.text = "b" }
      document.undoManager.setActionName("Typing")
    }
    #expect(document.undoManager.undoMenuItemTitle == "Undo Typing")
    document.undoManager.undo()
    #expect(document.text == "")
    #expect(document.undoManager.redoActionName == "Typing")
    #expect(document.undoManager.undoMenuItemTitle == "Undo")
  }

  @Test("sends selectors, and forgets an object on request")
  func selectors() {
    let document = document()
    ObjCRuntime.register(Document.self) { c in
      c.method("setNewNumber:") { o, a in o.setNumber(try a.value(0)) }
    }
    step(document) { document.setNumber(5) }
    document.undoManager.undo()
    #expect(document.number == 0)
    document.undoManager.redo()
    #expect(document.number == 5)
    document.undoManager.removeAllActions(withTarget: document)
    #expect(!document.undoManager.canUndo)
  }

  @Test("keeps as many steps as asked, and takes nothing while it is off")
  func limits() {
    let document = document()
    document.undoManager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { step(document) { document.text = text } }
    for _ in 0..<3 { document.undoManager.undo() }
    #expect(document.text == "a")
    document.undoManager.disableUndoRegistration()
    document.text = "x"
    document.undoManager.enableUndoRegistration()
    #expect(!document.undoManager.canUndo)
  }

  // On the main thread, where no turn of its loop can end in the middle.
  @MainActor
  @Test("takes back together what was done in one turn of the run loop")
  func events() {
    let document = Document()
    document.text = "a"
    document.text = "b"
    document.undoManager.undo()
    #expect(document.text == "")
    document.undoManager.redo()
    #expect(document.text == "b")
  }

  @Test("tells of what it does")
  func notifications() {
    let document = document()
    nonisolated(unsafe) var heard: [String] = []
    let names: [NSNotification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: document.undoManager, queue: nil) {
        heard.append($0.name.rawValue)
      }
    }
    step(document) { document.text = "a" }
    document.undoManager.undo()
    #expect(heard == names.map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
