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
