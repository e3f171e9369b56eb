import Foundation

/// Decides who may see the page and talk to the Inspector.
///
/// Any program on the machine, and any page in any browser, can reach a port on loopback. So the first request must
/// bring the token of the URL that was printed, which works once and is exchanged for a cookie; every other
/// request must bring the cookie. `Host` must name the loopback address, to prevent DNS rebinding; and only a page of
/// this very origin may open the WebSocket.
struct AccessGate: Sendable {
  /// The decision about a request.
  enum Verdict: Equatable, Sendable {
    /// Send this answer.
    case answer(HTTPAnswer)
    /// Send a file of the page, by its path.
    case file(String)
    /// Open the WebSocket.
    case session
  }

  /// The path of the WebSocket.
  static let sessionPath = "/session"

  private let port: Int
  private let cookie: String
  /// The token, until it has been used.
  private(set) var token: String?

  /// - Parameters:
  ///   - port: the port that the server listens on.
  ///   - token: the token in the URL that was printed; nil when it has been used.
  ///   - cookie: what the token is exchanged for.
  init(port: Int, token: String?, cookie: String) {
    self.port = port
    self.token = token
    self.cookie = cookie
  }

  /// Browsers share cookies between the ports of a host, so the name keeps two Inspectors apart.
  private var cookieName: String { "curbcut-\(port)" }
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  // The cookie is `Lax`: the browser comes from a file (`OpeningPage`), which counts as another site, and would not
  // send
  // a strict cookie. All changes go through the WebSocket, which checks the origin.

  /// Decides about a request. The token is used up by the request that brings it.
  mutating func judge(_ request: HTTPRequest) -> Verdict {
    var verdict = decide(request)
    if case .answer(var answer) = verdict {
      answer.headers += headers
      verdict = .answer(answer)
    }
    return verdict
  }

  private mutating func decide(_ request: HTTPRequest) -> Verdict {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return .answer(HTTPAnswer(.forbidden, text: "The Inspector answers to 127.0.0.1 and localhost only."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var answer = HTTPAnswer(.methodNotAllowed, text: "Only GET and HEAD are understood.")
      answer.headers.append(("Allow", "GET, HEAD"))
      return .answer(answer)
    }
    if let given = request.query("token"), request.path == "/", request.method == "GET" {
      if let token, Self.isSame(given, token) {
        self.token = nil
        return .answer(
          HTTPAnswer(
            .seeOther,
            headers: [
              ("Location", "/"),
              ("Set-Cookie", "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Lax"),
            ]))
      }
      // A browser that has the cookie may open the URL again.
      if hasCookie(request) { return .answer(HTTPAnswer(.seeOther, headers: [("Location", "/")])) }
    }
    guard hasCookie(request) else {
      return .answer(
        HTTPAnswer(
          .forbidden,
          text:
            "Open the URL that ‘curbcut inspect’ printed. It works once, in one browser; start the command "
            + "again for another."))
    }
    guard request.path == Self.sessionPath else { return .file(request.path) }
    return session(request, host: host.lowercased())
  }

  private func session(_ request: HTTPRequest, host: String) -> Verdict {
    guard request.headers["origin"]?.lowercased() == "http://\(host)" else {
      return .answer(HTTPAnswer(.forbidden, text: "Only the Inspector's own page may open a session."))
    }
    guard request.headers["upgrade"]?.lowercased() == "websocket",
      request.headers["sec-websocket-version"] == "13"
    else {
      var answer = HTTPAnswer(.upgradeRequired, text: "A session is a WebSocket, version 13.")
      answer.headers += [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
      return .answer(answer)
    }
    return .session
  }

  private func hasCookie(_ request: HTTPRequest) -> Bool {
    request.cookie(cookieName).map { Self.isSame($0, cookie) } ?? false
  }

  /// Compares secrets in constant time.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The security headers of every answer: load nothing from elsewhere, do not guess types, send no referrer, let no
  /// other page embed or read this one, cache nothing.
  var headers: [(name: String, value: String)] {
    let sockets = hosts.map { "ws://\($0)" }.joined(separator: " ")
    return [
      (
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' \(sockets); object-src 'none'; "
          + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      ),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cache-Control", "no-store"),
    ]
  }
}

/// Lets the pages of one process reconnect to another process that replaces it.
package struct AccessPass: Sendable, Codable, Equatable {
  /// The port that the pages connect to.
  package var port: UInt16
  /// The value of their cookie.
  package var cookie: String
  /// The token of a URL that has not been opened yet; nil when it has been.
  package var token: String?
}

/// A secret that nobody can guess: 256 random bits in URL-safe Base64.
enum Secret {
  /// A new secret.
  ///
  /// - Parameter generator: the source of the bits.
  static func make(using generator: inout some RandomNumberGenerator) -> String {
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }
}
