import Foundation

/// The methods of an animation's delegate, both optional.
///
/// <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ended; `flag` is false when it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time.
///
/// <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve; nil, the default, for a linear one.
  open var timingFunction: CAMediaTimingFunction?
  /// The object notified when the animation begins and ends; retained, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it has ended; true by default.
  open var isRemovedOnCompletion = true
  /// Values that the app attaches to the animation.
  private var values: [String: Any] = [:]

  /// Creates an animation that does nothing yet.
  public required override init() { super.init() }

  /// The value the app attached under a key; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Attaches a value under a key; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// A copy; a layer copies the animations that are added to it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self.init()
    made.copyProperties(from: self)
    return made
  }

  /// Copies the settings of another animation of the same class.
  package func copyProperties(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    values = other.values
  }

  /// The duration of one run in seconds. An animation without a duration has that of the transaction, a quarter of a
  /// second by default.
  package var runLength: CFTimeInterval { duration > 0 ? duration : 0.25 }

  /// Seconds from the beginning to the end, repetitions included; infinite for an animation that never ends.
  package var totalLength: CFTimeInterval {
    guard speed > 0 else { return .infinity }
    let once = runLength * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
    return max(0, all - timeOffset) / Double(speed)
  }

  /// The progress of a run that began some seconds ago, from 0 to 1, before the timing function is applied; nil when
  /// the animation has no effect at that time.
  package func progress(after seconds: CFTimeInterval) -> Double? {
    if seconds < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    let once = runLength
    let cycle = once * (autoreverses ? 2 : 1)
    if seconds >= totalLength {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      if autoreverses { return 0 }
      let runs = totalLength * Double(speed) / once
      let rest = runs - runs.rounded(.down)
      return rest > 1e-9 ? rest : 1
    }
    let inside = (seconds * Double(speed) + timeOffset).truncatingRemainder(dividingBy: cycle)
    return inside <= once ? inside / once : 2 - inside / once
  }

  /// Adds a copy to a layer, with the event as its key. One without a key path or values of its own animates the
  /// event's property, starting at the value that was shown before.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let own = copy() as? CAAnimation else { return }
    if let one = own as? CAPropertyAnimation, one.keyPath == nil { one.keyPath = event }
    if let one = own as? CABasicAnimation, one.fromValue == nil, one.toValue == nil, one.byValue == nil {
      one.fromValue = layer.valueBefore
    }
    layer.add(own, forKey: own is CATransition ? "transition" : event)
  }

  /// Applies the animation's values at a time to the copy of a layer that is to be shown.
  package func apply(to layer: CALayer, after seconds: CFTimeInterval) {}
}

/// Animations that run together.
///
/// <https://developer.apple.com/documentation/quartzcore/caanimationgroup>
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times are relative to the group's beginning, and they are cut off at its end.
  open var animations: [CAAnimation]?

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  package override func apply(to layer: CALayer, after seconds: CFTimeInterval) {
    guard let progress = progress(after: seconds) else { return }
    let paced = timingFunction?.progress(at: progress) ?? progress
    for one in animations ?? [] { one.apply(to: layer, after: paced * runLength - one.beginTime) }
  }
}

/// A transition from one content of a layer to another.
///
/// It runs for its duration but is not drawn: the layer shows the new content from the beginning.
/// <https://developer.apple.com/documentation/quartzcore/catransition>
open class CATransition: CAAnimation {
  /// The kind of transition; `fade` by default.
  open var type = CATransitionType.fade
  /// The direction it comes from; nil by default.
  open var subtype: CATransitionSubtype?
  /// The point in the transition at which it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The point in the transition at which it ends, from 0 to 1.
  open var endProgress: Float = 1

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content fades into the new.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = Self(rawValue: "push")
  /// The old content slides away.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
