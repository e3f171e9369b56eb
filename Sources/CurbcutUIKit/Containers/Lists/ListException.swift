import CurbcutFoundation

/// Raises UIKit's exception when an app reports list updates that its data source contradicts.
enum ListException {
  /// Raises an `NSInternalInconsistencyException`. If the exception is caught, the caller must return as though the
  /// update had never been requested.
  static func raise(_ reason: String) { NSException.raise(.internalInconsistencyException, reason) }
}
