import LayoutSolver
import Testing

@Suite struct SolverTests {
  @Test func singleSoftConstraintIsMet() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint(x, .equal, 42, priority: Priority(1)))
    solver.solve()
    #expect(solver.value(of: x) == 42)
  }

  @Test func softConstraintGoesAsFarAsRequiredOnesAllow() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let floor = try solver.add(Constraint(x, .greaterThanOrEqual, 10))
    let wish = try solver.add(Constraint(x, .equal, 4, priority: .low))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.violation(of: wish) == 6)
    #expect(solver.violation(of: floor) == 0)
    try solver.remove(floor)
    solver.solve()
    #expect(solver.value(of: x) == 4)
  }

  @Test(arguments: [1, 2, 1000]) func oneHigherPriorityWinsOverAnyNumberOfLower(count: Int) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<count { _ = try solver.add(Constraint(x, .equal, 1e6, priority: Priority(250))) }
    _ = try solver.add(Constraint(x, .equal, 5, priority: Priority(250.5)))
    for _ in 0..<count { _ = try solver.add(Constraint(x, .equal, -1e6, priority: Priority(250))) }
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func equalPriorityMinimisesTheSumOfErrors() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 10, 70] {
      _ = try solver.add(Constraint(x, .equal, target, priority: .high))
    }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func higherPriorityDecidesWhereEqualOnesLeaveAChoice() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint(x, .equal, 0, priority: .high))
    _ = try solver.add(Constraint(x, .equal, 100, priority: .high))
    _ = try solver.add(Constraint(x, .equal, 30, priority: .low))
    solver.solve()
    #expect(solver.value(of: x) == 30)
  }

  @Test func multiplierAndConstantBelongToTheSecondItem() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(second, .equal, 100))
    _ = try solver.add(
      Constraint(LinearExpression(first), .equal, LinearExpression(second, times: 2, plus: 10)))
    solver.solve()
    #expect(solver.value(of: first) == 210)
  }

  @Test func whatHangsOnAConstantFollowsIt() throws {
    var solver = Solver()
    let (width, half) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(LinearExpression(width), .equal, LinearExpression(half, times: 2)))
    let id = try solver.add(Constraint(width, .equal, 320, priority: .high))
    for value in [320.0, 0, 1024, 375.5] {
      try solver.setConstant(of: id, to: -value)
      #expect(solver.value(of: half) == value / 2)
    }
  }

  @Test func conflictNamesTheConstraintsInvolvedAndNoOthers() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let a = try solver.add(Constraint(x, .greaterThanOrEqual, 100))
    _ = try solver.add(Constraint(z, .equal, 3))
    let b = try solver.add(
      Constraint(LinearExpression(y), .equal, LinearExpression(x, plus: 20)))
    #expect(throws: SolverError.unsatisfiable(conflicting: [a, b])) {
      _ = try solver.add(Constraint(y, .lessThanOrEqual, 110))
    }
    _ = try solver.add(Constraint(y, .lessThanOrEqual, 120))
    solver.solve()
    #expect(solver.value(of: y) == 120)
  }

  @Test func redundantConstraintsAreAcceptedAndCanBeRemovedInAnyOrder() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ids = try (0..<3).map { _ in try solver.add(Constraint(x, .equal, 7)) }
    try solver.remove(ids[0])
    #expect(throws: SolverError.unsatisfiable(conflicting: [ids[1]])) {
      try solver.setConstant(of: ids[2], to: -8)
    }
    try solver.remove(ids[1])
    try solver.setConstant(of: ids[2], to: -8)
    solver.solve()
    #expect(solver.value(of: x) == 8)
  }

  @Test func ambiguityNamesTheVariablesThatAreFree() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(
      Constraint(LinearExpression(x) + LinearExpression(y), .equal, LinearExpression(constant: 10)))
    _ = try solver.add(Constraint(z, .equal, 1, priority: .low))
    solver.solve()
    #expect(solver.ambiguousVariables() == [x, y])
    let id = try solver.add(Constraint(x, .greaterThanOrEqual, 4, priority: .low))
    solver.solve()
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.remove(id)
    _ = try solver.add(Constraint(x, .equal, 4, priority: .low))
    solver.solve()
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func misuseIsAnErrorWithAName() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 1))
    #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(of: id, to: 0) }
    #expect(throws: SolverError.notFinite) { _ = try solver.add(Constraint(x, .equal, .nan)) }
    #expect(throws: SolverError.notFinite) {
      _ = try solver.add(Constraint(LinearExpression(x, times: .infinity), .equal))
    }
    try solver.remove(x)
    #expect(throws: SolverError.unknownVariable(x)) {
      _ = try solver.add(Constraint(x, .equal, 1))
    }
  }

  /// A form of 100 rows, label beside field, as a storyboard would have it. The bound is on pivots,
  /// which do not depend on the machine.
  @Test func hundredsOfRowsTakeFewPivots() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = try solver.add(Constraint(width, .equal, 390))
    var bottom = LinearExpression(constant: 47)
    var fieldWidths: [Variable] = []
    var lastLabelWidth = width
    for row in 0..<100 {
      let (x, y, w, h) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      let (fx, fw) = (solver.makeVariable(), solver.makeVariable())
      _ = try solver.add(Constraint(x, .equal, 16))
      _ = try solver.add(Constraint(LinearExpression(y), .equal, bottom + 8))
      _ = try solver.add(
        Constraint(LinearExpression(fx), .equal, LinearExpression(x) + LinearExpression(w) + 8))
      _ = try solver.add(
        Constraint(LinearExpression(fx) + LinearExpression(fw), .equal, LinearExpression(width, plus: -16)))
      _ = try solver.add(Constraint(w, .equal, Double(40 + row % 7), priority: Priority(251)))
      _ = try solver.add(Constraint(w, .greaterThanOrEqual, Double(40 + row % 7), priority: .high))
      _ = try solver.add(Constraint(fw, .equal, 50, priority: .low))
      _ = try solver.add(Constraint(h, .equal, 20, priority: .low))
      _ = try solver.add(Constraint(h, .greaterThanOrEqual, 20, priority: .high))
      if row > 0 {
        _ = try solver.add(
          Constraint(LinearExpression(w), .equal, LinearExpression(lastLabelWidth)))
      }
      lastLabelWidth = w
      fieldWidths.append(fw)
      bottom = LinearExpression(y) + LinearExpression(h)
    }
    solver.solve()
    // All labels are as wide as the widest must be; all fields take the rest.
    #expect(fieldWidths.allSatisfy { abs(solver.value(of: $0) - (390 - 40 - 46)) < 1e-6 })
    #expect(solver.pivotCount < 500)
  }
}
