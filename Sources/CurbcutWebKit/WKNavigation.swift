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
  /// The address of the page.
  @usableFromInline let address: URL

  init(_ type: WKNavigationType, _ address: URL) {
    navigationType = type
    self.address = address
    super.init()
  }
}

extension WKNavigationAction {
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
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// The delegate that shows native user interface, such as menus and windows, on behalf of a page. Kept for apps that
/// give one; pages ask for nothing here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkuidelegate>.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Provides the menu of a link to the handler. Nobody asks here.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
  /// Called before the menu of a link is shown. It is never called here.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called when the user has tapped the preview of a link's menu. It is never called here.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu of a link has been dismissed. It is never called here.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

/// The link that a menu is for.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontextmenuelementinfo>.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The URL of the link; nil for an element that is not a link.
  open private(set) var linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}

/// Options for showing pages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebviewconfiguration>.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether videos play inline in the page; false by default.
  @Unsupported("WKWebViewConfiguration.allowsInlineMediaPlayback: no films play")
  open var allowsInlineMediaPlayback = false
  /// Whether videos can play picture in picture; true by default.
  @Unsupported("WKWebViewConfiguration.allowsPictureInPictureMediaPlayback: no films play")
  open var allowsPictureInPictureMediaPlayback = true
  /// A name to append to the user agent string; nil by default.
  @Unsupported("WKWebViewConfiguration.applicationNameForUserAgent: no server is asked")
  open var applicationNameForUserAgent: String? = nil
  /// Whether a page is shown only when it has been loaded completely; false by default. Here this is always so.
  open var suppressesIncrementalRendering = false

  public override init() { super.init() }
}
