import AccessibilityTree
import Foundation
import FoundationNetworking
import Testing

@testable import CurbcutWebKit

/// Pages in a web view, as they are read.
@MainActor
@Suite(.serialized)
struct WebViewTests {
  private func screen() -> (WKWebView, UIWindow) {
    let controller = UIViewController()
    let web = WKWebView(frame: .zero)
    controller.view = web
    return (web, show(controller))
  }

  @Test func pageIsReadPieceByPiece() {
    let (web, window) = screen()
    #expect(labels(of: window) == ["Web content"])
    web.loadHTMLString(
      """
      <!doctype html><html lang="de"><head><title>Seite</title><style>p { color: red }</style></head>
      <body><h2>Eine <u>Überschrift</u></h2>Mehr bei <a href="https://example.org">example.org</a>.
      <img src="x.png" alt="Ein Hund"><img src="y.png" alt=""><script>if (a < b) alert("no")</script>
      <ol><li>Eins<li>Zwei</ol><p hidden>Nichts</p><button>Los</button>
      <input name="q" placeholder="Suche"><input type="hidden" value="no"></body></html>
      """, baseURL: nil)
    let found = elements(of: window)
    #expect(
      found.map { $0.label?.string }
        == [
          "Eine Überschrift", "Mehr bei", "example.org", ".", "Ein Hund", "1. Eins", "2. Zwei", "Los",
          "Suche",
        ])
    #expect(web.title == "Seite")
    #expect(found[0].traits.isSuperset(of: [.header, .webContent]))
    #expect(found[2].traits.contains(.link) && found[4].traits.contains(.image))
    #expect(found[0].details.language == "de")
    #expect(found[0].label?.runs.first?.attributes.headingLevel == 2)
  }

  @Test func badPagesAreReadToo() {
    let page = HTMLPage(html: "<p>1 < 2 &amp; 3 &#8212; &nosuch; <b>bold<p>next</i></p <a href=x>link")
    #expect(page.pieces.first == .text("1 < 2 & 3 — &nosuch; bold"))
    #expect(page.pieces.contains(.text("next")))
    #expect(HTMLPage(html: "").pieces.isEmpty)
    #expect(HTMLPage(html: "<").pieces == [.text("<")])
    #expect(HTMLPage(html: "<!-- never closed").pieces.isEmpty)
    #expect(HTMLPage(html: "<a href='").pieces.isEmpty)
  }

  @MainActor
  private final class Listener: NSObject, WKNavigationDelegate {
    var log: [String] = []
    var isAllowed = true
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      log.append("asked \(navigationAction.navigationType.rawValue)")
      decisionHandler(isAllowed ? .allow : .cancel)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finished") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { log.append("failed \((error as? URLError)?.code == .notConnectedToInternet)") }
  }

  @Test func linkToTheNetworkFailsAsWithoutAConnection() throws {
    let (web, window) = screen()
    let listener = Listener()
    web.navigationDelegate = listener
    web.loadHTMLString("<a href='https://example.org/a'>There</a>", baseURL: nil)
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(provider.perform(.activate, on: provider.tree.elements[0].id))
    #expect(listener.log == ["asked -1", "finished", "asked 0", "failed true"])
    listener.isAllowed = false
    #expect(web.loadHTMLString("<p>no</p>", baseURL: nil) == nil)
    #expect(labels(of: window) == ["There"])
  }

  @Test func filesCanBeLoadedAndGoneBackTo() throws {
    let (web, window) = screen()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = folder.appendingPathComponent("one.html")
    try "<h1>One</h1><a href='two.html'>Two</a>".write(to: first, atomically: true, encoding: .utf8)
    try "<h1>The second</h1>".write(
      to: folder.appendingPathComponent("two.html"), atomically: true, encoding: .utf8)
    web.loadFileURL(first, allowingReadAccessTo: folder)
    let provider = AccessibilityProvider(window)
    provider.update()
    provider.perform(.activate, on: provider.tree.elements[1].id)
    #expect(labels(of: window) == ["The second"] && web.canGoBack && !web.canGoForward)
    #expect(web.url?.lastPathComponent == "two.html")
    web.goBack()
    #expect(labels(of: window) == ["One", "Two"] && web.canGoForward)
  }

  @MainActor
  private final class Careful: NSObject, WKNavigationDelegate {
    var asked: [String] = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      asked.append(navigationAction.targetFrame?.isMainFrame == true ? "page" : "frame")
      decisionHandler(asked.count > 2 ? .cancel : .allow, preferences)
    }
  }

  /// <https://developer.apple.com/documentation/webkit/wknavigationdelegate/webview(_:decidepolicyfor:preferences:decisionhandler:)>
  @Test func aDelegateMayBeAskedWithPreferences() throws {
    let (web, window) = screen()
    let careful = Careful()
    web.navigationDelegate = careful
    for name in ["One", "Two", "Three"] {
      web.loadHTMLString("<title>\(name)</title><p>\(name)", baseURL: nil)
    }
    #expect(careful.asked == ["page", "page", "page"])
    #expect(labels(of: window) == ["Two"])
    let list = web.backForwardList
    #expect(list.currentItem?.title == "Two" && list.backItem?.title == "One" && list.forwardItem == nil)
    #expect(web.go(to: try #require(list.backItem)) != nil)
    #expect(labels(of: window) == ["One"])
    #expect(web.backForwardList.forwardList.map(\.title) == ["Two"])
    #expect(web.backForwardList.item(at: 5) == nil && web.backForwardList.item(at: -1) == nil)
  }

  @Test func whatNoScriptDoesFailsAsAScriptThatFails() async throws {
    let (web, _) = screen()
    let controller = web.configuration.userContentController
    controller.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(controller.userScripts.map(\.source) == ["1"])
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
    await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
      _ = try await web.evaluateJavaScript("1 + 1")
    }
    #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
    var image: UIImage?
    web.takeSnapshot(with: nil) {
      image = $0; _ = $1
    }
    #expect(image?.size == web.bounds.size)
  }

  @Test func cookiesAreThoseThatTheAppSets() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    func cookie(_ value: String) throws -> HTTPCookie {
      try #require(HTTPCookie(properties: [.name: "a", .value: value, .domain: "example.org", .path: "/"]))
    }
    store.httpCookieStore.setCookie(try cookie("1"))
    store.httpCookieStore.setCookie(try cookie("2"))
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["2"])
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }
}
