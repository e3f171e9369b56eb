import Foundation
import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers, once both have published, whenever one publishes.
  ///
  /// Follows <https://developer.apple.com/documentation/combine/publishers/combinelatest>.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<S>(subscriber, count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      latest.begin()
      latest.follow(a, 0)
      latest.follow(b, 1)
    }
  }

  /// Publishes the latest values of three publishers, once all have published, whenever one publishes.
  ///
  /// Follows <https://developer.apple.com/documentation/combine/publishers/combinelatest3>.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<S>(subscriber, count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }
      latest.begin()
      latest.follow(a, 0)
      latest.follow(b, 1)
      latest.follow(c, 2)
    }
  }

  /// Publishes the latest values of four publishers, once all have published, whenever one publishes.
  ///
  /// Follows <https://developer.apple.com/documentation/combine/publishers/combinelatest4>.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<S>(subscriber, count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
          let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      latest.begin()
      latest.follow(a, 0)
      latest.follow(b, 1)
      latest.follow(c, 2)
      latest.follow(d, 3)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this and another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Publishes what a closure makes of the latest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  /// Publishes the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }

  /// Publishes what a closure makes of the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this and three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}

/// The latest values of several publishers, for one subscriber.
private final class LatestValues<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private let combine: ([Any?]) -> Downstream.Input?
  private var values: [Any?]
  private var open: Int
  private var demand = Subscribers.Demand.none
  /// Whether there are values that the subscriber has not asked for yet.
  private var hasNews = false
  private var upstreams: [AnyCancellable] = []

  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any?]) -> Downstream.Input?) {
    self.downstream = downstream
    self.combine = combine
    values = Array(repeating: nil, count: count)
    open = count
  }

  func begin() { downstream?.receive(subscription: self) }

  func follow<Upstream: Publisher>(_ upstream: Upstream, _ index: Int)
  where Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    let cancellable = upstream.sink { [self] completion in
      finish(completion, index)
    } receiveValue: { [self] value in
      lock.lock()
      values[index] = .some(value)
      hasNews = true
      lock.unlock()
      send()
    }
    lock.withLock { if downstream != nil { upstreams.append(cancellable) } }
  }

  private func send() {
    lock.lock()
    guard hasNews, demand > 0, let downstream, let value = combine(values) else { return lock.unlock() }
    hasNews = false
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    lock.lock()
    open -= 1
    var isOver = open == 0 || values[index] == nil
    if case .failure = completion { isOver = true }
    let ended = isOver ? downstream : nil
    if isOver { downstream = nil }
    lock.unlock()
    guard let ended else { return }
    ended.receive(completion: completion)
    cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    lock.lock()
    downstream = nil
    let ended = upstreams
    upstreams = []
    lock.unlock()
    for upstream in ended { upstream.cancel() }
  }
}
