import Foundation

/// What a browser asks for: the first line of a request, and its headers. The Inspector takes no bodies.
struct HTTPRequest: Equatable, Sendable {
  /// `GET`, as it was written.
  var method: String
  /// The path with its query, as it was written: `/?token=…`.
  var target: String
  /// By lower-case name. A name that came more than once is not here, but among ``repeated``.
  var headers: [String: String]
  /// The lower-case names that came more than once.
  var repeated: Set<String> = []

  /// The target without its query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// The value of a name in the query, as it was written; nil when it is not there, or twice.
  func query(_ name: String) -> String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    let values = target[target.index(after: mark)...].split(separator: "&").compactMap { pair -> Substring? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0] == name ? parts[1] : nil
    }
    return values.count == 1 ? values.first.map(String.init) : nil
  }

  /// The value of a cookie; nil when it is not there.
  func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }

  /// Whether one of the words of a header, between commas, is that one; case does not count.
  func header(_ name: String, has word: String) -> Bool {
    (headers[name] ?? "").split(separator: ",").contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == word
    }
  }
}

/// Takes the bytes of a connection and gives the requests in them.
///
/// Follows RFC 9112, and takes no more than it says: a request that is longer than ``longest``, folded, or has a
/// body is refused.
struct HTTPRequestReader: Sendable {
  /// The longest head of a request, in bytes. Browsers send less than 2 000.
  static let longest = 16_384
  /// The most headers of a request.
  static let mostHeaders = 64

  private var bytes: [UInt8] = []
  private var scanned = 0

  /// Takes what was read from the connection.
  mutating func take(_ more: [UInt8]) { bytes += more }

  /// What came behind the last request: it belongs to whoever the connection is handed to.
  mutating func takeRest() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// True while nothing of a request has come.
  var isEmpty: Bool { bytes.isEmpty }

  /// The next request; nil until all of it has come.
  ///
  /// - Throws: an ``HTTPError``, after which nothing more of the connection makes sense.
  mutating func next() throws(HTTPError) -> HTTPRequest? {
    guard let end = endOfHead() else {
      if bytes.count > Self.longest { throw .headTooLong }
      scanned = max(0, bytes.count - 3)
      return nil
    }
    guard end <= Self.longest else { throw .headTooLong }
    let head = bytes[..<end]
    bytes.removeFirst(end)
    scanned = 0
    guard let text = String(validating: head, as: UTF8.self) else { throw .notHTTP }
    return try Self.request(from: text)
  }

  /// Just behind the empty line.
  private func endOfHead() -> Int? {
    var index = scanned
    while index + 1 < bytes.count {
      if bytes[index] == 10 {
        if bytes[index + 1] == 10 { return index + 2 }
        if bytes[index + 1] == 13, index + 2 < bytes.count, bytes[index + 2] == 10 { return index + 3 }
      }
      index += 1
    }
    return nil
  }

  private static func request(from text: String) throws(HTTPError) -> HTTPRequest {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", isToken(words[0]),
      words[1].allSatisfy({ $0.isASCII && !$0.isWhitespace && $0 >= "!" && $0 <= "~" })
    else { throw .notHTTP }
    var request = HTTPRequest(method: String(words[0]), target: String(words[1]), headers: [:])
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { throw .notHTTP }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard value.unicodeScalars.allSatisfy({ $0.value >= 32 || $0 == "\t" }) else { throw .notHTTP }
      if request.headers.updateValue(value, forKey: name) != nil { request.repeated.insert(name) }
      guard request.headers.count <= mostHeaders else { throw .headTooLong }
    }
    for name in request.repeated { request.headers[name] = nil }
    guard request.headers["transfer-encoding"] == nil, request.headers["content-length"] ?? "0" == "0",
      request.repeated.isDisjoint(with: ["transfer-encoding", "content-length"])
    else { throw .hasBody }
    return request
  }

  /// RFC 9110 § 5.6.2.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

/// Why a connection is not understood.
enum HTTPError: Error, Equatable {
  /// It is not HTTP/1.1.
  case notHTTP
  /// The first line and the headers are longer than the Inspector takes.
  case headTooLong
  /// It has a body.
  case hasBody

  /// What the browser is told.
  var answer: HTTPAnswer {
    switch self {
    case .notHTTP: HTTPAnswer(.badRequest, text: "This is not a request of HTTP/1.1.")
    case .headTooLong: HTTPAnswer(.headTooLong, text: "The headers are too long.")
    case .hasBody: HTTPAnswer(.bodyTooLong, text: "No request here has a body.")
    }
  }
}
