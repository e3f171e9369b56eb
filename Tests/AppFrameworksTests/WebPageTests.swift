import AccessibilityTree
import CurbcutSwiftUI
import CurbcutWebKit
import Foundation
import Testing

@MainActor
@Suite("Pages of the web in SwiftUI", .serialized)
struct WebPageTests {
  private struct Screen: View {
    let page: WebPage
    var body: some View {
      VStack {
        Text(verbatim: "Title: \(page.title)")
        WebView(page)
      }
    }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a", "b"] {
      let html = "<title>\(name)</title><h1>Page \(name)</h1><a href=\"b.html\">Next</a>"
      try Data(html.utf8).write(to: folder.appendingPathComponent("\(name).html"))
    }
    return folder
  }

  @Test func aPageTellsItsTitleAndItsElementsAreFound() async throws {
    let page = WebPage()
    let screen = AppScreen(Screen(page: page))
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(html: "<title>Shop</title><h1>Bread</h1><p>Fresh</p>") {
      events.append(event)
    }
    screen.settle()
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(screen.labels == ["Title: Shop", "Bread", "Fresh"])
    #expect(screen.element("Bread")?.traits.contains(.header) == true)
    #expect(page.estimatedProgress == 1 && page.currentNavigationEvent == .finished)
  }

  @Test func linksAreFollowedAndPagesGoneBackTo() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = WebPage()
    let screen = AppScreen(Screen(page: page))
    page.load(folder.appendingPathComponent("a.html"))
    screen.settle()
    screen.activate("Next")
    #expect(screen.labels.prefix(2) == ["Title: b", "Page b"])
    #expect(page.backForwardList.backList.map(\.title) == ["a"])
    #expect(page.backForwardList.currentItem?.url.lastPathComponent == "b.html")
    page.load(try #require(page.backForwardList.backList.last))
    screen.settle()
    #expect(screen.labels.prefix(2) == ["Title: a", "Page a"])
    #expect(page.backForwardList.forwardList.map(\.title) == ["b"])
  }

  @Test func whatCannotBeLoadedThrows() async throws {
    let page = WebPage()
    await #expect(throws: WebPage.NavigationError.self) {
      for try await _ in page.load(URL(string: "https://example.com")) {}
    }
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(nil as URL?) {} }
    await #expect(throws: (any Error).self) { try await page.callJavaScript("return 1") }
  }

  private struct Decider: WebPage.NavigationDeciding {
    func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      action.request.url?.lastPathComponent == "b.html" ? .cancel : .allow
    }
  }

  @Test func theAppDecidesWhatIsShown() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = WebPage(navigationDecider: Decider())
    let screen = AppScreen(Screen(page: page))
    page.load(folder.appendingPathComponent("a.html"))
    for _ in 0..<1000 where page.title != "a" { await Task.yield() }
    screen.settle()
    #expect(page.title == "a")
    screen.activate("Next")
    for _ in 0..<50 { await Task.yield() }
    screen.settle()
    #expect(screen.labels.prefix(2) == ["Title: a", "Page a"])
  }

  @Test func aViewFollowsItsAddress() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    struct Two: View {
      let folder: URL
      @State private var name = "a"
      var body: some View {
        VStack {
          Button("Switch") { name = "b" }
          WebView(url: folder.appendingPathComponent("\(name).html"))
        }
      }
    }
    let screen = AppScreen(Two(folder: folder))
    #expect(screen.labels == ["Switch", "Page a", "Next"])
    screen.activate("Switch")
    #expect(screen.labels == ["Switch", "Page b", "Next"])
  }
}
