import FlyingSocks
import Foundation
import Glibc
import Synchronization

/// Whoever talks with the pages.
///
/// All of it is called on threads of the server's.
package protocol PageHost: Sendable {
  /// A page has opened a session.
  ///
  /// - Parameters:
  ///   - page: a number that no other page has.
  ///   - outbox: takes what the page is told.
  func opened(page: Int, outbox: PageOutbox)
  /// A page says something.
  func received(_ text: String, from page: Int)
  /// A page has gone.
  func closed(page: Int)
}

/// Serves the page and its sessions, on loopback only.
///
/// FlyingFox's own server reads headers and messages of any length; this one has its sockets, and limits.
public final class InspectorServer: Sendable {
  /// What the server puts up with.
  struct Limits: Sendable {
    /// How many connections there may be at a time.
    var connections = 128
    /// How many pages may have a session at a time.
    var pages = 16
    /// How long a request may take to come, in seconds; that long a connection waits for the next one, too.
    var patience = 10.0
    /// How many bytes a page may leave unread for that long before it is given up.
    var writePatience = 30.0
  }

  private let files: PageFiles
  private let host: any PageHost
  private let limits: Limits
  private let socket: Socket
  private let gate: Mutex<AccessGate>
  private let counts = Mutex(Counts())

  /// The port that it listens on.
  public let port: Int
  /// What lets the pages of this server in elsewhere.
  package let pass: AccessPass
  /// The URL that opens the page, once: with the token.
  public let url: String

  private struct Counts: Sendable {
    var connections = 0
    var pages = 0
    var lastPage = 0
  }

  /// A server that listens; ``run()`` serves.
  ///
  /// - Parameters:
  ///   - port: nil or 0 for one that is free.
  ///   - files: the page.
  ///   - host: talks with the pages.
  ///   - pass: whose cookie lets in, too.
  /// - Throws: an ``InspectorError`` when the port cannot be had.
  package convenience init(
    port: UInt16? = nil, files: PageFiles, host: any PageHost, pass: AccessPass? = nil
  ) throws(InspectorError) {
    try self.init(port: port, files: files, host: host, pass: pass, limits: Limits())
  }

