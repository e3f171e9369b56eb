import AccessibilityTree
import AssistiveTechnology

/// The state of the rotor.
struct RotorState: Sendable {
  /// The name on the dial while it is visible.
  var shownName: String?
  /// The containers that the cursor has moved into, outermost first.
  var enteredGroups: [AccessibilityElement.ID] = []
  /// The chosen item; nil until the dial has been turned.
  var choice: RotorItem?
  /// The name of a chosen custom rotor, which another element may have at another index.
  var customName: String?
  /// The choice before an element turned the dial; nil while no element has.
  var before: Previous?
  /// The last choice in each kind of context.
  var choices: [Surroundings: RotorItem] = [:]
  var surroundings = Surroundings.screen
  /// The element that the rest of the state is about.
  var element: AccessibilityElement.ID?
  /// The chosen action: 0 is the default one, followed by the custom ones.
  var action = 0
  /// The index of the custom content that was said last.
  var content: Int?
  /// Whether Describe Chart was said last.
  var describesChart = false
  /// The editing command that was said last.
  var editing: TextCommand?
  /// The unit by which Text Selection extends.
  var selectionUnit = SelectionUnit.character
  /// What the last search of a custom rotor found, after which the next search begins.
  var found: Focus?

  /// How long the dial is visible, in seconds.
  static let overlayDuration = 3.0

  struct Previous: Sendable {
    var choice: RotorItem?
  }

  /// The kinds of context, for each of which the last choice is remembered.
  enum Surroundings: Hashable, Sendable { case screen, editing, web }
}

/// The units by which Text Selection extends a selection.
enum SelectionUnit: String, Sendable, CaseIterable { case character, word, line, all }

/// What the rotor's Edit item offers.
enum TextCommand: String, Sendable, CaseIterable {
  case select, selectAll, cut, copy, paste, undo, redo
}
