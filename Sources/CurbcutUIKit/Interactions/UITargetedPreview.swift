import Foundation

/// How the preview of a view is clipped, and its shadow and background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewparameters>.
open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view, in its coordinates; nil, the default, for the whole view.
  open var visiblePath: UIBezierPath?
  /// The path that casts the shadow, in the view's coordinates; nil, the default, for ``visiblePath``.
  open var shadowPath: UIBezierPath?
  /// The colour behind the preview; nil for the system's background colour.
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UIPreviewParameters()
    made.visiblePath = visiblePath
    made.shadowPath = shadowPath
    made.backgroundColor = backgroundColor
    return made
  }
}

/// The position of a preview while it is lifted or dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewtarget>.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinates ``center`` uses.
  public let container: UIView
  /// The centre of the preview.
  public let center: CGPoint
  /// How the preview is scaled and rotated.
  public let transform: CGAffineTransform

  /// Makes a target from a position in a container and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a target from a position in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is previewed for a menu, a drag or a pointer effect, and how.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The position of the preview.
  public let target: UIPreviewTarget
  /// The view that is shown.
  public let view: UIView
  /// How it is clipped.
  public let parameters: UIPreviewParameters

  /// Makes a preview at a target position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview at the position of its view, which must have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of a whole view at its position.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another target position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
