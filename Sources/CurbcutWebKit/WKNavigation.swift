import CurbcutUIKit
import Foundation
import FoundationNetworking

/// One loading of a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigation>.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// It is not.
  case cancel
  /// It is.
  case allow
  /// It is saved as a file; the same as `cancel` here.
  case download
}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// The person followed a link.
  case linkActivated
  /// The person sent a form.
  case formSubmitted
  /// The person went back or forward.
  case backForward
  /// The page is loaded again.
  case reload
  /// A form is sent again.
  case formResubmitted
  /// The app asked for it.
  case other = -1
}

/// A page that is about to be loaded.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationaction>.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Why it is to be loaded.
  open private(set) var navigationType: WKNavigationType
  /// What is to be loaded.
  open private(set) var request: URLRequest

  init(_ type: WKNavigationType, _ request: URLRequest) {
    navigationType = type
    self.request = request
    super.init()
  }
}

/// Hears how pages are loaded, and may refuse them.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationdelegate>.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is loaded; the handler is told whether it may be.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Called when loading begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the page begins to show.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page shows.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page that had begun to show could not be loaded. Nobody calls it here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page could not be loaded.
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

/// Shows for a page what belongs to the app: menus, windows. Kept for apps that give one; pages ask for nothing
/// here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkuidelegate>.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// The menu of a link, for the handler. Nobody asks here.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
  /// Called before the menu of a link shows. Nobody calls it here.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called when the person tapped the preview of a link's menu. Nobody calls it here.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu of a link has gone. Nobody calls it here.
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
  /// Where the link leads; nil for something that is no link.
  open private(set) var linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}

/// How pages are shown.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebviewconfiguration>.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films play in the page; false by default.
  @Unsupported("WKWebViewConfiguration.allowsInlineMediaPlayback: no films play")
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a small window; true by default.
  @Unsupported("WKWebViewConfiguration.allowsPictureInPictureMediaPlayback: no films play")
  open var allowsPictureInPictureMediaPlayback = true
  /// What is added to the name that servers see; nil by default.
  @Unsupported("WKWebViewConfiguration.applicationNameForUserAgent: no server is asked")
  open var applicationNameForUserAgent: String? = nil
  /// Whether the page shows only when all of it is there; false by default. Pages always do here.
  open var suppressesIncrementalRendering = false

  public override init() { super.init() }
}
