import CurbcutUIKit
import Foundation

/// The delegate that shows native user interface, such as menus and windows, on behalf of a page. Kept for apps that
/// give one; pages ask for nothing here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkuidelegate>.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes a view for a page that asks for one of its own; nil for none. Nobody asks here.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page closes its view. It is never called here.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows what a script says. It is never called here, where no script runs.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// Asks what a script asks. It is never called here, where no script runs.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  /// Asks for a text that a script wants. It is never called here, where no script runs.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
  /// Decides whether a page may have camera and microphone. It is never called here.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void)
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
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
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

/// What a page asks of a view of its own.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwindowfeatures>.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Its left edge, in points; nil where the page does not say.
  open private(set) var x: NSNumber?
  /// Its top edge, in points; nil where the page does not say.
  open private(set) var y: NSNumber?
  /// Its width, in points; nil where the page does not say.
  open private(set) var width: NSNumber?
  /// Its height, in points; nil where the page does not say.
  open private(set) var height: NSNumber?
}

/// What a page wants to see and hear.
public enum WKMediaCaptureType: Int, Hashable, Sendable {
  case camera, microphone, cameraAndMicrophone
}

/// Whether a page may see and hear.
public enum WKPermissionDecision: Int, Hashable, Sendable {
  /// The person is asked.
  case prompt
  /// It may.
  case grant
  /// It may not.
  case deny
}
