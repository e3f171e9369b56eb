import Foundation

/// An action that can run automatically when a property of a layer changes.
///
/// <https://developer.apple.com/documentation/quartzcore/caaction>
public protocol CAAction {
  /// Performs the action for an event.
  ///
  /// - Parameters:
  ///   - event: the name of the property that changed, or of another event.
  ///   - anObject: the layer.
  ///   - dict: further information about the event; nil here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Represents no action, and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
