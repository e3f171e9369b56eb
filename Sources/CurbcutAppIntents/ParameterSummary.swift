import CurbcutFoundation
import Foundation

/// The sentence in which the parameters of an intent stand where people make shortcuts.
///
/// Nobody makes shortcuts on this device, so that sentences are kept by nobody.
/// Follows <https://developer.apple.com/documentation/appintents/parametersummary>.
public protocol ParameterSummary {}

/// A sentence with parameters in it.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentparametersummary>.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary that has all parameters and no sentence.
  public init() {}
  /// Creates a summary with a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// Creates a summary with a sentence, and parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> some ParameterSummary
  ) {}
  /// Creates a summary with parameters alone.
  public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> some ParameterSummary) {}
}

/// A sentence in which parameters are named by their places: `"Open \(\.$target)"`.
///
/// Follows <https://developer.apple.com/documentation/appintents/parametersummarystring>.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// Builds a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Puts the parts of a summary together.
///
/// Follows <https://developer.apple.com/documentation/appintents/parametersummarybuilder>.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A part.
  public struct Part: ParameterSummary {}

  /// Takes a summary as it is.
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  /// Takes a parameter.
  public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) -> Part {
    Part()
  }
  /// Nothing.
  public static func buildBlock() -> Part { Part() }
  /// One part.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  /// Several parts.
  public static func buildBlock<each Summary: ParameterSummary>(_ parts: repeat each Summary) -> Part {
    Part()
  }
}

/// A summary for when a parameter has a certain value, and another one for when it has not.
///
/// Follows <https://developer.apple.com/documentation/appintents/parametersummarywhencondition>.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// How a value is compared.
  public enum EqualityOperator: Hashable, Sendable {
    /// It is this one.
    case equalTo
    /// It is another one.
    case notEqualTo
  }

  /// Whether there is a value.
  public enum ValueOperator: Hashable, Sendable {
    /// There is one.
    case hasAnyValue
    /// There is none.
    case hasNoValue
  }

  /// Creates a condition on a value.
  public init<Value: Equatable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}

  /// Creates a condition on whether there is a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}

extension AppIntent {
  /// A summary for when a parameter has a certain value, and another one for when it has not.
  public typealias When = ParameterSummaryWhenCondition<Self>
}
