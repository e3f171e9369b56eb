import Foundation

/// Marks a property that stores what an app sets, but has no effect.
///
/// ```swift
/// @Unsupported("UIScrollView.scrollsToTop: a tap on the status bar does not scroll")
/// open var scrollsToTop = true
/// ```
///
/// The first time an app sets it to a different value, a warning is given; see `UnsupportedMembers`.
/// `scripts/unsupported` also generates the table in `Documentation/unsupported.md` from these marks. A property
/// whose missing support nobody would notice, such as a hint to draw faster, needs no mark.
@propertyWrapper
public struct Unsupported<Value> {
  private var value: Value
  private let text: StaticString

  /// Marks a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the property's initial value.
  ///   - text: `Class.member: what will not happen`.
  public init(wrappedValue: Value, _ text: StaticString) {
    value = wrappedValue
    self.text = text
  }

  /// The stored value.
  public var wrappedValue: Value {
    get { value }
    set {
      if UnsupportedMembers.isNew(text), !Self.areEqual(value, newValue) { UnsupportedMembers.wasSet(text) }
      value = newValue
    }
  }

  /// Sets the property on behalf of UIKit itself, without a warning.
  package mutating func keep(_ value: Value) { self.value = value }

  private static func areEqual(_ old: Value, _ new: Value) -> Bool {
    func compare<Known: Equatable>(_ old: Known) -> Bool { old == new as? Known }
    if let old = old as? any Equatable { return compare(old) }
    return false
  }
}

extension Unsupported: Equatable where Value: Equatable {
  /// Whether both store the same value.
  public static func == (one: Unsupported, other: Unsupported) -> Bool { one.value == other.value }
}

extension Unsupported: Hashable where Value: Hashable {
  /// Hashes the stored value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Unsupported: Sendable where Value: Sendable {}
