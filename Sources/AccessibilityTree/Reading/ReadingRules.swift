import Foundation

/// Everything beside the screen itself that decides which elements are read, and in which order.
public struct ReadingRules: Hashable, Sendable {
  /// How much of what an app declares is read.
  public enum Extent: Hashable, Sendable {
    /// What a person meets on the screen, as assistive technologies do: nothing that is clipped away or too small to
    /// touch, no container without elements, and containers that UIKit makes of its own classes.
    case shown
    /// All that the objects declare, whether it shows or not, and no container but those that are declared.
    case declared
  }

  /// How much of what the app declares is read.
  public var extent: Extent
  /// Two elements whose tops differ by less than this are on one line, in points.
  public var lineTolerance: Double
  /// True when a line is read from its right end.
  public var isRightToLeft: Bool

  /// Makes the rules of a device: a phone has the ``phoneTolerance``, everything else the ``padTolerance``.
  public init(extent: Extent = .shown, isPhone: Bool = true, isRightToLeft: Bool = false) {
    self.extent = extent
    self.lineTolerance = isPhone ? Self.phoneTolerance : Self.padTolerance
    self.isRightToLeft = isRightToLeft
  }

  /// Found by experiment on devices: 8 points on a phone, 13 on everything else.
  public static let phoneTolerance = 8.0
  /// The tolerance on everything that is not a phone, in points.
  public static let padTolerance = 13.0

  /// True when something whose frame begins at `a` is read before something at `b`.
  ///
  /// Not transitive, as on the device: A may share a line with B and B with C, but not A with C.
  @inlinable
  func precedes(_ a: ReadingPoint, _ b: ReadingPoint) -> Bool {
    if abs(a.y - b.y) >= lineTolerance { return a.y < b.y }
    return isRightToLeft ? a.x > b.x : a.x < b.x
  }
}

/// Where something begins, in screen coordinates: what the order goes by.
@usableFromInline
struct ReadingPoint: Sendable {
  @usableFromInline var x, y: Double

  @inlinable
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable
  init(_ frame: CGRect) {
    x = frame.origin.x
    y = frame.origin.y
  }

  /// Where an empty group stands: after everything.
  @usableFromInline static let nowhere = ReadingPoint(x: .infinity, y: .infinity)
}
