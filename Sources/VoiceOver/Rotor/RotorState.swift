import AccessibilityTree
import AssistiveTechnology

/// Where the rotor stands.
struct RotorState: Sendable {
  /// The name on the dial while it shows.
  var shownName: String?
  /// The containers that the cursor has moved into, outermost first.
  var enteredGroups: [AccessibilityElement.ID] = []
  /// What the dial stands on; nil until somebody turned it.
  var choice: RotorItem?
  /// The name of a custom rotor that was chosen: another element may have it at another place.
  var customName: String?
  /// What the dial stood on before an element turned it; nil while no element has.
  var before: Previous?
  /// The last choice in each kind of context.
  var choices: [Surroundings: RotorItem] = [:]
  var surroundings = Surroundings.screen
  /// The element that the rest of the state is about.
  var element: AccessibilityElement.ID?
  /// Which action is chosen: 0 is the default one, then come the custom ones.
  var action = 0
  /// Which custom content was said last.
  var content: Int?
  /// Which editing command was said last.
  var editing: TextCommand?
  /// By what Text Selection extends.
  var selectionUnit = SelectionUnit.character
  /// The searches of a custom rotor begin behind what the last one found.
  var found: Focus?

  /// How long the dial shows, in seconds.
  static let overlayDuration = 3.0

  struct Previous: Sendable {
    var choice: RotorItem?
  }

  /// The kinds of context for each of which the last choice is remembered.
  enum Surroundings: Hashable, Sendable { case screen, editing, web }
}

/// What Text Selection extends a selection by.
enum SelectionUnit: String, Sendable, CaseIterable { case character, word, line, all }

/// What the rotor's Edit item offers.
enum TextCommand: String, Sendable, CaseIterable {
  case select, selectAll, cut, copy, paste, undo, redo
}
