import Foundation

/// A pointer to memory for an object that nobody owns.
///
/// What is stored lives until the autorelease pool drains, as on Apple's systems.
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
      address.storeBytes(of: UInt(bitPattern: AutoreleasePool.handOut(object).toOpaque()), as: UInt.self)
    }
  }
}
