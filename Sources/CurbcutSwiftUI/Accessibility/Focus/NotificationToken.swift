import CurbcutUIKit
import Foundation

/// Runs a closure on the main actor for each notification of a name, until the token goes.
@MainActor
final class NotificationToken {
  private let token: any NSObjectProtocol

  init(_ name: NSNotification.Name, _ body: @escaping @MainActor ([AnyHashable: Any]) -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let info = notification.userInfo ?? [:]
      Isolation.toMain { body(info) }
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }
}
