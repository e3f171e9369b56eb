import Foundation
import Glibc

/// A desktop of a test's own: an X server without a monitor, a session bus, and what runs there.
final class TestDesktop {
  let environment: [String: String]
  private var processes: [Process] = []
  private let folder: URL

  /// What is not installed, with what to do; nil when everything is there.
  static func missing(_ library: String) -> String? {
    var needs = [
      "/usr/bin/Xvfb": "xvfb", "/usr/bin/dbus-daemon": "dbus-daemon",
      "/usr/libexec/at-spi-bus-launcher": "at-spi2-core", "/usr/bin/python3": "python3",
      "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    ]
    #if arch(arm64)
      let machine = "aarch64-linux-gnu"
    #else
      let machine = "x86_64-linux-gnu"
    #endif
    needs["/usr/lib/\(machine)/girepository-1.0/\(library).typelib"] = "gir1.2-\(library.lowercased())"
    let packages = needs.filter { !FileManager.default.fileExists(atPath: $0.key) }.map(\.value).sorted()
    guard !packages.isEmpty else { return nil }
    return
      "not installed: \(packages.joined(separator: ", ")); ‘scripts/install-packages testing’ installs it"
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8",
    ]
    let display = try Self.start(
      "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1024x1024x24", "-nolisten", "tcp"], environment)
    processes.append(display.process)
    environment["DISPLAY"] = ":" + (try display.output.line())
    let bus = try Self.start(
      "/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"], environment)
    processes.append(bus.process)
    environment["DBUS_SESSION_BUS_ADDRESS"] = try bus.output.line()
    // GTK 4 draws without the help of a graphics card.
    environment["GSK_RENDERER"] = "cairo"
    self.environment = environment
  }

  deinit { stop() }

  func stop() {
    for process in processes.reversed() where process.isRunning { process.terminate() }
    // Not with `waitUntilExit()`, which needs the run loop that the tests themselves are on.
    let end = Date().addingTimeInterval(2)
    while processes.contains(where: \.isRunning), Date() < end { usleep(5_000) }
    for process in processes where process.isRunning { kill(process.processIdentifier, SIGKILL) }
    processes = []
    try? FileManager.default.removeItem(at: folder)
  }

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> (process: Process, input: FileHandle, output: LineReader) {
    let process = Process()
    // A thread of a test blocks most signals, and what it starts would inherit that: nothing could then end it.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal", path] + arguments
    process.environment = environment
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, input.fileHandleForWriting, LineReader(output.fileHandleForReading))
  }

  /// Starts one of the programs beside these tests, and waits until it shows.
  func run(_ program: String) throws -> TestProgram {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Programs/\(program)")
    let started = try Self.start("/usr/bin/python3", [path.path], environment)
    processes.append(started.process)
    let running = TestProgram(process: started.process, input: started.input, output: started.output)
    _ = try running.wait(for: "ready")
    return running
  }
}

/// A program that runs on a test's desktop.
final class TestProgram {
  let process: Process
  private let input: FileHandle
  private let output: LineReader

  init(process: Process, input: FileHandle, output: LineReader) {
    self.process = process
    self.input = input
    self.output = output
  }

  func send(_ order: String) throws { try input.write(contentsOf: Data("\(order)\n".utf8)) }

  /// The words after a first word, in a line that the program prints.
  func wait(for word: String, within seconds: Double = 10) throws -> [String] {
    while true {
      let words = try output.line(within: seconds).split(separator: " ").map(String.init)
      if words.first == word { return Array(words.dropFirst()) }
    }
  }
}

/// Lines as a process prints them.
final class LineReader {
  struct NoLine: Error {}

  private let handle: FileHandle
  private var buffer: [UInt8] = []

  init(_ handle: FileHandle) { self.handle = handle }

  func line(within seconds: Double = 10) throws -> String {
    let end = Date().addingTimeInterval(seconds)
    while true {
      if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(newline + 1) }
        return String(decoding: buffer[..<newline], as: UTF8.self)
      }
      var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = end.timeIntervalSinceNow
      guard left > 0, poll(&waiting, 1, Int32(left * 1000) + 1) > 0 else { throw NoLine() }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(handle.fileDescriptor, &bytes, bytes.count)
      guard count > 0 else { throw NoLine() }
      buffer += bytes[..<count]
    }
  }
}
