import CurbcutUIKit
import Foundation
import FoundationNetworking

/// What pages keep on the device: nothing here but the cookies that an app sets, as no server is asked.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebsitedatastore>.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// Whether it outlives the app.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// That of all views, unless they say otherwise.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// One that goes with the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// The kinds of what is kept.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// Tells what is kept: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } } }
  /// What is kept: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Removes what is kept.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } } }
  /// Removes what is kept.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}

  /// Removes what was kept since a date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies.removeAll() }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
  }
  /// Removes what was kept since a date.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies.removeAll() }
  }
}

/// Pages as they load again.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Pages as they are shown again.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What scripts keep until the page is closed.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases of scripts.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// What the pages of one site keep.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebsitedatarecord>.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The site, for people.
  public let displayName: String
  /// The kinds of what it keeps.
  public let dataTypes: Set<String>

  init(_ displayName: String, _ dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

/// The cookies of pages: those that the app sets.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkhttpcookiestore>.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The cookies, without a reference to their type: see `RequestAddress`.
  @usableFromInline final var cookies: [Any] = []
}

extension WKHTTPCookieStore {
  // Compiled into the app: see `RequestAddress`.
  /// Tells the cookies.
  @_alwaysEmitIntoClient
  public func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies.compactMap { $0 as? HTTPCookie })
  }

  /// The cookies.
  @_alwaysEmitIntoClient
  public func allCookies() async -> [HTTPCookie] { cookies.compactMap { $0 as? HTTPCookie } }

  /// Sets a cookie.
  @_alwaysEmitIntoClient
  public func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll {
      ($0 as? HTTPCookie).map { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
        ?? false
    }
    cookies.append(cookie)
    completionHandler?()
  }

  /// Deletes a cookie.
  @_alwaysEmitIntoClient
  public func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { ($0 as? HTTPCookie) == cookie }
    completionHandler?()
  }
}
