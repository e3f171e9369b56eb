import Foundation

/// A fraction (iOS 18.2).
///
/// `denimonatorExpression` is spelt as Apple spells it.
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionfraction>.
public final class AXMathExpressionFraction: AXMathExpression {
  /// The numerator.
  public let numeratorExpression: AXMathExpression
  /// The denominator.
  public let denimonatorExpression: AXMathExpression

  /// Creates the expression from its parts.
  public init(numeratorExpression: AXMathExpression, denimonatorExpression: AXMathExpression) {
    self.numeratorExpression = numeratorExpression
    self.denimonatorExpression = denimonatorExpression
    super.init()
  }
}

/// A root (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionroot>.
public final class AXMathExpressionRoot: AXMathExpression {
  /// The radicand.
  public let radicandExpressions: [AXMathExpression]
  /// The index of the root, such as 3 for a cube root.
  public let rootIndexExpression: AXMathExpression

  /// Creates the expression from its parts.
  public init(radicandExpressions: [AXMathExpression], rootIndexExpression: AXMathExpression) {
    self.radicandExpressions = radicandExpressions
    self.rootIndexExpression = rootIndexExpression
    super.init()
  }
}

/// A part with something under and over it, such as a sum with its bounds (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionunderover>.
public final class AXMathExpressionUnderOver: AXMathExpression {
  /// The base.
  public let baseExpression: AXMathExpression
  /// The expression under the base.
  public let underExpression: AXMathExpression
  /// The expression over the base.
  public let overExpression: AXMathExpression

  /// Creates the expression from its parts.
  public init(
    baseExpression: AXMathExpression, underExpression: AXMathExpression, overExpression: AXMathExpression
  ) {
    self.baseExpression = baseExpression
    self.underExpression = underExpression
    self.overExpression = overExpression
    super.init()
  }
}

/// A part with subscripts and superscripts, such as x squared (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionsubsuperscript>.
public final class AXMathExpressionSubSuperscript: AXMathExpression {
  /// The base; several parts are combined into one row.
  public let baseExpression: AXMathExpression
  /// The subscripts.
  public let subscriptExpressions: [AXMathExpression]
  /// The superscripts.
  public let superscriptExpressions: [AXMathExpression]

  /// Creates the expression from its parts.
  public init(
    baseExpression: [AXMathExpression], subscriptExpressions: [AXMathExpression],
    superscriptExpressions: [AXMathExpression]
  ) {
    self.baseExpression =
      baseExpression.count == 1
      ? baseExpression[0] : AXMathExpressionRow(expressions: baseExpression)
    self.subscriptExpressions = subscriptExpressions
    self.superscriptExpressions = superscriptExpressions
    super.init()
  }
}

/// A part with subscripts and superscripts before and after it (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionmultiscript>.
public final class AXMathExpressionMultiscript: AXMathExpression {
  /// The base.
  public let baseExpression: AXMathExpression
  /// The scripts before the base.
  public let prescriptExpressions: [AXMathExpressionSubSuperscript]
  /// The scripts after the base.
  public let postscriptExpressions: [AXMathExpressionSubSuperscript]

  /// Creates the expression from its parts.
  public init(
    baseExpression: AXMathExpression, prescriptExpressions: [AXMathExpressionSubSuperscript],
    postscriptExpressions: [AXMathExpressionSubSuperscript]
  ) {
    self.baseExpression = baseExpression
    self.prescriptExpressions = prescriptExpressions
    self.postscriptExpressions = postscriptExpressions
    super.init()
  }
}
