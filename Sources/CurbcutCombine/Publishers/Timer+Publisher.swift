import CurbcutFoundation
import OpenCombine

extension Timer {
  /// A publisher of the current date, again and again.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)>.
  ///
  /// - Parameters:
  ///   - interval: seconds between two dates.
  ///   - tolerance: by how much they may be late; nil for any.
  ///   - runLoop: the run loop of the timer.
  ///   - mode: the mode in which it fires; ignored while a host's clock is installed.
  ///   - options: of no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the current date again and again while it is connected. On the main run loop it goes by the host's
  /// clock if there is one: then its dates are that of the connection and the time that has gone by since.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/timer/timerpublisher>.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// A date.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    /// By how much they may be late; nil for any.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode in which it fires.
    public let mode: RunLoop.Mode
    /// Of no effect.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [Ticks] = []
    private var stop: (() -> Void)?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: seconds between two dates.
    ///   - tolerance: by how much they may be late; nil for any.
    ///   - runLoop: the run loop of the timer.
    ///   - mode: the mode in which it fires.
    ///   - options: of no effect.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let subscription = Ticks(subscriber) { [weak self] ended in
        self?.lock.withLock { self?.subscriptions.removeAll { $0 === ended } }
      }
      lock.withLock { subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, if it does not run.
    ///
    /// - Returns: what stops it, and ends the subscriptions.
    public func connect() -> any Cancellable {
      lock.withLock { if stop == nil { stop = start() } }
      return AnyConnection { self.disconnect() }
    }

    private func start() -> () -> Void {
      if let scheduler = runLoop.hostScheduler {
        let (begin, date) = (scheduler.time, Date())
        let work = HostWork.schedule(
          by: scheduler, at: begin + interval, every: interval, isAwaited: false
        ) {
          self.publish(date + (scheduler.time - begin))
        }
        return work.cancel
      }
      let first = runLoop.now.advanced(by: .init(Swift.max(interval, 0.000_1)))
      return runLoop.repeatInRealTime(after: first, every: .init(interval), .init(tolerance ?? 0), mode) {
        self.publish(Date())
      }
    }

    private func publish(_ date: Date) {
      for subscription in lock.withLock({ subscriptions }) { subscription.send(date) }
    }

    private func disconnect() {
      let (stop, subscriptions) = lock.withLock {
        defer { (self.stop, self.subscriptions) = (nil, []) }
        return (self.stop, self.subscriptions)
      }
      stop?()
      for subscription in subscriptions { subscription.cancel() }
    }
  }
}

/// The connection of a timer. Other than `AnyCancellable` it lasts when it is let go, as on Apple's systems.
private struct AnyConnection: Cancellable {
  let end: () -> Void

  func cancel() { end() }
}

/// A subscription to the dates of a timer.
private final class Ticks: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var receive: ((Date) -> Subscribers.Demand)?
  private let ended: (Ticks) -> Void

  init<S: Subscriber>(_ subscriber: S, ended: @escaping (Ticks) -> Void)
  where S.Input == Date, S.Failure == Never {
    receive = { subscriber.receive($0) }
    self.ended = ended
  }

  /// Passes on a date; one that nobody has asked for is dropped.
  func send(_ date: Date) {
    let receive = lock.withLock { () -> ((Date) -> Subscribers.Demand)? in
      guard demand > .none, let receive = self.receive else { return nil }
      demand -= 1
      return receive
    }
    guard let receive else { return }
    let more = receive(date)
    lock.withLock { demand += more }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let receive = lock.withLock {
      defer { self.receive = nil }
      return self.receive
    }
    if receive != nil { ended(self) }
  }

  var description: String { "Timer" }
}
