import Foundation

/// What was typed into a text, so that it can be taken back.
struct TextUndo {
  /// One change: what stood at a place before, and what stands there after.
  struct Change: Equatable {
    var location: Int
    var removed: String
    var inserted: String
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  /// While a change is taken back, that is not itself a change to remember.
  private var isReplaying = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Remembers a change. Letters typed one behind the other are taken back together.
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

  /// Begins to take back the latest change; ``end()`` follows.
  mutating func beginUndo() -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    isReplaying = true
    return Change(location: change.location, removed: change.inserted, inserted: change.removed)
  }

  /// Begins to do again what was taken back last; ``end()`` follows.
  mutating func beginRedo() -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    isReplaying = true
    return change
  }

  mutating func end() { isReplaying = false }

  /// The text was set as a whole: what was typed into the old one is of no use.
  mutating func forget() { self = TextUndo() }
}

extension EditableText {
  /// Takes back what was typed last. False when there is nothing to take back.
  func undoTyping() -> Bool { replay(undo.beginUndo()) }

  /// Types again what was taken back. False when there is nothing.
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
