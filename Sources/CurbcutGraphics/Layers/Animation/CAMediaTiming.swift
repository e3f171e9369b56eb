import Foundation

/// What is shown before an animation begins and after it has ended.
///
/// <https://developer.apple.com/documentation/quartzcore/camediatimingfillmode>
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value remains after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// Neither; the default.
  public static let removed = Self(rawValue: "removed")
}

/// Timing: when something runs, for how long and how often.
///
/// <https://developer.apple.com/documentation/quartzcore/camediatiming>
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of ``CACurrentMediaTime()``; 0 for immediately.
  var beginTime: CFTimeInterval { get set }
  /// The duration in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time passes for it, relative to its parent; 1 for the same speed.
  var speed: Float { get set }
  /// The offset into its own time at which it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times it runs; 0 for once.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds; 0 to use ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The name of a timing function.
///
/// <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname>
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant pace.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = Self(rawValue: "default")
}

/// The timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>
open class CAMediaTimingFunction: NSObject {
  private let points: (CGPoint, CGPoint)

  /// Creates a timing function by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a timing function from the two control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    )
    super.init()
  }

  /// Writes the x and y of one of the four points of the curve; does nothing for any other index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero, points.0, points.1, CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    ptr[0] = Float(all[idx].x)
    ptr[1] = Float(all[idx].y)
  }

  /// The progress of the animation at a fraction of its duration; both from 0 to 1.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    // x increases with the parameter, so bisection finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(Double(points.0.x), Double(points.1.x), middle) < time { low = middle } else { high = middle }
    }
    let t = (low + high) / 2
    return value(Double(points.0.y), Double(points.1.y), t)
  }
}
