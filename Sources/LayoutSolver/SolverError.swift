/// An error of a ``Solver``, which is then unchanged by the call.
public enum SolverError: Error, Equatable, Sendable {
  /// The constraint conflicts with the required constraints listed here, which remain in the solver, in the
  /// order in which they were added. Leaving out any one of the set (including the rejected one) resolves
  /// this conflict.
  case unsatisfiable(conflicting: [ConstraintID])
  /// The constraint has been removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable has been removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The variable is still used by constraints, so it cannot be removed.
  case variableInUse(Variable)
  /// A coefficient, a constant or a value is infinite or not a number.
  case notFinite
}
