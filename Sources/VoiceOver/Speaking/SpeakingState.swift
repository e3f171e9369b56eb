import AccessibilityTree
import AssistiveTechnology

/// What was said, as far as what is said next depends on it.
struct SpeakingState: Sendable {
  /// The number of the last request to speak.
  var lastRequest = 0
  /// Said before the first thing that is said of an app.
  var appName: String?
  /// The words of the last thing that was said of an element: what a change is told against.
  var spoken: Spoken?
  var lastUtterance = Utterance()
  /// What was said last, for the pasteboard.
  var lastText: String { lastUtterance.text(separator: ", ") }
  /// Announcements, latest last.
  var history: [String] = []
  /// When the user last acted on the element in focus: changes that follow are told.
  var actedAt: Double?
  /// True once "Actions available" was said for a run of elements that have some.
  var saidActions = false

  /// What was known of an element when it was spoken.
  struct Spoken: Sendable, Equatable {
    var element: AccessibilityElement.ID
    var label: AccessibilityText?
    var value: AccessibilityText?
    var traits: AccessibilityTraits
    var expanded: AccessibilityElement.ExpandedStatus

    init(_ element: AccessibilityElement) {
      self.element = element.id
      label = element.label
      value = element.value
      traits = element.traits
      expanded = element.hasDetails ? element.details.expandedStatus : .unsupported
    }
  }

  static let historyLimit = 20
  /// How long after an action of the user a change is taken for its result, in seconds.
  static let actionWindow = 1.5
  /// How often an element that changes by itself is read again, in seconds.
  static let pollInterval = 1.0
}
