/// Finds values for variables that satisfy all required constraints and come as close as possible to the
/// others, priority by priority.
///
/// This is Cassowary (Badros, Borning and Stuckey, 2001): a simplex tableau that is kept between calls, so
/// that adding, removing and editing a constraint costs a few row operations. Where Cassowary weighs
/// priorities against each other with large numbers, this solver keeps one row of costs for each priority in
/// use and compares them level by level. Higher priorities therefore win strictly, as in UIKit, and no large
/// weights harm numerical precision.
///
/// The same calls in the same order give the same values on every machine: symbols are ordered by
/// creation, and no order depends on hashing.
///
/// ```swift
/// var solver = Solver()
/// let x = solver.makeVariable()
/// try solver.add(Constraint(x, .greaterThanOrEqual, 10))
/// try solver.add(Constraint(x, .equal, 0, priority: .low))
/// solver.solve()
/// solver.value(of: x)  // 10
/// ```
public struct Solver: Sendable {
  struct Entry: Sendable {
    var constraint: Constraint
    var serial: UInt64
    var marker: Tableau.Symbol
    /// The second error symbol, or -1.
    var other: Tableau.Symbol
  }

  var tableau = Tableau()
  private var entries: [Entry?] = []
  private var freeSlots: [Int32] = []
  private var nextSerial: UInt64 = 0
  /// How many constraint terms contain a variable, by symbol.
  private var useCounts: [Int32] = []

  /// Creates a solver without variables or constraints.
  public init() {}

  // MARK: Variables

  /// Creates a variable. Its value is 0 until constraints determine another.
  public mutating func makeVariable() -> Variable {
    let symbol = tableau.makeSymbol(.variable)
    while useCounts.count <= Int(symbol) { useCounts.append(0) }
    useCounts[Int(symbol)] = 0
    return Variable(symbol: symbol)
  }

