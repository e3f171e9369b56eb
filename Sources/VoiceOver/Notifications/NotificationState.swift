import AccessibilityTree
import AssistiveTechnology

/// The state of handling an app's notifications.
struct NotificationState: Sendable {
  /// The status text of the last scroll: the same text again means that the end was reached.
  var lastScroll: String?
  /// How often the app asked for a technology to be paused. Unused, as VoiceOver ignores such requests.
  var pauses = 0
}
