import CurbcutFoundation

/// Tells an app by which networks the device reaches others.
///
/// Those are the networks of the machine on which the app runs, if it may use them: a way to everywhere in its routing table is
/// what counts. Where a recording answers in the place of servers, it is Wi-Fi.
/// It is asked when the monitor is started and every second after that.
/// Follows <https://developer.apple.com/documentation/network/nwpathmonitor>.
public final class NWPathMonitor: @unchecked Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var timer: (any DispatchSourceTimer)?
    var queue: DispatchQueue?
    var last: NWPath?
    var isCancelled = false
    var listeners: [UUID: AsyncStream<NWPath>.Continuation] = [:]
  }

  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let lock = NSLock()
  private var state = State()

  /// Creates a monitor of all interfaces.
  public init() {
    required = nil
    prohibited = []
  }

  /// Creates a monitor of one kind of interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    required = requiredInterfaceType
    prohibited = []
  }

  /// Creates a monitor of all but some kinds of interfaces.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    required = nil
    prohibited = prohibitedInterfaceTypes
  }

  deinit { cancel() }

  /// Called on the queue with the path when the monitor starts, and when the path changes.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { state.handler } }
    set { lock.withLock { state.handler = newValue } }
  }

  /// The queue on which the handler is called; nil until the monitor is started.
  public var queue: DispatchQueue? { lock.withLock { state.queue } }

  /// The path as it is now.
  public var currentPath: NWPath {
    func table(_ name: String) -> String {
      (FileManager.default.contents(atPath: "/proc/net/\(name)")).map { String(decoding: $0, as: UTF8.self) }
        ?? ""
    }
    let (version4, version6) =
      switch AppNetwork.reach {
      case .machine: (DefaultRoutes.version4(table("route")), DefaultRoutes.version6(table("ipv6_route")))
      case .recording: (["wlan0"], [String]())
      case .none: ([String](), [String]())
      }
    return NWPath(
      version4: version4, version6: version6,
      allows: { [required, prohibited] type in
        type != .loopback && required.map { $0 == type } ?? true && !prohibited.contains(type)
      })
  }

  /// Begins to tell of the path.
  public func start(queue: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.tell() }
    let starts = lock.withLock { () -> Bool in
      guard state.timer == nil, !state.isCancelled else { return false }
      state.timer = timer
      state.queue = queue
      return true
    }
    // A timer that has never been resumed cannot be released.
    timer.resume()
    if !starts { timer.cancel() }
  }

  /// Ends telling; a monitor cannot be started again.
  public func cancel() {
    let (timer, listeners) = lock.withLock {
      state.isCancelled = true
      defer { (state.timer, state.listeners) = (nil, [:]) }
      return (state.timer, state.listeners)
    }
    timer?.cancel()
    for listener in listeners.values { listener.finish() }
  }

  fileprivate func forget(_ listener: UUID) { lock.withLock { state.listeners[listener] = nil } }

  private func tell() {
    let path = currentPath
    let (handler, listeners) = lock.withLock {
      guard path != state.last, !state.isCancelled else {
        return (nil as (@Sendable (NWPath) -> Void)?, [AsyncStream<NWPath>.Continuation]())
      }
      state.last = path
      return (state.handler, Array(state.listeners.values))
    }
    handler?(path)
    for listener in listeners { listener.yield(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// What a sequence of paths consists of.
  public typealias Element = NWPath

  /// The paths one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    // A monitor that nobody holds tells nothing.
    fileprivate let monitor: NWPathMonitor
    fileprivate var paths: AsyncStream<NWPath>.Iterator

    /// The next path; nil when the monitor has been cancelled.
    public mutating func next() async -> NWPath? { await paths.next() }
  }

  /// The paths one after the other, from the present one. Asking for them starts the monitor.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    let id = UUID()
    let last = lock.withLock {
      state.listeners[id] = continuation
      return state.last
    }
    continuation.onTermination = { [weak self] _ in self?.forget(id) }
    if let last { continuation.yield(last) }
    start(queue: DispatchQueue(label: "path monitor"))
    return Iterator(monitor: self, paths: stream.makeAsyncIterator())
  }
}
