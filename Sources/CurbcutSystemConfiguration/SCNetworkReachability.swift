// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation
import CurbcutNetwork
import Foundation
import Synchronization

/// How another device can be reached.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags>.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that is made for a while.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// Now, or once a connection is made.
  public static let reachable = Self(rawValue: 1 << 1)
  /// Only once a connection is made.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// A connection is made when something is sent.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// A person has to do something for the connection.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// A connection is made when an app asks for it.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is this device.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// Without a gateway.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// By a mobile network.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// A connection is made when something is sent.
  public static let connectionAutomatic = connectionOnTraffic
}

/// Called when another device can be reached in another way.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycallback>.
public typealias SCNetworkReachabilityCallBack =
  @Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What a callback is handed, and who keeps it.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext>.
public struct SCNetworkReachabilityContext {
  /// The version of the structure: 0.
  public var version: CFIndex
  /// What the callback is handed.
  public var info: UnsafeMutableRawPointer?
  /// Keeps it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets it go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes it. Nobody asks, here.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }

  /// Creates an empty context.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// Whether another device can be reached: where the app has a network, every one can.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability>.
public final class SCNetworkReachability: NSObject, Sendable {
  /// What the app hands over, kept until nobody calls it any more.
  private final class Callee: @unchecked Sendable {
    let call: SCNetworkReachabilityCallBack
    let info: UnsafeMutableRawPointer?
    private let release: ((UnsafeRawPointer) -> Void)?

    init(_ call: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?) {
      self.call = call
      let kept = context?.info.map { context?.retain?($0) ?? UnsafeRawPointer($0) }
      info = kept.map { UnsafeMutableRawPointer(mutating: $0) }
      release = context?.release
    }

    deinit { if let info { release?(info) } }
  }

  private struct State {
    var callee: Callee?
    var queue: DispatchQueue?
  }

  private let isLocal: Bool
  private let isNamed: Bool
  private let state = Mutex(State())

  init(isLocal: Bool, isNamed: Bool) {
    self.isLocal = isLocal
    self.isNamed = isNamed
    super.init()
  }

  var flags: SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
    return NWPathMonitor().currentPath.status == .satisfied ? .reachable : []
  }

  func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    let new = callback.map { Callee($0, context) }
    // The old one may call the app when it goes, so that it must not go while the state is locked.
    let old = state.withLock { state in
      defer { state.callee = new }
      return state.callee
    }
    withExtendedLifetime(old) {}
  }

  /// Sets where the app is called: once a name was looked up, and then no more, as nothing changes while the app runs.
  func schedule(on queue: DispatchQueue?) {
    let wasScheduled = state.withLock { state in
      defer { state.queue = queue }
      return state.queue != nil
    }
    guard isNamed, !wasScheduled, let queue else { return }
    queue.async { [self] in
      let callee = state.withLock { $0.queue == nil ? nil : $0.callee }
      if let callee { callee.call(self, flags, callee.info) }
    }
  }
}

/// Creates a question about a device of an address; that of all zeros is any device.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithaddress(_:_:)>.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  // An address of this device begins with 127.
  let isLocal = address.pointee.sa_family == sa_family_t(AF_INET) && address.pointee.sa_data.2 == 127
  return SCNetworkReachability(isLocal: isLocal, isNamed: false)
}

/// Creates a question about a device of a name.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithname(_:_:)>.
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>)
  -> SCNetworkReachability?
{
  SCNetworkReachability(
    isLocal: ["localhost", "127.0.0.1", "::1"].contains(String(cString: nodename)), isNamed: true)
}

/// Says how a device can be reached now.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets what is called when a device can be reached in another way.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Sets the queue on which the callback is called; nil for no longer.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{
  target.schedule(on: queue)
  return true
}

/// Has the callback called on a run loop: on the main queue, here.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
  target.schedule(on: .main)
  return true
}

/// Has the callback no longer called on a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
  target.schedule(on: nil)
  return true
}

/// The code of the last error: none, as nothing fails here.
public func SCError() -> Int32 { 0 }
/// What a code says.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { UnsafePointer(strerror(status)) }

// Apple's addresses say how long they are, those of Linux do not.
extension sockaddr {
  /// The length of the address, in bytes.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length of the address, in bytes.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length of the address, in bytes.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
