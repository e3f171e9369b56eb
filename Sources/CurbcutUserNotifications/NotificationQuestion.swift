import CurbcutFoundation
import CurbcutUIKit

/// The system's question whether an app may send notifications.
@MainActor
package enum NotificationQuestion {
  /// The window with the question, while it is asked.
  package private(set) static var window: UIWindow?

  /// Asks the person, over everything that the app shows.
  static func ask(then answer: @escaping @MainActor (Bool) -> Void) {
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    let app =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    let alert = UIAlertController(
      title: SystemWord.notificationQuestion.text(app), message: SystemWord.notificationQuestionDetails.text,
      preferredStyle: .alert)
    for (word, isAllowed) in [(SystemWord.dontAllow, false), (.allow, true)] {
      alert.addAction(
        UIAlertAction(title: word.text, style: .default) { _ in
          self.window?.isHidden = true
          self.window = nil
          answer(isAllowed)
        })
    }
    self.window = window
    window.isHidden = false
    window.rootViewController?.present(alert, animated: true)
  }
}
