import Foundation

extension Tips {
  /// What must be so for a tip to be shown.
  ///
  /// Apps write `#Rule`, which makes one of these.
  ///
  /// Follows <https://developer.apple.com/documentation/tipkit/tips/rule>.
  public struct Rule: Sendable {
    let isMet: @Sendable () -> Bool

    /// Creates a rule about a parameter of the app.
    public init<Value>(_ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      isMet = { body(input.wrappedValue) }
    }

    /// Creates a rule about what has happened.
    public init<Info>(_ input: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) {
      isMet = { body(input) }
    }

    /// Creates a rule about two parameters.
    public init<A, B>(
      _ first: Parameter<A>, _ second: Parameter<B>, _ body: @escaping @Sendable (A, B) -> Bool
    ) {
      isMet = { body(first.wrappedValue, second.wrappedValue) }
    }
  }

  /// Builds the rules of a tip.
  @resultBuilder
  public enum RuleBuilder {
    /// A rule.
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    /// Several rules.
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
    /// The rules in their order.
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    /// Rules on a condition.
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
    /// The first of two.
    public static func buildEither(first component: [Rule]) -> [Rule] { component }
    /// The second of two.
    public static func buildEither(second component: [Rule]) -> [Rule] { component }
    /// Rules that only some systems have.
    public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
  }

  /// A value of the app on which rules depend: `@Parameter static var isLoggedIn = false`. It is kept while the app runs.
  ///
  /// Follows <https://developer.apple.com/documentation/tipkit/tips/parameter>.
  @propertyWrapper
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let value: TipValue<Value>

    /// Creates a parameter with its first value.
    public init(wrappedValue: Value) { value = TipValue(wrappedValue) }
    /// Creates a parameter with its first value and options.
    public init(wrappedValue: Value, _ options: ParameterOption...) { self.init(wrappedValue: wrappedValue) }

    /// The value.
    public var wrappedValue: Value {
      get { value.value }
      nonmutating set { value.value = newValue }
    }
    /// The parameter, as rules take it.
    public var projectedValue: Self { self }
  }

  /// How a parameter is kept.
  public struct ParameterOption: Sendable {
    /// Only while the app runs.
    public static let transient = Self()
  }
}
