import CurbcutUIKit
import Foundation
import FoundationNetworking
import Observation

/// A page of the web for a ``WebView``, with where it is and how it is loaded.
///
/// What can be loaded and shown is what a ``WKWebView`` can: pages from the app and its files; a network address fails as
/// on a device without a connection.
/// Follows <https://developer.apple.com/documentation/webkit/webpage>.
@preconcurrency @MainActor @Observable
public final class WebPage {
  /// The address of the page; nil before one has been loaded.
  public private(set) var url: URL?
  /// The title of the page; empty if it has none.
  public private(set) var title = ""
  /// The fraction of the page that has been loaded, from 0 to 1.
  public private(set) var estimatedProgress = 0.0
  /// Whether a page is being loaded; always false, since pages load synchronously.
  public var isLoading: Bool { false }
  /// Whether everything in the page was loaded securely; false for pages of the app.
  public var hasOnlySecureContent: Bool { false }
  /// What happened last while a page was loaded; nil before.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// The pages that have been shown.
  public private(set) var backForwardList = BackForwardList()
  /// The user agent string; nil by default.
  public var customUserAgent: String? {
    get { view.customUserAgent }
    set { view.customUserAgent = newValue }
  }

  @ObservationIgnored let view: WKWebView
  @ObservationIgnored private let follower: PageFollower
  @ObservationIgnored private let decider: (any NavigationDeciding)?
  /// The present loading, where one is waited for.
  @ObservationIgnored private var events: [NavigationEvent] = []
  @ObservationIgnored private var failure: NavigationError?
  @ObservationIgnored private var listeners:
    [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] =
      [:]

  /// Creates a page that has not been loaded.
  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration: configuration, decider: nil)
  }

  /// Creates a page, and who decides which addresses it may show.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.init(configuration: configuration, decider: navigationDecider)
  }

  private init(configuration: Configuration, decider: (any NavigationDeciding)?) {
    view = WKWebView(frame: .zero)
    follower = PageFollower()
    self.decider = decider
    follower.page = self
    view.navigationDelegate = follower
    if let agent = configuration.applicationNameForUserAgent { view.customUserAgent = agent }
  }

  // MARK: Loading

  /// Shows the page at an address; nothing for nil.
  ///
  /// - Returns: what happens until it is shown; it throws a ``NavigationError`` if it cannot be.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url else { return navigation { failure = .invalidURL } }
    return navigation { view.open(url) }
  }

  /// Shows the page that a request is for.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    navigation { view.load(request) }
  }

  /// Shows a page from a string. Addresses in it are relative to the base URL.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    navigation { view.loadHTMLString(html, baseURL: baseURL) }
  }

  /// Shows a page that was shown before.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    navigation { view.revisit(item.place) }
  }

  /// Shows the page again.
  ///
  /// - Parameter fromOrigin: whether the server is asked anew, which does not matter here.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    navigation { view.reload() }
  }

  /// Ends loading. Pages load synchronously, so there is nothing to end.
  public func stopLoading() {}

  /// What happens to the page from now on, however it comes to be loaded.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> {
    AsyncThrowingStream { continuation in
      let id = UUID()
      listeners[id] = continuation
      continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    }
  }

  /// Throws an error, since scripts cannot be run here.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { throw URLError(.unsupportedURL) }

  private func navigation(_ start: () -> Void) -> AsyncThrowingStream<NavigationEvent, any Error> {
    events = []
    failure = nil
    start()
    let (events, failure) = (events, failure)
    return AsyncThrowingStream { continuation in
      for event in events { continuation.yield(event) }
      continuation.finish(throwing: failure)
    }
  }

  // MARK: What happens

  fileprivate func happened(_ event: NavigationEvent) {
    events.append(event)
    currentNavigationEvent = event
    if event == .committed {
      url = view.url
      backForwardList = BackForwardList(view)
    }
    if event == .finished {
      title = view.title ?? ""
      estimatedProgress = view.estimatedProgress
    }
    for listener in listeners.values { listener.yield(event) }
  }

  fileprivate func failed(_ error: any Error) {
    failure = .failedProvisionalNavigation(error)
    for listener in listeners.values {
      listener.finish(throwing: NavigationError.failedProvisionalNavigation(error))
    }
    listeners = [:]
  }

  /// Whether the decider has allowed what is about to be loaded.
  @ObservationIgnored private var isAllowed = false

  fileprivate func decide(_ action: WKNavigationAction) -> WKNavigationActionPolicy {
    guard let decider, !isAllowed else { return .allow }
    let address = action.address
    Task { @MainActor [weak self] in
      var preferences = NavigationPreferences()
      let policy = await decider.decidePolicy(for: NavigationAction(action), preferences: &preferences)
      guard let self, policy == .allow else { return }
      isAllowed = true
      view.open(address)
      isAllowed = false
    }
    return .cancel
  }
}

/// Tells a page what its view does.
@MainActor
private final class PageFollower: NSObject, WKNavigationDelegate {
  weak var page: WebPage?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(page?.decide(navigationAction) ?? .allow) }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    page?.happened(.startedProvisionalNavigation)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { page?.happened(.committed) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { page?.happened(.finished) }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { page?.failed(error) }
}
