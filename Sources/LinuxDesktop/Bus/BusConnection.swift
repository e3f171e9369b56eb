import Foundation
import Glibc

/// A connection to a bus that never waits longer than it is told to.
///
/// The protocol is spoken here rather than by libatspi or libdbus: libatspi asks for one thing at a time and waits 800
/// milliseconds and more for each answer, and its cache fills object by object. A reader that must not stop for one
/// program needs many questions under way at once, and a time for each. What the protocol takes is small enough to be
/// read and fuzzed as plain Swift, without C.
@MainActor
final class BusConnection {
  /// The socket, on which a caller can wait for something to arrive.
  let descriptor: Int32
  /// How many calls have been made.
  private(set) var callCount = 0
  private(set) var isOpen = true

  private var stream = BusStream()
  private var arrived: [BusMessage] = []
  private var outgoing: [UInt8] = []
  private var lastSerial: UInt32 = 0
  private var chunk = [UInt8](repeating: 0, count: BusConnection.chunkSize)

  /// What is read from the socket at once, in bytes.
  private static let chunkSize = 1 << 18
  /// What may wait to be sent, in bytes, to a bus that does not read.
  private static let mostOutgoing = 1 << 24

  /// Connects, and says hello.
  init(_ address: BusAddress, timeout: Double) throws(BusError) {
    descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .unreachable("no socket can be made: \(Self.problem)") }
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: address.socket) }
    let length = socklen_t(
      MemoryLayout<sa_family_t>.size + address.socket.count + (address.socket[0] == 0 ? 0 : 1))
    let result = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    guard result == 0 else { throw .unreachable("the bus cannot be reached: \(Self.problem)") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let end = Self.now + timeout
    try authenticate(until: end)
    _ = try call(
      BusMessage(
        call: "Hello", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", in: "org.freedesktop.DBus"),
      timeout: max(0, end - Self.now))
  }

  isolated deinit { close(descriptor) }

  /// The time, in seconds since some moment that does not change.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static var problem: String { String(cString: strerror(errno)) }

  private func authenticate(until end: Double) throws(BusError) {
    let user = String(geteuid()).utf8.map { String($0, radix: 16) }.joined()
    outgoing = [0] + Array("AUTH EXTERNAL \(user)\r\n".utf8)
    var line: [UInt8] = []
    while true {
      try flush()
      guard wait(until: end) else { throw .unreachable("the bus does not answer") }
      var byte: UInt8 = 0
      let count = read(descriptor, &byte, 1)
      guard count != 0 else { throw .disconnected }
      guard count > 0 else { continue }
      line.append(byte)
      guard line.count < 1024 else { throw .unreachable("the bus does not speak D-Bus") }
      if byte == UInt8(ascii: "\n") { break }
    }
    guard line.starts(with: Array("OK ".utf8)) else {
      throw .unreachable("the bus does not let this user in")
    }
    outgoing += Array("BEGIN\r\n".utf8)
    try flush()
  }

  // MARK: Sending

  /// Sends a call, whose answer comes with ``receive(within:most:)``.
  ///
  /// - Returns: the number by which the answer can be told.
  func send(_ message: BusMessage) throws(BusError) -> UInt32 {
    lastSerial = lastSerial == .max ? 1 : lastSerial + 1
    if message.kind == .call { callCount += 1 }
    outgoing += message.encoded(serial: lastSerial)
    // Many small calls leave together.
    if outgoing.count > 1 << 14 { try flush() }
    guard outgoing.count < Self.mostOutgoing else {
      isOpen = false
      throw .disconnected
    }
    return lastSerial
  }

  /// Hands what waits to the socket, as far as it takes it.
  func flush() throws(BusError) {
    while !outgoing.isEmpty {
      let count = Glibc.send(descriptor, outgoing, outgoing.count, Int32(MSG_NOSIGNAL))
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isOpen = false
        throw .disconnected
      }
    }
  }

  // MARK: Receiving

  /// The messages that have arrived, or that arrive in time; empty if none do.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait for the first one.
  ///   - most: how many to return; the others wait.
  func receive(within seconds: Double, most: Int = .max) throws(BusError) -> [BusMessage] {
    let end = Self.now + seconds
    while true {
      try fill()
      if !arrived.isEmpty {
        defer { arrived.removeFirst(min(most, arrived.count)) }
        return arrived.count <= most ? arrived : Array(arrived.prefix(most))
      }
      guard isOpen else { throw .disconnected }
      guard wait(until: end) else { return [] }
    }
  }

  /// Whether more has arrived than was taken.
  var hasMore: Bool { !arrived.isEmpty || stream.count > 0 }

  /// Calls, and waits for the answer. What else arrives meanwhile is kept.
  func call(_ message: BusMessage, timeout: Double) throws(BusError) -> BusMessage {
    let serial = try send(message)
    let end = Self.now + timeout
    var looked = 0
    while true {
      try fill(isPatient: true)
      if looked < arrived.count,
        let index = arrived[looked...].firstIndex(where: { $0.replySerial == serial })
      {
        let answer = arrived.remove(at: index)
        return try answer.checked()
      }
      looked = arrived.count
      guard isOpen else { throw .disconnected }
      guard wait(until: end) else { throw .noAnswer(timeout) }
    }
  }

  /// Reads what has arrived. Unless a caller waits for one answer, no more is taken than it has use for: what a program
  /// sends too fast stays with the bus.
  private func fill(isPatient: Bool = false) throws(BusError) {
    try flush()
    guard isOpen, isPatient || arrived.count < Self.mostArrived else { return }
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      stream.append(chunk[..<count])
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      isOpen = false
    }
    while arrived.count < Self.mostArrived || isPatient, let message = try stream.next() {
      arrived.append(message)
    }
  }

  private static let mostArrived = 4_096

  /// Waits until something arrives, or can be sent.
  ///
  /// - Returns: false when the time is over.
  private func wait(until end: Double) -> Bool {
    let left = end - Self.now
    guard left > 0 else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if !outgoing.isEmpty { waiting.events |= Int16(POLLOUT) }
    return poll(&waiting, 1, Int32(min(left, 3600) * 1000 + 1)) != 0
  }
}

extension BusMessage {
  /// The message, if it is no error.
  func checked() throws(BusError) -> BusMessage {
    guard kind == .error else { return self }
    var reader = reader
    let words = signature.hasPrefix("s") ? try reader.string() : ""
    throw .refused(name: errorName ?? "an error without a name", message: words)
  }
}
