import Foundation
import Testing

@testable import Inspector

@Suite("A session's WebSocket", .serialized)
struct SessionConnectionTests {
  @Test func itOpensAsRFC6455SaysGreetsAndPassesMessagesOn() async throws {
    try await ServedPage.serve { server, host in
      let client = try await RawClient.session(port: server.port, cookie: server.cookie())
      let answer = try #require(await client.answer())
      #expect(answer.status == 101)
      #expect(answer.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      #expect(
        await client.nextFrame().map { String(decoding: $0.content, as: UTF8.self) } == #"{"kind":"hello"}"#)
      let long = String(repeating: "ä", count: 70_000)
      await client.send(RawClient.frame(text: long))
      #expect(await client.nextFrame()?.content == Array(long.utf8))
      // In parts, with a ping between them.
      await client.send(RawClient.frame(1, Array("one ".utf8), isLast: false))
      await client.send(RawClient.frame(9, [7]))
      await client.send(RawClient.frame(0, Array("two".utf8)))
      let next = [await client.nextFrame(), await client.nextFrame()].compactMap { $0 }
      #expect(next.first?.kind == 10)
      #expect(next.first?.content == [7])
      #expect(next.last?.content == Array("one two".utf8))
      await client.send(RawClient.frame(8, []))
      #expect(await client.nextFrame()?.kind == 8)
      #expect(host.log.withLock { $0.messages } == [long, "one two"])
    }
  }

  @Test(
    arguments: [
      (RawClient.frame(2, [2, 2, 3]), 1003),
      // Half a sample.
      (RawClient.frame(2, [1, 2]), 1003),
      (RawClient.frame(1, [0xFF, 0xFE]), 1007),
      ([0x81, 0x03, 0x61, 0x62, 0x63], 1002),
      (RawClient.frame(0, [1]), 1002),
      (RawClient.frame(3, [1]), 1002),
      ([0xF1, 0x80, 0, 0, 0, 0], 1002),
      ([0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], 1009),
      ([0x81, 0xFF, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF], 1009),
      ([0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0], 1002),
    ] as [([UInt8], Int)])
  func aFrameThatMustNotBeEndsTheSessionWithItsReason(_ frame: [UInt8], _ code: Int) async throws {
    try await ServedPage.serve { server, host in
      let client = try await RawClient.session(port: server.port, cookie: server.cookie())
      #expect(await client.answer()?.status == 101)
      #expect(await client.nextFrame()?.kind == 1)
      await client.send(frame)
      let end = try #require(await client.nextFrame())
      #expect(end.kind == 8)
      #expect(end.content.reduce(0) { $0 << 8 | Int($1) } == code)
      #expect(host.log.withLock { $0.messages }.isEmpty)
    }
  }

  @Test func aThousandThatComeAndGoLeaveNothingBehind() async throws {
    try await ServedPage.serve { server, host in
      let cookie = try await server.cookie()
      for number in 0..<1_000 {
        let client = try await RawClient.session(port: server.port, cookie: cookie)
        // Some wait for the answer, some are gone before.
        if number.isMultiple(of: 3) { #expect(await client.answer() != nil) }
      }
      let last = try await Self.session(of: server, cookie)
      #expect(await last.nextFrame()?.kind == 1)
      for _ in 0..<500 where host.log.withLock({ $0.opened - $0.closed }) > 1 {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(host.log.withLock { $0.opened - $0.closed } == 1)
      #expect(host.log.withLock { $0.outboxes.count } == 1)
    }
  }

  /// A session, as soon as there is room for one.
  private static func session(of server: InspectorServer, _ cookie: String) async throws -> RawClient {
    for _ in 0..<500 {
      let client = try await RawClient.session(port: server.port, cookie: cookie)
      if await client.answer()?.status == 101 { return client }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw InspectorError("There is no room for a session.")
  }

  @Test func morePagesThanThereIsRoomForAreToldSo() async throws {
    try await ServedPage.serve(limits: .init(pages: 2)) { server, _ in
      let cookie = try await server.cookie()
      var clients: [RawClient] = []
      for _ in 0..<3 { clients.append(try await RawClient.session(port: server.port, cookie: cookie)) }
      var kinds: [UInt8] = []
      for client in clients {
        #expect(await client.answer()?.status == 101)
        kinds.append(await client.nextFrame()?.kind ?? 0)
      }
      // Two are greeted, one is told to go.
      #expect(kinds.sorted() == [1, 1, 8])
    }
  }

  @Test func aPageThatReadsNothingIsGivenUpBeforeItCostsMemory() async throws {
    try await ServedPage.serve { server, host in
      let client = try await RawClient.session(port: server.port, cookie: server.cookie())
      #expect(await client.answer()?.status == 101)
      #expect(await client.nextFrame()?.kind == 1)
      let outbox = try #require(host.log.withLock { $0.outboxes.values.first })
      let piece = Data(repeating: 1, count: 1_000_000)
      var most = 0
      for _ in 0..<100 {
        outbox.send(piece)
        most = max(most, outbox.size)
      }
      #expect(outbox.isClosed)
      #expect(most <= PageOutbox.most)
    }
  }
}
