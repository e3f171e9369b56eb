import AccessibilityTree
import AssistiveTechnology

/// The state of handling an app's notifications.
struct NotificationState: Sendable {
  /// The status text of the last scroll: the same text again means that the end was reached.
  var lastScroll: String?
  /// The technologies that the app asked to pause, as often as it asked.
  var pauses = 0
}
