import CurbcutUIKit
import Foundation
import FoundationNetworking

extension WKWebView {
  /// The pages that a person can go back and forward to.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/wkwebview/backforwardlist>.
  public final var backForwardList: WKBackForwardList {
    let items = visited.enumerated().map { WKBackForwardListItem($1.url, title: $1.title, place: $0) }
    return WKBackForwardList(items, at: placeInHistory)
  }

  /// Goes to a page that was shown. Returns nil for one of another view.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/wkwebview/go(to:)>.
  @discardableResult
  public final func go(to item: WKBackForwardListItem) -> WKNavigation? {
    let items = visited
    guard items.indices.contains(item.place), items[item.place].url == item.url else { return nil }
    return revisit(item.place)
  }

  /// Loads the page again.
  @discardableResult
  public final func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Throws, since scripts cannot be run here.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/wkwebview/evaluatejavascript(_:completionhandler:)>.
  @discardableResult
  public final func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Calls the handler with an error, since scripts cannot be run here.
  public final func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }

  /// Throws, since scripts cannot be run here.
  public final func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// A picture of what is seen.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/wkwebview/takesnapshot(with:completionhandler:)>.
  public final func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let rect = snapshotConfiguration?.rect ?? .null
    let shown = rect.isNull ? bounds : rect
    let image = UIGraphicsImageRenderer(bounds: shown).image { _ in
      _ = drawHierarchy(in: bounds, afterScreenUpdates: snapshotConfiguration?.afterScreenUpdates ?? true)
    }
    completionHandler(image, nil)
  }

  /// Whether a scheme is one that the view loads by itself.
  public final class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "data", "about", "blob"].contains(urlScheme.lowercased())
  }

  /// Closes what plays; nothing does.
  public final func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }

  /// Shows a page as the answer to a request.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/wkwebview/loadsimulatedrequest(_:responsehtml:)>.
  @_alwaysEmitIntoClient
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
  }
}

/// What a picture of a page shows.
///
/// Follows <https://developer.apple.com/documentation/webkit/wksnapshotconfiguration>.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in points; null, the default, for all of it.
  open var rect = CGRect.null
  /// The width of the picture in points; nil for that of the part.
  @Unsupported("WKSnapshotConfiguration.snapshotWidth: pictures are as wide as the part of the view")
  open var snapshotWidth: NSNumber? = nil
  /// Whether changes that have not been drawn are waited for; true by default.
  open var afterScreenUpdates = true

  /// Creates the configuration of a picture of all that is seen.
  public override init() { super.init() }
}

/// Why something about a page failed.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkerror>.
public struct WKError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WKError

    /// It is not known.
    case unknown = 1
    /// The process of the page ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// The script failed.
    case javaScriptExceptionOccurred = 4
    /// What the script answered cannot be handed over.
    case javaScriptResultTypeIsUnsupported = 5
    /// There are no rules by that name.
    case contentRuleListStoreLookUpFailed = 7
    /// The page was left meanwhile.
    case javaScriptInvalidFrameTarget = 12
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "WKErrorDomain" }

  /// It is not known.
  public static var unknown: Code { .unknown }
  /// The process of the page ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The view is gone.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The script failed.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// What the script answered cannot be handed over.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// There are no rules by that name.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// The page was left meanwhile.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
}
