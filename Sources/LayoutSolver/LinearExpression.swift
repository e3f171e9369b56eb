/// A sum of variables, each times a coefficient, plus a constant.
public struct LinearExpression: Equatable, Sendable {
  /// One variable times its coefficient.
  public struct Term: Equatable, Sendable {
    /// The variable that is multiplied.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes a term; a variable alone counts once.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in the order in which they were added. A variable may occur more than once.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// Makes an expression without variables.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Makes an expression of one variable.
  public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable, coefficient)]
    self.constant = constant
  }

  /// Makes an expression of terms, which may name a variable more than once.
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

  /// The sum of two expressions.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  /// The first expression less the second.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  /// The expression plus a number.
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(terms: a.terms, constant: a.constant + b)
  }

  /// The expression less a number.
  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }
}
