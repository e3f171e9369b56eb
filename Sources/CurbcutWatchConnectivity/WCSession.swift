import CurbcutFoundation

/// Whether a session can be used.
///
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcsessionactivationstate>.
public enum WCSessionActivationState: Int, Hashable, Sendable {
  /// It was not activated.
  case notActivated = 0
  /// It ends.
  case inactive = 1
  /// It can.
  case activated = 2
}

/// Hears of the watch.
///
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcsessiondelegate>.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The session was activated, or could not be.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// The session ends, as another watch is put on. Not called here, where there is no watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The session has ended. Not called here, where there is no watch.
  func sessionDidDeactivate(_ session: WCSession)
  /// Something about the watch has changed. Not called here, where there is no watch.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The app on the watch can be reached, or no longer. Not called here, where there is no watch.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// The watch has sent a message. Not called here, where there is no watch.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// The watch has sent a message and waits for an answer. Not called here, where there is no watch.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// The watch has sent data. Not called here, where there is no watch.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// The watch has sent data and waits for an answer. Not called here, where there is no watch.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  /// The watch has sent its state. Not called here, where there is no watch.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// A transfer of values has ended.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  /// The watch has sent values. Not called here, where there is no watch.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// A transfer of a file has ended.
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// The watch has sent a file. Not called here, where there is no watch.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

/// Talks with the app on the person's watch.
///
/// This device is a phone without a watch: the session can be activated, and what is sent fails with
/// `WCError.deviceNotPaired`.
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcsession>.
open class WCSession: NSObject, @unchecked Sendable {
  private static let only = WCSession()
  private let lock = NSLock()
  private weak var ownDelegate: (any WCSessionDelegate)?
  private var state = WCSessionActivationState.notActivated

  /// Whether the device can have a watch: true, as it is a phone.
  open class func isSupported() -> Bool { true }
  /// The session.
  open class var `default`: WCSession { only }

  /// Hears of the watch; not retained. To be set before the session is activated.
  open var delegate: (any WCSessionDelegate)? {
    get { lock.withLock { ownDelegate } }
    set { lock.withLock { ownDelegate = newValue } }
  }

  /// Activates the session, and tells the delegate.
  open func activate() {
    guard let delegate else { return }
    lock.withLock { state = .activated }
    tell { delegate.session($0, activationDidCompleteWith: .activated, error: nil) }
  }

  /// Whether the session can be used.
  open var activationState: WCSessionActivationState { lock.withLock { state } }
  /// Whether something from the watch is yet to be delivered: false.
  open var hasContentPending: Bool { false }
  /// Whether there is a watch: false.
  open var isPaired: Bool { false }
  /// Whether the app is on the watch: false.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the app is on the watch's face: false.
  open var isComplicationEnabled: Bool { false }
  /// How often the watch's face can be brought up to date today: 0.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Where files for the watch may be kept; nil without the app on the watch.
  open var watchDirectoryURL: URL? { nil }
  /// Whether the app on the watch can be reached now: false.
  open var isReachable: Bool { false }
  /// The state that was sent last: none.
  open var applicationContext: [String: Any] { [:] }
  /// The state that the watch has sent last: none.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// The transfers of values that have not ended.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The transfers of files that have not ended.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Sends a message to the app on the watch: it fails.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail(errorHandler)
  }

  /// Sends data to the app on the watch: it fails.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail(errorHandler)
  }

  /// Sends the state to the watch.
  ///
  /// - Throws: `WCError`: there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw reason }

  /// Begins to send values to the watch: it fails, as the delegate is told.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, forFace: false)
  }

  /// Begins to send values for the watch's face: it fails, as the delegate is told.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
  {
    transfer(userInfo, forFace: true)
  }

  private func transfer(_ userInfo: [String: Any], forFace: Bool) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo, isForFace: forFace)
    let reason = reason
    tell { $0.delegate?.session($0, didFinish: transfer, error: reason) }
    return transfer
  }

  /// Begins to send a file to the watch: it fails, as the delegate is told.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    let reason = reason
    tell { $0.delegate?.session($0, didFinish: transfer, error: reason) }
    return transfer
  }

  private var reason: WCError {
    if delegate == nil { return WCError(.sessionMissingDelegate) }
    return WCError(activationState == .activated ? .deviceNotPaired : .sessionNotActivated)
  }

  private func fail(_ handler: ((any Error) -> Void)?) {
    let reason = reason
    nonisolated(unsafe) let handler = handler
    tell { _ in handler?(reason) }
  }

  /// As on iOS, the delegate hears of it on a thread that is not the main one.
  private func tell(_ message: @escaping (WCSession) -> Void) {
    nonisolated(unsafe) let message = message
    DispatchQueue.global().async { message(self) }
  }
}

/// Values on their way to the watch.
///
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcsessionuserinfotransfer>.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]
  /// Whether they are for the watch's face.
  public let isCurrentComplicationInfo: Bool
  /// Whether they are still on their way: false, as there is no watch.
  open var isTransferring: Bool { false }

  init(userInfo: [String: Any], isForFace: Bool) {
    self.userInfo = userInfo
    isCurrentComplicationInfo = isForFace
    super.init()
  }

  /// Ends the transfer.
  open func cancel() {}
}

/// A file for the watch, or from it.
///
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcsessionfile>.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// Where the file is.
  public let fileURL: URL
  /// What belongs to it; nil for nothing.
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
    super.init()
  }
}

/// A file on its way to the watch.
///
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcsessionfiletransfer>.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// How much of it has arrived.
  public let progress = Progress(totalUnitCount: 1)
  /// Whether it is still on its way: false, as there is no watch.
  open var isTransferring: Bool { false }

  init(file: WCSessionFile) {
    self.file = file
    super.init()
  }

  /// Ends the transfer.
  open func cancel() {}
}
