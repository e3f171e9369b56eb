import Foundation
import Glibc

/// By which networks a device reaches others.
///
/// Follows <https://developer.apple.com/documentation/network/nwpath>.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether others are reached.
  public enum Status: Hashable, Sendable {
    /// They are.
    case satisfied
    /// They are not.
    case unsatisfied
    /// They may be once the app connects, which does not happen here.
    case requiresConnection
  }

  /// Why others are not reached.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// There is no reason, or none is known.
    case notAvailable
    /// The person has turned mobile data off for the app.
    case cellularDenied
    /// The person has turned Wi-Fi off for the app.
    case wifiDenied
    /// The person has turned the local network off for the app.
    case localNetworkDenied
    /// A private network is required, and not there.
    case vpnInactive
  }

  /// Whether others are reached.
  public let status: Status
  /// The interfaces by which they are, the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// Whether addresses of version 4 of the Internet Protocol are reached.
  public let supportsIPv4: Bool
  /// Whether addresses of version 6 of the Internet Protocol are reached.
  public let supportsIPv6: Bool
  /// Why others are not reached.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether names of others can be looked up.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether data costs money: only mobile data does.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether the person has turned Low Data Mode on: never here.
  public var isConstrained: Bool { false }
  /// Whether others are reached by a kind of interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The path in words.
  public var debugDescription: String {
    "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))"
  }

  /// Makes a path of the interfaces that have a way to everywhere.
  init(version4: [String], version6: [String], allows: (NWInterface.InterfaceType) -> Bool) {
    func allowed(_ names: [String]) -> [NWInterface] {
      names.map { NWInterface(type: .init(linuxName: $0), name: $0, index: Int(if_nametoindex($0))) }
        .filter { allows($0.type) }
    }
    let (first, second) = (allowed(version4), allowed(version6))
    availableInterfaces = first + second.filter { !first.contains($0) }
    supportsIPv4 = !first.isEmpty
    supportsIPv6 = !second.isEmpty
    status = availableInterfaces.isEmpty ? .unsatisfied : .satisfied
  }
}

/// The ways to everywhere that the machine's routing tables have, as Linux writes them.
enum DefaultRoutes {
  /// The interfaces in a table of version 4: a line for each way, `Iface Destination Gateway Flags …` in hexadecimal.
  static func version4(_ table: String) -> [String] {
    unique(
      lines(table).compactMap { fields in
        guard fields.count > 7, fields[1] == "00000000", fields[7] == "00000000" else { return nil }
        return isUp(fields[3]) ? fields[0] : nil
      })
  }

  /// The interfaces in a table of version 6: `Destination Length Source Length Next Metric … Flags Iface`.
  static func version6(_ table: String) -> [String] {
    unique(
      lines(table).compactMap { fields in
        guard fields.count > 9, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00", fields[9] != "lo"
        else {
          return nil
        }
        return isUp(fields[8]) ? fields[9] : nil
      })
  }

  private static func lines(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }

  /// Whether the way is usable, and not one that rejects everything.
  private static func isUp(_ flags: String) -> Bool {
    UInt32(flags, radix: 16).map { $0 & 0x1 != 0 && $0 & 0x200 == 0 } ?? false
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
