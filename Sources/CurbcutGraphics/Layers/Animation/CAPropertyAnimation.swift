import CurbcutFoundation
import Foundation

/// An animation of one property.
///
/// <https://developer.apple.com/documentation/quartzcore/capropertyanimation>
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position`, `bounds.size.width`, `opacity`, `transform.rotation.z` …
  open var keyPath: String?
  /// Whether the values are added to the layer's own.
  open var isAdditive = false
  /// Whether each run begins where the last one ended; false by default.
  @Unsupported("CAPropertyAnimation.isCumulative: each run begins anew, not where the last one ended")
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The value at a given progress; `model` is the layer's own value.
  func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? { nil }

  package override func apply(to layer: CALayer, after seconds: CFTimeInterval) {
    guard let keyPath, let progress = progress(after: seconds),
      let model = layer.animatableValue(forKeyPath: keyPath),
      let value = value(at: paced(progress), model: model)
    else { return }
    layer.setAnimatableValue(isAdditive ? model + value : value, forKeyPath: keyPath)
  }

  func paced(_ progress: Double) -> Double { timingFunction?.progress(at: progress) ?? progress }
}

/// An animation from one value to another.
///
/// <https://developer.apple.com/documentation/quartzcore/cabasicanimation>
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for the layer's own.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's own.
  open var toValue: Any?
  /// The change of the value from the beginning, or up to the end; nil by default.
  open var byValue: Any?

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    let from = AnimatableValue(fromValue, like: model)
    let to = AnimatableValue(toValue, like: model)
    let by = AnimatableValue(byValue, like: model)
    let start: AnimatableValue
    let end: AnimatableValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from + by)
    case (nil, let to?, let by?): (start, end) = (to - by, to)
    case (let from?, nil, nil): (start, end) = (from, model)
    case (nil, let to?, nil): (start, end) = (model, to)
    case (nil, nil, let by?): (start, end) = (model, model + by)
    case (nil, nil, nil): return nil
    }
    return start.mixed(with: end, progress)
  }
}

/// An animation that moves like a spring.
///
/// <https://developer.apple.com/documentation/quartzcore/caspringanimation>
open class CASpringAnimation: CABasicAnimation {
  /// The mass in kilograms; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity of the mass, in full distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be overdamped; false by default.
  @Unsupported("CASpringAnimation.allowsOverdamping: the spring swings as its damping says")
  open var allowsOverdamping = false

  /// Creates a spring with a perceived duration in seconds, and a bounce (0 for none, 1 for endless oscillation).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
    stiffness = frequency * frequency
    damping = 2 * frequency * max(0, bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    duration = settlingDuration
  }

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  /// Seconds until the spring settles to within a thousandth of the distance.
  open var settlingDuration: CFTimeInterval {
    Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)).settlingTime
  }

  override func paced(_ progress: Double) -> Double {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
    return spring.position(at: progress * runLength)
  }
}

/// The movement of a spring from 0 to 1.
package struct Spring: Sendable {
  package var mass = 1.0
  package var stiffness = 100.0
  package var damping = 10.0
  package var velocity = 0.0

  package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.velocity = velocity
  }

  /// Creates a spring that settles in a given number of seconds.
  package init(settlingIn seconds: Double, dampingRatio: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = 6.9 / (ratio * max(seconds, 0.001))
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  package var settlingTime: Double {
    let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    // exp(-6.9) is a thousandth.
    return decay > 1e-6 ? 6.9 / decay : .infinity
  }

  package func position(at time: Double) -> Double {
    let (w, z) = (frequency, ratio)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w - velocity) / wd
      return 1 - exp(-z * w * time) * (cos(wd * time) + b * sin(wd * time))
    }
    // At or above critical damping: the critical case is a good enough approximation for display.
    return 1 - exp(-w * time) * (1 + (w - velocity) * time)
  }
}

/// How a keyframe animation interpolates between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linearly; the default.
  public static let linear = Self(rawValue: "linear")
  /// In discrete steps.
  public static let discrete = Self(rawValue: "discrete")
  /// At an even pace over all values.
  public static let paced = Self(rawValue: "paced")
  /// On a curve through the values; a straight line here.
  public static let cubic = Self(rawValue: "cubic")
  /// On a curve through the values, at an even pace; a straight line here.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether a layer that moves along a path is rotated to follow it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It faces forwards along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// It faces backwards along the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values.
///
/// <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; nil when a path gives them.
  open var values: [Any]?
  /// A path whose points are the values; nil by default. Only the end points of its elements are used.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil for even steps.
  open var keyTimes: [NSNumber]?
  /// The timing curves between the values; nil for linear ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the animation interpolates between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer is rotated to follow the path; nil by default.
  @Unsupported("CAKeyframeAnimation.rotationMode: what moves along the path is not turned")
  open var rotationMode: CAAnimationRotationMode? = nil

  package override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    let points: [Any] = path?.cornerPoints ?? values ?? []
    let all = points.compactMap { AnimatableValue($0, like: model) }
    guard let first = all.first, let last = all.last else { return nil }
    guard all.count > 1 else { return first }
    let given = keyTimes?.map(\.doubleValue) ?? []
    let times = given.count == all.count ? given : all.indices.map { Double($0) / Double(all.count - 1) }
    guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
    guard next > 0 else { return first }
    if calculationMode == .discrete { return all[next - 1] }
    let span = times[next] - times[next - 1]
    let part = span > 0 ? (progress - times[next - 1]) / span : 1
    let functions = timingFunctions ?? []
    let paced = functions.indices.contains(next - 1) ? functions[next - 1].progress(at: part) : part
    return all[next - 1].mixed(with: all[next], paced)
  }
}

extension CGPath {
  /// The end point of each element of the path.
  fileprivate var cornerPoints: [CGPoint] { elements.compactMap(\.points.last) }
}
