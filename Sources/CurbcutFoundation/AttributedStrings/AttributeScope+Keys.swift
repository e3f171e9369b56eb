import Foundation
@_spi(Reflection) import Swift
import Synchronization

extension AttributeScope {
  /// The attributes of the scope and of the scopes in it, by their names.
  ///
  /// Foundation knows them on Apple's systems only.
  package static var keysByName: [String: any AttributedStringKey.Type] {
    let scope = ObjectIdentifier(Self.self)
    if let known = KnownScopes.keys.withLock({ $0[scope] }) { return known }
    var found: [String: any AttributedStringKey.Type] = [:]
    _forEachField(of: Self.self) { _, _, type, _ in
      if let key = type as? any AttributedStringKey.Type {
        found[key.name] = key
      } else if let inner = type as? any AttributeScope.Type {
        found.merge(inner.keysByName) { own, _ in own }
      }
      return true
    }
    KnownScopes.keys.withLock { $0[scope] = found }
    return found
  }
}

private enum KnownScopes {
  static let keys = Mutex<[ObjectIdentifier: [String: any AttributedStringKey.Type]]>([:])
}

// MARK: Attributes of any key

/// A key whose values are known to be safe to send, which an `AttributeContainer` asks for.
///
/// That a value is, can be said of a type in sources, but not found out about one at run time; a value that is only
/// moved from one container to another stays where it was.
private enum MovingKey<Key: AttributedStringKey, Value: Hashable & Sendable>: AttributedStringKey {
  static var name: String { Key.name }
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { Key.runBoundaries }
  static var inheritedByAddedText: Bool { Key.inheritedByAddedText }
  static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
    Key.invalidationConditions
  }
}

private typealias SendableValueType = any (Hashable & Sendable).Type

extension AttributedStringKey {
  /// The type of the values, as one that is safe to send: `Sendable` leaves no trace in a type.
  private static var sendableValueType: SendableValueType {
    unsafeBitCast(Value.self as any Hashable.Type, to: SendableValueType.self)
  }

  /// The value in a container; nil for none.
  fileprivate static func value(in container: AttributeContainer) -> Value? {
    func read<V: Hashable & Sendable>(_: V.Type) -> Any? { container[MovingKey<Self, V>.self] }
    return read(sendableValueType) as? Value
  }

  /// Puts a value into a container, or removes it.
  fileprivate static func set(_ value: Value?, in container: inout AttributeContainer) {
    func write<V: Hashable & Sendable>(_: V.Type, _ container: inout AttributeContainer) {
      container[MovingKey<Self, V>.self] = value as? V
    }
    write(sendableValueType, &container)
  }
}

extension AttributeContainer {
  /// The attributes that are in a scope.
  package func including<Scope: AttributeScope>(_ scope: Scope.Type) -> AttributeContainer {
    func copy<Key: AttributedStringKey>(_: Key.Type, to result: inout AttributeContainer) {
      if let value = Key.value(in: self) { Key.set(value, in: &result) }
    }
    var result = AttributeContainer()
    for key in scope.keysByName.values { copy(key, to: &result) }
    return result
  }

  /// The value of an attribute, whatever its type.
  func anyValue<Key: AttributedStringKey>(_: Key.Type) -> Key.Value? { Key.value(in: self) }

  /// Sets the value of an attribute, whatever its type.
  mutating func setAnyValue<Key: AttributedStringKey>(_ value: Key.Value?, _: Key.Type) {
    Key.set(value, in: &self)
  }
}

extension AttributedString {
  /// A text with those of another's attributes that are in a scope.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/init(_:including:)>.
  public init<S: AttributeScope, T: AttributedStringProtocol>(_ other: T, including scope: S.Type) {
    self.init()
    for run in other.runs {
      append(
        AttributedString(String(other[run.range].characters), attributes: run.attributes.including(scope)))
    }
  }

  /// A text with those of another's attributes that are in a scope, as in `\.swiftUI`.
  public init<S: AttributeScope, T: AttributedStringProtocol>(
    _ other: T, including scope: KeyPath<AttributeScopes, S.Type>
  ) {
    self.init(other, including: S.self)
  }
}
