import Foundation

/// A part of a view in which a pointer has a look of its own.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregion>.
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect
  /// What the app calls the region; nil for nothing.
  public let identifier: AnyHashable?
  /// Along which the pointer is held at the edges of the region; none by default.
  open var latchingAxes: UIAxis = []

  /// A region with a name of the app's own.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UIPointerRegion(rect: rect, identifier: identifier)
    made.latchingAxes = latchingAxes
    return made
  }
}

/// Where a pointer is when a region is asked for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregionrequest>.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer, in the view's coordinates.
  open private(set) var location: CGPoint
  /// The keys that are held down.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// Runs what an app wants to happen beside the pointer's own movement.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are to be animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens after them; true when they came to their end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says how a pointer looks over a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region under a pointer; the whole view unless implemented. Asked when a pointer moves, which no
  /// pointer does here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region; nil, as unless implemented, for no change.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called when a pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when a pointer leaves a region.
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

/// Changes a pointer over a view.
///
/// A pointer belongs to a mouse or a trackpad. This device has fingers only, as an iPhone: the delegate is
/// kept and never asked.
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteraction>.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether pointers are watched; true by default.
  open var isEnabled = true

  /// An interaction for a view; the delegate is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for region and style again. Nothing to do without a pointer.
  open func invalidate() {}
}
