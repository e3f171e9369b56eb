/// Why a ``Solver`` refused. The solver is then as it was before the call.
public enum SolverError: Error, Equatable, Sendable {
  /// The constraint cannot hold together with the required constraints named here, which are in the
  /// solver and stay there, in the order in which they were added. Leaving out any one of the set
  /// (the rejected one included) ends this conflict.
  case unsatisfiable(conflicting: [ConstraintID])
  /// The constraint was removed before, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable was removed before, or belongs to another solver.
  case unknownVariable(Variable)
  /// The variable is still mentioned by constraints, so it cannot be removed.
  case variableInUse(Variable)
  /// A coefficient, a constant or a value is infinite or not a number.
  case notFinite
}
