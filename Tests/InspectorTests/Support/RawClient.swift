import Foundation
import Glibc

@testable import Inspector

/// A browser that says what it is told to, byte for byte.
final class RawClient {
  private let socket: Int32
  private(set) var received: [UInt8] = []

  init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(socket) }

  /// Never holds the thread: the server may need it.
  func send(_ bytes: [UInt8]) async {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else {
        guard errno == EAGAIN else { return }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  /// Reads until `isEnough`, or until the other side ends or is silent for too long.
  /// - Returns: false when it ended before.
  @discardableResult
  func read(until isEnough: ([UInt8]) -> Bool) async -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let end = ContinuousClock.now + .seconds(120)
    while !isEnough(received) {
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        received += buffer[..<count]
      } else {
        guard count < 0, errno == EAGAIN, .now < end else { return false }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    return true
  }

  /// All that comes until the other side ends.
  func readToEnd() async -> String {
    await read { _ in false }
    return String(decoding: received, as: UTF8.self)
  }

  /// One answer, with its body.
  func answer() async -> Answer? {
    var answer: Answer?
    await read { bytes in
      answer = Answer(bytes)
      return answer != nil
    }
    if let answer { received.removeFirst(answer.length) }
    return answer
  }

  struct Answer {
    var status: Int
    var headers: [String: String] = [:]
    var body: String
    var length: Int

    init?(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { return nil }
      let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
      status = Int(lines[0].split(separator: " ")[1]) ?? 0
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
      let head = text[..<end.upperBound].utf8.count
      let count = headers["content-length"].flatMap { Int($0) } ?? 0
      guard bytes.count >= head + count else { return nil }
      body = String(decoding: bytes[head..<(head + count)], as: UTF8.self)
      length = head + count
    }
  }

  /// Asks for a path.
  static func get(
    _ path: String, port: Int, host: String? = nil, method: String = "GET", headers: [String] = []
  ) async throws -> Answer? {
    let client = try RawClient(port: port)
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + headers
    await client.send(lines.joined(separator: "\r\n") + "\r\nConnection: close\r\n\r\n")
    return await client.answer()
  }
}

extension RawClient {
  /// Opens a WebSocket.
  static func session(port: Int, cookie: String, origin: String? = nil) async throws -> RawClient {
    let client = try RawClient(port: port)
    await client.send(
      """
      GET /session HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: \(origin ?? "http://127.0.0.1:\(port)")\r
      Cookie: \(cookie)\r
      Upgrade: websocket\r
      Connection: keep-alive, Upgrade\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """)
    return client
  }

  /// A frame as a browser sends it.
  static func frame(_ kind: UInt8, _ content: [UInt8], isLast: Bool = true) -> [UInt8] {
    var frame: [UInt8] = [(isLast ? 0x80 : 0) | kind]
    switch content.count {
    case ...125: frame.append(0x80 | UInt8(content.count))
    case ...0xFFFF: frame += [0x80 | 126, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
    default:
      frame.append(0x80 | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    return frame + mask + content.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  static func frame(text: String) -> [UInt8] { frame(1, Array(text.utf8)) }

  /// The next frame that the server sends: its kind and its content.
  func nextFrame() async -> (kind: UInt8, content: [UInt8])? {
    var found: (kind: UInt8, content: [UInt8], length: Int)?
    await read { bytes in
      guard bytes.count >= 2 else { return false }
      var (length, head) = (Int(bytes[1] & 0x7F), 2)
      if length >= 126 {
        let size = length == 126 ? 2 : 8
        guard bytes.count >= 2 + size else { return false }
        length = bytes[2..<(2 + size)].reduce(0) { $0 << 8 | Int($1) }
        head += size
      }
      guard bytes.count >= head + length else { return false }
      found = (bytes[0] & 0x0F, Array(bytes[head..<(head + length)]), head + length)
      return true
    }
    guard let found else { return nil }
    received.removeFirst(found.length)
    return (found.kind, found.content)
  }
}
