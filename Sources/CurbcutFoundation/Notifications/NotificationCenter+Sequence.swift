import Foundation

extension NotificationCenter {
  /// The notifications posted from now on, as an asynchronous sequence.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)>.
  ///
  /// - Parameters:
  ///   - name: the notifications' name.
  ///   - object: the notifications' sender; nil for any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(self, name, object) }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    /// The sequence never fails.
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

    /// Returns notifications in the order in which they were posted.
    public struct Iterator: AsyncIteratorProtocol {
      /// A notification.
      public typealias Element = Notification
      /// The sequence never fails.
      public typealias Failure = Never
      /// Keeps the observer registered for as long as the iterator lives.
      fileprivate let owner: Notifications
      fileprivate var iterator: AsyncStream<Unchecked<Notification>>.Iterator

      /// Waits for the next notification; nil when the task was cancelled.
      public mutating func next() async -> Notification? { await iterator.next()?.value }
    }
  }
}
