import CurbcutFoundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications posted from now on.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)>.
  ///
  /// - Parameters:
  ///   - name: their name.
  ///   - object: their sender; nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications, on the thread that posts them.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/notificationcenter/publisher>.
  public struct Publisher: OpenCombine.Publisher, Equatable, @unchecked Sendable {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// The center to which they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender; nil for any.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: the center to which the notifications are posted.
    ///   - name: their name.
    ///   - object: their sender; nil for any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = Observer(self, subscriber)
      subscription.begin()
      subscriber.receive(subscription: subscription)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

/// A subscription to notifications.
private final class Observer<S: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
where S.Input == Notification, S.Failure == Never {
  private let publisher: NotificationCenter.Publisher
  private let lock = NSLock()
  /// One notification at a time reaches the subscriber, though one may bring about another.
  private let turn = NSRecursiveLock()
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var token: (any NSObjectProtocol)?

  init(_ publisher: NotificationCenter.Publisher, _ subscriber: S) {
    self.publisher = publisher
    self.subscriber = subscriber
  }

  func begin() {
    let send = Sent { [weak self] (notification: Notification) in self?.send(notification) }
    let token = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
      send.perform($0)
    }
    lock.withLock { self.token = token }
  }

  private func send(_ notification: Notification) {
    let subscriber = lock.withLock { () -> S? in
      guard demand > .none, let subscriber = self.subscriber else { return nil }
      demand -= 1
      return subscriber
    }
    guard let subscriber else { return }
    let more = turn.withLock { subscriber.receive(notification) }
    lock.withLock { demand += more }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let (token, subscriber) = lock.withLock {
      defer { (self.token, self.subscriber) = (nil, nil) }
      return (self.token, self.subscriber)
    }
    if let token { publisher.center.removeObserver(token) }
    withExtendedLifetime(subscriber) {}
  }

  var description: String { "NotificationCenter Observer" }
}
