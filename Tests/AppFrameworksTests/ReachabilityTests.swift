import CurbcutFoundation
import CurbcutNetwork
import CurbcutSystemConfiguration
import Foundation
import Testing

@Suite("Whether other devices can be reached")
struct ReachabilityTests {
  private final class Told: @unchecked Sendable {
    var flags: SCNetworkReachabilityFlags?
  }

  @Test func thereIsAWayWhereTheAppHasANetwork() throws {
    let hasNetwork = NWPathMonitor().currentPath.status == .satisfied
    var address = sockaddr()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    address.sa_family = sa_family_t(AF_INET)
    let any = try #require(SCNetworkReachabilityCreateWithAddress(nil, &address))
    var flags: SCNetworkReachabilityFlags = .isWWAN
    #expect(SCNetworkReachabilityGetFlags(any, &flags))
    #expect(flags == (hasNetwork ? .reachable : []))
    let own = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    SCNetworkReachabilityGetFlags(own, &flags)
    #expect(flags.contains([.reachable, .isLocalAddress]))
  }

  @Test func theAppIsToldOnItsQueueUntilItEndsThat() throws {
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    let told = Told()
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(told).toOpaque(),
      retain: {
        _ = Unmanaged<Told>.fromOpaque($0).retain()
        return $0
      }, release: { Unmanaged<Told>.fromOpaque($0).release() }, copyDescription: nil)
    SCNetworkReachabilitySetCallback(
      target,
      { _, flags, info in
        guard let info else { return }
        Unmanaged<Told>.fromOpaque(info).takeUnretainedValue().flags = flags
      }, &context)
    let queue = DispatchQueue(label: "told")
    SCNetworkReachabilitySetDispatchQueue(target, queue)
    queue.sync {}
    #expect(told.flags?.contains(.reachable) == true)
    told.flags = nil
    SCNetworkReachabilitySetCallback(target, nil, nil)
    SCNetworkReachabilitySetDispatchQueue(target, nil)
    queue.sync {}
    #expect(told.flags == nil)
  }
}
