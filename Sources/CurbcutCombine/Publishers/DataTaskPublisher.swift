import CurbcutFoundation
import OpenCombine

// Nothing in the objects of this module refers to `URLSession`: a program that does not use the network would load
// libcurl and some thirty libraries with it at every start. So the publisher is generic, and what names the types of
// the network is compiled into the app.

extension URLSession {
  /// Publishes what a URL answers, once.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher>.
  public typealias DataTaskPublisher = _DataTaskPublisher<URLRequest, URLSession, URLResponse>

  /// A publisher of what a URL answers.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher>.
  ///
  /// - Parameter url: the URL.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of what a request is answered.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher>.
  ///
  /// - Parameter request: the request.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// Publishes what a request is answered, once: the task begins when it is asked for, and answers on the session's queue.
///
/// Follows <https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher>.
public struct _DataTaskPublisher<Request, Session, Response>: Publisher, @unchecked Sendable {
  /// The data, and the response that came with it.
  public typealias Output = (data: Data, response: Response)
  /// Why there was no answer.
  public typealias Failure = URLError

  /// What a task calls at its end.
  public typealias _Handler = @Sendable (Data?, Response?, (any Error)?) -> Void
  /// Makes a task: what starts it, and what cancels it.
  public typealias _Maker = (@escaping _Handler) -> (resume: () -> Void, cancel: () -> Void)

  /// The request.
  public let request: Request
  /// The session that makes the task.
  public let session: Session
  private let makeTask: _Maker

  /// Creates a publisher that makes its tasks by a closure.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - session: the session.
  ///   - makeTask: makes a task.
  public init(_request request: Request, session: Session, makeTask: @escaping _Maker) {
    self.request = request
    self.session = session
    self.makeTask = makeTask
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
    subscriber.receive(subscription: DataTask(subscriber, makeTask))
  }
}

extension _DataTaskPublisher where Request == URLRequest, Session == URLSession, Response == URLResponse {
  /// Creates a publisher.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - session: the session that makes the task.
  @_alwaysEmitIntoClient
  public init(request: URLRequest, session: URLSession) {
    self.init(_request: request, session: session) { handler in
      let task = session.dataTask(with: request, completionHandler: handler)
      return ({ task.resume() }, { task.cancel() })
    }
  }
}

/// A subscription to what a request is answered.
private final class DataTask<S: Subscriber, Response>: Subscription, CustomStringConvertible,
  @unchecked Sendable
where S.Input == (data: Data, response: Response), S.Failure == URLError {
  typealias Maker = _DataTaskPublisher<Never, Never, Response>._Maker

  private let lock = NSLock()
  private var subscriber: S?
  private var makeTask: Maker?
  private var cancelTask: (() -> Void)?

  init(_ subscriber: S, _ makeTask: @escaping Maker) {
    self.subscriber = subscriber
    self.makeTask = makeTask
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let makeTask = lock.withLock {
      defer { self.makeTask = nil }
      return self.makeTask
    }
    let end = Sent { (data: Data?, response: Response?, error: (any Error)?) in
      self.end(data, response, error)
    }
    guard let task = makeTask?({ end.perform($0, $1, $2) }) else { return }
    let isCancelled = lock.withLock {
      cancelTask = task.cancel
      return subscriber == nil
    }
    if !isCancelled { task.resume() }
  }

  private func end(_ data: Data?, _ response: Response?, _ error: (any Error)?) {
    guard let subscriber = takeSubscriber() else { return }
    if error == nil, let response {
      _ = subscriber.receive((data: data ?? Data(), response: response))
      subscriber.receive(completion: .finished)
    } else {
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    guard takeSubscriber() != nil else { return }
    let cancelTask = lock.withLock {
      makeTask = nil
      defer { self.cancelTask = nil }
      return self.cancelTask
    }
    cancelTask?()
  }

  private func takeSubscriber() -> S? {
    lock.withLock {
      defer { subscriber = nil }
      return subscriber
    }
  }

  var description: String { "DataTaskPublisher" }
}
