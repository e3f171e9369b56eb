import Foundation

extension WebPage {
  /// What happens while a page is loaded.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webpage/navigationevent>.
  public enum NavigationEvent: Hashable, Sendable {
    /// The page has been asked for.
    case startedProvisionalNavigation
    /// The server has named another address, which none does here.
    case receivedServerRedirect
    /// The page begins to be shown.
    case committed
    /// The page is shown.
    case finished
  }

  /// Why a page is not shown.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webpage/navigationerror>.
  public enum NavigationError: Error {
    /// It could not be loaded.
    case failedProvisionalNavigation(any Error)
    /// The page has been closed.
    case pageClosed
    /// The process that shows pages has ended.
    case webContentProcessTerminated
    /// There is no address.
    case invalidURL
  }

  /// How pages are loaded and shown.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webpage/configuration-swift.struct>.
  @preconcurrency @MainActor
  public struct Configuration {
    /// What is added to the user agent string; nil by default.
    public var applicationNameForUserAgent: String?
    /// Whether addresses without encryption are asked for with it; true by default. No server is asked here.
    public var upgradeKnownHostsToHTTPS = true

    /// Creates a configuration.
    public init() {}
  }

  /// How one page is shown, which whoever decides about it may change.
  @preconcurrency @MainActor
  public struct NavigationPreferences {
    /// Whether scripts of the page may run; they cannot here.
    public var allowsContentJavaScript = true

    init() {}
  }

  /// A page that is about to be loaded.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webpage/navigationaction>.
  @preconcurrency @MainActor
  public struct NavigationAction {
    /// The reason for loading the page.
    public let navigationType: WKNavigationType
    @usableFromInline let address: URL

    init(_ action: WKNavigationAction) {
      navigationType = action.navigationType
      address = action.address
    }
  }

  /// Decides which pages are shown.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webpage/navigationdeciding>.
  @preconcurrency @MainActor
  public protocol NavigationDeciding {
    /// Whether a page may be loaded.
    func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
  }

  /// The pages that have been shown, in their order.
  ///
  /// Follows <https://developer.apple.com/documentation/webkit/webpage/backforwardlist-swift.struct>.
  @preconcurrency @MainActor
  public struct BackForwardList: Equatable {
    /// A page that has been shown.
    public struct Item: Hashable, Identifiable, Sendable {
      /// The place among all pages, which is its identity.
      public let id: Int
      /// The title; nil for a page without one.
      public let title: String?
      /// The address.
      public let url: URL

      var place: Int { id }
    }

    /// The pages before the present one, from the first.
    public let backList: [Item]
    /// The present page; nil before one has been loaded.
    public let currentItem: Item?
    /// The pages after the present one.
    public let forwardList: [Item]

    init() {
      backList = []
      currentItem = nil
      forwardList = []
    }

    init(_ view: WKWebView) {
      let items = view.visited.enumerated().map { Item(id: $0, title: $1.title, url: $1.url) }
      let place = view.placeInHistory
      backList = Array(items.prefix(max(0, place)))
      currentItem = items.indices.contains(place) ? items[place] : nil
      forwardList = Array(items.dropFirst(place + 1))
    }
  }
}

extension WebPage.NavigationDeciding {
  /// Allows every page.
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
}
