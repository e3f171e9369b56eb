import CurbcutFoundation
import CurbcutNetwork
import Foundation
import Testing

@testable import CurbcutNetwork

@Suite("Which networks a machine reaches others by")
struct NetworkPathTests {
  private static let table4 = """
    Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
    eth0\t00000000\t010011AC\t0003\t0\t0\t0\t00000000\t0\t0\t0
    eth0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0
    wlan0\t00000000\t010011AC\t0003\t0\t0\t600\t00000000\t0\t0\t0
    tun0\t00000000\t010011AC\t0203\t0\t0\t0\t00000000\t0\t0\t0
    """
  private static let zero = String(repeating: "0", count: 32)
  private static let table6 = """
    \(zero) 00 \(zero) 00 fe800000000000000000000000000001 00000400 00000001 00000000 00000003   wwan0
    \(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200       lo
    """

  @Test func waysToEverywhereAreFound() {
    #expect(DefaultRoutes.version4(Self.table4) == ["eth0", "wlan0"])
    #expect(DefaultRoutes.version6(Self.table6) == ["wwan0"])
    for text in ["", "x", "eth0 00000000", "a b c d e f g h i j k"] {
      #expect(DefaultRoutes.version4(text).isEmpty && DefaultRoutes.version6(text).isEmpty)
    }
  }

  @Test func aPathHasTheInterfacesThatAreAllowed() {
    let all = NWPath(version4: ["eth0", "wlan0"], version6: ["wwan0"]) { _ in true }
    #expect(all.status == .satisfied && all.supportsIPv4 && all.supportsIPv6 && all.supportsDNS)
    #expect(all.availableInterfaces.map(\.type) == [.wiredEthernet, .wifi, .cellular])
    #expect(all.usesInterfaceType(.wifi) && !all.isExpensive)
    let mobile = NWPath(version4: ["eth0"], version6: ["wwan0"]) { $0 == .cellular }
    #expect(mobile.isExpensive && !mobile.supportsIPv4)
    #expect(NWPath(version4: ["eth0"], version6: []) { _ in false }.status == .unsatisfied)
  }

  @Test func aMonitorTellsThePresentPathOnItsQueue() async {
    let monitor = NWPathMonitor(prohibitedInterfaceTypes: [.wiredEthernet, .wifi, .cellular, .other])
    let queue = DispatchQueue(label: "paths")
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { path in
        dispatchPrecondition(condition: .onQueue(queue))
        monitor.cancel()
        continuation.resume(returning: path)
      }
      monitor.start(queue: queue)
    }
    #expect(path.status == .unsatisfied && monitor.queue === queue)
    var first: NWPath?
    for await path in NWPathMonitor() {
      first = path
      break
    }
    #expect(first == NWPathMonitor().currentPath)
  }
}
