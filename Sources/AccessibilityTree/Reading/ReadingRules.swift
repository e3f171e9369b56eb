import Foundation

/// Everything besides the screen itself that decides which elements are read, and in which order.
public struct ReadingRules: Hashable, Sendable {
  /// How much of what an app declares is read.
  public enum Extent: Hashable, Sendable {
    /// What an assistive technology finds on the screen: nothing that is clipped or too small to touch and no empty
    /// containers, but including the containers that UIKit creates for its own classes.
    case shown
    /// Everything that the objects declare, whether visible or not, and only the containers that are
    /// declared.
    case declared
  }

  /// How much of what the app declares is read.
  public var extent: Extent
  /// Two elements whose tops differ by less than this, in points, are on the same line.
  public var lineTolerance: Double
  /// True when a line is read from right to left.
  public var isRightToLeft: Bool

  /// Creates the rules for a device: a phone has the ``phoneTolerance``, everything else the
  /// ``padTolerance``.
  public init(extent: Extent = .shown, isPhone: Bool = true, isRightToLeft: Bool = false) {
    self.extent = extent
    self.lineTolerance = isPhone ? Self.phoneTolerance : Self.padTolerance
    self.isRightToLeft = isRightToLeft
  }

  /// The line tolerance on a phone, in points. This and ``padTolerance`` were found by experiment on devices.
  public static let phoneTolerance = 8.0
  /// The line tolerance on every device other than a phone, in points.
  public static let padTolerance = 13.0

  /// True when something whose frame begins at `a` is read before something whose frame begins at `b`.
  ///
  /// Not transitive, as on the device: A may share a line with B and B with C, but not A with C.
  @inlinable
  func precedes(_ a: ReadingPoint, _ b: ReadingPoint) -> Bool {
    if abs(a.y - b.y) >= lineTolerance { return a.y < b.y }
    return isRightToLeft ? a.x > b.x : a.x < b.x
  }
}

/// The origin by which items are ordered, in screen coordinates.
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

  /// The place of an empty group: after everything.
  @usableFromInline static let nowhere = ReadingPoint(x: .infinity, y: .infinity)
}
