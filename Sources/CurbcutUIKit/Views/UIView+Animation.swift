import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation begins where a running one has got to.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs back and forth; only together with `repeat`.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A transition fades from one to the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same speed throughout.
    case linear
  }

  /// Makes the changes and finishes at once: a screen is read and drawn as it is at rest.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes and finishes at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes and finishes at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes the changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
