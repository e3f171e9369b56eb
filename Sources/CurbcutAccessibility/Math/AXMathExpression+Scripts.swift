import Foundation

/// A fraction (iOS 18.2).
///
/// `denimonatorExpression` is spelt as Apple spells it.
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionfraction>.
public final class AXMathExpressionFraction: AXMathExpression {
  /// What stands above the line.
  public let numeratorExpression: AXMathExpression
  /// What stands below the line.
  public let denimonatorExpression: AXMathExpression

  /// Made of its parts.
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
  /// What stands under the root.
  public let radicandExpressions: [AXMathExpression]
  /// Which root it is: 3 for a cube root.
  public let rootIndexExpression: AXMathExpression

  /// Made of its parts.
  public init(radicandExpressions: [AXMathExpression], rootIndexExpression: AXMathExpression) {
    self.radicandExpressions = radicandExpressions
    self.rootIndexExpression = rootIndexExpression
    super.init()
  }
}

/// A part with something under and over it, as a sum has its bounds (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionunderover>.
public final class AXMathExpressionUnderOver: AXMathExpression {
  /// What the others stand around.
  public let baseExpression: AXMathExpression
  /// What stands under it.
  public let underExpression: AXMathExpression
  /// What stands over it.
  public let overExpression: AXMathExpression

  /// Made of its parts.
  public init(
    baseExpression: AXMathExpression, underExpression: AXMathExpression, overExpression: AXMathExpression
  ) {
    self.baseExpression = baseExpression
    self.underExpression = underExpression
    self.overExpression = overExpression
    super.init()
  }
}

/// A part with indices below and above: x squared (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionsubsuperscript>.
public final class AXMathExpressionSubSuperscript: AXMathExpression {
  /// What carries the indices; several parts that were given stand in one row.
  public let baseExpression: AXMathExpression
  /// The indices below.
  public let subscriptExpressions: [AXMathExpression]
  /// The indices above.
  public let superscriptExpressions: [AXMathExpression]

  /// Made of its parts.
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

/// A part with indices before and behind it (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionmultiscript>.
public final class AXMathExpressionMultiscript: AXMathExpression {
  /// What the others stand around.
  public let baseExpression: AXMathExpression
  /// The indices before it.
  public let prescriptExpressions: [AXMathExpressionSubSuperscript]
  /// The indices behind it.
  public let postscriptExpressions: [AXMathExpressionSubSuperscript]

  /// Made of its parts.
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
