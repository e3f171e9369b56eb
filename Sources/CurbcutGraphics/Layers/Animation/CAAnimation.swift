import Foundation

/// What an animation's delegate hears. Both methods are optional.
///
/// <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ended; false when it was taken away before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer in time.
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
  /// The pace; nil, the default, for the same pace throughout.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears when the animation begins and ends; retained, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it has ended; true by default.
  open var isRemovedOnCompletion = true
  /// What the app keeps with the animation.
  private var values: [String: Any] = [:]

  /// An animation that does nothing yet.
  public required override init() { super.init() }

  /// What the app keeps under a key; nil for nothing.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps something under a key; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// A copy; a layer keeps one of what is added to it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self.init()
    made.take(self)
    return made
  }

  /// Takes over what another animation of the same class is set to.
  package func take(_ other: CAAnimation) {
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

  /// Seconds of one run. An animation without a duration takes that of the transaction, a quarter of a second by
  /// default.
  package var runLength: CFTimeInterval { duration > 0 ? duration : 0.25 }

  /// Seconds from the beginning to the end, repetitions included; infinite for an animation that never ends.
  package var totalLength: CFTimeInterval {
    guard speed > 0 else { return .infinity }
    let once = runLength * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
    return max(0, all - timeOffset) / Double(speed)
  }

  /// How far a run has come that began so many seconds ago, from 0 to 1 before the pace; nil when nothing
  /// shows of the animation.
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

  /// Adds a copy to a layer, under the event as its key; one without a property or values of its own animates what the
  /// event is about, from what showed of it before.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let own = copy() as? CAAnimation else { return }
    if let one = own as? CAPropertyAnimation, one.keyPath == nil { one.keyPath = event }
    if let one = own as? CABasicAnimation, one.fromValue == nil, one.toValue == nil, one.byValue == nil {
      one.fromValue = layer.valueBefore
    }
    layer.add(own, forKey: own is CATransition ? "transition" : event)
  }

  /// Puts the animation's values at a time into a layer that is to be shown.
  package func apply(to layer: CALayer, after seconds: CFTimeInterval) {}
}

/// Animations that run together.
///
/// <https://developer.apple.com/documentation/quartzcore/caanimationgroup>
open class CAAnimationGroup: CAAnimation {
  /// What runs; times are relative to the group's beginning, and what is left at its end is cut off.
  open var animations: [CAAnimation]?

  package override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  package override func apply(to layer: CALayer, after seconds: CFTimeInterval) {
    guard let progress = progress(after: seconds) else { return }
    let paced = timingFunction?.progress(at: progress) ?? progress
    for one in animations ?? [] { one.apply(to: layer, after: paced * runLength - one.beginTime) }
  }
}

/// A way from one content of a layer to another.
///
/// It takes its time; the content is the new one from the beginning, for nothing draws the way.
/// <https://developer.apple.com/documentation/quartzcore/catransition>
open class CATransition: CAAnimation {
  /// What is to be seen; `fade` by default.
  open var type = CATransitionType.fade
  /// Where it comes from; nil by default.
  open var subtype: CATransitionSubtype?
  /// Where in itself the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in itself the transition ends, from 0 to 1.
  open var endProgress: Float = 1

  package override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

/// What is to be seen of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = Self(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old one slides away.
  public static let reveal = Self(rawValue: "reveal")
}

/// Where a transition comes from.
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
