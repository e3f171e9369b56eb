import Foundation
import Glibc

/// A socket that listens on the loopback address, so that the port is known before the server runs.
struct LoopbackListener {
  /// The socket. Its user must close it.
  let socket: Int32
  /// The port that the socket listens on.
  let port: Int

  /// - Parameter port: the port; 0 for any free one.
  init(port: UInt16) throws(InspectorError) {
    func failure() -> InspectorError {
      InspectorError("Cannot listen on port \(port) of 127.0.0.1: \(String(cString: strerror(errno))).")
    }
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw failure() }
    var one: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 64) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else {
      let error = failure()
      close(socket)
      throw error
    }
    self.socket = socket
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }
}
