import CurbcutUIKit
import Foundation
import FoundationNetworking

/// The loading of a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigation>.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Whether to allow a page to be loaded.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// The page is not loaded.
  case cancel
  /// The page is loaded.
  case allow
  /// The page is downloaded to a file; here the same as `cancel`.
  case download
}

/// The reason for loading a page.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// The user followed a link.
  case linkActivated
  /// The user submitted a form.
  case formSubmitted
  /// The user went back or forward.
  case backForward
  /// The page is reloaded.
  case reload
  /// A form is resubmitted.
  case formResubmitted
  /// Another reason, such as a request of the app.
  case other = -1
}

/// A page that is about to be loaded.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationaction>.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The reason for loading the page.
  open private(set) var navigationType: WKNavigationType
  /// The frame that asks.
  open private(set) var sourceFrame: WKFrameInfo
  /// The frame in which the page is to be shown; nil for a new view. Here it is that of the page.
  open private(set) var targetFrame: WKFrameInfo?
  /// Whether the page is to be downloaded; false.
  open var shouldPerformDownload: Bool { false }
  /// The address of the page.
  @usableFromInline let address: URL

  init(_ type: WKNavigationType, _ address: URL, in webView: WKWebView?) {
    navigationType = type
    self.address = address
    let frame = WKFrameInfo(webView?.url ?? address, webView)
    sourceFrame = frame
    targetFrame = frame
    super.init()
  }
}

extension WKNavigationAction {
  // Compiled into the app: see `RequestAddress`.
  /// The request for the page.
  @_alwaysEmitIntoClient
  public var request: URLRequest { URLRequest(url: address) }
}

/// Whether to show what a server has answered. No server is asked here.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// It is not shown.
  case cancel
  /// It is shown.
  case allow
  /// It is downloaded to a file.
  case download
}

/// What a server has answered. No server is asked here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationresponse>.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether it is for the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
  @usableFromInline let address: URL

  init(_ address: URL) {
    self.address = address
    super.init()
  }
}

extension WKNavigationResponse {
  // Compiled into the app: see `RequestAddress`.
  /// What the server has answered.
  @_alwaysEmitIntoClient
  public var response: URLResponse {
    URLResponse(url: address, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
  }
}

extension WKFrameInfo {
  // Compiled into the app: see `RequestAddress`.
  /// The request for the page.
  @_alwaysEmitIntoClient
  public var request: URLRequest { URLRequest(url: address) }
}

/// The navigation delegate of a web view, which is notified when pages are loaded, and may refuse them.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationdelegate>.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is loaded. It must call the handler to say whether the page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Called before a page is loaded, with how it is shown. It must call the handler to say whether the page may be loaded,
  /// and how. A delegate with this method is not asked the other way.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Called before what a server has answered is shown. It is never called here.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Called when a server leads elsewhere. It is never called here.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when a server asks who the person is. It is never called here.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called when the process of the page ends. It is never called here.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called when loading begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the page begins to be shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page is shown.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading fails after the page has begun to be shown. It is never called here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page cannot be loaded.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  // Compiled into the app: see `RequestAddress`.
  @_alwaysEmitIntoClient
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}
