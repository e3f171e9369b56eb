import Foundation

/// How the preview of a view is cut out and what lies behind it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewparameters>.
open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that shows, in its coordinates; nil, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// What casts the shadow, in the view's coordinates; nil, the default, for ``visiblePath``.
  open var shadowPath: UIBezierPath?
  /// What lies behind the preview; the system's background colour when nil.
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UIPreviewParameters()
    made.visiblePath = visiblePath
    made.shadowPath = shadowPath
    made.backgroundColor = backgroundColor
    return made
  }
}

/// Where a preview stands while it lifts off or settles.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewtarget>.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates ``center`` is.
  public let container: UIView
  /// The middle of the preview.
  public let center: CGPoint
  /// How the preview is scaled and turned.
  public let transform: CGAffineTransform

  /// A place in a container, with a scale and a turn.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The view that lifts off the screen for a menu, a drag or a pointer, and how.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Where the preview stands.
  public let target: UIPreviewTarget
  /// The view that is shown.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIPreviewParameters

  /// A preview at a place of its own.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview in the place of its view, which must be in a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A preview of a whole view in its place.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
