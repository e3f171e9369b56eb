import Foundation
import FoundationNetworking

// Compiled into the app: a reference to FoundationNetworking would make every program load it at its start. In a file of an app,
// which reaches FoundationNetworking only through this module, these take the place of its own.

extension URLSessionConfiguration {
  /// What sessions are made with that keep cookies, credentials and answers.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsessionconfiguration/default>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static var `default`: URLSessionConfiguration {
    let shared = URLSession.shared.configuration
    let made = shared.copy() as? URLSessionConfiguration ?? shared
    guard let own = _AppNetwork.connection?.protocolClass else { return made }
    made.protocolClasses = [own] + (made.protocolClasses ?? []).filter { $0 != own }
    return made
  }

  /// What sessions are made with that keep nothing on disk.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsessionconfiguration/ephemeral>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static var ephemeral: URLSessionConfiguration {
    let made = URLSessionConfiguration.default
    made.httpCookieStorage = HTTPCookieStorage.sharedCookieStorage(
      forGroupContainerIdentifier: UUID().uuidString)
    made.urlCache = URLCache(memoryCapacity: 4 << 20, diskCapacity: 0, diskPath: nil)
    made.urlCredentialStorage = nil
    return made
  }

  /// What sessions are made with that go on while the app does not run. The app of this machine always runs.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsessionconfiguration/background(withidentifier:)>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration.default
  }
}

/// Downloads of what a recording answers, too.
extension URLSession {
  /// Loads what a request answers into a file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/download(for:delegate:)>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (try _AppNetwork.temporaryFile(with: data), response)
  }

  /// Loads what is at an address into a file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/download(from:delegate:)>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Makes a task that loads what a request answers into a file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/downloadtask(with:completionhandler:)-8zchk>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let made = _AppNetwork.connection?.download(self, request) {
      completionHandler($0, $1 as? URLResponse, $2)
    }
    return made as? URLSessionDownloadTask ?? downloadTask(with: request)
  }

  /// Makes a task that loads what is at an address into a file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/downloadtask(with:completionhandler:)-95qcj>.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
}

extension _AppNetwork {
  /// Writes data to a file that may be taken away at any time.
  public static func temporaryFile(with data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
    try data.write(to: file)
    return file
  }
}
