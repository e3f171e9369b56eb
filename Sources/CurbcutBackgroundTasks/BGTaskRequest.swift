import CurbcutFoundation
import Foundation

/// A wish to run in the background.
///
/// Follows <https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest>.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// Not before this date; nil for as soon as the system likes.
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  func copied() -> BGTaskRequest { BGTaskRequest(identifier: identifier) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A wish to bring the app up to date for a short while.
///
/// Follows <https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest>.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a wish.
  public override init(identifier: String) { super.init(identifier: identifier) }

  override func copied() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// A wish to work for minutes.
///
/// Follows <https://developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest>.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs the network; false by default.
  open var requiresNetworkConnectivity = false
  /// Whether the device must be charged meanwhile; false by default.
  open var requiresExternalPower = false

  /// Creates a wish.
  public override init(identifier: String) { super.init(identifier: identifier) }

  override func copied() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
