import CurbcutFoundation
import Testing

/// What is dragged, dropped or pasted, in the types that others ask for.
@Suite struct ItemProviderTests {
  @Test func objectIsHadInTheTypesItCanBeWrittenIn() {
    let provider = NSItemProvider(object: NSString(string: "word"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
    nonisolated(unsafe) var found: (any NSItemProviderReading)?
    provider.loadObject(ofClass: NSString.self) { object, _ in found = object }
    #expect((found as? NSString)?.description == "word")
  }

  @Test func dataIsMadeOnlyWhenItIsAskedFor() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var asked = 0
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { completion in
      asked += 1
      completion("https://example.org".data(using: .utf8), nil)
      return nil
    }
    #expect(asked == 0)
    nonisolated(unsafe) var found: (any NSItemProviderReading)?
    provider.loadObject(ofClass: NSURL.self) { object, _ in found = object }
    #expect(asked == 1 && (found as? NSURL)?.absoluteString == "https://example.org")
  }

  @Test func whatIsNotThereIsAnError() {
    nonisolated(unsafe) var failure: (any Error)?
    NSItemProvider().loadObject(ofClass: NSString.self) { _, error in failure = error }
    #expect((failure as? NSError)?.domain == NSItemProvider.errorDomain)
    #expect((failure as? NSError)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }
}
