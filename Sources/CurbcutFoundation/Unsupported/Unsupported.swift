import Foundation

/// Marks a member that keeps what an app sets, and with which nothing else happens.
///
/// ```swift
/// @Unsupported("UIScrollView.scrollsToTop: a tap on the status bar does not scroll")
/// open var scrollsToTop = true
/// ```
///
/// The first time an app sets it to something new, the person is told; see ``UnsupportedMembers``. The marks are the
/// table of `Documentation/unsupported.md`, too, which `scripts/unsupported` writes. What cannot be told from support,
/// such as a hint to draw faster, needs no mark.
@propertyWrapper
public struct Unsupported<Value> {
  private var value: Value
  private let text: StaticString

  /// Marks a member.
  ///
  /// - Parameters:
  ///   - wrappedValue: what the member is at first.
  ///   - text: `Class.member: what will not happen`.
  public init(wrappedValue: Value, _ text: StaticString) {
    value = wrappedValue
    self.text = text
  }

  /// What was set.
  public var wrappedValue: Value {
    get { value }
    set {
      if UnsupportedMembers.isNew(text), !Self.areEqual(value, newValue) { UnsupportedMembers.wasSet(text) }
      value = newValue
    }
  }

  /// Sets the member for UIKit itself, of which nobody is told.
  package mutating func keep(_ value: Value) { self.value = value }

  private static func areEqual(_ old: Value, _ new: Value) -> Bool {
    func compare<Known: Equatable>(_ old: Known) -> Bool { old == new as? Known }
    if let old = old as? any Equatable { return compare(old) }
    return false
  }
}

extension Unsupported: Equatable where Value: Equatable {
  /// Whether both hold the same.
  public static func == (one: Unsupported, other: Unsupported) -> Bool { one.value == other.value }
}

extension Unsupported: Hashable where Value: Hashable {
  /// Hashes what is held.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Unsupported: Sendable where Value: Sendable {}
