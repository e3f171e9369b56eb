import AccessibilityTree
import AssistiveTechnology

/// What VoiceOver remembers of an app's notifications.
struct NotificationState: Sendable {
  /// The words of the last scroll: the same again means that the end was reached.
  var lastScroll: String?
  /// The technologies that the app asked to pause, as often as it asked.
  var pauses = 0
}
