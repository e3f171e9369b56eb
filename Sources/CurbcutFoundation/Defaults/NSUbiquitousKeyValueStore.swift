import Foundation
import Synchronization

/// Values that an app shares among the person's devices through iCloud.
///
/// This device is not signed in to iCloud: as on an iPhone, the values stay on it. They last as long as the app runs.
/// Follows <https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore>.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's values.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// The notification that another device has changed values, which none does.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Creates a store without values.
  public override init() { super.init() }

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// The value of a key; nil for none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }

  /// The text of a key; nil for none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The list of a key; nil for none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a key; nil for none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// The data of a key; nil for none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The whole number of a key; 0 for none.
  open func longLong(forKey aKey: String) -> Int64 {
    let value = object(forKey: aKey)
    return value as? Int64 ?? (value as? Int).map { Int64($0) } ?? (value as? NSNumber)?.int64Value ?? 0
  }
  /// The number of a key; 0 for none.
  open func double(forKey aKey: String) -> Double {
    let value = object(forKey: aKey)
    return value as? Double ?? (value as? NSNumber)?.doubleValue ?? 0
  }
  /// Whether a key is on; false for none.
  open func bool(forKey aKey: String) -> Bool {
    let value = object(forKey: aKey)
    return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }

  /// Sends and takes over changes, of which there are none from elsewhere.
  ///
  /// - Returns: true, as nothing has failed.
  @discardableResult
  open func synchronize() -> Bool { true }
}
