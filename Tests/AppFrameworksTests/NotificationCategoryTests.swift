import CurbcutIntents
import CurbcutUserNotifications
import Testing

@Suite("Kinds of notifications")
struct NotificationCategoryTests {
  @Test("Say what stands where previews are hidden, and how several are summed up")
  func placeholders() {
    let plain = UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])
    #expect(plain.hiddenPreviewsBodyPlaceholder.isEmpty && plain.categorySummaryFormat.isEmpty)
    let hidden = UNNotificationCategory(
      identifier: "a", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "A code",
      options: [])
    #expect(hidden.hiddenPreviewsBodyPlaceholder == "A code")
    let both = UNNotificationCategory(
      identifier: "a", actions: [], intentIdentifiers: ["i"], hiddenPreviewsBodyPlaceholder: "A code",
      categorySummaryFormat: "%u more", options: .customDismissAction)
    #expect(both.categorySummaryFormat == "%u more" && both.options == .customDismissAction)
  }

  @Test("An activity has a phrase for Siri, and comes from none of its doings")
  func activity() {
    let activity = NSUserActivity(activityType: "org.example.note")
    activity.suggestedInvocationPhrase = "New note"
    #expect(activity.suggestedInvocationPhrase == "New note" && activity.interaction == nil)
  }
}
