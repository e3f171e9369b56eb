import Foundation

/// A window becomes another size: what an app wants to happen beside it, and when it is over.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The one that is under way; nil when none is.
  private(set) static weak var active: SizeTransition?

  /// Seconds that a screen takes to turn.
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

  /// No gesture ever leads the change: there is nothing to tell.
  func notifyWhenInteractionChanges(_ handler: @escaping Work) {}

  /// Makes the change, with what goes beside it.
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

/// An object with content whose room may change.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentcontainer>.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the object would like, in points; zero for any.
  var preferredContentSize: CGSize { get }
  /// Called when an object inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the layout gave an object inside another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that an object inside gets when this one has a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the object gets another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the object gets other traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIKitHost {
  /// Turns the device. The interface follows if the app and the controller in front allow it.
  ///
  /// - Parameter new: how the device is held now.
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
