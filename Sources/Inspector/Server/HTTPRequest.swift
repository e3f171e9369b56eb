import Foundation

/// What a browser asks for: the first line of a request, and its headers.
struct HTTPRequest: Equatable, Sendable {
  /// `GET`, as it was written.
  var method: String
  /// The path with its query, as it was written: `/?token=…`.
  var target: String
  /// By lower-case name. A name that came more than once is not here: nobody can say which of them counts.
  var headers: [String: String]

  /// The target without its query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// Whether content comes behind the headers.
  var hasBody: Bool { headers["transfer-encoding"] != nil || headers["content-length"] ?? "0" != "0" }

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
}
