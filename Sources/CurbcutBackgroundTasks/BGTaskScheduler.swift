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
  public struct Error: _SystemError {
    /// Why a wish is refused.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      public typealias _ErrorType = Error

      /// There is no running in the background: in the simulator, or where the person has switched it off.
      case unavailable = 1
      /// The app has asked too often.
      case tooManyPendingTaskRequests
      /// The app does not name the task in its information list.
      case notPermitted
      /// The system has no time for it now.
      case immediateRunIneligible
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of the errors.
    public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }

    /// There is no running in the background: in the simulator, or where the person has switched it off.
    public static var unavailable: Code { .unavailable }
    /// The app has asked too often.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app does not name the task in its information list.
    public static var notPermitted: Code { .notPermitted }
    /// The system has no time for it now.
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
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
