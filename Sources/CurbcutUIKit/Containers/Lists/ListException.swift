import CurbcutFoundation

/// Ends an app that says of a list what is not so, as UIKit does.
enum ListException {
  /// Raises an `NSInternalInconsistencyException`; the caller then leaves as if nothing had been asked of it.
  static func raise(_ reason: String) { NSException.raise(.internalInconsistencyException, reason) }
}
