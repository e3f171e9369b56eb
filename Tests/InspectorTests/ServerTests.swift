import Foundation
import Testing

@testable import Inspector

@Suite("The server lets in who has the link, and nobody else")
struct ServerTests {
  @Test func theTokenOpensThePageOnce() async throws {
    try await ServedPage.serve { server, _ in
      let first = try #require(try await RawClient.get(server.firstPath, port: server.port))
      #expect(first.status == 303)
      #expect(first.headers["location"] == "/")
      let cookie = try #require(first.headers["set-cookie"])
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      let page = try await RawClient.get(
        "/", port: server.port, headers: ["Cookie: \(cookie.prefix { $0 != ";" })"])
      #expect(page?.status == 200)
      #expect(page?.headers["content-type"] == "text/html; charset=utf-8")
      let again = try await RawClient.get(server.firstPath, port: server.port)
      #expect(again?.status == 403)
      let bare = try await RawClient.get("/", port: server.port)
      #expect(bare?.status == 403)
    }
  }

  @Test func everyAnswerForbidsWhatThePageDoesNotNeed() async throws {
    try await ServedPage.serve { server, _ in
      let cookie = try await server.cookie()
      for (path, cookies) in [("/", [cookie]), ("/", []), ("/none.js", [cookie]), ("/session", [cookie])] {
        let answer = try #require(
          try await RawClient.get(path, port: server.port, headers: cookies.map { "Cookie: \($0)" }))
        #expect(answer.headers["content-security-policy"]?.contains("default-src 'self'") == true)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["referrer-policy"] == "no-referrer")
        #expect(answer.headers["cache-control"] == "no-store")
      }
    }
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1", "127.0.0.1:1", "evil.example:80", "", "127.0.0.1.evil.example",
  ])
  func aNameThatWasPointedAtLoopbackIsRefused(_ name: String) async throws {
    try await ServedPage.serve { server, _ in
      let foreign = try await RawClient.get(server.firstPath, port: server.port, host: name)
      #expect(foreign?.status == 403)
      // The token was not spent by it.
      let own = try await RawClient.get(server.firstPath, port: server.port)
      #expect(own?.status == 303)
    }
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
  func anotherPageCannotOpenASessionEvenWithTheCookie(_ origin: String) async throws {
    try await ServedPage.serve { server, host in
      let client = try await RawClient.session(port: server.port, cookie: server.cookie(), origin: origin)
      #expect(await client.answer()?.status == 403)
      #expect(host.log.withLock { $0.opened } == 0)
    }
  }

  @Test func withoutTheCookieThereIsNoSession() async throws {
    try await ServedPage.serve { server, host in
      let client = try await RawClient.session(port: server.port, cookie: "curbcut-\(server.port)=guess")
      #expect(await client.answer()?.status == 403)
      #expect(host.log.withLock { $0.opened } == 0)
    }
  }

  @Test(arguments: [
    "/../Package.swift", "/..%2fPackage.swift", "/%2e%2e/etc/passwd", "//etc/passwd", "/index.html/",
    "/./index.html", "/.git", "/index.html%00.js", "/sub/index.html",
  ])
  func noPathLeadsOutOfThePagesFiles(_ path: String) async throws {
    try await ServedPage.serve { server, _ in
      let answer = try await RawClient.get(
        path, port: server.port, headers: ["Cookie: \(try await server.cookie())"])
      #expect(answer?.status == 404)
    }
  }

  @Test func aLinkInTheFolderOfThePageDoesNotLeadOutOfIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inside = folder.appendingPathComponent("page")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: folder.appendingPathComponent("secret.js"))
    #expect(throws: InspectorError.self) { try PageFiles(folder: inside) }
    try Data("hello".utf8).write(to: inside.appendingPathComponent("index.html"))
    try FileManager.default.createSymbolicLink(
      at: inside.appendingPathComponent("link.js"),
      withDestinationURL: folder.appendingPathComponent("secret.js"))
    let files = try PageFiles(folder: inside)
    #expect(files.file(at: "/")?.content == Data("hello".utf8))
    #expect(files.file(at: "/link.js") == nil)
    #expect(files.file(at: "/../secret.js") == nil)
  }

  @Test(arguments: [
    "\u{16}\u{03}\u{01}\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/9.1\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhello",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 400_000) + "\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
  ])
  func whatIsNoGoodRequestIsRefusedAndTheNextOneIsServed(_ text: String) async throws {
    try await ServedPage.serve { server, _ in
      let client = try RawClient(port: server.port)
      await client.send(text)
      let answer = await client.answer()
      // Some are told why, with others the connection only ends.
      #expect(answer.map { $0.status >= 400 } ?? true)
      let next = try await RawClient.get(server.firstPath, port: server.port)
      #expect(next?.status == 303)
    }
  }

  @Test func aConnectionOnWhichNothingComesIsGivenUp() async throws {
    try await ServedPage.serve(limits: .init(patience: 0.2)) { server, _ in
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.1\r\nHost")
      #expect(await client.readToEnd().isEmpty)
    }
  }

  @Test func itListensOnLoopbackAlone() async throws {
    try await ServedPage.serve { server, _ in
      #expect(server.url.hasPrefix("http://127.0.0.1:\(server.port)/?token="))
      let port = String(format: "%04X", server.port)
      let listening = try Self.listeners(on: port)
      #expect(listening == ["0100007F:\(port)"])
    }
  }

  private static func listeners(on port: String) throws -> [String] {
    // `String(contentsOfFile:)` takes the first piece of such a file for all of it.
    let data = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/net/tcp")).readToEnd() ?? Data()
    let table = String(decoding: data, as: UTF8.self)
    return table.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ")
      return columns.count > 3 && columns[1].hasSuffix(":\(port)") && columns[3] == "0A"
        ? String(columns[1]) : nil
    }
  }
}
