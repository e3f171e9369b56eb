import CurbcutAVFoundation
import CurbcutFoundation

/// How an app's calls are.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxproviderconfiguration>.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// The name of the app, as the person knows it.
  open private(set) var localizedName: String?
  /// The file of the sound of a call; nil, the default, for the system's.
  @Unsupported("CXProviderConfiguration.ringtoneSound: no call comes in")
  open var ringtoneSound: String? = nil
  /// The picture of the app's button; nil by default.
  @Unsupported("CXProviderConfiguration.iconTemplateImageData: no call is shown")
  open var iconTemplateImageData: Data? = nil
  /// How many groups of calls there can be; 2 by default.
  open var maximumCallGroups = 2
  /// How many calls there can be in a group; 5 by default.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are among the recent ones; true by default.
  @Unsupported("CXProviderConfiguration.includesCallsInRecents: there is no list of recent calls")
  open var includesCallsInRecents = true
  /// Whether calls can have pictures; false by default.
  open var supportsVideo = false
  /// By what people can be reached; nothing by default.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  /// Creates a configuration.
  public override init() { super.init() }
  /// Creates a configuration with the name of the app.
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
}

/// Does what is wished with calls.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxproviderdelegate>.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// All calls have ended.
  func providerDidReset(_ provider: CXProvider)
  /// The provider can begin.
  func providerDidBegin(_ provider: CXProvider)
  /// Whether several actions are dealt with at once; false by default.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// The person wants to begin a call. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// The person wants to answer a call. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// The person wants to end a call. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// The person wants to hold a call, or go on with it. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// The person wants to mute the person, or no longer. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// The person wants to put calls together. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// The person wants to send tones. By default it fails.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// An action was not dealt with in time.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// The first call has begun: the app may use sound as for a call.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// The last call has ended: the app may no longer use sound as for a call.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { action.fail() }
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Why a call has ended.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcallendedreason>.
public enum CXCallEndedReason: Int, Hashable, Sendable {
  /// It failed.
  case failed = 1
  /// The other end has ended it.
  case remoteEnded = 2
  /// Nobody has answered.
  case unanswered = 3
  /// It was answered on another device.
  case answeredElsewhere = 4
  /// It was declined on another device.
  case declinedElsewhere = 5
}

/// Tells the system of the app's calls, and hears what the person wants.
///
/// Calls that the app begins are known to the system. No call comes in: this device is one on which the person does not
/// want to be disturbed.
/// Follows <https://developer.apple.com/documentation/callkit/cxprovider>.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How the app's calls are.
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  private var queue = DispatchQueue.main
  private let lock = NSLock()
  private var actions: [CXAction] = []
  /// The calls that use sound.
  private var heard: Set<UUID> = []

  /// Creates a provider.
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
    CallList.add(self)
  }

  /// Sets who does what is wished, on a queue, the main one by default; not retained.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    self.queue = queue ?? .main
    self.queue.async { self.delegate?.providerDidBegin(self) }
  }

  /// Tells of a call that comes in: it is refused, as the person does not want to be disturbed.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    queue.async { completion(CXErrorCodeIncomingCallError(.filteredByDoNotDisturb)) }
  }
  /// Tells of a call that comes in: it is refused, as the person does not want to be disturbed.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.filteredByDoNotDisturb)
  }
  /// Tells what has become known of a call. The system shows no calls here.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  /// Tells that a call has ended.
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
    CallList.call(UUID)?.change(ended: true)
  }
  /// Tells that a call is being connected.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  /// Tells that the other end has answered.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
    CallList.call(UUID)?.change(connected: true)
  }
  /// Ends all calls.
  open func invalidate() {
    for call in CallList.calls { call.change(ended: true) }
    queue.async { self.delegate?.providerDidReset(self) }
  }
  /// The actions of a kind about a call that were not dealt with.
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] {
    pending.compactMap { $0 as? CXCallAction }.filter {
      type(of: $0) == callActionClass && $0.callUUID == callUUID
    }
  }
  /// The transactions that were not dealt with.
  open var pendingTransactions: [CXTransaction] {
    pending.isEmpty ? [] : [CXTransaction(actions: pending)]
  }

  private var pending: [CXAction] { lock.withLock { actions.filter { !$0.isComplete } } }

  /// Tells the delegate when the first call begins to use sound, and when the last one no longer does.
  func call(_ call: UUID, usesSound: Bool) {
    let change = lock.withLock {
      let was = !heard.isEmpty
      if usesSound { heard.insert(call) } else { heard.remove(call) }
      return was == !heard.isEmpty ? nil : !heard.isEmpty
    }
    guard let change else { return }
    queue.async { [self] in
      let session = AVAudioSession.sharedInstance()
      if change {
        delegate?.provider(self, didActivate: session)
      } else {
        delegate?.provider(self, didDeactivate: session)
      }
    }
  }

  func perform(_ transaction: CXTransaction) {
    queue.async { [self] in
      lock.withLock { actions = actions.filter { !$0.isComplete } + transaction.actions }
      if delegate?.provider(self, execute: transaction) == true { return }
      for action in transaction.actions { perform(action) }
    }
  }

  private func perform(_ action: CXAction) {
    switch action {
    case let action as CXStartCallAction: delegate?.provider(self, perform: action)
    case let action as CXAnswerCallAction: delegate?.provider(self, perform: action)
    case let action as CXEndCallAction: delegate?.provider(self, perform: action)
    case let action as CXSetHeldCallAction: delegate?.provider(self, perform: action)
    case let action as CXSetMutedCallAction: delegate?.provider(self, perform: action)
    case let action as CXSetGroupCallAction: delegate?.provider(self, perform: action)
    case let action as CXPlayDTMFCallAction: delegate?.provider(self, perform: action)
    default: action.fail()
    }
  }
}

