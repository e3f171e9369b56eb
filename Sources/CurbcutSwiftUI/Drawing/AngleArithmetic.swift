import Foundation

extension Angle {
  /// The sum of two angles, which may be more than a full turn.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles, which may be negative.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// The same angle in the other direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// A multiple of an angle.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// A multiple of an angle.
  public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
  /// A fraction of an angle.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
}
