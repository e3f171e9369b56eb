import Foundation

/// How a change is shown over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animation>.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timing(UnitCurve, duration: Double)
    case spring(duration: Double, bounce: Double)
  }

  let curve: Curve
  var delay: Double = 0
  var speed: Double = 1
  /// How often it is shown; nil for ever.
  var repeats: Int? = 1
  var autoreverses = false

  private init(_ curve: Curve) { self.curve = curve }

  /// The animation that the system uses.
  public static let `default` = Animation(.spring(duration: 0.55, bounce: 0))
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = Animation(.spring(duration: 0.5, bounce: 0))
  public static let smooth = Animation(.spring(duration: 0.5, bounce: 0))
  public static let snappy = Animation(.spring(duration: 0.5, bounce: 0.15))
  public static let bouncy = Animation(.spring(duration: 0.5, bounce: 0.3))
  public static let interactiveSpring = Animation(.spring(duration: 0.15, bounce: 0.14))
  public static let interpolatingSpring = Animation(.spring(duration: 0.5, bounce: 0))

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.timing(.linear, duration: duration))
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.timing(.easeIn, duration: duration))
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.timing(.easeOut, duration: duration))
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.timing(.easeInOut, duration: duration))
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timing(curve, duration: duration))
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation(.spring(duration: duration, bounce: bounce))
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction))
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.15 + extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(duration: duration, bounce: 0.3 + extraBounce))
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(duration: response, bounce: 1 - dampingFraction))
  }

  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }
  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
  /// The animation, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with { ($0.repeats, $0.autoreverses) = (repeatCount, autoreverses) }
  }
  /// The animation, for as long as the view is there.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with { ($0.repeats, $0.autoreverses) = (nil, autoreverses) }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }

  /// The seconds from the change to the end that a completion waits for; one round of an endless animation.
  func duration(until criteria: AnimationCompletionCriteria) -> Double {
    let round: Double =
      switch curve {
      case .timing(_, let duration): duration
      case .spring(let duration, let bounce):
        criteria == .logicallyComplete ? duration : duration * Self.settling(bounce: bounce)
      }
    return delay + round * Double(repeats ?? 1) / max(speed, 0.001)
  }

  /// How many times its duration a spring takes until it is within a thousandth of its end.
  private static func settling(bounce: Double) -> Double {
    let damping = max(0.05, 1 - min(max(bounce, 0), 0.95))
    return max(1, log(1000) / (2 * .pi * damping))
  }
}

/// A curve from 0 to 1.
///
/// Follows <https://developer.apple.com/documentation/swiftui/unitcurve>.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
    case linear
  }

  private let kind: Kind

  /// A cubic curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  public static let linear = UnitCurve(kind: .linear)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The value at a part of the time.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return x
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .bezier(let a, let b):
      let t = Self.parameter(x, a.x, b.x)
      return Self.bezier(t, a.y, b.y)
    }
  }

  /// The slope at a part of the time.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return x >= 1 ? 0 : (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let y = x < 0.5 ? x : 1 - x
      return 2 * y / (1 - 4 * y * y).squareRoot()
    case .bezier(let a, let b):
      let t = Self.parameter(x, a.x, b.x)
      let (dx, dy) = (Self.slope(t, a.x, b.x), Self.slope(t, a.y, b.y))
      return dx == 0 ? 0 : dy / dx
    }
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularIn: UnitCurve(kind: .circularOut)
    case .circularOut: UnitCurve(kind: .circularIn)
    case .circularInOut: self
    case .bezier(let a, let b):
      .bezier(startControlPoint: UnitPoint(x: a.y, y: a.x), endControlPoint: UnitPoint(x: b.y, y: b.x))
    }
  }

  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// The parameter at which the curve has a given time, by halving.
  private static func parameter(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if bezier(middle, a, b) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
