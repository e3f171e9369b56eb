import Foundation
import FoundationNetworking

// Compiled into the app: a reference to FoundationNetworking would make every program load it at its start.

/// Requests without a delegate, as Apple's overlay has them beside those with one: a protocol of the app's that asks for
/// `data(for:)` is conformed to by `URLSession` itself.
///
/// Follows <https://developer.apple.com/documentation/foundation/urlsession>.
extension URLSession {
  /// Loads what a request answers.
  @_alwaysEmitIntoClient
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Loads what is at an address.
  @_alwaysEmitIntoClient
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Sends the content of a file.
  @_alwaysEmitIntoClient
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Sends data.
  @_alwaysEmitIntoClient
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// The bytes that a request answers, one after the other. They are told when all have arrived.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)>.
  @_alwaysEmitIntoClient
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data), response)
  }

  /// The bytes at an address, one after the other. They are told when all have arrived.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsession/bytes(from:delegate:)>.
  @_alwaysEmitIntoClient
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url, delegate: delegate)
    return (AsyncBytes(data), response)
  }

  /// Bytes, one after the other.
  public typealias AsyncBytes = _AsyncBytes
}
