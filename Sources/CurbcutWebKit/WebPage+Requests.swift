import Foundation
import FoundationNetworking

extension WebPage.NavigationAction {
  // Compiled into the app: see `RequestAddress`.
  /// The request for the page.
  @_alwaysEmitIntoClient
  public var request: URLRequest { URLRequest(url: address) }
}
