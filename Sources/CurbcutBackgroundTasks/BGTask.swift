import CurbcutFoundation
import Foundation

/// A task while it runs in the background.
///
/// Follows <https://developer.apple.com/documentation/backgroundtasks/bgtask>.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// Called shortly before the time is over.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Tells the system that the task is done.
  open func setTaskCompleted(success: Bool) { expirationHandler = nil }
}

/// A task that brings the app up to date.
///
/// Follows <https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask>.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that works for minutes.
///
/// Follows <https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask>.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
