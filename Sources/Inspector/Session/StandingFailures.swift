/// The failures that pages were told of and that still hold, so that pages can be told when they no longer do.
struct StandingFailures {
  /// Why the screen could not be made; nil when it can be.
  var ofScreen: FailureMessage?

  /// The kinds of the requests that failed, for each page.
  private var requests: [Int: Set<String>] = [:]
  /// The kind of the request that is being handled, and whether it has failed.
  private var current: (kind: String, hasFailed: Bool)?

  /// A request of a page is about to be handled.
  mutating func begin(_ kind: String?) { current = kind.map { ($0, false) } }

  /// Notes that the current request failed.
  ///
  /// - Returns: the kind of the request; nil when none is being handled.
  mutating func note(for page: Int) -> String? {
    guard let kind = current?.kind else { return nil }
    current?.hasFailed = true
    requests[page, default: []].insert(kind)
    return kind
  }

  /// The current request has been handled.
  ///
  /// - Returns: whether it succeeded where one of its kind had failed.
  mutating func end(for page: Int) -> Bool {
    defer { current = nil }
    guard let current, !current.hasFailed else { return false }
    return requests[page]?.remove(current.kind) != nil
  }

  /// The page is closed.
  mutating func forget(_ page: Int) { requests[page] = nil }
}
