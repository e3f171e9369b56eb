import CurbcutFoundation
import CurbcutWatchConnectivity
import Testing

@Suite("A phone without a watch", .serialized)
struct WatchTests {
  private final class Listener: NSObject, WCSessionDelegate, @unchecked Sendable {
    let heard: @Sendable (String) -> Void
    init(_ heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      heard("activated \(activationState == .activated)")
    }
    func session(
      _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {
      heard("\((error as? WCError)?.errorCode ?? 0)")
    }
  }

  @Test func whatIsSentDoesNotArrive() async {
    let session = WCSession.default
    #expect(WCSession.isSupported() && !session.isPaired && !session.isReachable)
    #expect(throws: WCError(.sessionMissingDelegate)) { try session.updateApplicationContext([:]) }
    let (heard, continuation) = AsyncStream.makeStream(of: String.self)
    let listener = Listener { continuation.yield($0) }
    session.delegate = listener
    session.activate()
    var words = heard.makeAsyncIterator()
    #expect(await words.next() == "activated true")
    #expect(session.activationState == .activated)
    #expect(throws: WCError(.deviceNotPaired)) { try session.updateApplicationContext(["a": 1]) }
    session.transferUserInfo(["a": 1])
    #expect(await words.next() == "7005")
    session.sendMessage(["a": 1], replyHandler: nil) { continuation.yield($0.localizedDescription) }
    #expect(await words.next() != nil)
  }
}
