import Foundation

/// A request, and what was answered.
struct NetworkExchange: Equatable, Sendable {
  var request: _NetworkRequest
  var answer: _NetworkAnswer
}

/// What servers answer, as it was recorded: HAR files, and files in folders by their addresses.
///
/// The same request has its answers in the order in which they were recorded; the last one stays.
package struct NetworkRecording: Sendable {
  /// What is wrong with a recording.
  package struct Fault: Error, Equatable {
    /// The file or folder.
    package var path: String
    /// What is wrong, and what was expected.
    package var problem: String
  }

  private var exchanges: [NetworkExchange] = []
  private var folders: [NetworkFolder] = []
  private var wasUsed: Set<Int> = []

  /// Nothing: as without a connection.
  package init() {}

  /// Adds what a HAR file, or a folder of files and of HAR files, has.
  ///
  /// - Parameter place: the file or the folder.
  package mutating func add(_ place: URL) throws(Fault) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw Fault(path: place.path, problem: "there is no such file")
    }
    guard isFolder.boolValue else { return try addArchive(place) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names.sorted() where name.lowercased().hasSuffix(".har") {
      try addArchive(place.appendingPathComponent(name))
    }
    folders.append(NetworkFolder(root: place))
  }

  private mutating func addArchive(_ file: URL) throws(Fault) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Fault(path: file.path, problem: "the file cannot be read")
    }
    do {
      let archive = try JSONDecoder().decode(HARFile.self, from: data)
      exchanges += archive.exchanges(in: file.deletingLastPathComponent())
    } catch let error as DecodingError {
      throw Fault(path: file.path, problem: "not a HAR file: \(Self.words(for: error))")
    } catch {
      throw Fault(path: file.path, problem: "not a HAR file: \(error.localizedDescription)")
    }
  }

  private static func words(for error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "expected ‘\(key.stringValue)’ in \(path(context).isEmpty ? "the file" : path(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "unexpected value at \(path(context))"
    case .dataCorrupted: return "it is not JSON"
    @unknown default: return "it cannot be read"
    }
  }

  /// What is answered to a request, after redirections.
  ///
  /// - Returns: the answer and the address that gave it; nil when nothing was recorded for it.
  package mutating func answer(to request: _NetworkRequest) -> (answer: _NetworkAnswer, url: URL)? {
    var request = request
    for _ in 0..<Self.redirectionLimit {
      guard let answer = directAnswer(to: request) else { return nil }
      guard let next = answer.redirection(from: request.url) else { return (answer, request.url) }
      request = request.redirected(to: next, status: answer.status)
    }
    return nil
  }

  /// How many redirections may follow each other, as in WebKit and curl.
  private static let redirectionLimit = 20

  private mutating func directAnswer(to request: _NetworkRequest) -> _NetworkAnswer? {
    let key = Key(request)
    let candidates = exchanges.indices.filter { Key(exchanges[$0].request).matches(key) }
    // Those with the same words in the same order, and the same body, are nearest.
    let nearest = candidates.map { index -> (index: Int, distance: Int) in
      let other = exchanges[index].request
      let distance =
        (other.url.query == request.url.query ? 0 : 1) + (other.body == request.body ? 0 : 2)
        + (other.method == request.method ? 0 : 4)
      return (index, distance)
    }
    if let best = nearest.map(\.distance).min() {
      let equal = nearest.filter { $0.distance == best }.map(\.index)
      let index = equal.first { !wasUsed.contains($0) } ?? equal[equal.count - 1]
      wasUsed.insert(index)
      var answer = exchanges[index].answer
      if request.method == "HEAD" { answer.body = Data() }
      return answer
    }
    return folders.lazy.compactMap { $0.answer(to: request) }.first
  }

  /// What two requests must have in common.
  private struct Key {
    private let method: String
    private let place: String
    private let query: [String]

    init(_ request: _NetworkRequest) {
      method = request.method
      let url = request.url
      let scheme = url.scheme?.lowercased() ?? ""
      let standard = scheme == "https" ? 443 : 80
      let port = url.port.map { $0 == standard ? "" : ":\($0)" } ?? ""
      let path = url.path(percentEncoded: true)
      place = "\(scheme)://\(url.host?.lowercased() ?? "")\(port)\(path.isEmpty ? "/" : path)"
      query = (url.query(percentEncoded: true) ?? "").split(separator: "&").map(String.init).sorted()
    }

    func matches(_ asked: Key) -> Bool {
      place == asked.place && query == asked.query
        && (method == asked.method || (asked.method == "HEAD" && method == "GET"))
    }
  }
}
