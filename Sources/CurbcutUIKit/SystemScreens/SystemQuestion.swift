import DeviceServices
import Foundation

/// A question that the system asks a person, over everything that the app shows: whether it may send notifications,
/// whether something is to be bought, what an intent needs to know.
@MainActor
package enum SystemQuestion {
  /// An answer that can be given.
  package struct Answer: Sendable {
    var title: String
    var style: UIAlertAction.Style

    /// Creates an answer.
    package init(_ title: String, _ style: UIAlertAction.Style = .default) {
      self.title = title
      self.style = style
    }
  }

  private static var windows: [UIWindow] = []

  /// The window with the question that was asked last; nil while none is asked.
  package static var window: UIWindow? { windows.last }

  /// Asks the person.
  ///
  /// - Parameter answer: called with the place of the answer among those that could be given.
  package static func ask(
    _ title: String, message: String? = nil, _ answers: [Answer],
    then answer: @escaping @MainActor (Int) -> Void
  ) {
    let window = openWindow()
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, one) in answers.enumerated() {
      alert.addAction(
        UIAlertAction(title: one.title, style: one.style) { _ in
          close(window)
          answer(index)
        })
    }
    window.rootViewController?.present(alert, animated: true)
  }

  private static func openWindow() -> UIWindow {
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    windows.append(window)
    window.isHidden = false
    return window
  }

  private static func close(_ window: UIWindow) {
    window.isHidden = true
    windows.removeAll { $0 === window }
  }

  /// Shows an alert of a service. It belongs to another process: while it is there, the app is not active.
  ///
  /// - Parameter answer: called with what the person has done.
  /// - Returns: what takes the alert away without an answer.
  static func show(
    _ alert: SystemAlert, then answer: @escaping @MainActor (SystemAlert.Answer) -> Void
  ) -> (@MainActor () -> Void) {
    if windows.isEmpty { UIKitHost.shared.deactivateApp() }
    let window = openWindow()
    let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
    func end() {
      close(window)
      if windows.isEmpty { UIKitHost.shared.reactivateApp() }
    }
    for (index, button) in alert.buttons.enumerated() {
      controller.addAction(
        UIAlertAction(title: button.title, style: button.isCancel ? .cancel : .default) {
          [weak controller] _ in
          let text = controller?.textFields?.first?.text ?? ""
          end()
          answer(SystemAlert.Answer(button: index, text: text))
        })
    }
    if let secret = alert.secret {
      controller.addTextField {
        $0.placeholder = secret
        $0.isSecureTextEntry = true
        $0.keyboardType = .numberPad
      }
    }
    window.rootViewController?.present(controller, animated: true)
    return { if windows.contains(where: { $0 === window }) { end() } }
  }

  /// Asks the person, and waits for the answer.
  ///
  /// - Returns: the place of the answer among those that could be given.
  package static func ask(_ title: String, message: String? = nil, _ answers: [Answer]) async -> Int {
    await withCheckedContinuation { continuation in
      ask(title, message: message, answers) { continuation.resume(returning: $0) }
    }
  }
}