  /// Removes a variable that no constraint contains any more.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try check(variable)
    guard useCounts[Int(variable.symbol)] == 0 else { throw .variableInUse(variable) }
    if tableau.rowOfSymbol[Int(variable.symbol)] >= 0 {
      tableau.dropRow(Int(tableau.rowOfSymbol[Int(variable.symbol)]))
    }
    tableau.purge(variable.symbol)
    tableau.freeSymbol(variable.symbol)
  }

  /// The value of a variable. It satisfies all required constraints at any time, and is optimal for the
  /// others after ``solve()``. 0 for an unknown variable.
  public func value(of variable: Variable) -> Double {
    guard tableau.rowOfSymbol.indices.contains(Int(variable.symbol)) else { return 0 }
    let row = tableau.rowOfSymbol[Int(variable.symbol)]
    return row < 0 ? 0 : tableau.rows[Int(row)].constant
  }

  /// The value of an expression.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.coefficient }
  }

  /// Whether any constraint contains a variable.
  public func isMentioned(_ variable: Variable) -> Bool {
    useCounts.indices.contains(Int(variable.symbol)) && useCounts[Int(variable.symbol)] > 0
  }

  private func check(_ variable: Variable) throws(SolverError) {
    guard tableau.kinds.indices.contains(Int(variable.symbol)),
      tableau.kinds[Int(variable.symbol)] == .variable
    else { throw .unknownVariable(variable) }
  }

  // MARK: Constraints

  /// The constraints in the solver, in the order in which they were added.
  public var constraintIDs: [ConstraintID] {
    entries.enumerated().compactMap { slot, entry in
      entry.map { ConstraintID(slot: Int32(slot), serial: $0.serial) }
    }.sorted()
  }

  /// The constraint with an identifier, with its current constant, or nil if the solver does not have it.
  public func constraint(_ id: ConstraintID) -> Constraint? { entry(id)?.constraint }

  /// How far a constraint is from being satisfied; 0 if it is satisfied or unknown.
  public func violation(of id: ConstraintID) -> Double {
    guard let constraint = entry(id)?.constraint else { return 0 }
    let value = value(of: constraint.expression)
    return switch constraint.relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  private func entry(_ id: ConstraintID) -> Entry? {
    guard entries.indices.contains(Int(id.slot)), let entry = entries[Int(id.slot)],
      entry.serial == id.serial
    else { return nil }
    return entry
  }

  /// Adds a constraint.
  ///
  /// Constraints that are not required are always accepted. Call ``solve()`` after the last of a
  /// batch, before reading values.
  /// - Throws: ``SolverError/unsatisfiable(conflicting:)`` if the constraint is required and conflicts with
  ///   the existing required constraints.
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    guard constraint.expression.constant.isFinite else { throw .notFinite }
    for term in constraint.expression.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      try check(term.variable)
    }

    var row = Tableau.Row(constant: constraint.expression.constant)
    for term in constraint.expression.terms where term.coefficient != 0 {
      tableau.accumulate(term.variable.symbol, term.coefficient, into: &row)
    }

    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
    } else {
      slot = Int32(entries.count)
      entries.append(nil)
    }
    let id = ConstraintID(slot: slot, serial: nextSerial)
    let (marker, other) = addMarkers(for: constraint, slot: slot, to: &row)

    if row.constant < 0 { row.negate() }
    if let witnesses = install(row, marker: marker, other: other) {
      for symbol in [marker, other] where symbol >= 0 {
        tableau.purge(symbol)
        tableau.freeSymbol(symbol)
      }
      freeSlots.append(slot)
      throw .unsatisfiable(conflicting: constraints(behind: witnesses, except: slot))
    }

    if !constraint.priority.isRequired {
      let level = tableau.retainLevel(constraint.priority.rawValue)
      if constraint.relation == .equal { tableau.addCost(of: marker, weight: 1, level: level) }
      tableau.addCost(of: other, weight: 1, level: level)
    }
    entries[Int(slot)] = Entry(
      constraint: constraint, serial: nextSerial, marker: marker, other: other)
    nextSerial += 1
    for term in constraint.expression.terms { useCounts[Int(term.variable.symbol)] += 1 }
    return id
  }

  private mutating func addMarkers(
    for constraint: Constraint, slot: Int32, to row: inout Tableau.Row
  ) -> (marker: Tableau.Symbol, other: Tableau.Symbol) {
    let isRequired = constraint.priority.isRequired
    switch constraint.relation {
    case .equal where isRequired:
      let dummy = tableau.makeSymbol(.dummy, owner: slot)
      row.insert(dummy, 1)
      return (dummy, -1)
    case .equal:
      let above = tableau.makeSymbol(.error, owner: slot)
      let below = tableau.makeSymbol(.error, owner: slot)
      row.insert(above, -1)
      row.insert(below, 1)
      tableau.pair(above, below, priority: constraint.priority.rawValue, weight: 2)
      return (above, below)
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
      let slack = tableau.makeSymbol(.slack, owner: slot)
      row.insert(slack, sign)
      if isRequired { return (slack, -1) }
      let error = tableau.makeSymbol(.error, owner: slot)
      row.insert(error, -sign)
      tableau.pair(slack, error, priority: constraint.priority.rawValue, weight: 1)
      return (slack, error)
    }
  }

  /// Adds `0 = row` to the tableau in the cheapest possible way.
  ///
  /// - Returns: the symbols of the conflicting constraints if it is infeasible, otherwise nil.
  private mutating func install(
    _ original: Tableau.Row, marker: Tableau.Symbol, other: Tableau.Symbol
  ) -> [Tableau.Symbol]? {
    var row = original
    if let position = subject(of: row, marker: marker, other: other) {
      let symbol = row.terms[position].symbol
      row.solve(for: symbol, at: position, basic: nil)
      if symbol == marker || symbol == other { row.constant = max(0, row.constant) }
      tableau.install(row, basic: symbol)
      return nil
    }
    if row.terms.allSatisfy({ tableau.kinds[Int($0.symbol)] == .dummy }) {
      if row.constant > Tableau.tolerance { return row.terms.map(\.symbol) }
      if let position = row.index(of: marker) {
        row.constant = 0
        row.solve(for: marker, at: position, basic: nil)
        tableau.install(row, basic: marker)
      }
      return nil
    }
    return tableau.installByArtificial(row, marker: marker)
  }

  /// The position of a symbol that can become basic without making any row infeasible: the variable that
  /// appears in the fewest rows, otherwise a slack or error symbol of the constraint itself.
  private func subject(
    of row: Tableau.Row, marker: Tableau.Symbol, other: Tableau.Symbol
  ) -> Int? {
    var best: (position: Int, count: Int)?
    for position in row.terms.indices {
      let term = row.terms[position]
      guard tableau.kinds[Int(term.symbol)] == .variable, abs(term.coefficient) > 1e-6 else { continue }
      let count = tableau.columns[Int(term.symbol)].count
      if let current = best, current.count <= count { continue }
      best = (position, count)
    }
    if let best { return best.position }
    for symbol in [marker, other] where symbol >= 0 && tableau.kinds[Int(symbol)] != .dummy {
      guard let position = row.index(of: symbol) else { continue }
      if row.terms[position].coefficient < 0 || row.constant <= Tableau.negligible { return position }
    }
    return nil
  }

  /// Removes a constraint. Call ``solve()`` before reading values.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard let entry = entry(id) else { throw .unknownConstraint(id) }
    let constraint = entry.constraint
    let level =
      constraint.priority.isRequired ? nil : tableau.level(of: constraint.priority.rawValue)
    if let level {
      if constraint.relation == .equal {
        tableau.addCost(of: entry.marker, weight: -1, level: level)
      }
      tableau.addCost(of: entry.other, weight: -1, level: level)
    }
    tableau.removeEquation(marker: entry.marker, other: entry.other)
    if let level { tableau.releaseLevel(level) }
    entries[Int(id.slot)] = nil
    freeSlots.append(id.slot)
    for term in constraint.expression.terms { useCounts[Int(term.variable.symbol)] -= 1 }
  }

  /// Changes the constant of a constraint's expression, which is far cheaper than removing the constraint and
  /// adding another.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflicting:)`` if required constraints cannot be satisfied with
  ///   the new constant; the old one then remains in force.
  public mutating func setConstant(of id: ConstraintID, to constant: Double) throws(SolverError) {
    guard let entry = entry(id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
    let delta = constant - entry.constraint.expression.constant
    if delta == 0 { return }
    tableau.optimize()
    if let row = tableau.repair(shift(entry, by: delta)) {
      let witnesses = tableau.rows[row].terms.map(\.symbol) + [tableau.basics[row]]
      let conflicting = constraints(behind: witnesses, except: id.slot)
      _ = shift(entry, by: -delta)
      _ = tableau.repair(tableau.rows.indices.map(Int32.init))
      throw .unsatisfiable(conflicting: conflicting)
    }
    entries[Int(id.slot)]?.constraint.expression.constant = constant
  }

  /// Applies a change of a constraint's constant to all rows.
  ///
  /// - Returns: the rows that may have become infeasible.
  private mutating func shift(_ entry: Entry, by delta: Double) -> [Int32] {
    let sign: Double =
      switch entry.constraint.relation {
      case .lessThanOrEqual: 1
      case .greaterThanOrEqual: -1
      case .equal: entry.constraint.priority.isRequired ? 1 : -1
      }
    let basicRow = tableau.rowOfSymbol[Int(entry.marker)]
    if basicRow >= 0 {
      tableau.rows[Int(basicRow)].constant -= delta * sign
      return [basicRow]
    }
    let column = tableau.currentColumn(entry.marker)
    for row in column {
      tableau.rows[Int(row)].constant +=
        tableau.rows[Int(row)].coefficient(of: entry.marker) * delta * sign
    }
    return column
  }

  private func constraints(behind symbols: [Tableau.Symbol], except slot: Int32) -> [ConstraintID] {
    var found: Set<ConstraintID> = []
    for symbol in symbols {
      let owner = tableau.owners[Int(symbol)]
      guard owner >= 0, owner != slot, let entry = entries[Int(owner)],
        entry.constraint.priority.isRequired
      else { continue }
      found.insert(ConstraintID(slot: owner, serial: entry.serial))
    }
    return found.sorted()
  }

  // MARK: Solving

  /// Brings the values of all variables to the optimum.
  public mutating func solve() { tableau.optimize() }

  /// The number of pivots since the solver was created: a measure of work that does not depend on the
  /// machine.
  public var pivotCount: Int { tableau.pivotCount }

  /// The variables whose values the constraints do not determine, in order. Call ``solve()`` first.
  ///
  /// A variable is ambiguous if some other value for it satisfies every constraint as well as the current one
  /// does.
  public mutating func ambiguousVariables() -> [Variable] {
    var found: Set<Variable> = []
    for index in tableau.kinds.indices {
      let symbol = Tableau.Symbol(index)
      guard tableau.rowOfSymbol[index] < 0 else { continue }
      switch tableau.kinds[index] {
      case .dummy, .free: continue
      case .variable:
        if useCounts[index] == 0 { continue }
        found.insert(Variable(symbol: symbol))
      case .slack, .error:
        let isCostly = tableau.levels.contains { $0.costs[index] > Tableau.negligible }
        if isCostly { continue }
        if let room = tableau.room(for: symbol), room <= Tableau.tolerance { continue }
      }
      for row in tableau.currentColumn(symbol) where !tableau.isRestricted(row: Int(row)) {
        found.insert(Variable(symbol: tableau.basics[Int(row)]))
      }
    }
    return found.sorted()
  }
}
