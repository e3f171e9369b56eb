import Foundation
import NIOHTTP1

/// A response of the Inspector to an HTTP request.
struct HTTPAnswer: Equatable, Sendable {
  var status: HTTPResponseStatus
  /// In the order in which they are sent.
  var headers: [(name: String, value: String)] = []
  var body = Data()

  init(_ status: HTTPResponseStatus, headers: [(name: String, value: String)] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer in plain text, for a person.
  init(_ status: HTTPResponseStatus, text: String, headers: [(name: String, value: String)] = []) {
    self.init(
      status, headers: [("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: Data((text + "\n").utf8))
  }

  static func == (a: Self, b: Self) -> Bool {
    a.status == b.status && a.body == b.body
      && a.headers.elementsEqual(b.headers) { $0.name == $1.name && $0.value == $1.value }
  }

  /// The status line and the headers, as they are sent.
  var head: HTTPResponseHead {
    let all = headers + [("Content-Length", "\(body.count)")]
    return HTTPResponseHead(
      version: .http1_1, status: status, headers: HTTPHeaders(all.map { ($0.name, $0.value) }))
  }
}
