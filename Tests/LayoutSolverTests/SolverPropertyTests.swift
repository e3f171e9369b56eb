import LayoutSolver
import Testing

/// Random systems, held against what must be true of any solution.
@Suite struct SolverPropertyTests {
  @Test(arguments: 0..<150)
  func requiredConstraintsThatCanHoldDoHold(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let known = random.point(Int.random(in: 1...12, using: &random))
    let statements = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let isSoft = Bool.random(using: &random)
      let priority = isSoft ? softPriorities.randomElement(using: &random) ?? .low : .required
      return random.statement(at: known, priority: priority, holds: !isSoft)
    }
    let loaded = try Loaded(statements, variableCount: known.count)
    for statement in statements where statement.priority.isRequired {
      #expect(statement.error(at: loaded.point) < 1e-4)
    }
  }

  /// In the plane the best point, if there is a bound, is a crossing of two constraints' lines, so it
  /// can be found by trying all.
  @Test(arguments: 0..<200)
  func optimumInThePlaneIsTheBestCrossing(seed: Int) throws {
    var random = SplitMix(seed: 1000 + seed)
    let known = random.point(2)
    var statements = [0, 1].flatMap { axis in
      [(Relation.lessThanOrEqual, -100.0), (.greaterThanOrEqual, 100.0)].map { relation, constant in
        Statement(
          coefficients: [(variable: axis, coefficient: 1)], constant: constant, relation: relation,
          priority: .required)
      }
    }
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let isSoft = Int.random(in: 0..<4, using: &random) > 0
      let priority = isSoft ? softPriorities.randomElement(using: &random) ?? .low : .required
      statements.append(random.statement(at: known, priority: priority, holds: !isSoft))
    }

    var best: [Double]?
    let lines = statements.map { statement in
      let row = statement.coefficients.reduce(into: [0.0, 0.0]) { $0[$1.variable] += $1.coefficient }
      return (row[0], row[1], statement.constant)
    }
    for (i, a) in lines.enumerated() {
      for b in lines[..<i] {
        let determinant = a.0 * b.1 - b.0 * a.1
        if abs(determinant) < 1e-9 { continue }
        let point = [
          (-a.2 * b.1 + b.2 * a.1) / determinant, (-a.0 * b.2 + b.0 * a.2) / determinant,
        ]
        let isFeasible = statements.allSatisfy { !$0.priority.isRequired || $0.error(at: point) < 1e-7 }
        if !isFeasible { continue }
        let errors = errors(statements, at: point)
        guard let current = best else {
          best = errors
          continue
        }
        let difference = zip(errors, current).first { abs($0 - $1) > 1e-7 }
        if let difference, difference.0 < difference.1 { best = errors }
      }
    }

    let loaded = try Loaded(statements, variableCount: 2)
    let found = errors(statements, at: loaded.point)
    #expect(isClose(found, try #require(best)))
  }

  @Test(arguments: 0..<60)
  func orderOfAddingDoesNotChangeTheErrors(seed: Int) throws {
    var random = SplitMix(seed: 2000 + seed)
    let known = random.point(6)
    let statements = (0..<24).map { index in
      let priority = index % 3 == 0 ? .required : softPriorities.randomElement(using: &random) ?? .low
      return random.statement(at: known, priority: priority, holds: priority.isRequired)
    }
    let first = try Loaded(statements, variableCount: 6)
    let second = try Loaded(statements.shuffled(using: &random), variableCount: 6)
    #expect(isClose(errors(statements, at: first.point), errors(statements, at: second.point)))
  }

  @Test(arguments: 0..<60)
  func determinedRequiredSystemsHaveOneSolutionInAnyOrder(seed: Int) throws {
    var random = SplitMix(seed: 3000 + seed)
    let known = random.point(8)
    // Each equation ties one more variable to earlier ones: together they leave nothing open.
    let statements = known.indices.map { index in
      let earlier = Array((0..<index).shuffled(using: &random).prefix(2))
      let coefficients = [(variable: index, coefficient: 1.0)] + earlier.map { ($0, random.integer(-2...2)) }
      let constant = -coefficients.reduce(0) { $0 + known[$1.0] * $1.1 }
      return Statement(
        coefficients: coefficients, constant: constant, relation: .equal, priority: .required)
    }
    var loaded = try Loaded(statements.shuffled(using: &random), variableCount: 8)
    #expect(isClose(loaded.point, known))
    #expect(loaded.solver.ambiguousVariables() == [])
  }

  @Test(arguments: 0..<100)
  func changesGiveTheErrorsOfAFreshSolver(seed: Int) throws {
    var random = SplitMix(seed: 4000 + seed)
    let known = random.point(6)
    func make() -> Statement {
      let priority =
        Int.random(in: 0..<3, using: &random) == 0
        ? .required : softPriorities.randomElement(using: &random) ?? .low
      return random.statement(at: known, priority: priority, holds: priority.isRequired)
    }
    var statements = (0..<12).map { _ in make() }
    var loaded = try Loaded(statements, variableCount: 6)
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !statements.isEmpty:
        let index = statements.indices.randomElement(using: &random) ?? 0
        try loaded.solver.remove(loaded.ids.remove(at: index))
        statements.remove(at: index)
      case 1:
        statements.append(make())
        loaded.ids.append(
          try loaded.solver.add(statements[statements.count - 1].constraint(loaded.variables)))
      default:
        guard let index = statements.indices.randomElement(using: &random) else { continue }
        if statements[index].priority.isRequired {
          if statements[index].relation == .equal { continue }
          let sign: Double = statements[index].relation == .lessThanOrEqual ? -1 : 1
          statements[index].constant += sign * random.integer(0...20)
        } else {
          statements[index].constant = random.integer(-60...60)
        }
        // A required constraint is only ever loosened, or the known point would leave the system.
        try loaded.solver.setConstant(of: loaded.ids[index], to: statements[index].constant)
      }
      loaded.solver.solve()
      let fresh = try Loaded(statements, variableCount: 6)
      #expect(isClose(errors(statements, at: loaded.point), errors(statements, at: fresh.point)))
      for statement in statements where statement.priority.isRequired {
        #expect(statement.error(at: loaded.point) < 1e-4)
      }
    }
  }

  @Test(arguments: 0..<100)
  func conflictsAreMinimalAndLeaveTheSolverAsItWas(seed: Int) throws {
    var random = SplitMix(seed: 5000 + seed)
    let known = random.point(5)
    let statements = (0..<12).map { _ in random.statement(at: known, priority: .required, holds: true) }
    var loaded = try Loaded(statements, variableCount: 5)
    for _ in 0..<20 {
      let candidate = random.statement(at: known, priority: .required, holds: false)
        .constraint(loaded.variables)
      let before = loaded
      do {
        let id = try loaded.solver.add(candidate)
        try loaded.solver.remove(id)
      } catch {
        guard case .unsatisfiable(let conflicting) = error else { throw error }
        #expect(loaded.solver.constraintIDs == before.solver.constraintIDs)
        for statement in statements { #expect(statement.error(at: loaded.point) < 1e-4) }

        var culprits = Solver()
        var variables: [Variable] = []
        for _ in loaded.variables { variables.append(culprits.makeVariable()) }
        let all = conflicting.compactMap { loaded.solver.constraint($0) } + [candidate]
        for left in all.indices {
          var rest = culprits
          for (index, constraint) in all.enumerated() where index != left {
            #expect(throws: Never.self) { _ = try rest.add(constraint) }
          }
          #expect(throws: SolverError.self) { _ = try rest.add(all[left]) }
        }
      }
      loaded.solver.solve()
    }
  }

  @Test(arguments: 0..<60)
  func removingGivesBackTheSolution(seed: Int) throws {
    var random = SplitMix(seed: 6000 + seed)
    let known = random.point(4)
    let stays = known.indices.map {
      Statement(
        coefficients: [(variable: $0, coefficient: 1)], constant: -known[$0], relation: .equal,
        priority: .low)
    }
    var loaded = try Loaded(stays, variableCount: 4)
    let target = random.point(4)
    var added: [ConstraintID] = []
    for _ in 0..<10 {
      let priority: Priority = Bool.random(using: &random) ? .required : .high
      added.append(
        try loaded.solver.add(
          random.statement(at: target, priority: priority, holds: true).constraint(loaded.variables)))
    }
    loaded.solver.solve()
    for id in added.shuffled(using: &random) { try loaded.solver.remove(id) }
    loaded.solver.solve()
    #expect(isClose(loaded.point, known))
  }

  @Test(arguments: 0..<40)
  func refusedEditsChangeNothing(seed: Int) throws {
    var random = SplitMix(seed: 7000 + seed)
    let known = random.point(5)
    let statements = (0..<14).map { _ in random.statement(at: known, priority: .required, holds: true) }
    var loaded = try Loaded(statements, variableCount: 5)
    for index in statements.indices {
      do {
        try loaded.solver.setConstant(of: loaded.ids[index], to: random.integer(-300...300))
        try loaded.solver.setConstant(of: loaded.ids[index], to: statements[index].constant)
      } catch {
        guard case .unsatisfiable(let conflicting) = error else { throw error }
        #expect(!conflicting.contains(loaded.ids[index]))
      }
      loaded.solver.solve()
      for statement in statements { #expect(statement.error(at: loaded.point) < 1e-4) }
    }
  }
}
