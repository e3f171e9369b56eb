import CurbcutFoundation
import CurbcutWebKit
import Testing

/// Requests, which the module itself knows only by their addresses.
@MainActor
@Suite(.serialized)
struct RequestTests {
  @MainActor
  private final class Listener: NSObject, WKNavigationDelegate {
    var asked: [URLRequest] = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      asked.append(navigationAction.request)
      decisionHandler(.allow)
    }
  }

  /// As of an app that adds what its server wants.
  private final class CountingWebView: WKWebView {
    var count = 0
    override func load(_ request: URLRequest) -> WKNavigation? {
      count += 1
      var request = request
      request.setValue("1", forHTTPHeaderField: "X-Count")
      return super.load(request)
    }
  }

  @Test("a request for a file shows it, and the delegate is asked about it; a subclass may see it first")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    try Data("<h1>One</h1>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (controller, web, listener) = (UIViewController(), CountingWebView(frame: .zero), Listener())
    controller.view = web
    web.navigationDelegate = listener
    let window = show(controller)
    #expect(web.load(URLRequest(url: file)) != nil)
    #expect(web.count == 1)
    #expect(listener.asked.map(\.url) == [file])
    #expect(labels(of: window) == ["One"])
    #expect(web.url == file)
  }

  @Test("a request without an address loads nothing")
  func noAddress() throws {
    let web = WKWebView(frame: .zero)
    var request = URLRequest(url: try #require(URL(string: "https://example.org")))
    request.url = nil
    #expect(web.load(request) == nil)
  }
}
