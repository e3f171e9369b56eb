import Foundation

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views receive touches while they are animated. They always do here.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation starts from the current state of a running one.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation repeats for ever.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs back and forth; only together with `repeat`.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation has its own duration, even inside another.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The animation has its own curve, even inside another.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Changes during a transition are animated too.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// A transition hides and shows views, and leaves them in their superviews.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// The animation has its own options, even inside another.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Eases in and out; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A transition flips the view from left to right.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A transition flips the view from right to left.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A transition curls the view up like a page.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A transition curls the view down like a page.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// A transition cross-dissolves from one to the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A transition flips the view from top to bottom.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A transition flips the view from bottom to top.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// 60 frames per second are enough. A hint to hardware.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// 30 frames per second are enough. A hint to hardware.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out with the view.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views receive touches while they are animated. They always do here.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation starts from the current state of a running one.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation repeats for ever.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs back and forth; only together with `repeat`.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation has its own duration, even inside another.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The animation has its own options, even inside another.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Linear interpolation between keyframes; the default.
    public static let calculationModeLinear: Self = []
    /// Jumps between keyframes; linear here.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// An even pace over all keyframes; here each has its own pace.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// A curve through all keyframes; linear here.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// A curve through all keyframes at an even pace; linear here.
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

    /// Creates a curve from its raw value; the keyboard's own curve, which iOS reports as 7, eases in and out here.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, 7: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    /// The corresponding timing function of Core Animation.
    var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// The kind of an old-style transition.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// No transition.
    case none
    /// The view flips from left to right.
    case flipFromLeft
    /// The view flips from right to left.
    case flipFromRight
    /// The view curls up like a page.
    case curlUp
    /// The view curls down like a page.
    case curlDown
  }
}
