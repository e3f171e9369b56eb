import Foundation

/// The class of an object; nil for nil.
///
/// Follows <https://developer.apple.com/documentation/objectivec/object_getclass(_:)>.
///
/// - Parameter obj: the object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The superclass of a class; nil for a class without one.
///
/// - Parameter cls: the class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap(_getSuperclass)
}

/// Locks an object's recursive lock, until ``objc_sync_exit(_:)``.
///
/// Follows <https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)>.
///
/// - Parameter obj: the object.
/// - Returns: 0 for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).lock()
  return 0
}

/// Unlocks a lock that ``objc_sync_enter(_:)`` locked.
///
/// - Parameter obj: the object.
/// - Returns: 0 for success.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).unlock()
  return 0
}

/// A lock for each object that asked for one.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let guarding = NSLock()
  private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  func lock(of object: AnyObject) -> NSRecursiveLock {
    guarding.withLock {
      if let lock = AssociatedObjects.shared.value(key, of: object) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      AssociatedObjects.shared.set(lock, key, of: object, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
