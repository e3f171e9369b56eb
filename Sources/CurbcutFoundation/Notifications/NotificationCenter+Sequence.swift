import Foundation

extension NotificationCenter {
  /// The notifications that come from now on, to wait for one after the other.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)>.
  ///
  /// - Parameters:
  ///   - name: which notifications.
  ///   - object: whose notifications; nil for everybody's.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(self, name, object) }

  /// Notifications that come in.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What comes in.
    public typealias Element = Notification
    /// What never goes wrong.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let token: any NSObjectProtocol
    private let stream: AsyncStream<Unchecked<Notification>>

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      let (stream, continuation) = AsyncStream.makeStream(
        of: Unchecked<Notification>.self, bufferingPolicy: .bufferingNewest(8))
      self.stream = stream
      token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Unchecked(value: $0))
      }
    }

    deinit { center.Foundation::removeObserver(token) }

    public func makeAsyncIterator() -> Iterator {
      Iterator(owner: self, iterator: stream.makeAsyncIterator())
    }

    /// Takes notifications in the order in which they were posted.
    public struct Iterator: AsyncIteratorProtocol {
      /// What comes in.
      public typealias Element = Notification
      /// What never goes wrong.
      public typealias Failure = Never
      /// Hears for as long as somebody takes.
      fileprivate let owner: Notifications
      fileprivate var iterator: AsyncStream<Unchecked<Notification>>.Iterator

      /// Waits for the next notification; nil when the task was cancelled.
      public mutating func next() async -> Notification? { await iterator.next()?.value }
    }
  }
}
