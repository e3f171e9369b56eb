import CurbcutAVFoundation
import CurbcutCallKit
import CurbcutFoundation
import Testing

@Suite("Calls that an app begins", .serialized)
struct CallTests {
  private final class Provider: NSObject, CXProviderDelegate, @unchecked Sendable {
    let heard: @Sendable (String) -> Void
    init(_ heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
    func providerDidReset(_ provider: CXProvider) { heard("reset") }
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
      heard("start \(action.handle.value)")
      action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
      action.fulfill()
      heard("end")
    }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { heard("sound") }
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) { heard("silence") }
  }

  private func request(_ action: CXCallAction) async -> CXErrorCodeRequestTransactionError.Code? {
    do {
      try await CXCallController().request(CXTransaction(action: action))
      return nil
    } catch { return (error as? CXErrorCodeRequestTransactionError)?.code }
  }

  @Test func theProviderDoesWhatIsWished() async throws {
    let call = UUID()
    let start = CXStartCallAction(call: call, handle: CXHandle(type: .phoneNumber, value: "110"))
    #expect(await request(start) == .unknownCallProvider)
    let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "App"))
    let (heard, continuation) = AsyncStream.makeStream(of: String.self)
    let delegate = Provider { continuation.yield($0) }
    provider.setDelegate(delegate, queue: DispatchQueue(label: "calls"))
    #expect(await request(CXEndCallAction(call: call)) == .unknownCallUUID)
    #expect(await request(start) == nil)
    var words = heard.makeAsyncIterator()
    #expect(await words.next() == "start 110")
    #expect(await words.next() == "sound")
    let observer = CXCallObserver()
    #expect(observer.calls.map(\.uuid) == [call] && observer.calls.first?.isOutgoing == true)
    provider.reportOutgoingCall(with: call, connectedAt: nil)
    #expect(observer.calls.first?.hasConnected == true)
    #expect(
      await request(CXStartCallAction(call: call, handle: start.handle)) == .callUUIDAlreadyExists)
    #expect(await request(CXAnswerCallAction(call: call)) == .invalidAction)
    #expect(await request(CXEndCallAction(call: call)) == nil)
    #expect(await words.next() == "end")
    #expect(await words.next() == "silence")
    #expect(observer.calls.isEmpty)
    await #expect(throws: CXErrorCodeIncomingCallError(.filteredByDoNotDisturb)) {
      try await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
    }
  }
}
