import Foundation

/// Ends an app that says of a list what is not so, as UIKit does.
enum ListException {
  /// Ends the app with the reason of an `NSInternalInconsistencyException`.
  static func raise(_ reason: String) {
    preconditionFailure(
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
  }
}
