import Foundation

/// Decides who may see the page and talk to the Inspector.
///
/// Any program of the machine and any page in any browser can reach a port on loopback. So the first request must
/// bring the token of the URL that was printed, which works once and is exchanged for a cookie; every other
/// request brings the cookie. `Host` must name the loopback address, or a foreign name that was pointed at it
/// (DNS rebinding) would do; and what opens the WebSocket must be a page of this very origin.
struct AccessGate: Sendable {
  /// What becomes of a request.
  enum Verdict: Equatable, Sendable {
    /// Nothing but this answer.
    case answer(HTTPAnswer)
    /// A file of the page, by its path.
    case file(String)
    /// The WebSocket.
    case session
  }

  /// The path of the WebSocket.
  static let sessionPath = "/session"

  private let port: Int
  private let cookie: String
  private var token: String?

  /// - Parameters:
  ///   - port: the port that the server listens on.
  ///   - token: of the URL that was printed.
  ///   - cookie: what the token is exchanged for.
  init(port: Int, token: String, cookie: String) {
    self.port = port
    self.token = token
    self.cookie = cookie
  }

  /// Cookies belong to a host, whatever the port: the name keeps two Inspectors apart.
  private var cookieName: String { "curbcut-\(port)" }
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  // The cookie is `Lax`: the browser comes from a file (`OpeningPage`), which is another site to it, and would not send a
  // strict one. What changes anything is the WebSocket, which looks at the origin.

  /// Judges a request. The token is spent by the request that brings it.
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
      // Who has the cookie may open the URL again.
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

  /// Takes as long for a wrong secret as for the right one.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// What every answer says to the browser: load nothing from elsewhere, guess no types, tell nobody of the
  /// URL, let no other page embed or read this one, keep nothing.
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

/// What lets pages that were let in once come back to a process that takes the place of another.
package struct AccessPass: Sendable, Codable, Equatable {
  /// The port that the pages know.
  package var port: UInt16
  /// The value of their cookie.
  package var cookie: String
}

/// A secret that nobody can guess: 256 bits, written so that it can stand in a URL.
enum Secret {
  /// A new secret.
  ///
  /// - Parameter generator: where the bits come from.
  static func make(using generator: inout some RandomNumberGenerator) -> String {
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }
}
