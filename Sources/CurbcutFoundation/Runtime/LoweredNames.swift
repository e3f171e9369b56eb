import Foundation

// What the sources of apps are lowered to, where no public name of Apple's would do.

/// A selector under a name so short that `#selector(…)` is never shorter: code behind it keeps its columns.
public typealias _Sel = Selector

/// What `@NSCopying` does: the property keeps a copy of each object that it is set to.
@propertyWrapper
public struct _Copied<Value> {
  private var value: Value

  /// A property that is set to nil before anything else.
  public init() where Value: ExpressibleByNilLiteral { value = nil }

  /// A property that begins with an object itself, as iOS has it in initialisers.
  ///
  /// - Parameter wrappedValue: the object.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The object; a copy is kept when it is set.
  public var wrappedValue: Value {
    get { value }
    set { value = (newValue as? any NSCopying)?.copy() as? Value ?? newValue }
  }
}
