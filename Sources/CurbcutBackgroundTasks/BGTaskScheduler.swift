import CurbcutFoundation

/// Takes wishes to run in the background.
///
/// Apps here are never in the background for long, as in the simulator: every wish is refused as unavailable, and the
/// handlers are not called. Follows <https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler>.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let instance = BGTaskScheduler()
  /// The scheduler.
  open class var shared: BGTaskScheduler { instance }

  /// Why a wish is refused.
  ///
  /// Follows <https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error>.
  public struct Error: Swift.Error, Hashable, CustomNSError {
    /// Why a wish is refused.
    public enum Code: Int, Hashable, Sendable {
      /// There is no running in the background: in the simulator, or where the person has switched it off.
      case unavailable = 1
      /// The app has asked too often.
      case tooManyPendingTaskRequests
      /// The app does not name the task in its information list.
      case notPermitted
      /// The system has no time for it now.
      case immediateRunIneligible
    }

    /// Why the wish is refused.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The number of the error.
    public var errorCode: Int { code.rawValue }
    /// There is no running in the background.
    public static var unavailable: Code { .unavailable }
    /// The app has asked too often.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app does not name the task in its information list.
    public static var notPermitted: Code { .notPermitted }
  }

  private let lock = NSLock()
  private var registered: Set<String> = []

  /// Says what a task does.
  ///
  /// - Returns: whether the app names the task in its information list, under `BGTaskSchedulerPermittedIdentifiers`.
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let key = "BGTaskSchedulerPermittedIdentifiers"
    let permitted = Bundle.main.object(forInfoDictionaryKey: key) as? [String] ?? []
    return permitted.contains(identifier)
      && lock.withLock { registered.insert(identifier).inserted }
  }

  /// Refuses a wish.
  ///
  /// - Throws: ``Error`` with the code `unavailable`.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Takes a wish back.
  open func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Takes all wishes back.
  open func cancelAllTaskRequests() {}

  /// The wishes that have not been carried out: none.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  /// The wishes that have not been carried out: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
