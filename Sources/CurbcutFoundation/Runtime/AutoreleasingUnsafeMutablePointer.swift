import Foundation

/// A place in memory where a method in Objective-C hands an object back.
///
/// What is put there lives until the pool drains, as on Apple's systems.
/// Follows <https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer>.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: Hashable {
  private let address: UnsafeMutableRawPointer

  /// Creates a pointer to the place to which another points.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) { address = UnsafeMutableRawPointer(from) }

  /// Creates a pointer to the place to which another points; nil for none.
  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    address = UnsafeMutableRawPointer(from)
  }

  /// The object that is there.
  public var pointee: Pointee {
    get {
      let object = address.load(as: UnsafeRawPointer?.self).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
      guard let pointee = object as? Pointee else {
        preconditionFailure(
          "There is no \(Pointee.self) at the place, but \(object.map { "\($0)" } ?? "nil").")
      }
      return pointee
    }
    nonmutating set {
      let object = Self.object(newValue)
      let kept = object.flatMap { AutoreleasePool.handOut($0) }
      address.storeBytes(of: kept.map { UnsafeRawPointer($0.toOpaque()) }, as: UnsafeRawPointer?.self)
    }
  }

  private static func object(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as AnyObject }
    return mirror.children.first.map { $0.value as AnyObject }
  }
}

extension Formatter {
  /// Reads a text, and puts the value at a place.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)>.
  ///
  /// - Parameters:
  ///   - obj: the place; nil to learn only whether the text is one.
  ///   - string: the text.
  ///   - error: where to put why it is none.
  /// - Returns: whether the text is one that the formatter reads.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: Any?
    switch self {
    case let numbers as NumberFormatter:
      let ranged = Selector("getObjectValue:forString:range:error:")
      guard !ObjCRuntime.responds(numbers, to: ranged) else {
        // The app reads numbers in a way of its own.
        let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        place.initialize(to: nil)
        defer { place.deallocate() }
        let own = obj ?? AutoreleasingUnsafeMutablePointer<AnyObject?>(place)
        own.pointee = nil
        ObjCRuntime.deliver(ranged, to: numbers, arguments: [own, string, nil])
        return own.pointee != nil
      }
      value = numbers.number(from: string)
    case let dates as DateFormatter: value = dates.date(from: string).map { $0 as NSDate }
    default: value = nil
    }
    guard let value else {
      error?.pointee = NSString(string: "The value “\(string)” is invalid.")
      return false
    }
    obj?.pointee = value as AnyObject
    return true
  }
}
