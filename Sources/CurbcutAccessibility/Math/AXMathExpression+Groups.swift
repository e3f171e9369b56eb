import Foundation

/// A row of adjacent parts (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionrow>.
public final class AXMathExpressionRow: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Creates the expression from its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// A table, made of rows (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontable>.
public final class AXMathExpressionTable: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Creates the expression from its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// A row of a table, made of cells (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontablerow>.
public final class AXMathExpressionTableRow: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Creates the expression from its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// A cell of a table (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontablecell>.
public final class AXMathExpressionTableCell: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Creates the expression from its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// Parts enclosed by a pair of delimiters, such as brackets or bars (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionfenced>.
public final class AXMathExpressionFenced: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]
  /// The opening delimiter.
  public let openString: String
  /// The closing delimiter.
  public let closeString: String

  /// Creates the expression from its parts.
  public init(expressions: [AXMathExpression], open openString: String, close closeString: String) {
    self.expressions = expressions
    self.openString = openString
    self.closeString = closeString
    super.init()
  }
}
