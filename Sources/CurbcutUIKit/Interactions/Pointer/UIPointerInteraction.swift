import Foundation

/// A part of a view in which the pointer has its own style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregion>.
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect
  /// The app's identifier of the region, if any.
  public let identifier: AnyHashable?
  /// The axes along which the region latches the pointer; none by default.
  open var latchingAxes: UIAxis = []

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UIPointerRegion(rect: rect, identifier: identifier)
    made.latchingAxes = latchingAxes
    return made
  }
}

/// Describes the pointer when a region is requested.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregionrequest>.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in the view's coordinates.
  open private(set) var location: CGPoint
  /// The modifier keys that are held down.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// Runs the app's animations alongside those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are to be animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler to call after them, with true if they ran to the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Decides how the pointer looks over a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region under the pointer; the whole view by default. Never called, because there is no pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region; nil, the default, for no change.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Changes the pointer over a view.
///
/// A pointer belongs to a mouse or a trackpad. Like an iPhone, this device has only touch input: the delegate is
/// stored but never called.
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteraction>.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Decides how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled; true by default.
  open var isEnabled = true

  /// Makes an interaction. The delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Requests the region and style again. Does nothing, because there is no pointer.
  open func invalidate() {}
}
