import Foundation
import Synchronization

/// The network as the app has it.
///
/// A recording answers in the place of servers. What it has no answer for reaches the network of the machine where that is
/// allowed; elsewhere the device is in flight mode, and the request fails with `URLError.notConnectedToInternet`.
package enum AppNetwork {
  /// What the app may reach.
  package struct Access: Sendable {
    /// What answers in the place of servers; nil for nothing.
    package var recording: NetworkRecording?
    /// Whether the network of the machine may be used.
    package var isAllowed: Bool
    /// Keeps what servers answer; nil for nothing.
    package var recorder: NetworkRecorder?
    /// Told, once for each request, that the recording has no answer.
    package var onMissing: (@Sendable (String) -> Void)?

    /// Creates access: by default, a device in flight mode.
    package init(
      recording: NetworkRecording? = nil, isAllowed: Bool = false, recorder: NetworkRecorder? = nil,
      onMissing: (@Sendable (String) -> Void)? = nil
    ) {
      self.recording = recording
      self.isAllowed = isAllowed
      self.recorder = recorder
      self.onMissing = onMissing
    }
  }

  private struct State: Sendable {
    // A program that is not run as an app has the network of its machine.
    var access = Access(isAllowed: true)
    var unanswered: Set<String> = []
    var running = 0
  }

  private static let state = Mutex(State())

  /// Sets what the app may reach.
  package static func setAccess(_ access: Access) { state.withLock { $0 = State(access: access) } }

  /// What kind of network a device with this access says that it has.
  package enum Reach: Equatable {
    /// That of the machine.
    case machine
    /// One that is there without any of the machine's.
    case recording
    /// None.
    case none
  }

  /// What kind of network there is.
  package static var reach: Reach {
    state.withLock { $0.access.isAllowed ? .machine : $0.access.recording == nil ? .none : .recording }
  }

  /// How many requests wait for servers.
  package static var running: Int { state.withLock { $0.running } }

  /// What becomes of a request.
  package enum Outcome: Equatable {
    /// It was recorded what is answered, and by which address.
    case answer(_NetworkAnswer, from: URL)
    /// The server is to be asked.
    case ask
    /// There is no connection.
    case offline
  }

  /// Decides what becomes of a request.
  package static func outcome(of request: _NetworkRequest) -> Outcome {
    let (outcome, complain) = state.withLock { state -> (Outcome, (() -> Void)?) in
      if let found = state.access.recording?.answer(to: request) {
        return (.answer(found.answer, from: found.url), nil)
      }
      if state.access.isAllowed { return (.ask, nil) }
      guard state.access.recording != nil, let tell = state.access.onMissing else { return (.offline, nil) }
      let words = "\(request.method) \(request.url.absoluteString)"
      return (.offline, state.unanswered.insert(words).inserted ? { tell(words) } : nil)
    }
    complain?()
    return outcome
  }

  fileprivate static func begin() { state.withLock { $0.running += 1 } }

  fileprivate static func end(_ exchange: NetworkExchange?, seconds: Double) {
    let recorder = state.withLock { state in
      state.running -= 1
      return state.access.recorder
    }
    if let exchange { recorder?.record(exchange, seconds: seconds) }
  }

  /// Writes what is kept of the answers of servers.
  package static func flush() { state.withLock { $0.access.recorder }?.flush() }

  /// Asks a server and waits; for what the app reads from an address as if it were a file.
  ///
  /// - Returns: nil when nothing stands between the program and the network.
  static func wait(for request: _NetworkRequest) throws -> Data? {
    switch outcome(of: request) {
    case .answer(let answer, _): return answer.body
    case .offline: throw _AppNetwork.offlineError(request.url)
    case .ask:
      guard _AppNetwork.connection != nil else { return nil }
      let done = DispatchSemaphore(value: 0)
      let result = Mutex<Result<_NetworkAnswer, any Error>>(.failure(_AppNetwork.offlineError(request.url)))
      _AppNetwork.ask(request) { answer in
        result.withLock { $0 = answer.map(\.answer) }
        done.signal()
      }
      done.wait()
      return try result.withLock { try $0.get().body }
    }
  }
}

/// What code that is compiled into the app needs of the network. Nothing of it is for apps.
public enum _AppNetwork {
  /// A way to ask a server. The answer comes on any thread, with the address that gave it.
  public typealias Loader =
    @Sendable (
      _ request: _NetworkRequest,
      _ completion: @escaping @Sendable (Result<(answer: _NetworkAnswer, url: URL), any Error>) -> Void
    ) -> Void

  /// Makes a task of a session that downloads what a request is answered.
  public typealias DownloadMaker =
    @Sendable (
      _ session: AnyObject, _ request: Any,
      _ completion: @escaping @Sendable (URL?, AnyObject?, (any Error)?) -> Void
    ) -> AnyObject

  /// What code in the app, which may use Foundation's network, does for that which may not: a program that refers to it loads
  /// it at its start, and curl with it.
  public struct Connection: @unchecked Sendable {
    /// The class that stands between the app and `URLSession`.
    public var protocolClass: AnyClass
    /// Asks a server.
    public var load: Loader
    /// Makes a task that downloads.
    public var download: DownloadMaker

    /// Creates a connection.
    public init(protocolClass: AnyClass, load: @escaping Loader, download: @escaping DownloadMaker) {
      self.protocolClass = protocolClass
      self.load = load
      self.download = download
    }
  }

  private static let storage = HandlerBox<Connection>()

  /// What the app brings along; nil where it uses no network.
  public static var connection: Connection? {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// Loads what is at an address: from a recording, or from the server.
  public static func load(
    _ request: _NetworkRequest,
    completion: @escaping @Sendable (Result<(answer: _NetworkAnswer, url: URL), any Error>) -> Void
  ) {
    switch AppNetwork.outcome(of: request) {
    case .answer(let answer, let url): completion(.success((answer, url)))
    case .offline: completion(.failure(offlineError(request.url)))
    case .ask: ask(request, completion: completion)
    }
  }

  fileprivate static func ask(
    _ request: _NetworkRequest,
    completion: @escaping @Sendable (Result<(answer: _NetworkAnswer, url: URL), any Error>) -> Void
  ) {
    guard let load = connection?.load else { return completion(.failure(offlineError(request.url))) }
    AppNetwork.begin()
    let start = DispatchTime.now().uptimeNanoseconds
    load(request) { result in
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      let exchange = (try? result.get()).map { NetworkExchange(request: request, answer: $0.answer) }
      AppNetwork.end(exchange, seconds: seconds)
      completion(result)
    }
  }

  /// The error of a device without a connection.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlerror/notconnectedtointernet>.
  public static func offlineError(_ url: URL) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: -1009,
      userInfo: [
        NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString,
      ])
  }
}
