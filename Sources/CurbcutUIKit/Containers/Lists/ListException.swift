import CurbcutFoundation

/// Ends an app that says of a list what is not so, as UIKit does.
enum ListException {
  /// Ends the app with the reason of an `NSInternalInconsistencyException`.
  static func raise(_ reason: String) { NSException.raise(.internalInconsistencyException, reason) }
}