  init(
    port: UInt16?, files: PageFiles, host: any PageHost, pass: AccessPass? = nil, limits: Limits
  ) throws(InspectorError) {
    self.files = files
    self.host = host
    self.limits = limits
    do {
      socket = try Socket(domain: AF_INET)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port ?? 0))
      try socket.listen()
      guard case .ip4(_, let bound) = try socket.sockname() else {
        throw SocketError.unsupportedAddress
      }
      self.port = Int(bound)
    } catch {
      throw InspectorError("Cannot listen on port \(port ?? 0) of 127.0.0.1: \(error.localizedDescription)")
    }
    var generator = SystemRandomNumberGenerator()
    let token = Secret.make(using: &generator)
    let cookie = pass?.cookie ?? Secret.make(using: &generator)
    self.pass = AccessPass(port: UInt16(self.port), cookie: cookie)
    gate = Mutex(AccessGate(port: self.port, token: token, cookie: cookie))
    url = "http://127.0.0.1:\(self.port)/?token=\(token)"
  }

  /// Serves until the task is cancelled.
  public func run() async {
    let pool = SocketPool.make(maxEvents: 64)
    await withTaskGroup(of: Void.self) { group in
      defer { try? socket.close() }
      do {
        try await pool.prepare()
        let listener = try AsyncSocket(socket: socket, pool: pool)
        group.addTask { try? await pool.run() }
        group.addTask { await self.accept(on: listener) }
      } catch { return }
      await group.next()
      group.cancelAll()
    }
  }

  private func accept(on listener: AsyncSocket) async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let connection = try await listener.accept()
          let isWelcome = counts.withLock { counts in
            guard counts.connections < limits.connections else { return false }
            counts.connections += 1
            return true
          }
          guard isWelcome else {
            try? connection.close()
            continue
          }
          group.addTask {
            await self.serve(connection)
            try? connection.close()
            self.counts.withLock { $0.connections -= 1 }
          }
        } catch is CancellationError {
          return
        } catch {
          // A connection that was gone before it was taken, or no more file descriptors for a while.
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  // MARK: Requests

  private func serve(_ connection: AsyncSocket) async {
    // A small message must not wait for the answer to the one before.
    try? connection.socket.setValue(
      1, for: Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    var reader = HTTPRequestReader()
    do {
      while let request = try await nextRequest(&reader, connection) {
        let verdict = gate.withLock { $0.judge(request) }
        let closes = request.header("connection", has: "close")
        switch verdict {
        case .session(let accept):
          return await serveSession(connection, accept: accept, rest: reader.takeRest())
        case .answer(let answer):
          try await connection.write(answer.encoded(withBody: request.method != "HEAD", closes: closes))
        case .file(let path):
          let answer = file(at: path, for: request)
          try await connection.write(answer.encoded(withBody: request.method != "HEAD", closes: closes))
        }
        if closes { return }
      }
    } catch let error as HTTPError {
      try? await connection.write(error.answer.encoded(closes: true))
    } catch {
      // Whoever was there has gone.
      return
    }
  }

  private func nextRequest(
    _ reader: inout HTTPRequestReader, _ connection: AsyncSocket
  ) async throws -> HTTPRequest? {
    let end = ContinuousClock.now + .seconds(limits.patience)
    while true {
      if let request = try reader.next() { return request }
      guard let bytes = try await read(connection, until: end) else { return nil }
      reader.take(bytes)
    }
  }

  /// Nil when nothing came in time.
  private func read(
    _ connection: AsyncSocket, until end: ContinuousClock.Instant
  ) async throws -> [UInt8]? {
    try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      group.addTask { try await connection.read(atMost: 4096) }
      group.addTask {
        try await Task.sleep(until: end)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  private func file(at path: String, for request: HTTPRequest) -> HTTPAnswer {
    let headers = gate.withLock { $0.headers(for: request) }
    guard let file = files.file(at: path) else {
      var answer = HTTPAnswer(.notFound, text: "The page has no such file.")
      answer.headers += headers
      return answer
    }
    return HTTPAnswer(.ok, headers: [("Content-Type", file.type)] + headers, body: file.content)
  }

  // MARK: Sessions

  private func serveSession(_ connection: AsyncSocket, accept: String, rest: [UInt8]) async {
    let page = counts.withLock { counts -> Int? in
      guard counts.pages < limits.pages else { return nil }
      counts.pages += 1
      counts.lastPage += 1
      return counts.lastPage
    }
    guard let page else {
      let answer = HTTPAnswer(.unavailable, text: "\(limits.pages) pages are open already.")
      try? await connection.write(answer.encoded(closes: true))
      return
    }
    defer { counts.withLock { $0.pages -= 1 } }
    let answer = HTTPAnswer(
      .switchingProtocols,
      headers: [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept)])
    do { try await connection.write(answer.encoded()) } catch { return }
    let outbox = PageOutbox()
    host.opened(page: page, outbox: outbox)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.receive(from: connection, page: page, outbox: outbox, rest: rest) }
      group.addTask { await self.send(to: connection, outbox: outbox) }
      await group.next()
      outbox.close(.goingAway)
      group.cancelAll()
    }
    host.closed(page: page)
  }

  private func receive(
    from connection: AsyncSocket, page: Int, outbox: PageOutbox, rest: [UInt8]
  ) async {
    var reader = WebSocketReader()
    reader.take(rest)
    do {
      while true {
        while let message = try reader.next() {
          switch message {
          case .text(let text): host.received(text, from: page)
          case .ping(let data): outbox.send(.pong(data), size: data.count, .newest("pong"))
          case .pong: break
          case .binary: throw WebSocketCloseCode.unsupported
          case .close(let code): throw code
          }
        }
        reader.take(try await connection.read(atMost: 4096))
      }
    } catch let code as WebSocketCloseCode {
      outbox.close(code)
      // What waits is still sent, and the reason behind it.
      try? await Task.sleep(for: .seconds(1))
    } catch {
      outbox.close(.goingAway)
    }
  }

  private func send(to connection: AsyncSocket, outbox: PageOutbox) async {
    while let messages = await outbox.next() {
      for message in messages {
        guard await write(message.frame, to: connection) else { return }
      }
    }
    _ = await write(WebSocketMessage.close(outbox.closeCode).frame, to: connection)
  }

  /// - Returns: false when the page has gone, or did not take it in time.
  private func write(_ data: Data, to connection: AsyncSocket) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        do { try await connection.write(data) } catch { return false }
        return true
      }
      group.addTask { [limits] in
        try? await Task.sleep(for: .seconds(limits.writePatience))
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
  }
}
