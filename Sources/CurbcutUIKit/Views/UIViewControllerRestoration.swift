import Foundation

/// A class that makes controllers again when the state of an app is restored.
///
/// Kept for apps that adopt it: an app begins anew each time here.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller for the path of identifiers that leads to it; nil to leave it to the storyboard.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is kept for the next time.
///
/// Kept for apps that adopt it: an app begins anew each time here, and nobody asks.
/// <https://developer.apple.com/documentation/uikit/uistaterestoring>
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object in whose state this one's is kept; nil unless implemented.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object again; nil unless implemented.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// For what is to be kept.
  func encodeRestorableState(with coder: NSCoder)
  /// For what was kept.
  func decodeRestorableState(with coder: NSCoder)
  /// For the end of restoring.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// A class that makes objects again when the state of an app is restored. Nobody asks here.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object for the path of identifiers that leads to it; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIApplication {
  /// Names an object whose state is kept for the next time.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    UnsupportedMembers.wasSet(
      "UIApplication.registerObject(forStateRestoration:restorationIdentifier:): nothing is restored: an app begins anew"
    )
  }
}
