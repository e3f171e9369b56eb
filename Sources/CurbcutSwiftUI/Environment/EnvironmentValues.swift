/// A key of a value that views find in their environment.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentkey>.
public protocol EnvironmentKey {
  /// The type of the value that views find in their environment.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that flow down from view to view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues>.
public struct EnvironmentValues: CustomStringConvertible {
  /// What was set last; each entry knows the one before.
  private var last: Entry?

  private final class Entry {
    let key: ObjectIdentifier
    let name: String
    let value: Any
    let before: Entry?
    /// The number of entries up to here.
    let depth: Int

    init(key: ObjectIdentifier, name: String, value: Any, before: Entry?) {
      self.key = key
      self.name = name
      self.value = value
      self.before = before
      depth = (before?.depth ?? 0) + 1
    }
  }

  /// Creates an environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entry(ObjectIdentifier(key))?.value as? Key.Value ?? Key.defaultValue }
    set { set(newValue, ObjectIdentifier(key), name: "EnvironmentPropertyKey<\(key)>") }
  }

  /// Whether a value was set for a key.
  func isSet<Key: EnvironmentKey>(_ key: Key.Type) -> Bool { entry(ObjectIdentifier(key)) != nil }

  /// An observable object by its type.
  public subscript<Object: AnyObject & Observable>(object: Object.Type) -> Object? {
    get { entry(ObjectIdentifier(object))?.value as? Object }
    set { set(newValue as Any, ObjectIdentifier(object), name: "\(object)") }
  }

  func object<Object>(_ type: Object.Type) -> Object? { entry(ObjectIdentifier(type))?.value as? Object }

  mutating func setObject<Object>(_ object: Object?) {
    set(object as Any, ObjectIdentifier(Object.self), name: "\(Object.self)")
  }

  private func entry(_ key: ObjectIdentifier) -> Entry? {
    var entry = last
    while let found = entry, found.key != key { entry = found.before }
    return entry
  }

  private mutating func set(_ value: Any, _ key: ObjectIdentifier, name: String) {
    last = Entry(key: key, name: name, value: value, before: last)
  }

  /// What is set, newest first.
  public var description: String {
    var parts: [String] = []
    var entry = last
    while let found = entry {
      parts.append("\(found.name) = \(found.value)")
      entry = found.before
    }
    return "[\(parts.joined(separator: ", "))]"
  }

}

extension EnvironmentValues: SelfComparing {
  func isSame(as other: EnvironmentValues) -> Bool { last === other.last }
}
