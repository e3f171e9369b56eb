import Foundation

/// The transition of a window to another size, with the app's alongside animations and completion handlers.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition in progress, if any.
  private(set) static weak var active: SizeTransition?

  /// The duration of a rotation, in seconds.
  private static let duration: TimeInterval = 0.4

  let containerView: UIView
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var begun: TimeInterval?

  init(of window: UIWindow) {
    containerView = window
    super.init()
    Self.active = self
  }

  var isAnimated: Bool { UIView.areAnimationsEnabled }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }
  var percentComplete: CGFloat {
    guard let begun, transitionDuration > 0 else { return 0 }
    return CGFloat(min(1, (UIKitHost.shared.clock.now - begun) / transitionDuration))
  }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (containerView as? UIWindow)?.rootViewController
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { viewController(forKey: .to)?.viewIfLoaded }

  @discardableResult
  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing, because the transition is never interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping Work) {}

  /// Makes the change together with the alongside animations.
  func run(_ change: () -> Void) {
    begun = UIKitHost.shared.clock.now
    UIView.animate(withDuration: transitionDuration) {
      change()
      containerView.layoutIfNeeded()
      for animation in animations { animation(self) }
      containerView.layoutIfNeeded()
    }
    UIKitHost.shared.clock.after(transitionDuration) { [self] in
      if Self.active === self { Self.active = nil }
      for completion in completions { completion(self) }
      completions = []
    }
  }
}

/// An object that manages content whose size may change.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentcontainer>.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the object prefers, in points; zero for no preference.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when Auto Layout has changed the size of a child.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child when this object has a given size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the object's size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the object's traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIKitHost {
  /// Rotates the device. The interface follows if the app and the frontmost view controller allow it.
  ///
  /// - Parameter new: The new orientation of the device.
  package func turn(to new: UIDeviceOrientation) {
    UIDevice.current.orientation = new
    let wanted: UIInterfaceOrientationMask =
      switch new {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case .unknown, .faceUp, .faceDown: []
      }
    guard !wanted.isEmpty, allowedOrientations.contains(wanted) else { return }
    configure(
      device: device, orientation: wanted.isSubset(of: .landscape) ? .landscape : .portrait,
      settings: settings)
  }

  private var allowedOrientations: UIInterfaceOrientationMask {
    let app = UIApplication.shared
    let window = app.keyWindow
    let byApp =
      app.delegate?.application(app, supportedInterfaceOrientationsFor: window)
      ?? app.supportedInterfaceOrientations(for: window)
    guard let front = window?.rootViewController?.frontmostForStatusBar else { return byApp }
    return byApp.intersection(front.supportedInterfaceOrientations)
  }
}
