import Foundation

/// A class that recreates view controllers when the state of an app is restored.
///
/// Declared for apps that conform to it: here an app always starts afresh.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller for a path of restoration identifiers; nil to leave it to the storyboard.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is saved for the next launch.
///
/// Declared for apps that conform to it: here an app always starts afresh, and nothing calls these methods.
/// <https://developer.apple.com/documentation/uikit/uistaterestoring>
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object in whose state this one's is saved; nil unless implemented.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that recreates the object; nil unless implemented.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state to save.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the saved state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when restoration has finished.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// A class that recreates objects when the state of an app is restored. Never used here.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object for a path of restoration identifiers; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIApplication {
  /// Registers an object whose state is saved for the next launch.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    UnsupportedMembers.wasSet(
      "UIApplication.registerObject(forStateRestoration:restorationIdentifier:): nothing is restored: an app begins anew"
    )
  }
}
