import Foundation

/// A message that tells the same as a notification.
///
/// Foundation on Linux does not make messages of notifications by itself, as Apple's does.
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
    guard self === NotificationCenter.default else { return post(message) }
    MessageObservers.tell(message)
  }

  /// Calls a closure for each message about the person's settings, until the token is removed or let go.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(of:for:using:)>.
  @MainActor
  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject == UIAccessibility {
    let kept = MessageObserver(observer)
    if self === NotificationCenter.default { MessageObservers.add(kept) }
    return addFoundationObserver(of: subject, for: identifier) { kept.observer($0) }
  }

  /// Where nothing is known of the subject, the method is Foundation's.
  @MainActor
  private func addFoundationObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message {
    addObserver(of: subject, for: identifier, using: observer)
  }
}

/// Lives as long as Foundation keeps the closure that holds it.
@MainActor
private final class MessageObserver<Message> {
  let observer: @MainActor (Message) -> Void

  init(_ observer: @escaping @MainActor (Message) -> Void) { self.observer = observer }
}

/// Who observes messages of the default centre by type.
///
/// Foundation on Linux hands a typed message to observers of every name as well, as the notification that it is not,
/// and the process ends. So these messages go by a list of our own; Foundation's tokens say who is still on it.
@MainActor
private enum MessageObservers {
  private static var known: [ObjectIdentifier: [() -> AnyObject?]] = [:]

  static func add<Message>(_ observer: MessageObserver<Message>) {
    known[ObjectIdentifier(Message.self), default: []].append { [weak observer] in observer }
  }

  static func tell<Message>(_ message: Message) {
    let type = ObjectIdentifier(Message.self)
    known[type]?.removeAll { $0() == nil }
    for observer in known[type] ?? [] { (observer() as? MessageObserver<Message>)?.observer(message) }
  }
}
