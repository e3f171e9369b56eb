import AccessibilityTree
import AssistiveTechnology

/// The panel that covers the screen and receives the user's commands: the item chooser, quick settings, a
/// text field.
struct PanelState: Sendable {
  /// The panel that is open; nil when none is.
  var current: Panel?
  /// The last search text, which Find Next uses again.
  var searchText = ""

  /// The panel as it is drawn.
  var overlay: Overlay.Panel? {
    guard let current else { return nil }
    return Overlay.Panel(
      title: current.title, rows: current.rows.map(\.text),
      selection: current.rows.isEmpty ? nil : current.selection)
  }
}

/// A list that VoiceOver shows over the screen. Its rows are spoken like elements.
struct Panel: Sendable {
  enum Kind: Sendable, Equatable {
    case itemChooser, quickSettings, announcements, find
    /// Asks for a label for the element.
    case label(AccessibilityElement.ID)
  }

  struct Row: Sendable {
    var target: Target
    /// The row as an element, with its label, value and traits.
    var element: AccessibilityElement

    /// The row in one line, as it is drawn.
    var text: String {
      [element.label, element.value].compactMap { $0?.string }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// What a row represents.
  enum Target: Sendable, Equatable {
    case element(AccessibilityElement.ID)
    /// A setting, by its key.
    case setting(String)
    case announcement
    /// The text that is being typed.
    case field
    case confirm, cancel
  }

  let kind: Kind
  let title: String
  var rows: [Row]
  var selection = 0
  /// What was typed.
  var typed = ""
  /// Every row of a list that can be searched by typing.
  var all: [Row] = []

  init(_ kind: Kind, title: String, rows: [Row], typed: String = "") {
    self.kind = kind
    self.title = title
    self.rows = rows
    self.typed = typed
    all = rows
  }

  var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

  /// True when what is typed goes into a field.
  var hasField: Bool { rows.contains { $0.target == .field } }
}
