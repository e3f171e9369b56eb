/// How the two sides of a constraint compare.
public enum Relation: Sendable, CaseIterable {
  /// At most.
  case lessThanOrEqual
  /// Exactly.
  case equal
  /// At least.
  case greaterThanOrEqual
}

/// How much a constraint matters: UIKit's scale, above 0 up to 1000.
///
/// 1000 is required: the constraint holds, or it is rejected. Below that, the order is strict. The
/// solver minimises the total error of the highest priority first, then, among the solutions that
/// keep this minimum, the total error of the next, and so on. No number of constraints of a lower
/// priority ever outweighs one of a higher. Constraints of equal priority count alike.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  /// Values above 1000 are taken as 1000, values that are not above 0 (or not a number) as the
  /// smallest priority there is.
  public init(rawValue: Float) {
    self.rawValue = rawValue > 0 ? min(rawValue, 1000) : Float.leastNormalMagnitude
  }

  /// Makes a priority, kept within the scale as by ``init(rawValue:)``.
  public init(_ value: Float) { self.init(rawValue: value) }

  /// 1000: it must hold.
  public static let required = Priority(1000)
  /// 750: how strongly a control resists being squeezed.
  public static let high = Priority(750)
  /// 250: how strongly a control holds to its own size against being stretched.
  public static let low = Priority(250)
  /// 50: how strongly a view is drawn to its target size when it is measured.
  public static let fittingSizeLevel = Priority(50)

  /// True when the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A statement about variables: an expression compared with zero, and how much it matters.
public struct Constraint: Equatable, Sendable {
  /// The sum that is compared with zero.
  public var expression: LinearExpression
  /// How it compares with zero.
  public var relation: Relation
  /// How much it matters that it does.
  public var priority: Priority

  /// States `expression relation 0`.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// States `left relation right`.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// States `variable relation value`.
  public init(
    _ variable: Variable, _ relation: Relation, _ value: Double, priority: Priority = .required
  ) {
    self.init(LinearExpression(variable, plus: -value), relation, priority: priority)
  }
}

/// The name of a constraint inside the solver that accepted it.
public struct ConstraintID: Hashable, Comparable, Sendable {
  let slot: Int32
  /// Tells a constraint from an earlier one that had the same slot; it also gives the order of adding.
  let serial: UInt64

  /// Constraints are ordered by when they were added.
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}
