import Foundation

/// A pointer to memory for an object that nobody owns.
///
/// Where Objective-C keeps what is stored until the thread's autorelease pool drains, this keeps the last 64 objects that a
/// thread has stored.
///
/// Follows <https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer>.
public struct AutoreleasingUnsafeMutablePointer<Pointee: ExpressibleByNilLiteral>: Hashable {
  private let address: UnsafeMutableRawPointer

  /// Creates a pointer to the same memory as another.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) { address = UnsafeMutableRawPointer(other) }
  /// Creates a pointer to the same memory as another; nil for nil.
  public init?<Other>(_ other: UnsafeMutablePointer<Other>?) {
    guard let other else { return nil }
    self.init(other)
  }

  /// The object; nil where there is none, or one of another class.
  public var pointee: Pointee {
    get {
      guard let bits = UnsafeRawPointer(bitPattern: address.loadUnaligned(as: UInt.self)) else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(bits).takeUnretainedValue() as? Pointee ?? nil
    }
    nonmutating set {
      // On Linux, nil becomes NSNull when it becomes an object.
      let object = newValue as AnyObject
      guard !(object is NSNull) else { return address.storeBytes(of: 0, as: UInt.self) }
      address.storeBytes(of: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), as: UInt.self)
      AutoreleasedObjects.ofThisThread.keep(object)
    }
  }
}

/// The objects that a thread has stored through autoreleasing pointers.
private final class AutoreleasedObjects {
  private var objects: [AnyObject] = []
  private var next = 0

  static var ofThisThread: AutoreleasedObjects {
    let key = "CurbcutFoundation.autoreleased"
    if let own = Thread.current.threadDictionary[key] as? AutoreleasedObjects { return own }
    let new = AutoreleasedObjects()
    Thread.current.threadDictionary[key] = new
    return new
  }

  func keep(_ object: AnyObject) {
    if objects.count < 64 { return objects.append(object) }
    objects[next] = object
    next = (next + 1) % 64
  }
}
