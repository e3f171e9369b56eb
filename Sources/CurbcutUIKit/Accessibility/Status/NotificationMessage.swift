import Foundation

/// A message that is equivalent to a notification.
///
/// Unlike Apple's, Foundation on Linux does not convert notifications to messages by itself.
package protocol NotificationMessage: NotificationCenter.MainActorMessage {
  /// The name of the notification.
  static var name: NSNotification.Name { get }
  /// The equivalent notification.
  @MainActor static func makeNotification(_ message: Self) -> Foundation.Notification
}

extension NotificationCenter {
  /// Posts a message to those who observe it by type and to those who observe it by name.
  @MainActor
  package func tell<Told: NotificationMessage>(_ message: Told) where Told.Subject == UIAccessibility {
    post(Told.makeNotification(message))
    guard self === NotificationCenter.default else { return post(message) }
    MessageObservers.tell(message)
  }

  /// Calls a closure for each message about the person's settings, until the token is removed or released.
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

  /// Calls Foundation's method: since this one does not constrain the subject, overload resolution picks that.
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

/// The observers of messages of the default centre by type.
///
/// Foundation on Linux also delivers a typed message to the observers of every name, as if it were a notification,
/// and the process crashes. So these messages use a list of our own; Foundation's tokens determine who is still on
/// it.
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
