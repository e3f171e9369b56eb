import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// Handles the sessions of pages.
///
/// All methods are called on the server's threads.
package protocol PageHost: Sendable {
  /// A page has opened a session.
  ///
  /// - Parameters:
  ///   - page: a number that no other page has.
  ///   - outbox: takes the messages to the page.
  func opened(page: Int, outbox: PageOutbox)
  /// A page has sent a message.
  func received(_ text: String, from page: Int)
  /// A page has sent sound: samples of 16 bits, the lower byte first.
  func received(_ samples: Data, from page: Int)
  /// A page has closed its session.
  func closed(page: Int)
}

/// Serves the page and its sessions, on loopback only.
package final class InspectorServer: Sendable {
  /// The limits that the server enforces.
  struct Limits: Sendable {
    /// The most connections at a time.
    var connections = 128
    /// The most sessions of pages at a time.
    var pages = 16
    /// How long a request may take to arrive, in seconds, and how long an idle connection is kept open for the next
    /// one.
    var patience = 10.0
    /// How long a page may take to read a message, in seconds, before it is disconnected.
    var writePatience = 30.0
    /// The longest message from a page, in bytes: the longest that a page sends is a recording to be replayed.
    var message = 8_000_000
    /// The most sound that a page may send at a time, in bytes.
    var samples = 64_000
  }

  let files: PageFiles
  let host: any PageHost
  let limits: Limits
  let gate: Mutex<AccessGate>
  private let socket: Int32
  private let cookie: String
  private let counts = Mutex(Counts())

  /// The port that the server listens on.
  package let port: Int
  /// Lets the pages of this server reconnect to a server that replaces it.
  package var pass: AccessPass {
    AccessPass(port: UInt16(port), cookie: cookie, token: gate.withLock { $0.token })
  }
  /// The URL that opens the page. It contains the token, so it works once.
  package let url: String

  private struct Counts: Sendable {
    var connections = 0
    var pages = 0
    var lastPage = 0
  }

  /// Creates a server that listens; ``run()`` serves.
  ///
  /// - Parameters:
  ///   - port: the port; nil or 0 for any free one.
  ///   - files: the page.
  ///   - host: handles the sessions of the pages.
  ///   - pass: a pass whose cookie is accepted; nil for a new cookie.
  /// - Throws: an ``InspectorError`` when the port is not available.
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
    let listener = try LoopbackListener(port: port ?? 0)
    socket = listener.socket
    self.port = listener.port
    var generator = SystemRandomNumberGenerator()
    let token = pass.map(\.token) ?? Secret.make(using: &generator)
    cookie = pass?.cookie ?? Secret.make(using: &generator)
    gate = Mutex(AccessGate(port: listener.port, token: token, cookie: cookie))
    url = "http://127.0.0.1:\(listener.port)/" + (token.map { "?token=\($0)" } ?? "")
  }

  /// What a connection is used for.
  enum Connection: Sendable {
    case session(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>)
    case requests(NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>)
  }

  /// Serves until the task is cancelled. It can be called only once.
  package func run() async {
    do {
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        // Without Nagle's algorithm: a small message must not wait for the acknowledgement of the previous one.
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      let listening: NIOAsyncChannel<EventLoopFuture<Connection>, Never> = try await bootstrap.bind(socket) {
        self.prepare($0)
      }
      try await listening.executeThenClose { connections in
        try await withThrowingDiscardingTaskGroup { group in
          for try await connection in connections {
            group.addTask { await self.serve(connection) }
          }
        }
      }
    } catch {
      // The task was cancelled, or the socket failed: serving ends.
      return
    }
  }

  private func prepare(_ channel: any Channel) -> EventLoopFuture<EventLoopFuture<Connection>> {
    let isWelcome = counts.withLock { counts in
      guard counts.connections < limits.connections else { return false }
      counts.connections += 1
      return true
    }
    guard isWelcome else { return channel.eventLoop.makeFailedFuture(ChannelError.connectTimeout(.zero)) }
    channel.closeFuture.whenComplete { _ in self.counts.withLock { $0.connections -= 1 } }
    // Close a connection that sends no request in time.
    let patience = channel.eventLoop.scheduleTask(in: .seconds(limits.patience)) {
      channel.close(promise: nil)
    }
    channel.closeFuture.whenComplete { _ in patience.cancel() }
    return channel.eventLoop.makeCompletedFuture {
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [upgrader],
        notUpgradingCompletionHandler: { channel in
          patience.cancel()
          return channel.eventLoop.makeCompletedFuture {
            .requests(
              try NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>(
                wrappingChannelSynchronously: channel))
          }
        })
      let decided = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: .init(upgradeConfiguration: upgrade))
      decided.whenSuccess { _ in patience.cancel() }
      // Leave the client a moment to read the answer.
      decided.whenFailure { _ in
        channel.eventLoop.scheduleTask(in: .seconds(1.0)) { channel.close(promise: nil) }
      }
      return decided
    }
  }

  /// Upgrades a request for a session to a WebSocket, if the gate allows it.
  private var upgrader: NIOTypedWebSocketServerUpgrader<Connection> {
    NIOTypedWebSocketServerUpgrader<Connection>(
      maxFrameSize: limits.message, enableAutomaticErrorHandling: true,
      shouldUpgrade: { [self] channel, head in
        let request = HTTPRequest(head)
        if gate.withLock({ $0.judge(request) }) == .session {
          return channel.eventLoop.makeSucceededFuture(HTTPHeaders())
        }
        // A refused upgrade must be answered here, and ends the connection.
        var answer = answer(to: request)
        answer.headers.append(("Connection", "close"))
        channel.write(HTTPServerResponsePart.head(answer.head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: answer.body))), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
        return channel.eventLoop.makeSucceededFuture(nil)
      },
      upgradePipelineHandler: { [limits] channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(BrowserFrameCheck())
          try channel.pipeline.syncOperations.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 10_000,
              maxAccumulatedFrameSize: limits.message))
          return .session(
            try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(wrappingChannelSynchronously: channel))
        }
      })
  }

  private func serve(_ connection: EventLoopFuture<Connection>) async {
    do {
      switch try await connection.get() {
      case .requests(let channel): try await serve(channel)
      case .session(let channel): try await serveSession(channel)
      }
    } catch {
      // The client has gone, or sent an invalid request, which was answered.
      return
    }
  }

  // MARK: Requests

  private func serve(_ channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>) async throws {
    try await channel.executeThenClose { inbound, outbound in
      var patience = giveUp(channel.channel)
      defer { patience.cancel() }
      for try await part in inbound {
        // No request here needs a body: if there is one it is skipped, and the connection ends.
        guard case .head(let head) = part else { continue }
        let request = HTTPRequest(head)
        var answer = self.answer(to: request)
        let closes = !head.isKeepAlive || request.hasBody || answer.status.code >= 400
        answer.headers.append(("Connection", closes ? "close" : "keep-alive"))
        var parts: [HTTPServerResponsePart] = [.head(answer.head)]
        if head.method != .HEAD { parts.append(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))) }
        try await outbound.write(contentsOf: parts + [.end(nil)])
        if closes { return }
        patience.cancel()
        patience = giveUp(channel.channel)
      }
    }
  }

  /// Closes a connection, after the time limit, unless the returned task is cancelled.
  private func giveUp(_ channel: any Channel) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: .seconds(limits.patience)) { channel.close(promise: nil) }
  }

  private func answer(to request: HTTPRequest) -> HTTPAnswer {
    let (verdict, headers) = gate.withLock { ($0.judge(request), $0.headers) }
    switch verdict {
    case .answer(let answer): return answer
    case .session: return HTTPAnswer(.badRequest, text: "Not a valid WebSocket request.", headers: headers)
    case .file(let path):
      guard let file = files.file(at: path) else {
        return HTTPAnswer(.notFound, text: "The page has no such file.", headers: headers)
      }
      return HTTPAnswer(.ok, headers: [("Content-Type", file.type)] + headers, body: file.content)
    }
  }

  // MARK: Sessions

  private func serveSession(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async throws {
    let page = counts.withLock { counts -> Int? in
      guard counts.pages < limits.pages else { return nil }
      counts.pages += 1
      counts.lastPage += 1
      return counts.lastPage
    }
    try await channel.executeThenClose { inbound, outbound in
      guard let page else {
        return try await outbound.write(WebSocketFrame(closing: .unexpectedServerError))
      }
      defer { counts.withLock { $0.pages -= 1 } }
      let outbox = PageOutbox()
      host.opened(page: page, outbox: outbox)
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await self.receive(inbound, page: page, outbox: outbox) }
        group.addTask { await self.send(outbox, outbound, channel.channel) }
        await group.next()
        outbox.close(.goingAway)
        // Messages that wait are still sent, and then the close code.
        await group.next()
      }
      host.closed(page: page)
    }
  }

  private func receive(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, page: Int, outbox: PageOutbox
  ) async {
    do {
      for try await frame in inbound {
        var data = frame.unmaskedData
        switch frame.opcode {
        case .text:
          guard let bytes = data.readBytes(length: data.readableBytes),
            let text = String(validating: bytes, as: UTF8.self)
          else { return outbox.close(.notText) }
          host.received(text, from: page)
        case .ping:
          outbox.send(.pong(Data(data.readableBytesView)), size: data.readableBytes, .newest("pong"))
        case .pong: break
        case .connectionClose: return outbox.close(.normal)
        case .binary:
          // What a page sends in bytes is what its microphone records.
          guard data.readInteger(as: UInt8.self) == 1, data.readableBytes <= limits.samples,
            data.readableBytes.isMultiple(of: 2)
          else { return outbox.close(.unsupported) }
          host.received(Data(data.readableBytesView), from: page)
        default: return outbox.close(.protocolError)
        }
      }
      outbox.close(.normal)
    } catch let error as NIOWebSocketError {
      outbox.close(
        error == .fragmentedControlFrame || error == .multiByteControlFrameLength ? .protocolError : .tooLong)
    } catch {
      outbox.close(.protocolError)
    }
  }

  private func send(
    _ outbox: PageOutbox, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>, _ channel: any Channel
  ) async {
    do {
      while let messages = await outbox.next() {
        for message in messages {
          let patience = channel.eventLoop.scheduleTask(in: .seconds(limits.writePatience)) {
            channel.close(promise: nil)
          }
          defer { patience.cancel() }
          try await outbound.write(WebSocketFrame(message))
        }
      }
      try await outbound.write(WebSocketFrame(closing: .init(outbox.closeCode)))
    } catch {
      // The page has gone.
      outbox.close(.goingAway)
    }
  }
}

extension TimeAmount {
  /// A number of seconds, with fractions.
  fileprivate static func seconds(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}
