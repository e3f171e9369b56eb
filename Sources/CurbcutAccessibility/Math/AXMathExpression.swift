import Foundation

/// Part of a mathematical expression, which assistive technologies speak and show in braille (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpression>.
open class AXMathExpression: NSObject {
  package override init() { super.init() }
}

/// An element that shows a mathematical expression (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionprovider>.
@preconcurrency @MainActor
public protocol AXMathExpressionProvider: NSObjectProtocol {
  /// The expression; nil when the element shows none.
  func accessibilityMathExpression() -> AXMathExpression?
}

/// A number (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionnumber>.
public final class AXMathExpressionNumber: AXMathExpression {
  /// The digits, as they are written.
  public let content: String

  /// Creates the expression from its content.
  public init(content: String) {
    self.content = content
    super.init()
  }
}

/// A name, such as that of a variable or a function (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionidentifier>.
public final class AXMathExpressionIdentifier: AXMathExpression {
  /// The name, as it is written.
  public let content: String

  /// Creates the expression from its content.
  public init(content: String) {
    self.content = content
    super.init()
  }
}

/// An operator, such as plus or equals (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionoperator>.
public final class AXMathExpressionOperator: AXMathExpression {
  /// The operator sign, as it is written.
  public let content: String

  /// Creates the expression from its content.
  public init(content: String) {
    self.content = content
    super.init()
  }
}

/// Text inside an expression (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontext>.
public final class AXMathExpressionText: AXMathExpression {
  /// The text.
  public let content: String

  /// Creates the expression from its content.
  public init(content: String) {
    self.content = content
    super.init()
  }
}
