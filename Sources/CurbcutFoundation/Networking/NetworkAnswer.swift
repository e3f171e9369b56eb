import Foundation

/// What a server answers.
public struct _NetworkAnswer: Equatable, Sendable {
  /// The status of HTTP, such as 200.
  public var status: Int
  /// The headers, without those that describe how the body was sent.
  public var headers: [String: String]
  /// The body, decoded.
  public var body: Data

  /// Creates an answer. Headers that describe how a body was sent, which is over, are left out.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers.filter { !Self.isAboutSending($0.key) }
    self.body = body
  }

  /// Where a redirection leads to; nil when the answer is none.
  func redirection(from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(status) else { return nil }
    let location = headers.first { $0.key.lowercased() == "location" }?.value
    return location.flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
  }

  private static func isAboutSending(_ header: String) -> Bool {
    // `:status` and its kin are HTTP/2's.
    header.hasPrefix(":")
      || ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"].contains(
        header.lowercased())
  }
}

/// What an app asks a server for.
public struct _NetworkRequest: Equatable, Sendable {
  /// The address.
  public var url: URL
  /// The method of HTTP, such as `GET`.
  public var method: String
  /// The headers.
  public var headers: [String: String]
  /// The body; nil for none.
  public var body: Data?

  /// Creates a request.
  public init(_ url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil) {
    self.url = url
    self.method = method.uppercased()
    self.headers = headers
    self.body = body
  }

  /// The request that follows a redirection, as RFC 9110 (15.4) and every browser have it.
  func redirected(to url: URL, status: Int) -> _NetworkRequest {
    let keeps = status == 307 || status == 308 || method == "GET" || method == "HEAD"
    return _NetworkRequest(url, method: keeps ? method : "GET", headers: headers, body: keeps ? body : nil)
  }
}
