import CurbcutCoreNFC
import CurbcutFoundation
import Testing

@Suite("A device that cannot read tags")
struct TagReadingTests {
  private final class Listener: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
    let heard: @Sendable (NFCReaderError.Code?) -> Void
    init(_ heard: @escaping @Sendable (NFCReaderError.Code?) -> Void) { self.heard = heard }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      heard((error as? NFCReaderError)?.code)
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  }

  @Test func aSessionEnds() async {
    #expect(!NFCNDEFReaderSession.readingAvailable)
    let (heard, continuation) = AsyncStream.makeStream(of: NFCReaderError.Code?.self)
    let listener = Listener { continuation.yield($0) }
    let session = NFCNDEFReaderSession(delegate: listener, queue: nil, invalidateAfterFirstRead: true)
    session.begin()
    var codes = heard.makeAsyncIterator()
    #expect(await codes.next() == .readerErrorUnsupportedFeature)
  }

  @Test func payloadsHoldAddressesAndTexts() throws {
    let url = try #require(URL(string: "https://www.example.org/a"))
    let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(url: url))
    #expect(address.payload.first == 2 && address.wellKnownTypeURIPayload() == url)
    #expect(
      NFCNDEFPayload.wellKnownTypeURIPayload(string: "foo:bar")?.wellKnownTypeURIPayload()?.scheme == "foo")
    let name = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "urn:epc:id:1"))
    #expect(name.payload == Data([0x1E]) + Data("1".utf8))
    #expect(name.wellKnownTypeURIPayload()?.absoluteString == "urn:epc:id:1")
    let text = NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de"))
    let (words, locale) = try #require(text).wellKnownTypeTextPayload()
    #expect(words == "Grüße" && locale?.identifier == "de")
  }
}
