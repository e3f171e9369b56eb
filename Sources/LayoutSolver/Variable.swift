/// An unknown of a ``Solver``: a real number of either sign.
///
/// A variable belongs to the solver that made it with ``Solver/makeVariable()``. Until a constraint contains
/// it, its value is 0.
public struct Variable: Hashable, Comparable, Sendable {
  let symbol: Int32

  /// Variables are ordered by creation, unless one was removed and its slot reused.
  public static func < (a: Variable, b: Variable) -> Bool { a.symbol < b.symbol }
}
