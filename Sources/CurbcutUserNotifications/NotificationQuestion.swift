import CurbcutFoundation
import CurbcutUIKit

/// The system's question whether an app may send notifications.
@MainActor
enum NotificationQuestion {
  /// Asks the person.
  static func ask(then answer: @escaping @MainActor (Bool) -> Void) {
    let app =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    SystemQuestion.ask(
      SystemWord.notificationQuestion.text(app), message: SystemWord.notificationQuestionDetails.text,
      [.init(SystemWord.dontAllow.text), .init(SystemWord.allow.text)]
    ) { answer($0 == 1) }
  }
}
