import CurbcutFoundation
import Foundation

/// Which attributes texts have in a view, and with which values.
///
/// Attributes outside its scope are not shown. The constraints of its body are applied in order, each to what those
/// before it have made.
/// Follows <https://developer.apple.com/documentation/swiftui/attributedtextformattingdefinition>.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that are shown.
  associatedtype Scope: AttributeScope
  /// The type of what `body` returns.
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope
  /// The constraints.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Applies the constraints to the attributes of a stretch of text.
  func _apply(to attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  public func _apply(to attributes: inout AttributeContainer) { body._apply(to: &attributes) }

  /// Applies all constraints to the attributes of a stretch of text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/attributedtextformattingdefinition/constrain(_:)>.
  public func constrain(_ container: inout AttributeContainer) { _apply(to: &container) }

  /// A definition that allows some values of an attribute of the scope.
  public typealias ValueConstraint<AttributeKey: AttributedStringKey> =
    AttributedTextFormatting.ValueConstraint<Scope, AttributeKey> where AttributeKey.Value: Sendable
}

/// A rule for the values of an attribute.
///
/// Follows <https://developer.apple.com/documentation/swiftui/attributedtextvalueconstraint>.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable {
  /// The attribute whose values the rule changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a stretch of text, of which the rule changes its own.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Changes the value to one that is allowed.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// A rule consists of no others.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { .init() }

  public func _apply(to attributes: inout AttributeContainer) {
    var proxy = Attributes(container: attributes)
    constrain(&proxy)
    attributes = proxy.container
  }
}

/// What definitions of the formatting of texts consist of.
///
/// Follows <https://developer.apple.com/documentation/swiftui/attributedtextformatting>.
public enum AttributedTextFormatting {
  /// Attributes that a rule reads, and of which it changes one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/attributedtextformatting/attributecontainerproxy>.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>: Sendable
  where Attribute.Value: Sendable {
    var container: AttributeContainer

    /// The value that the rule may change; nil for none.
    public subscript(_: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// The value of another attribute; nil for none.
    @_disfavoredOverload
    public subscript<Other: AttributedStringKey>(_: Other.Type) -> Other.Value? where Other.Value: Sendable {
      container[Other.self]
    }
    /// The value that the rule may change; nil for none.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// The value of another attribute; nil for none.
    @_disfavoredOverload
    public subscript<Other: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Other>
    ) -> Other.Value? where Other.Value: Sendable { container[Other.self] }
    /// The attributes of a scope.
    public subscript<Subscope: AttributeScope>(
      dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
    ) -> Scoped<Subscope> {
      get { Scoped(container: container) }
      set { container = newValue.container }
    }

    /// The attributes of a scope, of which a rule changes one.
    @dynamicMemberLookup
    public struct Scoped<Subscope: AttributeScope>: Sendable {
      fileprivate var container: AttributeContainer

      /// The value that the rule may change; nil for none.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { container[Attribute.self] }
        set { container[Attribute.self] = newValue }
      }
      /// The value of another attribute; nil for none.
      @_disfavoredOverload
      public subscript<Other: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<Subscope, Other>
      ) -> Other.Value? where Other.Value: Sendable { container[Other.self] }
    }
  }

  /// No constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, Sendable {
    /// Allows all values.
    public init() {}
    public var body: Self { self }
    public func _apply(to attributes: inout AttributeContainer) {}
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    private let definitions: (repeat each Definition)

    /// Applies definitions one after the other.
    public init(definition: repeat each Definition) { definitions = (repeat each definition) }
    public var body: Self { self }
    public func _apply(to attributes: inout AttributeContainer) {
      for definition in repeat each definitions { definition._apply(to: &attributes) }
    }
  }

  /// A definition under a condition.
  public struct OptionalDefinition<Scope: AttributeScope, Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    fileprivate let definition: Definition?
    public var body: Self { self }
    public func _apply(to attributes: inout AttributeContainer) { definition?._apply(to: &attributes) }
  }

  /// A definition of any type.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let definition: any AttributedTextFormattingDefinition<Scope>

    /// Wraps a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }
    public var body: Self { self }
    public func _apply(to attributes: inout AttributeContainer) { definition._apply(to: &attributes) }
  }

  /// Allows some values of an attribute.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/attributedtextformatting/valueconstraint>.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let other: AttributeKey.Value?

    /// Allows some values.
    ///
    /// - Parameters:
    ///   - keyPath: the attribute in the scope.
    ///   - values: what is allowed; nil for texts without the attribute.
    ///   - default: takes the place of what is not allowed.
    public init(
      for keyPath: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
      default other: AttributeKey.Value?
    ) {
      self.values = values
      self.other = other
    }

    public func constrain(_ container: inout Attributes) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = other }
    }
  }

  /// Makes a definition from the statements of a closure.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Takes a definition as it is.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// No constraints.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    /// One definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }
    /// Several definitions.
    public static func buildBlock<
      First: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
    >(
      _ first: First, _ definition: repeat each D
    ) -> TupleDefinition<Scope, First, repeat each D> where First.Scope == Scope {
      TupleDefinition(definition: first, repeat each definition)
    }
    /// A definition under a condition.
    public static func buildOptional<D: AttributedTextFormattingDefinition>(_ definition: D?)
      -> OptionalDefinition<Scope, D>
    where D.Scope == Scope { OptionalDefinition(definition: definition) }
    /// The first of two.
    public static func buildEither<D: AttributedTextFormattingDefinition>(first: D) -> AnyDefinition<Scope>
    where D.Scope == Scope { AnyDefinition(first) }
    /// The second of two.
    public static func buildEither<D: AttributedTextFormattingDefinition>(second: D) -> AnyDefinition<Scope>
    where D.Scope == Scope { AnyDefinition(second) }
    /// A definition for some versions of the system.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(_ definition: D)
      -> AnyDefinition<Scope>
    where D.Scope == Scope { AnyDefinition(definition) }
  }
}
