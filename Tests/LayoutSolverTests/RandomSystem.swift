import LayoutSolver

/// A small generator whose numbers are the same everywhere.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self)) }
}

/// One constraint by variable numbers, so that it can be put into several solvers.
struct Statement {
  var coefficients: [(variable: Int, coefficient: Double)]
  var constant: Double
  var relation: Relation
  var priority: Priority

  func constraint(_ variables: [Variable]) -> Constraint {
    Constraint(
      LinearExpression(
        terms: coefficients.map { .init(variables[$0.variable], $0.coefficient) },
        constant: constant),
      relation, priority: priority)
  }

  func error(at point: [Double]) -> Double {
    let value = coefficients.reduce(constant) { $0 + point[$1.variable] * $1.coefficient }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

extension SplitMix {
  /// A statement about up to three variables that is true at `point` if `holds`.
  mutating func statement(at point: [Double], priority: Priority, holds: Bool) -> Statement {
    let count = Int.random(in: 1...min(3, point.count), using: &self)
    let variables = Array(point.indices.shuffled(using: &self).prefix(count))
    let factors: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -3]
    let coefficients = variables.map { ($0, factors.randomElement(using: &self) ?? 1) }
    let relation = Relation.allCases.randomElement(using: &self) ?? .equal
    var statement = Statement(
      coefficients: coefficients.map { (variable: $0.0, coefficient: $0.1) }, constant: 0,
      relation: relation, priority: priority)
    let value = coefficients.reduce(0) { $0 + point[$1.0] * $1.1 }
    if !holds {
      statement.constant = integer(-60...60)
    } else {
      switch relation {
      case .equal: statement.constant = -value
      case .lessThanOrEqual: statement.constant = -value - integer(0...40)
      case .greaterThanOrEqual: statement.constant = -value + integer(0...40)
      }
    }
    return statement
  }

  mutating func point(_ count: Int) -> [Double] { (0..<count).map { _ in integer(-50...50) } }
}

let softPriorities: [Priority] = [Priority(1), .low, Priority(251), .high, Priority(999)]

/// The sum of errors of each priority, highest first: what a solver has to minimise.
func errors(_ statements: [Statement], at point: [Double]) -> [Double] {
  softPriorities.reversed().map { priority in
    statements.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
  }
}

func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-4) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A solver with the statements in it.
struct Loaded {
  var solver = Solver()
  var variables: [Variable]
  var ids: [ConstraintID] = []

  init(_ statements: [Statement], variableCount: Int) throws {
    variables = []
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
    for statement in statements { ids.append(try solver.add(statement.constraint(variables))) }
    solver.solve()
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }
}
