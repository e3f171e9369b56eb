import CurbcutUIKit
import Foundation

/// The pages that a person can go back and forward to.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkbackforwardlist>.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let place: Int

  init(_ items: [WKBackForwardListItem], at place: Int) {
    self.items = items
    self.place = place
    super.init()
  }

  /// The present page; nil before one was shown.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before; nil if there is none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after; nil if there is none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before, the oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  /// The pages after, the nearest first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// A page by its distance from the present one, negative before it; nil if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) && place >= 0 ? items[place + index] : nil
  }
}

/// A page that was shown.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkbackforwardlistitem>.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address of the page.
  public let url: URL
  /// The address that was asked for.
  open var initialURL: URL { url }
  /// The title of the page; nil for none.
  public let title: String?
  let place: Int

  init(_ url: URL, title: String?, place: Int) {
    self.url = url
    self.title = title
    self.place = place
    super.init()
  }
}

/// A frame of a page. Pages here have one.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkframeinfo>.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// Where the page comes from.
  public let securityOrigin: WKSecurityOrigin
  /// The view that shows it.
  open private(set) weak var webView: WKWebView?
  /// The address of the page.
  @usableFromInline let address: URL

  init(_ address: URL, _ webView: WKWebView?) {
    self.address = address
    self.webView = webView
    securityOrigin = WKSecurityOrigin(address)
    super.init()
  }
}

/// Where a page comes from.
///
/// Follows <https://developer.apple.com/documentation/webkit/wksecurityorigin>.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme, such as `https`.
  public let `protocol`: String
  /// The host; empty for a file.
  public let host: String
  /// The port; 0 for that of the scheme.
  public let port: Int

  init(_ address: URL) {
    `protocol` = address.scheme ?? ""
    host = address.host ?? ""
    port = address.port ?? 0
    super.init()
  }
}
