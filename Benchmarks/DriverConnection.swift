import Foundation
import Glibc

/// A request to a WebDriver and its answer, over a socket of its own.
///
/// chromedriver writes no space after the names of its headers, which URLSession on Linux refuses.
struct DriverConnection {
  let port: Int

  /// Sends a request, and waits for the answer's JSON.
  func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any? {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Content-Type: application/json; charset=utf-8",
      "Content-Length: \(content.count)", "Connection: close",
    ]
    let answer = try exchange(Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + content)
    guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)),
      answer.starts(with: Data("HTTP/1.1 200".utf8)),
      let object = try JSONSerialization.jsonObject(with: answer[end.upperBound...]) as? [String: Any]
    else { throw BenchmarkError("chromedriver refused \(method) \(path)") }
    return object["value"]
  }

  private func exchange(_ request: Data) throws -> Data {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw BenchmarkError("no socket") }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw BenchmarkError("chromedriver does not listen on port \(port)") }
    var rest = request
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard sent > 0 else { throw BenchmarkError("chromedriver hung up") }
      rest = rest.dropFirst(sent)
    }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(socket, &buffer, buffer.count)
      guard count > 0 else { return answer }
      answer.append(contentsOf: buffer[..<count])
      if isWhole(answer) { return answer }
    }
  }

  /// Whether the body is as long as the head says: the driver may leave the connection open.
  private func isWhole(_ answer: Data) -> Bool {
    guard let end = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return false }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
    guard let line = head.components(separatedBy: "\r\n").first(where: { $0.hasPrefix("content-length:") }),
      let length = Int(line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces))
    else { return false }
    return answer.count - end.upperBound >= length
  }
}
