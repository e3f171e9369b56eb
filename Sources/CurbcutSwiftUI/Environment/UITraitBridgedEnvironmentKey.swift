import CurbcutUIKit

/// A key of the environment whose value is also among the traits of UIKit.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey>.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits have, where no view has set one.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Gives traits the value that a view has set.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that is also among the traits.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { isSet(key) ? self[plain: key] : Key.read(from: traits) }
    set {
      self[plain: key] = newValue
      traits = traits.modifyingTraits { Key.write(to: &$0, value: newValue) }
    }
  }

  private subscript<Key: EnvironmentKey>(plain key: Key.Type) -> Key.Value {
    get { self[key] }
    set { self[key] = newValue }
  }
}
