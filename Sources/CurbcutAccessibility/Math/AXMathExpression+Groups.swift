import Foundation

/// Parts that stand side by side (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionrow>.
public final class AXMathExpressionRow: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Made of its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// A table, of rows (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontable>.
public final class AXMathExpressionTable: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Made of its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// A row of a table, of cells (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontablerow>.
public final class AXMathExpressionTableRow: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]

  /// Made of its parts.
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

  /// Made of its parts.
  public init(expressions: [AXMathExpression]) {
    self.expressions = expressions
    super.init()
  }
}

/// Parts between signs that belong together: brackets, bars (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionfenced>.
public final class AXMathExpressionFenced: AXMathExpression {
  /// The parts, in order.
  public let expressions: [AXMathExpression]
  /// The sign before them.
  public let openString: String
  /// The sign after them.
  public let closeString: String

  /// Made of its parts.
  public init(expressions: [AXMathExpression], open openString: String, close closeString: String) {
    self.expressions = expressions
    self.openString = openString
    self.closeString = closeString
    super.init()
  }
}
