import Foundation

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The largest integer.
public let NSIntegerMax = Int.max
/// The smallest integer.
public let NSIntegerMin = Int.min
/// The largest unsigned integer.
public let NSUIntegerMax = UInt.max

/// The result of a call of C; 0 is success.
public typealias OSStatus = Int32
/// All went well.
public let noErr: OSStatus = 0
/// A code of four letters.
public typealias OSType = UInt32
/// A code of four letters.
public typealias FourCharCode = UInt32
/// Where a method of Objective-C puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Nanoseconds since the system started; on Apple's systems, the unit is that of `mach_timebase_info`.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The unit of `mach_absolute_time` in nanoseconds, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32

  /// Creates a unit.
  ///
  /// - Parameters:
  ///   - numer: the numerator.
  ///   - denom: the denominator.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// The unit of `mach_absolute_time`: a nanosecond.
///
/// - Parameter info: is set to the unit.
/// - Returns: 0 for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
