import Foundation

/// A recording of a network in the format of browsers' developer tools, HAR 1.2.
///
/// Follows <http://www.softwareishard.com/blog/har-12-spec/>; `_file` is Playwright's name for a body that lies beside
/// the file (<https://playwright.dev/docs/mock#recording-a-har-file>).
struct HARFile: Codable, Sendable {
  struct Log: Codable, Sendable {
    var version: String? = "1.2"
    var creator: Creator? = Creator()
    var entries: [Entry]
  }

  struct Creator: Codable, Sendable {
    var name = "Curbcut"
    var version = "1"
  }

  struct Entry: Codable, Sendable {
    var startedDateTime: String?
    var time: Double?
    var request: Request
    var response: Response
    var cache: [String: String]?
    var timings: Timings?
  }

  struct Timings: Codable, Sendable {
    var send = 0.0
    var wait: Double
    var receive = 0.0
  }

  struct Request: Codable, Sendable {
    var method: String
    var url: String
    var httpVersion: String?
    var headers: [Pair]?
    var queryString: [Pair]?
    var cookies: [Pair]?
    var postData: PostData?
    var headersSize: Int?
    var bodySize: Int?
  }

  struct PostData: Codable, Sendable {
    var mimeType: String?
    var text: String?
    var encoding: String?
  }

  struct Response: Codable, Sendable {
    var status: Int
    var statusText: String?
    var httpVersion: String?
    var headers: [Pair]?
    var cookies: [Pair]?
    var content: Content?
    var redirectURL: String?
    var headersSize: Int?
    var bodySize: Int?
  }

  struct Content: Codable, Sendable {
    var size: Int?
    var mimeType: String?
    var text: String?
    var encoding: String?
    var _file: String?
  }

  struct Pair: Codable, Sendable {
    var name: String
    var value: String
  }

  var log: Log

  /// What was asked and answered, in the order of the recording.
  ///
  /// - Parameter folder: where the file lies, and bodies beside it.
  func exchanges(in folder: URL) -> [NetworkExchange] {
    log.entries.compactMap { entry in
      // What was cancelled or blocked has no answer: its status is 0, or -1.
      guard let url = URL(string: entry.request.url), entry.response.status > 0 else { return nil }
      let post = entry.request.postData
      return NetworkExchange(
        request: _NetworkRequest(
          url, method: entry.request.method, headers: Self.headers(entry.request.headers),
          body: post?.text.map { Self.data($0, encoding: post?.encoding) }),
        answer: _NetworkAnswer(
          status: entry.response.status, headers: Self.headers(entry.response.headers),
          body: entry.response.content.map { Self.body($0, in: folder) } ?? Data()))
    }
  }

  private static func headers(_ pairs: [Pair]?) -> [String: String] {
    Dictionary((pairs ?? []).map { ($0.name, $0.value) }) { "\($0), \($1)" }
  }

  private static func body(_ content: Content, in folder: URL) -> Data {
    if let name = content._file, let file = NetworkFolder.file(name, in: folder) {
      return FileManager.default.contents(atPath: file.path) ?? Data()
    }
    return content.text.map { data($0, encoding: content.encoding) } ?? Data()
  }

  private static func data(_ text: String, encoding: String?) -> Data {
    encoding == "base64"
      ? Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() : Data(text.utf8)
  }
}

extension HARFile.Entry {
  /// - Parameters:
  ///   - exchange: what was asked and answered.
  ///   - start: when, as ISO 8601 writes it.
  ///   - seconds: how long the answer took.
  init(_ exchange: NetworkExchange, start: String, seconds: Double) {
    let (asked, answer) = (exchange.request, exchange.answer)
    func pairs(_ headers: [String: String]) -> [HARFile.Pair] {
      headers.sorted { $0.key < $1.key }.map { HARFile.Pair(name: $0.key, value: $0.value) }
    }
    func text(_ data: Data) -> (text: String, encoding: String?) {
      if let text = String(data: data, encoding: .utf8) { return (text, nil) }
      return (data.base64EncodedString(), "base64")
    }
    let query = URLComponents(url: asked.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    request = HARFile.Request(
      method: asked.method, url: asked.url.absoluteString, httpVersion: "HTTP/1.1",
      headers: pairs(asked.headers), queryString: query.map { .init(name: $0.name, value: $0.value ?? "") },
      cookies: [],
      postData: asked.body.map {
        let body = text($0)
        let type = asked.headers.first { $0.key.lowercased() == "content-type" }?.value
        return HARFile.PostData(mimeType: type ?? "", text: body.text, encoding: body.encoding)
      }, headersSize: -1, bodySize: asked.body?.count ?? 0)
    let body = text(answer.body)
    let type = answer.headers.first { $0.key.lowercased() == "content-type" }?.value
    response = HARFile.Response(
      status: answer.status, statusText: "", httpVersion: "HTTP/1.1", headers: pairs(answer.headers),
      cookies: [],
      content: HARFile.Content(
        size: answer.body.count, mimeType: type ?? "", text: body.text, encoding: body.encoding),
      redirectURL: "", headersSize: -1, bodySize: answer.body.count)
    startedDateTime = start
    time = seconds * 1000
    cache = [:]
    timings = HARFile.Timings(wait: seconds * 1000)
  }
}
