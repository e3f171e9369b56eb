import CurbcutFoundation
import Foundation

/// What connects a device to a network.
///
/// Follows <https://developer.apple.com/documentation/network/nwinterface>.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// A kind of interface.
  public enum InterfaceType: Hashable, Sendable {
    /// Another, or a virtual one.
    case other
    /// Wi-Fi.
    case wifi
    /// Mobile data.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name that the system has for it, such as `en0`.
  public let name: String
  /// The number that the system has for it.
  public let index: Int

  /// The interface with its name.
  public var debugDescription: String { name }
}

extension NWInterface.InterfaceType {
  /// What kind of interface of Linux has a name.
  init(linuxName name: String) {
    switch name {
    case "lo": self = .loopback
    case let name where name.hasPrefix("wl"): self = .wifi
    case let name where name.hasPrefix("ww"): self = .cellular
    case let name where name.hasPrefix("e"): self = .wiredEthernet
    default: self = .other
    }
  }
}
