import CurbcutFoundation

/// Something that is to be done with a call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxaction>.
open class CXAction: NSObject, @unchecked Sendable {
  /// Names the action.
  public let uuid = UUID()
  /// Until when the provider must have dealt with it.
  public let timeoutDate = Date(timeIntervalSinceNow: 60)
  private let lock = NSLock()
  private var completed = false
  /// Called once when the provider has dealt with it; the argument is whether it has done it.
  var done: ((Bool) -> Void)?

  /// Creates an action.
  public override init() { super.init() }

  /// Whether the provider has dealt with it.
  open var isComplete: Bool { lock.withLock { completed } }
  /// Says that it was done.
  open func fulfill() { complete(true) }
  /// Says that it could not be done.
  open func fail() { complete(false) }

  func complete(_ isDone: Bool) {
    let isFirst = lock.withLock {
      defer { completed = true }
      return !completed
    }
    if isFirst { done?(isDone) }
  }
}

/// Something that is to be done with a call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcallaction>.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// Names the call.
  public let callUUID: UUID

  /// Creates an action.
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// Begins a call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxstartcallaction>.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// Who is called.
  open var handle: CXHandle
  /// The identifier of the contact; nil for none.
  open var contactIdentifier: String?
  /// Whether it has pictures; false by default.
  open var isVideo = false

  /// Creates an action.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  /// Says that it was done at a time.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Answers a call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxanswercallaction>.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
}

/// Ends a call.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxendcallaction>.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
}

/// Holds a call, or goes on with it.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxsetheldcallaction>.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the call is held.
  open var isOnHold: Bool

  /// Creates an action.
  public init(call callUUID: UUID, onHold isOnHold: Bool) {
    self.isOnHold = isOnHold
    super.init(call: callUUID)
  }
}

/// Mutes the person, or no longer.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxsetmutedcallaction>.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the person is muted.
  open var isMuted: Bool

  /// Creates an action.
  public init(call callUUID: UUID, muted isMuted: Bool) {
    self.isMuted = isMuted
    super.init(call: callUUID)
  }
}

/// Puts a call together with another.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxsetgroupcallaction>.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// The other call; nil to take the call apart.
  open var callUUIDToGroupWith: UUID?

  /// Creates an action.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

/// Sends tones.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxplaydtmfcallaction>.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// How tones are sent.
  ///
  /// Follows <https://developer.apple.com/documentation/callkit/cxplaydtmfcallaction/actiontype>.
  public enum ActionType: Int, Hashable, Sendable {
    /// One.
    case singleTone = 1
    /// After a short pause.
    case softPause = 2
    /// When the person says so.
    case hardPause = 3
  }

  /// The tones.
  open var digits: String
  /// How they are sent.
  open var type: ActionType

  /// Creates an action.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    self.digits = digits
    self.type = type
    super.init(call: callUUID)
  }
}

/// Actions that are done together.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxtransaction>.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// Names the transaction.
  public let uuid = UUID()
  /// The actions.
  open private(set) var actions: [CXAction]
  /// Whether the provider has dealt with all.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

  /// Creates a transaction without actions.
  public override convenience init() { self.init(actions: []) }
  /// Creates a transaction of one action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Creates a transaction of several actions.
  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }

  /// Adds an action.
  open func addAction(_ action: CXAction) { actions.append(action) }
}
