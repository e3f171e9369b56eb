import Foundation

/// A width, a height or a radius of a mark.
///
/// Follows <https://developer.apple.com/documentation/charts/markdimension>.
public struct MarkDimension: Sendable, Equatable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// What suits the mark.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// So many points less, at each end, than there is room.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A share of the room that there is, 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  private init(kind: Kind) { self.kind = kind }

  /// Creates a fixed number of points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Creates a fixed number of points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// The length in points where there is some room.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    let length: CGFloat =
      switch kind {
      case .automatic: automatic
      case .fixed(let value): value
      case .inset(let value): room - 2 * value
      case .ratio(let value): room * value
      }
    return length.isFinite ? max(length, 0) : 0
  }
}

/// How marks at the same place are put on each other.
///
/// Follows <https://developer.apple.com/documentation/charts/markstackingmethod>.
public struct MarkStackingMethod: Sendable, Hashable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// Each begins where the one before ends.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// As ``standard``, with the whole stretched to 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// As ``standard``, with the middle of the whole at 0.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each begins at 0.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How points are joined to a line.
///
/// Follows <https://developer.apple.com/documentation/charts/interpolationmethod>.
public struct InterpolationMethod: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let kind: Kind

  /// Straight from point to point.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Curved, without extremes between points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Curved by a Catmull–Rom spline.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// Curved by a cardinal spline.
  public static let cardinal = cardinal(tension: 0)
  /// In steps that rise at the first of two points.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// In steps that rise between two points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// In steps that rise at the second of two points.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// Curved by a Catmull–Rom spline: 0 for a uniform one, 0.5 for a centripetal one, 1 for a chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
  /// Curved by a cardinal spline: 0 for the roundest, 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
}
