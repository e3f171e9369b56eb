/// How the two sides of a constraint compare.
public enum Relation: Sendable, CaseIterable {
  /// At most.
  case lessThanOrEqual
  /// Exactly.
  case equal
  /// At least.
  case greaterThanOrEqual
}

/// The priority of a constraint on UIKit's scale, above 0 up to 1000.
///
/// 1000 is required: the constraint is satisfied, or it is rejected. Below that, the order is strict. The
/// solver minimises the total error of the highest priority first, then, among the solutions with this
/// minimum, the total error of the next, and so on. No number of constraints of a lower priority ever
/// outweighs one of a higher priority. Constraints of equal priority have equal weight.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  /// Values above 1000 are clamped to 1000; values that are not above 0 (or not a number) become the smallest
  /// possible priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue > 0 ? min(rawValue, 1000) : Float.leastNormalMagnitude
  }

  /// Creates a priority, clamped to the scale as by ``init(rawValue:)``.
  public init(_ value: Float) { self.init(rawValue: value) }

  /// 1000: the constraint must be satisfied.
  public static let required = Priority(1000)
  /// 750: the default compression resistance of controls.
  public static let high = Priority(750)
  /// 250: the default content hugging of controls.
  public static let low = Priority(250)
  /// 50: the priority of a view's target size when its fitting size is measured.
  public static let fittingSizeLevel = Priority(50)

  /// True when the constraint must be satisfied.
  public var isRequired: Bool { rawValue >= 1000 }

  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// A constraint on variables: an expression that is compared with zero, and a priority.
public struct Constraint: Equatable, Sendable {
  /// The expression that is compared with zero.
  public var expression: LinearExpression
  /// How it compares with zero.
  public var relation: Relation
  /// The priority of the constraint.
  public var priority: Priority

  /// Creates the constraint `expression relation 0`.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Creates the constraint `left relation right`.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Creates the constraint `variable relation value`.
  public init(
    _ variable: Variable, _ relation: Relation, _ value: Double, priority: Priority = .required
  ) {
    self.init(LinearExpression(variable, plus: -value), relation, priority: priority)
  }
}

/// The identifier of a constraint in the solver that accepted it.
public struct ConstraintID: Hashable, Comparable, Sendable {
  let slot: Int32
  /// Distinguishes a constraint from an earlier one in the same slot; also gives the order of insertion.
  let serial: UInt64

  /// Constraints are ordered by when they were added.
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}
