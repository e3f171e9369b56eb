import Foundation

/// What can happen by itself when a property of a layer changes.
///
/// <https://developer.apple.com/documentation/quartzcore/caaction>
public protocol CAAction {
  /// Does what belongs to an event.
  ///
  /// - Parameters:
  ///   - event: the name of the property that changed, or of another event.
  ///   - anObject: the layer.
  ///   - dict: what else is known of the event; nil here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for nothing to be done, and for not looking any further.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
