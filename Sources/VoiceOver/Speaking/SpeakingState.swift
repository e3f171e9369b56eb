import AccessibilityTree
import AssistiveTechnology

/// What was said, as far as later speech depends on it.
struct SpeakingState: Sendable {
  /// The number of the last request to speak.
  var lastRequest = 0
  /// The app's name, to be said before anything else in the app.
  var appName: String?
  /// The state of the element that was spoken last, with which changes are compared.
  var spoken: Spoken?
  var lastUtterance = Utterance()
  /// The text that was said last, for the pasteboard.
  var lastText: String { lastUtterance.caption }
  /// Announcements, oldest first.
  var history: [String] = []
  /// When the user last acted on the element in focus: changes that follow are spoken.
  var actedAt: Double?
  /// Why the user's last action was performed.
  var actedCause = Cause(.start)
  /// Why the change happened that is about to be said.
  var changeCause = Cause(.change)
  /// True when the element that was spoken last has custom actions, so that "Actions available" is not
  /// repeated.
  var saidActions = false

  /// The attributes of an element when it was spoken.
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
  /// How long after a user's action a change counts as its result, in seconds.
  static let actionWindow = 1.5
  /// The interval at which an element that updates frequently is read again, in seconds.
  static let pollInterval = 1.0
}
