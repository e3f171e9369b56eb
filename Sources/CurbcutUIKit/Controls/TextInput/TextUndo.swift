import Foundation

/// The undo and redo history of typing in a text.
struct TextUndo {
  /// One change: the text removed at a location, and the text inserted in its place.
  struct Change: Equatable {
    var location: Int
    var removed: String
    var inserted: String
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  /// Whether a change is being undone or redone, which must not be recorded as a new change.
  private var isReplaying = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Records a change. Consecutively typed letters are undone together.
  mutating func note(_ change: Change) {
    guard !isReplaying, change.removed != change.inserted else { return }
    undone.removeAll()
    if let last = done.last, last.removed.isEmpty, change.removed.isEmpty, change.inserted.count == 1,
      change.inserted != "\n", change.location == last.location + last.inserted.utf16.count
    {
      done[done.count - 1].inserted += change.inserted
    } else {
      done.append(change)
    }
  }

  /// Begins undoing the latest change; call ``end()`` afterwards.
  mutating func beginUndo() -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    isReplaying = true
    return Change(location: change.location, removed: change.inserted, inserted: change.removed)
  }

  /// Begins redoing the change that was undone last; call ``end()`` afterwards.
  mutating func beginRedo() -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    isReplaying = true
    return change
  }

  mutating func end() { isReplaying = false }

  /// Clears the history, because the whole text was replaced.
  mutating func forget() { self = TextUndo() }
}

extension EditableText {
  /// Undoes the latest typing. Returns false if nothing changed.
  func undoTyping() -> Bool { replay(undo.beginUndo()) }

  /// Redoes what was undone last. Returns false if nothing changed.
  func redoTyping() -> Bool { replay(undo.beginRedo()) }

  private func replay(_ change: TextUndo.Change?) -> Bool {
    defer { undo.end() }
    guard let change else { return false }
    let before = editableText
    type(
      change.inserted, replacing: NSRange(location: change.location, length: change.removed.utf16.count))
    return editableText != before
  }
}
