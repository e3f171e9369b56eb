import Foundation

/// Where a bus listens: `unix:path=/run/user/1000/bus`.
struct BusAddress: Equatable {
  /// The name of the socket: a path, or a name in the kernel's own space, which begins with a zero.
  var socket: [UInt8]

  /// The first address of a list that this program can use; nil when there is none.
  init?(_ text: String) {
    for entry in text.split(separator: ";") where entry.hasPrefix("unix:") {
      for pair in entry.dropFirst("unix:".count).split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let value = Self.unescaped(parts[1]), !value.contains(0) else { continue }
        switch parts[0] {
        case "path": socket = value
        case "abstract": socket = [0] + value
        default: continue
        }
        guard (2..<108).contains(socket.count) else { continue }
        return
      }
    }
    return nil
  }

  private static func unescaped(_ text: Substring) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        return nil
      }
      rest.removeFirst(2)
      result.append(value)
    }
    return result
  }

  /// The bus of the user's session, if the environment names one or it is where systemd puts it.
  static func session(_ environment: [String: String]) -> BusAddress? {
    if let named = environment["DBUS_SESSION_BUS_ADDRESS"] { return BusAddress(named) }
    return environment["XDG_RUNTIME_DIR"].flatMap { BusAddress("unix:path=\($0)/bus") }
  }
}
