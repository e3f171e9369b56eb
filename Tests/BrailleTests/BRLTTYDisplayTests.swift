import AssistiveTechnology
import Foundation
import Glibc
import Testing

@testable import Braille

/// Talks to a real BRLTTY, whose display is a socket of this test (its driver `vr`).
@MainActor
@Suite("Displays that BRLTTY drives", .serialized)
struct BRLTTYDisplayTests {
  @Test("Without a daemon the error says where none answers")
  func noDaemon() {
    do {
      _ = try BRLTTYDisplay(host: "localhost:91")
      Issue.record("Something answers.")
    } catch {
      guard case .noDaemon(let host, _) = error else { return #expect(Bool(false), "\(error)") }
      #expect(host == "localhost:91")
      #expect("\(error)".contains("Start brltty"))
    }
  }

  nonisolated static let isInstalled =
    getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/sbin/brltty")
    && FileManager.default.fileExists(atPath: "/lib/brltty/libbrlttybvr.so")

  @Test(
    "Cells go out, keys come in, and the end of the daemon is noticed",
    .enabled(if: isInstalled, "needs brltty"), .timeLimit(.minutes(1)))
  func daemon() async throws {
    let number = 60 + Int(getpid()) % 30
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("brltty-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let brltty = Process()
    brltty.executableURL = URL(fileURLWithPath: "/usr/sbin/brltty")
    brltty.arguments = [
      "-b", "vr", "-d", "server:\(folder)/display", "-x", "no", "-s", "no", "-n", "-e", "-q",
      "-A", "auth=none,host=:\(number)", "-P", "\(folder)/pid", "-f", "/dev/null",
    ]
    brltty.standardOutput = FileHandle.nullDevice
    brltty.standardError = FileHandle.nullDevice
    try brltty.run()
    defer { if brltty.isRunning { kill(brltty.processIdentifier, SIGKILL) } }

    let socket = try #require(await Self.retry { VirtualDisplay(path: "\(folder)/display") })
    socket.send("cells 12")
    let display = try #require(
      await Self.retry { try? BRLTTYDisplay(host: ":\(number)", authorization: "none") })
    #expect(display.cellCount == 12)

    display.show(BrailleFrame(cells: BrailleTranslation.cells("⠮⠀⠐⠙⣀"), text: "the day"))
    let shown = await Self.retry { socket.received.contains("2346") ? socket.received : nil }
    #expect(shown?.contains("2346| |5|145|78") == true, "\(socket.received)")

    let table: [(command: String, key: BrailleInput)] = [
      ("fwinrt", .panRight), ("fwinlt", .panLeft), ("route 3", .routing(cell: 3)),
    ]
    for (command, key) in table {
      socket.send(command)
      #expect(await Self.nextKeys(of: display) == [key], "\(command)")
    }

    // The daemon inherits what signals its parent blocks; this one cannot be blocked.
    kill(brltty.processIdentifier, SIGKILL)
    let keys = await Self.nextKeys(of: display)
    #expect(keys == [.display(cells: 0)])
    #expect(display.cellCount == 0)
    display.show(BrailleFrame(cells: [1]))
    #expect(display.takeKeys().isEmpty)
  }

  /// The keys that come next, once there are some.
  private static func nextKeys(of display: BRLTTYDisplay) async -> [BrailleInput] {
    await retry {
      let keys = display.takeKeys()
      return keys.isEmpty ? nil : keys
    } ?? []
  }

  /// Tries until there is a result, for 10 seconds.
  private static func retry<Result>(_ attempt: () -> Result?) async -> Result? {
    for _ in 0..<200 {
      if let result = attempt() { return result }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  @Test("Keys of any display are known by BRLTTY's names for them")
  func keys() {
    typealias Key = BrlAPIConnection.Key
    let table: [(Key, BrailleInput?)] = [
      (.command(block: 1, argument: 7), .routing(cell: 7)),
      (.command(block: 34, argument: 0x124), .chord(dots: 0x24, withSpace: true)),
      (.command(block: 34, argument: 0x100), .chord(dots: 0, withSpace: true)),
      (.command(block: 34, argument: 0), .chord(dots: 0, withSpace: true)),
      (.command(block: 0, argument: 23), .panLeft),
      (.command(block: 0, argument: 24), .panRight),
      (.command(block: 0, argument: 999), nil),
      (.symbol(0xFF08), .chord(dots: 0x40, withSpace: false)),
      (.symbol(0xFF0D), .chord(dots: 0x80, withSpace: false)),
      (.symbol(0xE9), .text("é")),
      (.symbol(0x0100_0436), .text("ж")),
      (.symbol(0xFFE1), nil),
    ]
    for (key, input) in table { #expect(BRLTTYDisplay.input(for: key) == input, "\(key)") }
  }
}

/// The other end of BRLTTY's virtual driver: what it puts up is text to read here.
final class VirtualDisplay {
  private let descriptor: Int32
  private var buffer = ""

  /// - Returns: nil when nobody listens there yet.
  init?(path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      for (index, byte) in path.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
    }
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard connected == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  func send(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Everything that the driver has said so far.
  var received: String {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { return buffer }
      buffer += String(decoding: bytes[..<count], as: UTF8.self)
    }
  }
}
