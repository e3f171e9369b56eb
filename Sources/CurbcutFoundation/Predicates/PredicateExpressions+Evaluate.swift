import Foundation

// A predicate within another one. Foundation knows it on Apple's systems only, and so does its macro: lowering turns
// `evaluate` in a `#Predicate` into `contains`, as a set of all values that the predicate fits would be asked.
extension PredicateExpressions {
  /// Whether another predicate holds.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/predicateexpressions/predicateevaluate>.
  public struct PredicateEvaluate<Input: PredicateExpression>: PredicateExpression {
    /// Whether it does.
    public typealias Output = Bool
    /// The other predicate.
    public let predicate: Predicate<Input.Output>
    /// For what it holds.
    public let input: Input

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try predicate.evaluate(input.evaluate(bindings))
    }
  }

  /// The expression for `predicate.evaluate(input)`.
  public static func build_contains<Input: PredicateExpression>(
    _ predicate: Value<Predicate<Input.Output>>, _ input: Input
  ) -> PredicateEvaluate<Input> { PredicateEvaluate(predicate: predicate.value, input: input) }
}

extension PredicateExpressions.PredicateEvaluate: Sendable where Input: Sendable {}
extension PredicateExpressions.PredicateEvaluate: Codable where Input: Codable {
  /// - Throws: `EncodingError`: a predicate within another one is not encoded here.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self,
      .init(
        codingPath: encoder.codingPath, debugDescription: "A predicate within another one is not encoded."))
  }
  /// - Throws: `DecodingError`: a predicate within another one is not decoded here.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath, debugDescription: "A predicate within another one is not decoded."))
  }
}
extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression
where Input: StandardPredicateExpression {}

extension Predicate {
  /// Stands for `evaluate` in a `#Predicate`, where it is never called.
  public func contains(_ input: repeat each Input) -> Bool { (try? evaluate(repeat each input)) ?? false }
}
