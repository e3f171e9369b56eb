/// A sum of variables, each times a coefficient, plus a constant.
public struct LinearExpression: Equatable, Sendable {
  /// One variable times its coefficient.
  public struct Term: Equatable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in the order in which they were added. A variable may occur more than once.
  public var terms: [Term]
  public var constant: Double

  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable, coefficient)]
    self.constant = constant
  }

  public init(terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Adds another expression times a factor.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }

  /// Adds one variable times a coefficient.
  public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append(Term(variable, coefficient))
  }

  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(terms: a.terms, constant: a.constant + b)
  }

  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

  public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }
}
