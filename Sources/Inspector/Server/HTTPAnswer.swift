import Foundation

/// What the Inspector answers to a request.
struct HTTPAnswer: Equatable, Sendable {
  /// The status of an answer.
  enum Status: Int, Sendable {
    case switchingProtocols = 101
    case ok = 200
    case seeOther = 303
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case timedOut = 408
    case bodyTooLong = 413
    case upgradeRequired = 426
    case headTooLong = 431
    case unavailable = 503

    var reason: String {
      switch self {
      case .switchingProtocols: "Switching Protocols"
      case .ok: "OK"
      case .seeOther: "See Other"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .timedOut: "Request Timeout"
      case .bodyTooLong: "Content Too Large"
      case .upgradeRequired: "Upgrade Required"
      case .headTooLong: "Request Header Fields Too Large"
      case .unavailable: "Service Unavailable"
      }
    }
  }

  var status: Status
  /// In the order in which they are sent.
  var headers: [(name: String, value: String)] = []
  var body = Data()

  init(_ status: Status, headers: [(name: String, value: String)] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A sentence for whoever looks at the answer.
  init(_ status: Status, text: String) {
    self.init(
      status, headers: [("Content-Type", "text/plain; charset=utf-8")], body: Data((text + "\n").utf8))
  }

  static func == (a: Self, b: Self) -> Bool {
    a.status == b.status && a.body == b.body
      && a.headers.elementsEqual(b.headers) { $0.name == $1.name && $0.value == $1.value }
  }

  /// The value of a header; names are compared without case.
  subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// What goes over the connection.
  ///
  /// - Parameters:
  ///   - withBody: false for the answer to `HEAD`.
  ///   - closes: whether the connection ends behind it.
  func encoded(withBody: Bool = true, closes: Bool = false) -> Data {
    var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if status != .switchingProtocols {
      head += "Content-Length: \(body.count)\r\nConnection: \(closes ? "close" : "keep-alive")\r\n"
    }
    return Data((head + "\r\n").utf8) + (withBody ? body : Data())
  }
}