/// Wishes something about calls.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxcallcontroller>.
open class CXCallController: NSObject, @unchecked Sendable {
  private let queue: DispatchQueue
  /// Knows of the calls.
  public let callObserver = CXCallObserver()

  /// Creates a controller whose closures are called on the main queue.
  public override convenience init() { self.init(queue: .main) }
  /// Creates a controller whose closures are called on a queue.
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  /// Wishes something; the provider's delegate is to do it.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    let error = begin(transaction)
    nonisolated(unsafe) let completion = completion
    queue.async { completion(error) }
  }
  /// Wishes something; the provider's delegate is to do it.
  open func request(_ transaction: CXTransaction) async throws {
    if let error = begin(transaction) { throw error }
  }
  /// Wishes one action.
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  /// Wishes several actions.
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }

  private func begin(_ transaction: CXTransaction) -> CXErrorCodeRequestTransactionError? {
    guard !transaction.actions.isEmpty else { return .init(.emptyTransaction) }
    guard let provider = CallList.provider else { return .init(.unknownCallProvider) }
    for action in transaction.actions.compactMap({ $0 as? CXCallAction }) {
      let call = CallList.call(action.callUUID)
      if action is CXStartCallAction {
        if call != nil { return .init(.callUUIDAlreadyExists) }
        if CallList.calls.count >= provider.configuration.maximumCallGroups {
          return .init(.maximumCallGroupsReached)
        }
        continue
      }
      guard let call else { return .init(.unknownCallUUID) }
      if action is CXAnswerCallAction, call.isOutgoing { return .init(.invalidAction) }
    }
    for action in transaction.actions { follow(action) }
    provider.perform(transaction)
    return nil
  }

  /// Notes what becomes of a call when an action was dealt with.
  private func follow(_ action: CXAction) {
    switch action {
    case let start as CXStartCallAction:
      let call = CXCall(uuid: start.callUUID, isOutgoing: true)
      CallList.add(call)
      start.done = { isDone in
        if isDone {
          CallList.provider?.call(start.callUUID, usesSound: true)
        } else {
          call.change(ended: true)
        }
      }
    case let end as CXEndCallAction:
      end.done = { if $0 { CallList.call(end.callUUID)?.change(ended: true) } }
    case let answer as CXAnswerCallAction:
      answer.done = { isDone in
        CallList.call(answer.callUUID)?.change(connected: isDone, ended: !isDone)
        if isDone { CallList.provider?.call(answer.callUUID, usesSound: true) }
      }
    case let hold as CXSetHeldCallAction:
      hold.done = { if $0 { CallList.call(hold.callUUID)?.change(held: hold.isOnHold) } }
    default: break
    }
  }
}
