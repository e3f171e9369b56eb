import Foundation

/// Enlarges the item under a resting finger, at text sizes for which bars cannot grow (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction>.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Decides what is shown; if nil, the views decide.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction is for.
  open private(set) weak var view: UIView?

  /// The recogniser that detects the long press. The app's own gesture recognisers refer to it to recognise
  /// simultaneously with it or to wait for it to fail.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer

  private var shown: LargeContentView?

  /// ``isEnabled`` may have changed.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether the viewer is on: true at the five accessibility text sizes.
  public class var isEnabled: Bool {
    UIKitHost.shared.traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// - Parameter delegate: decides what is shown; held weakly.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer()
    super.init()
    gestureRecognizerForExclusionRelationship.addHandler { [weak self] in self?.follow($0) }
  }

  /// Creates an interaction that lets the views decide what is shown.
  public override convenience init() { self.init(delegate: nil) }

  /// The interaction is about to leave its view.
  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }

  /// The interaction was added to another view, or removed from its view.
  open func didMove(to view: UIView?) {
    if view == nil { willMove(to: nil) }
    self.view = view
    view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let view, Self.isEnabled else { return hide() }
    let point = recognizer.location(in: view)
    let item = item(at: point)
    switch recognizer.state {
    case .began, .changed: show(item)
    case .ended:
      hide()
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: hide()
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return itemOfView(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  /// The deepest view at a point that supports the viewer.
  final func itemOfView(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    var next = view?.hitTest(point, with: nil)
    while let current = next {
      if current.showsLargeContentViewer { return current }
      if current === view { return nil }
      next = current.superview
    }
    return nil
  }

  /// The nearest view controller up the responder chain.
  final var controllerOfView: UIViewController? {
    var next: UIResponder? = view
    while let current = next {
      if let controller = current as? UIViewController { return controller }
      next = current.next
    }
    return nil
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, let above = delegate?.viewController(for: self).view ?? view?.window else {
      return hide()
    }
    if shown?.superview !== above {
      hide()
      let made = LargeContentView(frame: .zero)
      above.addSubview(made)
      shown = made
    }
    shown?.show(item, in: above.bounds)
  }

  private func hide() {
    shown?.removeFromSuperview()
    shown = nil
  }
}
