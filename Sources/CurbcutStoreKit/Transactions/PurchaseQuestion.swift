import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// The system's question whether the person wants to buy something, as a simulator with a configuration file asks it.
@MainActor
package enum PurchaseQuestion {
  /// The window with the question, while it is asked.
  package private(set) static var window: UIWindow?

  /// Asks the person, over everything that the app shows; after a purchase, it says that it was made.
  static func ask(_ product: Product) async -> Bool {
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    self.window = window
    window.isHidden = false
    defer {
      window.isHidden = true
      self.window = nil
    }
    let buys = await show(
      "Confirm Your In-App Purchase",
      "Do you want to buy one \(product.displayName) for \(product.displayPrice)?\n\n[Environment: Xcode]",
      [("Cancel", .cancel, false), ("Buy", .default, true)], in: window)
    if buys {
      _ = await show(
        "You’re all set.", "Your purchase was successful.\n\n[Environment: Xcode]",
        [("OK", .default, true)], in: window)
    }
    return buys
  }

  private static func show(
    _ title: String, _ message: String, _ answers: [(String, UIAlertAction.Style, Bool)], in window: UIWindow
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      for (word, style, answer) in answers {
        alert.addAction(
          UIAlertAction(title: word, style: style) { _ in continuation.resume(returning: answer) })
      }
      window.rootViewController?.present(alert, animated: true)
    }
  }
}
