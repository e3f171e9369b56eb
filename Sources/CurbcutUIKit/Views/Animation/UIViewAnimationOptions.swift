import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they move. They always do here.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation begins where a running one has got to.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs back and forth; only together with `repeat`.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation has its own length, even inside another.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The animation has its own pace, even inside another.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// What changes during a transition moves too.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// A transition hides and shows views and leaves them where they are.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// The animation has its own options, even inside another.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A transition turns the view from left to right.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A transition turns the view from right to left.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A transition curls the view up like a page.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A transition curls the view down like a page.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// A transition fades from one to the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A transition turns the view from top to bottom.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A transition turns the view from bottom to top.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// Sixty images a second are enough. A hint to hardware.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// Thirty images a second are enough. A hint to hardware.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  /// How an animation in steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views take touches while they move. They always do here.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation begins where a running one has got to.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs back and forth; only together with `repeat`.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation has its own length, even inside another.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The animation has its own options, even inside another.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// From step to step in a straight line; the default.
    public static let calculationModeLinear: Self = []
    /// In jumps; in a straight line here.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At an even pace over all steps; each at its own here.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// On a curve through all steps; in a straight line here.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// On a curve, at an even pace; in a straight line here.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
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

    /// A curve by its number; the keyboard's own curve, which iOS gives as 7, is slow at both ends here.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, 7: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    /// The pace as Core Animation has it.
    var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// How a transition of the old form looks.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// Nothing is to be seen of it.
    case none
    /// The view turns from left to right.
    case flipFromLeft
    /// The view turns from right to left.
    case flipFromRight
    /// The view curls up like a page.
    case curlUp
    /// The view curls down like a page.
    case curlDown
  }
}
