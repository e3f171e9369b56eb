import CurbcutUIKit
import Foundation
import FoundationNetworking

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

  /// What the app adds to pages.
  open var userContentController = WKUserContentController()
  /// How pages are shown.
  open var preferences = WKPreferences()
  /// How each page is shown unless the navigation delegate says otherwise.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages share with those of other views.
  open var processPool = WKProcessPool()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Which media play only when the person asks for it; none by default.
  @Unsupported("WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback: no films play")
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What becomes a link in a text; nothing by default.
  @Unsupported("WKWebViewConfiguration.dataDetectorTypes: only what a page makes a link is one")
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages may play on other screens; true by default.
  @Unsupported("WKWebViewConfiguration.allowsAirPlayForMediaPlayback: no films play")
  open var allowsAirPlayForMediaPlayback = true
  /// Whether the width that a page asks for is not held to; false by default.
  @Unsupported("WKWebViewConfiguration.ignoresViewportScaleLimits: pages have the system's text sizes")
  open var ignoresViewportScaleLimits = false
  /// Whether the view is bound to the domains that the app names; false by default.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether pages of `http` are asked for by `https`; true by default. No server is asked.
  open var upgradeKnownHostsToHTTPS = true

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Lets an object load what has a scheme of the app's.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/wkwebviewconfiguration/seturlschemehandler(_:forurlscheme:)>.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  {
    UnsupportedMembers.wasSet(
      "WKWebViewConfiguration.setURLSchemeHandler: addresses of the app's own are not loaded")
    handlers[urlScheme] = urlSchemeHandler
  }
  /// The object that loads what has a scheme; nil for none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }

  public override init() { super.init() }
}

/// Loads what has a scheme of the app's. It is not asked here.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkurlschemehandler>.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What an app loads for a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkurlschemetask>.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// What it is that comes.
  func didReceive(_ response: URLResponse)
  /// Some of it.
  func didReceive(_ data: Data)
  /// All of it is there.
  func didFinish()
  /// It cannot be loaded.
  func didFailWithError(_ error: any Error)
}
