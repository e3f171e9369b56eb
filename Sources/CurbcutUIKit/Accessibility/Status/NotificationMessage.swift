import Foundation

/// A message of iOS 26 that an older notification tells too.
///
/// On iOS the center carries one over to the other; the Foundation of Linux keeps them apart.
package protocol NotificationMessage: NotificationCenter.MainActorMessage {
  /// The name of the notification.
  static var name: NSNotification.Name { get }
  /// The notification that tells the same.
  @MainActor static func makeNotification(_ message: Self) -> Foundation.Notification
}

extension NotificationCenter {
  /// Posts a message for those who observe it by type and for those who observe it by name.
  @MainActor
  package func tell<Told: NotificationMessage>(_ message: Told) where Told.Subject == UIAccessibility {
    post(Told.makeNotification(message))
    post(message)
  }
}
