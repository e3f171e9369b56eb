import AccessibilityTree
import AssistiveTechnology

/// A list that Full Keyboard Access shows over the screen, and that takes the keys while it is open.
struct KeyboardPanel: Sendable {
  enum Kind: Sendable, Equatable {
    case help, gestures, find
    /// The actions of the element.
    case actions(AccessibilityElement.ID)
  }

  struct Row: Sendable, Equatable {
    var text: String
    var target: Target
  }

  /// What a row stands for.
  enum Target: Sendable, Equatable {
    /// Something to read.
    case none
    case command(KeyboardCommand)
    case element(AccessibilityElement.ID)
    case increment, decrement
    /// A custom action, by its index and its name.
    case custom(Int, String)
  }

  let kind: Kind
  let title: String
  var rows: [Row]
  var selection = 0
  /// What was typed to find an element by its name.
  var typed = ""

  init(_ kind: Kind, title: String, rows: [Row]) {
    self.kind = kind
    self.title = title
    self.rows = rows
  }

  var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

  /// The panel as it is drawn.
  var overlay: Overlay.Panel {
    Overlay.Panel(title: title, rows: rows.map(\.text), selection: rows.isEmpty ? nil : selection)
  }

  /// The command that opens the panel, and closes it again.
  var command: KeyboardCommand {
    switch kind {
    case .help: .help
    case .gestures: .keyboardGestures
    case .find: .find
    case .actions: .actions
    }
  }

  /// Selects another row; behind the last one comes the first.
  mutating func select(by step: Int) {
    guard !rows.isEmpty else { return }
    selection = (selection + step % rows.count + rows.count) % rows.count
  }
}
