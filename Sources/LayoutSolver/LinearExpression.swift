/// A sum of variables, each multiplied by a coefficient, plus a constant.
public struct LinearExpression: Equatable, Sendable {
  /// A variable multiplied by a coefficient.
  public struct Term: Equatable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient of the variable.
    public var coefficient: Double

    /// Creates a term; the coefficient is 1 by default.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in the order in which they were added. A variable may occur more than once.
  public var terms: [Term]
  /// The constant that is added to the terms.
  public var constant: Double

  /// Creates an expression without variables.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression with one variable.
  public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable, coefficient)]
    self.constant = constant
  }

  /// Creates an expression from terms, which may name a variable more than once.
  public init(terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Adds another expression, multiplied by a factor.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }

  /// Adds a variable, multiplied by a coefficient.
  public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append(Term(variable, coefficient))
  }

  /// The sum of two expressions.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  /// The first expression minus the second.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  /// The expression plus a number.
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(terms: a.terms, constant: a.constant + b)
  }

  /// The expression minus a number.
  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }
}
