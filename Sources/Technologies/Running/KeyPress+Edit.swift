import AssistiveTechnology

extension KeyPress {
  /// What the key does to the text that is being edited, where neither a technology nor a command of the app takes it; nil for
  /// nothing.
  package var edit: TextEdit? {
    switch (key, modifiers) {
    case ("delete", []): .deleteBackward
    case ("return", []): .submit
    case ("a", .command): .selectAll
    case ("c", .command): .copy
    case ("x", .command): .cut
    case ("v", .command): .paste
    case ("z", .command): .undo
    default: characters.map { .insert($0) }
    }
  }
}
