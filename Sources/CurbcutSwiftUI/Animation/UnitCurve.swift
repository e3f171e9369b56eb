import Foundation

/// A curve from 0 to 1.
///
/// Follows <https://developer.apple.com/documentation/swiftui/unitcurve>.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut, circularOutIn
    case linear
  }

  private let kind: Kind

  /// A cubic curve with two control points, whose times are brought into 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func clamped(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
    return UnitCurve(kind: .bezier(clamped(startControlPoint), clamped(endControlPoint)))
  }

  /// The same speed from beginning to end.
  public static let linear = UnitCurve(kind: .linear)
  /// Begins slowly: a cubic curve with the control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Ends slowly: a cubic curve with the control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Begins and ends slowly: a cubic curve with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Begins slowly, along a quarter of a circle; the slope at the end is infinite.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// Ends slowly, along a quarter of a circle; the slope at the beginning is infinite.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Begins and ends slowly, along two quarters of circles; the slope in the middle is infinite.
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
    case .circularOutIn:
      let y = (x - x * x).squareRoot()
      return x < 0.5 ? y : 1 - y
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
    case .circularOutIn:
      return abs(1 - 2 * x) / (2 * (x - x * x).squareRoot())
    case .bezier(let a, let b):
      // A control point at an end leaves the curve no slope there; SwiftUI then has 1 at the start and 0 at the end.
      if x == 0, a == .zero { return 1 }
      if x == 1, b == UnitPoint(x: 1, y: 1) { return 0 }
      let t = x == 0 || x == 1 ? x : Self.parameter(x, a.x, b.x)
      return Self.slope(t, a.y, b.y) / Self.slope(t, a.x, b.x)
    }
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularIn: UnitCurve(kind: .circularOut)
    case .circularOut: UnitCurve(kind: .circularIn)
    case .circularInOut: UnitCurve(kind: .circularOutIn)
    case .circularOutIn: UnitCurve(kind: .circularInOut)
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
