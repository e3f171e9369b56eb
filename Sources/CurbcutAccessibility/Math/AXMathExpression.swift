import Foundation

/// A part of a formula, which assistive technologies speak and show in braille (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpression>.
open class AXMathExpression: NSObject {
  package override init() { super.init() }
}

/// An element that shows a formula (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionprovider>.
@preconcurrency @MainActor
public protocol AXMathExpressionProvider: NSObjectProtocol {
  /// The formula; nil when the element shows none.
  func accessibilityMathExpression() -> AXMathExpression?
}

/// A number (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionnumber>.
public final class AXMathExpressionNumber: AXMathExpression {
  /// The digits, as they are written.
  public let content: String

  /// Made of its parts.
  public init(content: String) {
    self.content = content
    super.init()
  }
}

/// A name: of a variable, a function (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionidentifier>.
public final class AXMathExpressionIdentifier: AXMathExpression {
  /// The name, as it is written.
  public let content: String

  /// Made of its parts.
  public init(content: String) {
    self.content = content
    super.init()
  }
}

/// An operator: plus, equals (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressionoperator>.
public final class AXMathExpressionOperator: AXMathExpression {
  /// The sign, as it is written.
  public let content: String

  /// Made of its parts.
  public init(content: String) {
    self.content = content
    super.init()
  }
}

/// Words inside a formula (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmathexpressiontext>.
public final class AXMathExpressionText: AXMathExpression {
  /// The words.
  public let content: String

  /// Made of its parts.
  public init(content: String) {
    self.content = content
    super.init()
  }
}
