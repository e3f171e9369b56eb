import Foundation
import Synchronization

@testable import Inspector

/// A server with a host that greets and echoes.
final class ServedPage: PageHost, Sendable {
  struct Log: Sendable {
    var opened = 0
    var closed = 0
    var messages: [String] = []
    var samples: [Data] = []
    var outboxes: [Int: PageOutbox] = [:]
  }

  let log = Mutex(Log())

  func opened(page: Int, outbox: PageOutbox) {
    log.withLock {
      $0.opened += 1
      $0.outboxes[page] = outbox
    }
    outbox.send(#"{"kind":"hello"}"#)
  }

  func received(_ text: String, from page: Int) {
    let outbox = log.withLock { log in
      log.messages.append(text)
      return log.outboxes[page]
    }
    outbox?.send(text)
  }

  func received(_ samples: Data, from page: Int) {
    log.withLock { $0.samples.append(samples) }
  }

  func closed(page: Int) {
    log.withLock {
      $0.closed += 1
      $0.outboxes[page] = nil
    }
  }

  /// Runs a body while a server serves.
  static func serve(
    files: PageFiles = .builtIn, limits: InspectorServer.Limits = .init(),
    _ body: @escaping @Sendable (InspectorServer, ServedPage) async throws -> Void
  ) async throws {
    let host = ServedPage()
    let server = try InspectorServer(port: nil, files: files, host: host, limits: limits)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await server.run() }
      group.addTask { try await body(server, host) }
      // The server goes on until the body is done.
      try await group.next()
      group.cancelAll()
    }
  }
}

extension InspectorServer {
  /// The path and query of the URL that was printed.
  var firstPath: String {
    "/" + url.split(separator: "/", maxSplits: 2).dropFirst(1).joined().drop { $0 != "?" }
  }

  /// Exchanges the token for the cookie.
  func cookie() async throws -> String {
    let answer = try await RawClient.get(firstPath, port: port)
    return String((answer?.headers["set-cookie"] ?? "").prefix { $0 != ";" })
  }
}
