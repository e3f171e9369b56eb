import AccessibilityTree
import CurbcutLinkPresentation
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Links with what is known of their pages", .serialized)
struct LinkViewTests {
  private struct Link: UIViewRepresentable {
    let metadata: LPLinkMetadata
    func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
    func updateUIView(_ view: LPLinkView, context: Context) {}
  }

  @Test("A link is one element, with the title and the host of its page")
  func element() throws {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL(string: "https://www.example.org/dogs")
    metadata.title = "Dogs of this week"
    let screen = AppScreen(Link(metadata: metadata))
    #expect(screen.labels == ["Dogs of this week, example.org"])
    #expect(screen.elements.first?.traits.contains(.link) == true)
    metadata.title = nil
    #expect(AppScreen(Link(metadata: metadata)).labels == ["example.org"])
  }

  @Test("Nothing is loaded")
  func provider() async throws {
    let url = try #require(URL(string: "https://example.org"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }
}
