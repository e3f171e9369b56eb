import CurbcutFoundation
import Synchronization

/// A way to reach someone.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxhandle>.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
  /// What a handle is.
  ///
  /// Follows <https://developer.apple.com/documentation/callkit/cxhandle/handletype>.
  public enum HandleType: Int, Hashable, Sendable {
    /// Something of the app's.
    case generic = 1
    /// A phone number.
    case phoneNumber = 2
    /// An email address.
    case emailAddress = 3
  }

  /// What it is.
  public let type: HandleType
  /// The text.
  public let value: String

  /// Creates a handle.
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CXHandle else { return false }
    return type == other.type && value == other.value
  }
  open override var hash: Int { value.hashValue }
}

/// What has become known of a call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcallupdate>.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
  /// Who is at the other end.
  open var remoteHandle: CXHandle?
  /// What the person at the other end is called.
  open var localizedCallerName: String?
  /// Whether the call can be held; true by default.
  open var supportsHolding = true
  /// Whether the call can be put together with others; true by default.
  open var supportsGrouping = true
  /// Whether the call can be taken apart from others; true by default.
  open var supportsUngrouping = true
  /// Whether tones can be sent; true by default.
  open var supportsDTMF = true
  /// Whether it has pictures; false by default.
  open var hasVideo = false

  /// Creates an update.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    copy.remoteHandle = remoteHandle
    copy.localizedCallerName = localizedCallerName
    copy.supportsHolding = supportsHolding
    copy.supportsGrouping = supportsGrouping
    copy.supportsUngrouping = supportsUngrouping
    copy.supportsDTMF = supportsDTMF
    copy.hasVideo = hasVideo
    return copy
  }
}

/// A call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcall>.
open class CXCall: NSObject, @unchecked Sendable {
  /// Names the call.
  public let uuid: UUID
  /// Whether the person has begun it.
  public let isOutgoing: Bool
  private let lock = NSLock()
  private var flags = (connected: false, ended: false, held: false)

  init(uuid: UUID, isOutgoing: Bool) {
    self.uuid = uuid
    self.isOutgoing = isOutgoing
    super.init()
  }

  /// Whether it is held.
  open var isOnHold: Bool { lock.withLock { flags.held } }
  /// Whether the other end has answered.
  open var hasConnected: Bool { lock.withLock { flags.connected } }
  /// Whether it has ended.
  open var hasEnded: Bool { lock.withLock { flags.ended } }

  func change(connected: Bool? = nil, ended: Bool? = nil, held: Bool? = nil) {
    lock.withLock {
      flags = (connected ?? flags.connected, ended ?? flags.ended, held ?? flags.held)
    }
    CallList.tell(self)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CXCall)?.uuid == uuid }
  open override var hash: Int { uuid.hashValue }
}

/// Hears of calls.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcallobserverdelegate>.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Something about a call has changed.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Knows of the calls.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcallobserver>.
open class CXCallObserver: NSObject, @unchecked Sendable {
  private weak var delegate: (any CXCallObserverDelegate)?
  private var queue = DispatchQueue.main

  /// Creates an observer.
  public override init() {
    super.init()
    CallList.add(self)
  }

  /// The calls that have not ended.
  open var calls: [CXCall] { CallList.calls }
  /// Sets who hears of calls, on a queue, the main one by default; not retained.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    self.queue = queue ?? .main
  }

  func tell(_ call: CXCall) {
    queue.async { [weak self] in
      guard let self else { return }
      delegate?.callObserver(self, callChanged: call)
    }
  }
}

/// The calls, and who deals with them.
enum CallList {
  private struct Weak<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
  }

  private struct State: @unchecked Sendable {
    var calls: [CXCall] = []
    var observers: [Weak<CXCallObserver>] = []
    var provider = Weak<CXProvider>()
  }

  private static let state = Mutex(State())

  static var calls: [CXCall] { state.withLock { $0.calls } }
  static func call(_ uuid: UUID) -> CXCall? { calls.first { $0.uuid == uuid } }
  static var provider: CXProvider? { state.withLock { $0.provider.object } }

  static func add(_ observer: CXCallObserver) {
    let weak = Weak(object: observer)
    state.withLock { state in state.observers = state.observers.filter { $0.object != nil } + [weak] }
  }
  static func add(_ provider: CXProvider) {
    let weak = Weak(object: provider)
    state.withLock { $0.provider = weak }
  }
  static func add(_ call: CXCall) {
    state.withLock { $0.calls.append(call) }
    tell(call)
  }
  static func tell(_ call: CXCall) {
    let observers = state.withLock { state in
      if call.hasEnded { state.calls.removeAll { $0 === call } }
      return state.observers
    }
    if call.hasEnded { provider?.call(call.uuid, usesSound: false) }
    for observer in observers { observer.object?.tell(call) }
  }
}
