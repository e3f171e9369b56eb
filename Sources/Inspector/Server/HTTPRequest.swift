import Foundation

/// The request line and the headers of a browser's request.
struct HTTPRequest: Equatable, Sendable {
  /// The method, such as `GET`, as it was sent.
  var method: String
  /// The path with its query, as it was sent: `/?token=…`.
  var target: String
  /// The headers, by lower-case name. A header that was sent more than once is left out, since it is ambiguous.
  var headers: [String: String]

  /// The target without its query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// Whether a body follows the headers.
  var hasBody: Bool { headers["transfer-encoding"] != nil || headers["content-length"] ?? "0" != "0" }

  /// The value of a name in the query, as it was sent; nil when it is missing, or given more than once.
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
