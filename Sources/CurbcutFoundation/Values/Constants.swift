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

/// The largest whole number.
public let NSIntegerMax = Int.max
/// The smallest whole number.
public let NSIntegerMin = Int.min
/// The largest whole number above zero.
public let NSUIntegerMax = UInt.max

/// Nanoseconds since the system started; on other systems a unit that has to be asked for.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The unit of `mach_absolute_time`, as a fraction of nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// How many nanoseconds.
  public var numer: UInt32
  /// For how many units.
  public var denom: UInt32

  /// A unit.
  ///
  /// - Parameters:
  ///   - numer: how many nanoseconds.
  ///   - denom: for how many units.
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
