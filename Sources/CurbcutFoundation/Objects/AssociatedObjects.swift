import Foundation

/// How an object holds a value associated with it.
///
/// Follows <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep the value alive; it reads as nil once it is deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps the value alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps the value alive. As with every policy here, setting and reading are thread-safe.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Keeps a copy of the value.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object, for as long as the object lives.
///
/// The values of UIKit's objects are released with the object; those of others may live on until a later association
/// is made.
/// Follows <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>.
///
/// - Parameters:
///   - object: the object.
///   - key: an address that identifies the value, such as that of a static variable.
///   - value: the value; nil removes it.
///   - policy: how the value is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, key, of: object as AnyObject, policy)
}

/// The value associated with an object.
///
/// Follows <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>.
///
/// - Parameters:
///   - object: the object.
///   - key: the address that identifies the value.
/// - Returns: the value; nil when there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(key, of: object as AnyObject)
}

/// Removes all values associated with an object.
///
/// - Parameter object: the object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// An object that reports its own deallocation, so that its associated values are released too.
package protocol AssociationOwner: AnyObject {
  /// Whether anything was associated; the object's `deinit` calls `AssociatedObjects.ownerDied` if so.
  nonisolated var hasAssociations: Bool { get set }
}

/// A side table of associated values: Swift objects have no storage for them.
package final class AssociatedObjects: @unchecked Sendable {
  package static let shared = AssociatedObjects()

  private final class Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
    init(_ object: AnyObject) { self.object = object }
  }

  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSRecursiveLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var nextSweep = 32

  func set(
    _ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy
  ) {
    var stored = value.map { value -> Value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strong((value as? any NSCopying)?.copy() ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
      }
    }
    // Release values outside the lock: a `deinit` may run any code.
    var dead: [Owner] = []
    lock.withLock {
      dead = sweepIfNeeded()
      let id = ObjectIdentifier(object)
      if let owner = owners[id], owner.object == nil {
        dead.append(owner)
        owners[id] = nil
      }
      if owners[id] == nil {
        guard stored != nil else { return }
        owners[id] = Owner(object)
        (object as? any AssociationOwner)?.hasAssociations = true
      }
      swap(&owners[id, default: Owner(object)].values[key], &stored)
    }
    withExtendedLifetime((dead, stored)) {}
  }

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
      switch owner.values[key] {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  func removeAll(of id: ObjectIdentifier) {
    let owner = lock.withLock { owners.removeValue(forKey: id) }
    withExtendedLifetime(owner) {}
  }

  /// Releases the values associated with an object that is being deallocated.
  ///
  /// - Parameter id: the object.
  package static func ownerDied(_ id: ObjectIdentifier) { shared.removeAll(of: id) }

  private func sweepIfNeeded() -> [Owner] {
    guard owners.count >= nextSweep else { return [] }
    let dead = owners.filter { $0.value.object == nil }
    for id in dead.keys { owners[id] = nil }
    nextSweep = max(32, owners.count * 2)
    return Array(dead.values)
  }
}
